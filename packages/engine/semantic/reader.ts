/**
 * The cascade over one payload: the gate reads every window and clears what is plainly benign, the judge reads the rest,
 * most suspicious first, until the deadline. What was not read is said; nothing is silently cut.
 *
 * A reading may be asked for attacks, for tags (names, places, dates) or for both, and both come from the same windows.
 * Equal windows of one payload are computed once. Nothing is remembered from one payload to the next.
 */
import type { Tag } from "../cloak/tagger.ts";
import type { Payload } from "../payload.ts";
import { layOut, type Page, type Run } from "./pages.ts";
import type { SemanticReport } from "./port.ts";
import { type Registry, SURFACE_IDS } from "./registry.ts";
import { resultsOf, sigmoid } from "./results.ts";
import { decodeTags } from "./tags.ts";
import type { Tokenizer } from "./tokenizer.ts";
import type { WindowInput } from "./windows.ts";

/** The two halves of the encoder, however they are run. All outputs are logits. */
export interface Encoder {
  gate(input: WindowInput, surface: number): Promise<{ readonly exit: Float32Array; readonly hidden: unknown }>;
  judge(hidden: unknown): Promise<{ readonly sentence: Float32Array; readonly tokens: Float32Array }>;
}

export interface ReaderParts {
  readonly registry: Registry;
  readonly tokenizer: Tokenizer;
  readonly encoder: Encoder;
  /** Milliseconds of any clock that does not jump. */
  readonly now: () => number;
}

/** How long each job may take from now; null: not asked for. */
export interface ReadingAsk {
  readonly attacksMs: number | null;
  readonly tagsMs: number | null;
}

export interface Reading {
  /** Null when it was not asked for. */
  readonly report: SemanticReport | null;
  /** Null when it was not asked for, or when not every window could be read in time: half a list is no list. */
  readonly tags: readonly Tag[] | null;
}

/** What is known of a window so far. Suspicion: from 1 on the judge must read it. */
interface Sheet {
  readonly page: Page;
  readonly judged: boolean;
  attack: number;
  entity: number;
  gated: boolean;
  hidden: unknown;
  sentence: Float32Array | null;
  tokens: Float32Array | null;
}

/** A hidden state is 200 kB: past so many the gate runs again when the judge's turn comes. */
const HIDDEN_KEPT_MAX = 64;

export async function readPayload(payload: Payload, parts: ReaderParts, ask: ReadingAsk): Promise<Reading> {
  const { registry, now } = parts;
  const start = now();
  const until = { attacks: start + (ask.attacksMs ?? -1), tags: start + (ask.tagsMs ?? -1) };
  const runs = layOut(payload, parts).filter((run) => run.judged || ask.tagsMs !== null);
  const sheets = sheetsOf(runs);

  await gateAll(sheets, parts, ask);
  const all = [...sheets.values()];
  if (ask.attacksMs !== null) {
    const suspects = all.filter((sheet) => sheet.judged && sheet.attack >= 1).sort((a, b) => b.attack - a.attack);
    await judgeAll(suspects, parts, until.attacks);
  }
  if (ask.tagsMs !== null) {
    const named = all.filter((sheet) => sheet.entity >= 1 && sheet.sentence === null);
    await judgeAll(named, parts, until.tags);
  }
  return {
    report: ask.attacksMs === null ? null : reportOf(runs, sheets, registry),
    tags: ask.tagsMs === null ? null : tagsOf(runs, sheets, registry),
  };
}

function sheetsOf(runs: readonly Run[]): Map<string, Sheet> {
  const sheets = new Map<string, Sheet>();
  for (const { judged, pages } of runs) {
    for (const page of pages) {
      const known = sheets.get(page.key);
      if (known && (known.judged || !judged)) continue;
      const blank = { attack: 0, entity: 0, gated: false, hidden: null, sentence: null, tokens: null };
      sheets.set(page.key, { page, judged, ...blank });
    }
  }
  return sheets;
}

async function gateAll(sheets: ReadonlyMap<string, Sheet>, parts: ReaderParts, ask: ReadingAsk): Promise<void> {
  const until = parts.now() + Math.max(ask.attacksMs ?? -1, ask.tagsMs ?? -1);
  let kept = 0;
  for (const sheet of sheets.values()) {
    if (parts.now() > until) return;
    const { exit, hidden } = await gate(sheet.page, parts);
    sheet.gated = true;
    // Suspicions of what nobody asked about are not looked at.
    if (ask.attacksMs !== null) sheet.attack = suspicionOf(exit, sheet.page, parts.registry);
    if (ask.tagsMs !== null) sheet.entity = sigmoid(exit[2]!) / parts.registry.gate.entity;
    if (Math.max(sheet.attack, sheet.entity) >= 1 && kept++ < HIDDEN_KEPT_MAX) sheet.hidden = hidden;
  }
}

async function judgeAll(sheets: readonly Sheet[], parts: ReaderParts, until: number): Promise<void> {
  for (const sheet of sheets) {
    if (parts.now() > until) return;
    const { sentence, tokens } = await parts.encoder.judge(sheet.hidden ?? (await gate(sheet.page, parts)).hidden);
    sheet.hidden = null;
    sheet.sentence = sentence;
    sheet.tokens = tokens;
  }
}

function gate({ input, surface }: Page, { encoder }: ReaderParts) {
  return encoder.gate(input, SURFACE_IDS[surface]);
}

/** The larger of the window's scores, each over its own bar. */
function suspicionOf(exit: Float32Array, { surface }: Page, { gate: bars }: Registry): number {
  const attack = sigmoid(exit[0]!) / bars.attack;
  return surface === "third_party" ? Math.max(attack, sigmoid(exit[1]!) / bars.embedded) : attack;
}

function reportOf(runs: readonly Run[], sheets: ReadonlyMap<string, Sheet>, registry: Registry): SemanticReport {
  const pages = runs.filter((run) => run.judged).flatMap((run) => run.pages);
  const checked = pages.filter(({ key }) => {
    const { gated, attack, sentence } = sheets.get(key)!;
    return gated && (attack < 1 || sentence !== null);
  }).length;
  // A window that only the tagger wanted read has been cleared of attacks by the gate: the judge is not asked twice.
  const judged = [...sheets.values()].flatMap(({ judged, attack, page, sentence }) =>
    judged && attack >= 1 && sentence ? [{ page, sentence }] : [],
  );
  return {
    results: resultsOf(judged, registry, pages.length),
    windows: { total: pages.length, checked },
    complete: checked === pages.length,
  };
}

function tagsOf(runs: readonly Run[], sheets: ReadonlyMap<string, Sheet>, registry: Registry): Tag[] | null {
  // Fail closed: a window that nobody read may hold a name.
  for (const { gated, entity, tokens } of sheets.values()) if (!gated || (entity >= 1 && tokens === null)) return null;
  return runs.flatMap(({ start, view, tokens, pages }) => {
    const windows = pages.map(({ key, window }) => ({ window, logits: sheets.get(key)!.tokens }));
    return decodeTags(tokens, windows, registry).map((tag) => ({
      ...tag,
      start: start + view.start(tag.start),
      end: start + view.end(tag.end),
    }));
  });
}
