/**
 * Reads the service's verdict. What does not hold together is no verdict: a caller that believed it would let a payload
 * pass that nobody looked at.
 */
import { ScanUnavailableError } from "./errors.ts";
import { EMPTY_RESULT, type Entity, type ScanResult, type ToolValidation } from "./result.ts";
import { ENTITY_CATEGORY, rank, SEVERITIES } from "./words.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What was asked, and so must be answered. */
export interface Asked {
  readonly chars: number;
  readonly cloak: boolean;
  readonly toolCalls: number;
}

export function readVerdict(body: unknown, asked: Asked, requestId: string | null): ScanResult {
  const { matches, entities, cloak, toolValidation, ...verdict } = camel(fields(body)) as unknown as ScanResult;
  demand(verdict.decision === "allow" || verdict.decision === "block");
  demand(verdict.blocked === (verdict.decision === "block"));
  demand(Number.isInteger(verdict.scannedChars) && verdict.scannedChars >= asked.chars);
  for (const match of list(matches)) {
    demand(typeof match.signatureId === "string" && rank(match.severity as string) < SEVERITIES.length);
    demand(isRange(match, asked.chars));
  }
  const block = asked.cloak ? readCloak(cloak, asked.chars) : { cloak: null, entities: [] };
  if (asked.toolCalls > 0) demand(list(fields(toolValidation).calls).length === asked.toolCalls);
  return {
    ...EMPTY_RESULT,
    ...verdict,
    ...block,
    matches,
    toolValidation: (toolValidation as ToolValidation | undefined) ?? null,
    requestId,
  };
}

/** The entities of a detection, checked. */
export function readEntities(entities: unknown, chars: number): readonly Entity[] {
  const found = list(camel(entities));
  for (const entity of found) {
    demand(Object.hasOwn(ENTITY_CATEGORY, String(entity.type)) && isRange(entity, chars));
    demand(typeof entity.confidence === "number");
  }
  return found as unknown as readonly Entity[];
}

function readCloak(given: unknown, chars: number): Pick<ScanResult, "cloak" | "entities"> {
  const { ran, error, latencyMs, taxonomyVersion, entities } = fields(given);
  demand(typeof ran === "boolean");
  return {
    cloak: {
      ran: ran as boolean,
      error: (error as string | null) ?? null,
      latencyMs: (latencyMs as number | null) ?? null,
      taxonomyVersion: (taxonomyVersion as string | undefined) ?? null,
    },
    entities: readEntities(entities, chars),
  };
}

/** The wire's names in this language's case, all the way down. Values are left as they are. */
export function camel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camel);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camel(held),
    ]),
  );
}

function demand(holds: boolean): void {
  if (!holds) throw new ScanUnavailableError("malformed");
}

function fields(value: unknown): Fields {
  demand(typeof value === "object" && value !== null && !Array.isArray(value));
  return value as Fields;
}

function list(value: unknown): readonly Fields[] {
  demand(Array.isArray(value));
  return (value as readonly unknown[]).map(fields);
}

function isRange({ start, end }: Fields, chars: number): boolean {
  return (
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    (start as number) >= 0 &&
    (start as number) <= (end as number) &&
    (end as number) <= chars
  );
}
