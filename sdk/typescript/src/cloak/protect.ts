/** Writes what stands in the place of each entity, and puts into the vault what is to be restored. */

import { PortcullisError } from "../errors.ts";
import { unite } from "../fold.ts";
import type { StrategyChoice } from "../options.ts";
import { type Flat, type Replacement, spansOf, whole } from "../payload/flatten.ts";
import type { Entity } from "../result.ts";
import { tally } from "../telling/record.ts";
import type { Vault } from "../vaults/vault.ts";
import type { HmacKey } from "../webcrypto.ts";
import type { EntityType, Strategy } from "../words.ts";
import { DIGITS_MAX, DIGITS_MIN, DIGITS_STEP, digitsOf, mask, strategyFor, tokenOf } from "./token.ts";

export interface Cloaking {
  readonly vault: Vault;
  readonly tokenKey: () => Promise<HmacKey>;
  readonly vaultTtlMs: number;
}

export interface Written {
  readonly replacements: readonly Replacement[];
  readonly counts: Readonly<Record<string, number>>;
  readonly byStrategy: Readonly<Record<string, number>>;
  readonly tokens: readonly string[];
}

export interface WriteOptions {
  readonly subject: string;
  readonly strategy: StrategyChoice;
  readonly replacement: string;
}

export async function writeEntities(
  flat: Flat,
  entities: readonly Entity[],
  cloaking: Cloaking,
  options: WriteOptions,
): Promise<Written> {
  const replacements: Replacement[] = [];
  const tokens = new Set<string>();
  for (const { type, start, end } of unite(entities.map((entity) => whole(flat, entity)))) {
    const strategy = strategyFor(type, options.strategy);
    // A value over a border is a value for each leaf: only so does restoring give back what stood there.
    for (const span of spansOf(flat, start, end)) {
      const text = await writeValue({ type, value: span.value, strategy }, cloaking, options);
      if (strategy === "tokenize") tokens.add(text);
      replacements.push({ start: span.start, end: span.end, text });
    }
  }
  return {
    replacements,
    counts: tally(entities.map(({ type }) => type)),
    byStrategy: tally(entities.map(({ type }) => strategyFor(type, options.strategy))),
    tokens: [...tokens],
  };
}

/** One value written by one strategy. */
export async function writeValue(
  { type, value, strategy }: { readonly type: EntityType; readonly value: string; readonly strategy: Strategy },
  cloaking: Cloaking,
  { subject, replacement }: Pick<WriteOptions, "subject" | "replacement">,
): Promise<string> {
  if (strategy === "redact") return replacement;
  if (strategy === "mask") return mask(value);
  const digits = await digitsOf(await cloaking.tokenKey(), subject, type, value);
  if (strategy === "hash") return `[${type.toUpperCase()}#${digits.slice(0, DIGITS_MIN)}]`;
  const expiresAt = Date.now() + cloaking.vaultTtlMs;
  for (let length = DIGITS_MIN; length <= DIGITS_MAX; length += DIGITS_STEP) {
    const token = tokenOf(type, digits.slice(0, length));
    if ((await cloaking.vault.put({ token, subject, type, value, expiresAt })) !== "taken") return token;
  }
  throw new PortcullisError("every token for a value is taken");
}
