/**
 * How long each pass of one request took, for the Server-Timing header, the metrics and the decision log.
 */
export const PASSES = ["static", "tools", "semantic", "cloak"] as const;
export type PassName = (typeof PASSES)[number];

export class Timings {
  /** By pass; less than zero where it did not run. Plain fields: one of these is made for every request. */
  static = -1;
  tools = -1;
  semantic = -1;
  cloak = -1;

  note(pass: PassName, ms: number): void {
    if (ms > this[pass]) this[pass] = ms;
  }

  /** Times a synchronous pass. */
  time<T>(pass: PassName, work: () => T): T {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.note(pass, performance.now() - start);
    }
  }

  header(totalMs: number): string {
    let text = "";
    for (const pass of PASSES) if (this[pass] >= 0) text += `${pass};dur=${this[pass].toFixed(3)}, `;
    return `${text}total;dur=${totalMs.toFixed(3)}`;
  }

  /** Milliseconds by pass that ran, and in all. */
  withTotal(total: number): Record<string, number> {
    const spans: Record<string, number> = {};
    for (const pass of PASSES) if (this[pass] >= 0) spans[pass] = this[pass];
    spans.total = total;
    return spans;
  }
}
