/** Asking the rules and the model about many texts at once, and what they say of one. */
import { join } from "node:path";
import type { Surface } from "@portcullis/engine";

export const MODEL_DIR = join(import.meta.dirname, "..", "..", "models");
/** Rows in the hands of the pool at once. */
const AT_ONCE = 16;

export interface Opinion {
  readonly rules: boolean;
  readonly model: boolean;
  /** 0 where the gate cleared every window. */
  readonly score: number;
}

export type Asker = (text: string, surface: Surface) => Promise<Opinion>;

/** In order, with so many under way that every thread has work. */
export async function mapAll<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = new Array(items.length);
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) done[at] = await work(items[at]!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return done;
}
