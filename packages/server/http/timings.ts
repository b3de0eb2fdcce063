/**
 * How long each pass of one request took, for the Server-Timing header and the metrics.
 */
export type PassName = "static" | "tools" | "semantic" | "cloak";

export class Timings {
  readonly #spans = new Map<PassName, number>();

  note(pass: PassName, ms: number): void {
    this.#spans.set(pass, Math.max(ms, this.#spans.get(pass) ?? 0));
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
    const spans = [...this.#spans, ["total", totalMs] as const];
    return spans.map(([name, ms]) => `${name};dur=${ms.toFixed(3)}`).join(", ");
  }

  entries(): Iterable<[PassName, number]> {
    return this.#spans;
  }
}
