/** Random schema and arguments pairs: nothing throws, and none takes long. */
import { judgeCalls, readTools } from "@portcullis/engine/tools";
import fc from "fast-check";
import { schemaAndArguments } from "../../packages/engine/tools/arbitrary.ts";
import { cpuMs } from "./cpu.ts";

export interface FuzzResult {
  readonly pairs: number;
  /** Pairs whose schema could be read; the others were refused with a place. */
  readonly judged: number;
  readonly meanUs: number;
  readonly slowestMs: number;
  readonly seed: number;
}

export function runFuzz(pairs: number, seed: number): FuzzResult {
  let judged = 0;
  let spent = 0;
  let slowest = 0;
  const property = fc.property(schemaAndArguments, ([schema, text]) => {
    const start = cpuMs();
    const reading = readTools([{ name: "t", parameters: schema }]);
    judgeCalls({
      calls: [{ id: null, name: "t", arguments: text }],
      toolbox: reading.ok ? reading.tools : null,
      scan: () => [],
    });
    const took = cpuMs() - start;
    if (reading.ok) judged++;
    spent += took;
    slowest = Math.max(slowest, took);
  });
  fc.assert(property, { numRuns: pairs, seed });
  return { pairs, judged, meanUs: (1_000 * spent) / pairs, slowestMs: slowest, seed };
}
