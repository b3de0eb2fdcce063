/**
 * What the cascade costs beside the full encoder, in one process and one run: each text is read by the cascade and then
 * window by window with both halves, so that noise hits both alike.
 */
import { payloadOf } from "@portcullis/engine";
import { openEncoder, openRegistry, openTokenizer } from "@portcullis/engine/inference";
import { type Encoder, inputOf, readPayload, SURFACE_IDS, windowsOf } from "@portcullis/engine/semantic";

export interface Cost {
  readonly texts: number;
  readonly windows: number;
  /** Milliseconds of the cascade over those of the full encoder on every window. */
  readonly share: number;
  /** The cascade's time in windows of full length read by both halves. */
  readonly fullWindows: number;
  /** Share of the windows that the judge was given. */
  readonly judged: number;
}

export interface CostMeter {
  readonly gateMs: number;
  readonly fullMs: number;
  measure(texts: readonly string[], asks?: { readonly tags: boolean }): Promise<Cost>;
}

const NEVER_MS = 1e9;
const WARM_RUNS = 10;
const TIMED_RUNS = 30;

export async function openCostMeter(folder: string): Promise<CostMeter> {
  const registry = openRegistry(folder);
  const tokenizer = openTokenizer(folder, registry);
  const encoder = await openEncoder(folder, registry);
  let judged = 0;
  const counting: Encoder = {
    gate: encoder.gate,
    judge(hidden) {
      judged++;
      return encoder.judge(hidden);
    },
  };
  const parts = { registry, tokenizer, encoder: counting, now: () => performance.now() };

  const whole = tokenizer.tokenise("the meeting of the committee is moved to the next week ".repeat(40));
  const window = inputOf(whole, { from: 0, to: registry.window.content }, tokenizer);
  const gateTimes: number[] = [];
  const fullTimes: number[] = [];
  for (let run = 0; run < WARM_RUNS + TIMED_RUNS; run++) {
    const start = performance.now();
    const { hidden } = await encoder.gate(window, SURFACE_IDS.unknown);
    const between = performance.now();
    await encoder.judge(hidden);
    if (run >= WARM_RUNS) {
      gateTimes.push(between - start);
      fullTimes.push(performance.now() - start);
    }
  }
  const fullMs = middle(fullTimes);

  async function readFully(text: string): Promise<number> {
    const tokens = tokenizer.tokenise(text);
    const windows = windowsOf(tokens.ids.length, registry.window);
    for (const one of windows) {
      const { hidden } = await encoder.gate(inputOf(tokens, one, tokenizer), SURFACE_IDS.unknown);
      await encoder.judge(hidden);
    }
    return windows.length;
  }

  return {
    gateMs: middle(gateTimes),
    fullMs,
    async measure(texts, { tags } = { tags: false }) {
      let cascadeMs = 0;
      let everyMs = 0;
      let windows = 0;
      judged = 0;
      for (const text of texts) {
        const start = performance.now();
        await readPayload(payloadOf(text), parts, { attacksMs: NEVER_MS, tagsMs: tags ? NEVER_MS : null });
        const between = performance.now();
        windows += await readFully(text);
        cascadeMs += between - start;
        everyMs += performance.now() - between;
      }
      return {
        texts: texts.length,
        windows,
        share: cascadeMs / everyMs,
        fullWindows: cascadeMs / fullMs / texts.length,
        judged: judged / Math.max(1, windows),
      };
    },
  };
}

function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
}
