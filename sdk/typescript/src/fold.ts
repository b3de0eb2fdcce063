/** Makes one result of the verdicts on the pieces of a text. */
import { counts, EMPTY_RESULT, type Entity, type Match, type ModelCheck, type ScanResult } from "./result.ts";
import { ENTITY_TYPES, rank } from "./words.ts";

/** What was said of one piece. Its offsets count from the piece's start. */
export interface PieceResult {
  readonly start: number;
  readonly result: ScanResult;
}

export function fold(length: number, pieces: readonly PieceResult[]): ScanResult {
  const results = pieces.map(({ start, result }) => shifted(result, start));
  const blocking = results.filter(({ decision }) => decision === "block");
  const worst = [...(blocking.length > 0 ? blocking : results)].sort(bySeverity)[0] ?? EMPTY_RESULT;
  const matches = uniqueMatches(results.flatMap((result) => result.matches));
  const counted = matches.filter(counts).sort(bySeverity);
  const { cloak, entities } = foldCloak(results);
  return {
    ...EMPTY_RESULT,
    decision: blocking.length > 0 ? "block" : "allow",
    blocked: blocking.length > 0,
    reason: worst.reason,
    severity: [...results].sort(bySeverity)[0]?.severity ?? null,
    categories: [...new Set(counted.map((match) => match.category))],
    matches,
    entities,
    cloak,
    modelCheck: foldModel(results),
    toolValidation: results[0]?.toolValidation ?? null,
    scannedChars: length,
    signatureVersion: results[0]?.signatureVersion ?? null,
    quota: results.at(-1)?.quota ?? null,
    requestId: worst.requestId,
  };
}

/** Overlapping entities become their union, with the type of the strongest. */
export function unite(entities: readonly Entity[]): readonly Entity[] {
  const united: Entity[] = [];
  for (const entity of [...entities].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = united.at(-1);
    if (last && entity.start < last.end) {
      const strongest = isStronger(entity, last) ? entity : last;
      united[united.length - 1] = { ...strongest, start: last.start, end: Math.max(last.end, entity.end) };
    } else united.push(entity);
  }
  return united;
}

function isStronger(a: Entity, b: Entity): boolean {
  if (a.confidence !== b.confidence) return a.confidence > b.confidence;
  return ENTITY_TYPES.indexOf(a.type) < ENTITY_TYPES.indexOf(b.type);
}

function foldCloak(results: readonly ScanResult[]): Pick<ScanResult, "cloak" | "entities"> {
  const blocks = results.flatMap(({ cloak }) => (cloak ? [cloak] : []));
  const first = blocks[0];
  if (!first) return { cloak: null, entities: [] };
  const failed = blocks.find((block) => !block.ran);
  if (failed) return { cloak: { ...failed, latencyMs: null }, entities: [] };
  const latencies = blocks.flatMap(({ latencyMs }) => (latencyMs === null ? [] : [latencyMs]));
  return {
    cloak: { ...first, latencyMs: latencies.length > 0 ? Math.max(...latencies) : null },
    entities: unite(results.flatMap((result) => result.entities)),
  };
}

function foldModel(results: readonly ScanResult[]): ModelCheck | null {
  const checks = results.flatMap(({ modelCheck }) => (modelCheck ? [modelCheck] : []));
  const blocking = checks.find((check) => check.decision === "block");
  return blocking ?? [...checks].sort((a, b) => (b.score ?? -1) - (a.score ?? -1))[0] ?? null;
}

function uniqueMatches(matches: readonly Match[]): readonly Match[] {
  const known = new Map(matches.map((match) => [`${match.start} ${match.end} ${match.signatureId}`, match]));
  return [...known.values()].sort((a, b) => a.start - b.start || bySeverity(a, b));
}

function bySeverity(a: Pick<ScanResult, "severity">, b: Pick<ScanResult, "severity">): number {
  return rank(a.severity) - rank(b.severity);
}

function shifted(result: ScanResult, by: number): ScanResult {
  if (by === 0) return result;
  const move = <T extends { readonly start: number; readonly end: number }>(one: T): T => ({
    ...one,
    start: one.start + by,
    end: one.end + by,
  });
  return {
    ...result,
    matches: result.matches.map(move),
    entities: result.entities.map(move),
    modelCheck: result.modelCheck && { ...result.modelCheck, results: result.modelCheck.results.map(move) },
  };
}
