/**
 * Makes a payload fit to leave: attacks cut where that is wanted, personal data rewritten where that is wanted, and
 * nothing handed back that was not cleared.
 */
import { type Written, writeEntities } from "./cloak/protect.ts";
import { type Context, type Inspection, inspect, type Resolved, SUBJECT } from "./inspect.ts";
import { type Replacement, rewrite } from "./payload/flatten.ts";
import { counts, type ScanResult } from "./result.ts";

/** What to do with a payload besides scanning it. */
export interface Wish {
  readonly protect: boolean;
  /** `always` cuts every match, `blocking` only when the payload would be blocked. */
  readonly cut: "never" | "blocking" | "always";
}

/** A payload that may leave, or the reason why it may not. */
export interface Cleared<P> {
  readonly payload: P | null;
  readonly blocked: boolean;
  readonly reason: string | null;
  /** The scan of the payload as it came. */
  readonly result: ScanResult;
  /** The result that decided: the scan of the rewritten payload where that is what blocks. */
  readonly last: ScanResult;
  readonly redactions: number;
  readonly isProtected: boolean;
  readonly written: Written;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const NOTHING: Written = { replacements: [], counts: {}, byStrategy: {}, tokens: [] };

export async function clear<P>(
  context: Context,
  payload: P,
  options: Resolved,
  { until, protect, cut }: Wish & { readonly until: number },
): Promise<Cleared<P>> {
  const first = await inspect(context, payload, { ...options, cloak: protect || options.cloak === true }, { until });
  const { result } = first;
  const begun = { result, last: result, redactions: 0, isProtected: false, written: NOTHING };
  const stop = (more: Partial<Cleared<P>> = {}): Cleared<P> => ({
    ...begun,
    payload: null,
    blocked: true,
    reason: result.reason,
    ...more,
  });
  const wantsCuts = cut === "always" || (cut === "blocking" && result.blocked);
  let cuts = wantsCuts && !result.error ? unite(cutsOf(result)) : [];
  if (result.blocked && cuts.length === 0) return stop();

  let written = NOTHING;
  let isProtected = false;
  if (protect) {
    const hidden = await hide(context, first, options, cuts);
    if (hidden) {
      ({ written, cuts } = hidden);
      isProtected = true;
    } else if (options.onUnavailable === "block") {
      const last = { ...result, decision: "block", blocked: true, reason: "cloak_unavailable" } as const;
      return stop({ last, reason: last.reason });
    }
  }
  const replaced: readonly Replacement[] = [
    ...cuts.map((range) => ({ ...range, text: options.replacement })),
    ...written.replacements,
  ];
  const output = rewrite(payload, first.flat, replaced);
  const done = { ...begun, isProtected, written, redactions: cuts.length };
  const reason = protect && !isProtected ? "cloak_unavailable" : result.reason;
  if (cuts.length === 0) return { ...done, payload: output, blocked: false, reason };
  const { result: again } = await inspect(context, output, { ...options, cloak: false }, { until });
  if (again.blocked) return stop({ redactions: cuts.length, last: again, reason: again.reason });
  return { ...done, payload: output, blocked: false, reason, last: { ...result, blocked: false } };
}

/** What is written in the place of personal data outside the cuts, or null when nobody could look for it. */
async function hide(
  context: Context,
  { result, flat }: Inspection,
  options: Resolved,
  cuts: readonly Range[],
): Promise<{ readonly written: Written; readonly cuts: readonly Range[] } | null> {
  if (!result.cloak?.ran) return null;
  const overlaps = (entity: Range) => cuts.some((range) => entity.start < range.end && range.start < entity.end);
  const inside = result.entities.filter(overlaps);
  const outside = result.entities.filter((entity) => !overlaps(entity));
  const { strategy, replacement, subject = SUBJECT } = options;
  try {
    const written = await writeEntities(flat, outside, context.cloaking, { strategy, replacement, subject });
    return { written, cuts: unite([...cuts, ...inside]) };
  } catch (error) {
    context.onError(error);
    return null;
  }
}

/** Every match that counts, and the windows in which the semantic pass saw what it blocks. */
function cutsOf({ matches, modelCheck }: ScanResult): readonly Range[] {
  const hot = modelCheck?.decision === "block" ? modelCheck.results.filter((one) => one.flagged) : [];
  return [...matches.filter(counts), ...hot];
}

/** Ranges that overlap or touch become one. */
function unite(ranges: readonly Range[]): readonly Range[] {
  const united: Range[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = united.at(-1);
    if (last && start <= last.end) united[united.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else united.push({ start, end });
  }
  return united;
}
