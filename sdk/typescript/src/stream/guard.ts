/**
 * Guards a provider's stream: nothing leaves before a scan that contains it said allow, tool calls are judged when they
 * are whole, tokens are restored across chunks, and a block ends the stream with an event of the provider's own shape.
 *
 * Events wait in one line, so their order never changes. The first may leave when its text was cleared and its calls
 * were judged. The source is not read while a scan runs.
 */

import { countOf, lookUp, restoreAll } from "../cloak/restore.ts";
import { TOKEN_CHARS_MAX } from "../cloak/token.ts";
import { RestoreDeniedError } from "../errors.ts";
import { bound, type Context, inspect, type Resolved, SUBJECT } from "../inspect.ts";
import { put } from "../payload/flatten.ts";
import { literalsOf } from "../payload/json.ts";
import { EMPTY_RESULT, type ScanResult, type ToolValidation } from "../result.ts";
import { blockBody } from "../telling/block.ts";
import type { ToolCall } from "../tool-call.ts";
import { judgeCalls } from "../tools.ts";
import { rank } from "../words.ts";
import { readerFor } from "./provider.ts";
import type { Delta, Reader, Reading } from "./reading.ts";
import { newRunning, nextTokens, type Running, release } from "./running.ts";

export type StreamSettings = Resolved & {
  readonly provider?: string;
  readonly holdChars?: number;
  readonly restore?: boolean;
};

/** What was found out by the end, for the record. */
export interface StreamSummary {
  readonly result: ScanResult;
  readonly counts: { readonly restored: number; readonly unknown: number; readonly denied: number };
}

/** What the end of a stream needs, and who hears of it. */
export interface StreamEnd {
  readonly model?: string | null;
  readonly onEnd?: (summary: StreamSummary) => void;
}

const HOLD_CHARS = 256;
const SCAN_CHARS = 1_000;
const LOOK_BACK_CHARS = 2_000;
const PAUSE_MS = 50;

interface Slot {
  readonly event: unknown;
  readonly reading: Reading;
  readonly pieces: readonly (Delta & { readonly running: Running; readonly start: number; readonly end: number })[];
}
interface Call {
  id?: string;
  name: string;
  args: Running;
  isDone: boolean;
  /** What was judged, so that an event that repeats it is not asked about again. */
  judged: string | null;
}

export async function* guardStream<E>(
  context: Context,
  source: AsyncIterable<E>,
  settings: StreamSettings,
  { model = null, onEnd }: StreamEnd,
): AsyncGenerator<E, void, undefined> {
  const hold = Math.max(settings.holdChars ?? HOLD_CHARS, settings.restore ? TOKEN_CHARS_MAX : 0);
  const options: Resolved = { ...settings, surface: "assistant", cloak: false };
  const texts = new Map<string, Running>();
  const calls = new Map<string, Call>();
  const counts = { restored: 0, unknown: 0, denied: 0 };
  let line: Slot[] = [];
  let reader: Reader | null = null;
  let lastRead: unknown;
  let lastReleased: unknown;
  let summary: ScanResult = EMPTY_RESULT;

  const iterator = source[Symbol.asyncIterator]();
  let isOpen = true;
  let isOver = false;
  let isPaused = false;
  try {
    for (;;) {
      const next = iterator.next();
      if (couldClear() && !isPaused && (await isSlow(next))) {
        // A reader should not wait for a source that thinks: what came so far is scanned meanwhile.
        isPaused = true;
        const blocked = await scanTexts(0, hold);
        if (blocked) return yield finish(blocked);
        yield* leave();
        if (isOver) return;
      }
      const { done, value } = await next;
      isPaused = false;
      if (done) break;
      lastRead = value;
      reader ??= readerFor(settings.provider ?? null, value);
      line.push(ingest(value, reader.read(value)));
      const rejected = await judgeDone(false);
      if (rejected) return yield finish(rejected);
      const blocked = await scanTexts(null, hold);
      if (blocked) return yield finish(blocked);
      yield* leave();
      if (isOver) return;
    }
    isOpen = false;
    const rejected = await judgeDone(true);
    if (rejected) return yield finish(rejected);
    const blocked = await scanTexts(0, 0);
    if (blocked) return yield finish(blocked);
    yield* leave();
  } finally {
    if (isOpen) close();
    onEnd?.({ result: summary, counts });
  }

  function ingest(event: unknown, reading: Reading): Slot {
    const pieces = [];
    for (const { key, id, name } of reading.calls) {
      const call = calls.get(key) ?? { name: "", args: newRunning(), isDone: false, judged: null };
      calls.set(key, { ...call, ...(id ? { id } : {}), ...(name ? { name } : {}) });
    }
    for (const [deltas, isArgs] of [
      [reading.texts, false],
      [reading.args, true],
    ] as const) {
      for (const delta of deltas) {
        const known = isArgs ? calls.get(delta.key)?.args : texts.get(delta.key);
        const running = known ?? newRunning();
        if (!isArgs) texts.set(delta.key, running);
        const start = running.text.length;
        running.text += delta.text;
        running.firstTo ||= running.text.length;
        pieces.push({ ...delta, running, start, end: running.text.length });
      }
    }
    for (const { key } of reading.done) calls.get(key)!.isDone = true;
    return { event, reading, pieces };
  }

  /** Whether a scan of what came so far would let something out. */
  function couldClear(): boolean {
    return [...texts.values()].some(
      ({ text, scannedTo, clearedTo }) => text.length > scannedTo && text.length - hold > clearedTo,
    );
  }

  /** Scans what has waited long enough: `least` new characters, or by default as many as the rules of the guard say. */
  async function scanTexts(least: number | null, held: number): Promise<ScanResult | null> {
    for (const running of texts.values()) {
      const waiting = running.text.length - running.scannedTo;
      const enough = least ?? enoughOf(running, hold);
      if (waiting > 0 && waiting >= enough) {
        const from = Math.max(running.scannedTo - LOOK_BACK_CHARS, 0);
        const blocked = await scanText(running.text.slice(from), waiting);
        if (blocked) return blocked;
        running.scannedTo = running.text.length;
        await clearTo(running, running.scannedTo - held);
      } else if (held === 0) await clearTo(running, running.scannedTo);
    }
    return null;
  }

  async function scanText(text: string, fresh: number): Promise<ScanResult | null> {
    const { result } = await inspect(context, text, options, { until: bound(options) });
    note(result, fresh);
    return result.blocked ? result : null;
  }

  async function clearTo(running: Running, place: number, write: (value: string) => string = (value) => value) {
    running.clearedTo = Math.max(running.clearedTo, place);
    if (!settings.restore) return;
    const tokens = nextTokens(running);
    if (tokens.length === 0) return;
    const forms = tokens.map(({ text }) => text);
    const { onError } = context;
    const meanings = await lookUp(forms, context.cloaking.vault, { subject: settings.subject ?? SUBJECT, onError });
    const found = countOf(forms, meanings);
    for (const name of ["restored", "unknown", "denied"] as const) counts[name] += found[name];
    if (found.denied > 0 && settings.onDenied === "throw") throw new RestoreDeniedError(found.denied);
    for (const { start, end, token } of tokens) {
      const meaning = meanings.get(token);
      if (typeof meaning === "object") running.replacements.push({ start, end, text: write(meaning.value) });
    }
  }

  /** Judges the calls that are whole, all of them in one request. */
  async function judgeDone(isEnd: boolean): Promise<ScanResult | null> {
    const repeated = new Map(line.at(-1)?.reading.done.map(({ key, call }) => [key, call]));
    const due: { readonly call: Call; readonly asked: ToolCall }[] = [];
    for (const [key, call] of calls) {
      if (!call.isDone && !isEnd) continue;
      const built = { ...(call.id ? { id: call.id } : {}), name: call.name, arguments: call.args.text || "{}" };
      const asked = repeated.get(key) ?? built;
      const known = JSON.stringify([asked.name, asked.arguments]);
      if (call.judged === known || (call.judged !== null && !repeated.has(key))) continue;
      call.judged = known;
      due.push({ call, asked });
    }
    if (due.length === 0) return null;
    const { verdict, result } = await judgeCalls(
      context,
      due.map(({ asked }) => asked),
      options,
      bound(options),
    );
    note(result, 0);
    if (verdict.blocked) return result;
    for (const { call } of due) {
      const isJson = literalsOf(call.args.text) !== null;
      const write = (value: string) => (isJson ? JSON.stringify(value).slice(1, -1) : value);
      await clearTo(call.args, call.args.text.length, write);
    }
    return null;
  }

  /** Lets go, in order, what may leave. */
  async function* leave(): AsyncGenerator<E, void, undefined> {
    let count = 0;
    for (const { event, reading, pieces } of line) {
      if (pieces.some(({ text, end, running }) => text !== "" && end > running.clearedTo)) break;
      if (reading.calls.some(({ key }) => calls.get(key)!.judged === null)) break;
      const unsaid = reading.wholes?.find(
        (text) => ![...texts.values()].some((running) => running.text.slice(0, running.scannedTo).includes(text)),
      );
      const blocked = unsaid === undefined ? null : await scanText(unsaid, unsaid.length);
      if (blocked) return yield finish(blocked);
      lastReleased = event;
      count++;
      yield (await written(event, reading, pieces)) as E;
    }
    line = line.slice(count);
  }

  async function written(event: unknown, reading: Reading, pieces: Slot["pieces"]): Promise<unknown> {
    if (!settings.restore) return event;
    if (reading.wholes) {
      const { subject = SUBJECT, onDenied } = settings;
      const whole = { subject, onDenied, onError: context.onError };
      return (await restoreAll(event, context.cloaking.vault, whole)).payload;
    }
    let out = event;
    const copied = new Set<object>();
    for (const { path, text, running, start, end } of pieces) {
      const restored = release(running, start, end);
      if (restored !== text) out = put(out, path, () => restored, copied);
    }
    return out;
  }

  /** The last event; the rest is dropped and the source closed. */
  function finish(result: ScanResult): E {
    line = [];
    isOver = true;
    isOpen = false;
    close();
    reader ??= readerFor(settings.provider ?? null, lastRead);
    return reader.end({ body: blockBody(result), lastRead, lastReleased, model }) as E;
  }

  /** Not waited for: a source with a read under way would not answer before that read. */
  function close(): void {
    (source as { controller?: { abort?: () => void } }).controller?.abort?.();
    void Promise.resolve(iterator.return?.()).catch(() => {});
  }

  /** Remembers the worst of what was said, and all calls. */
  function note(result: ScanResult, fresh: number): void {
    const before = summary;
    const isWorse =
      (result.decision === "block" && before.decision !== "block") || rank(result.severity) < rank(before.severity);
    summary = {
      ...(isWorse || before === EMPTY_RESULT ? result : before),
      toolValidation: together(before.toolValidation, result.toolValidation),
      scannedChars: before.scannedChars + fresh,
    };
  }
}

/**
 * How many new characters are worth a scan: at first as soon as the first piece could leave, so that a reader does not
 * wait long, then as many as were scanned before, so that the first wait is not followed by a longer one.
 */
function enoughOf({ firstTo, scannedTo }: Running, hold: number): number {
  return Math.min(SCAN_CHARS, scannedTo === 0 ? hold + firstTo : Math.max(scannedTo, HOLD_CHARS));
}

function together(a: ToolValidation | null, b: ToolValidation | null): ToolValidation | null {
  if (!a || !b) return a ?? b;
  const severity = rank(a.severity) <= rank(b.severity) ? a.severity : b.severity;
  return { allowed: a.allowed && b.allowed, severity, calls: [...a.calls, ...b.calls] };
}

async function isSlow(next: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), PAUSE_MS);
  });
  try {
    // A source that fails is heard of when its event is taken, not here.
    return await Promise.race([
      pause,
      next.then(
        () => false as const,
        () => false as const,
      ),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
