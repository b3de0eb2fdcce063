/**
 * Looking keys up by hash without asking the store each time. What is remembered has a bounded number and a bounded
 * age, so a revocation holds everywhere within five seconds; lookups of one key at one time share one question.
 *
 * When the store is down, a key that it vouched for within the last minutes goes on working; any other is
 * unavailable. Fail closed: nothing is ever guessed.
 */
import type { Clock } from "./clock.ts";
import { type KeyStore, StoreUnavailable } from "./stores/ports.ts";

export type FoundKey = NonNullable<Awaited<ReturnType<KeyStore["findByHash"]>>>;

export interface KeyLookup {
  /** At once where an answer is at hand. */
  find(hash: string): FoundKey | null | Promise<FoundKey | null>;
  /** After a change: the next lookup asks the store. */
  forget(hash: string): void;
}

export const KEY_LOOKUP = {
  /** No answer older than this is used while the store answers. */
  freshMs: 5_000,
  /** From this age on an answer is renewed in the background, so that a busy key never waits. */
  renewMs: 3_000,
  /** How long "no such key" is believed: a key that was just issued works soon after. */
  absentMs: 2_000,
  /** How old an answer may be when the store cannot be asked. */
  staleMs: 300_000,
  /** After a failure, how long stale answers are used without asking again. */
  pauseMs: 1_000,
  rememberedMax: 10_000,
  /** Apart from the keys that exist, so that made-up ones cannot push those out. */
  absentMax: 10_000,
  askingMax: 1_000,
} as const;

interface Answer {
  readonly found: FoundKey | null;
  /** When the question was put; the answer may be as old as that. */
  readonly askedAt: number;
}

export function createKeyLookup(options: {
  readonly keys: Pick<KeyStore, "findByHash">;
  readonly clock: Clock;
}): KeyLookup {
  const { keys, clock } = options;
  const present = new Map<string, Answer>();
  const absent = new Map<string, Answer>();
  const asking = new Map<string, Promise<FoundKey | null>>();
  let changes = 0;
  let failedAt = Number.NEGATIVE_INFINITY;

  return {
    find(hash) {
      const known = present.get(hash) ?? absent.get(hash);
      if (!known) return ask(hash);
      const now = clock();
      const age = now - known.askedAt;
      // A clock that was set back makes the age negative, which says nothing: the store is asked.
      if (age >= 0 && age < (known.found ? KEY_LOOKUP.freshMs : KEY_LOOKUP.absentMs)) {
        // The answer at hand is good whatever becomes of the renewal.
        if (known.found && age >= KEY_LOOKUP.renewMs && !paused(now)) ask(hash).catch(() => {});
        return known.found;
      }
      const standsIn = known.found !== null && age >= 0 && age < KEY_LOOKUP.staleMs;
      if (standsIn && paused(now)) return known.found;
      return ask(hash).catch((error: unknown) => {
        if (standsIn && error instanceof StoreUnavailable) return known.found;
        throw error;
      });
    },
    forget(hash) {
      changes += 1;
      present.delete(hash);
      absent.delete(hash);
      asking.delete(hash);
    },
  };

  function paused(now: number): boolean {
    return now >= failedAt && now - failedAt < KEY_LOOKUP.pauseMs;
  }

  function ask(hash: string): Promise<FoundKey | null> {
    const shared = asking.get(hash);
    if (shared) return shared;
    if (asking.size >= KEY_LOOKUP.askingMax) return Promise.reject(new StoreUnavailable("overloaded"));
    const question = put(hash).finally(() => {
      if (asking.get(hash) === question) asking.delete(hash);
    });
    asking.set(hash, question);
    return question;
  }

  async function put(hash: string): Promise<FoundKey | null> {
    const askedAt = clock();
    const changesThen = changes;
    try {
      const found = await keys.findByHash(hash);
      // An answer that may be from before a change of ours is used once and not remembered.
      if (changes === changesThen) remember(hash, { found, askedAt });
      return found;
    } catch (error) {
      failedAt = clock();
      throw error;
    }
  }

  function remember(hash: string, answer: Answer): void {
    present.delete(hash);
    absent.delete(hash);
    const [answers, max] = answer.found ? [present, KEY_LOOKUP.rememberedMax] : [absent, KEY_LOOKUP.absentMax];
    answers.set(hash, answer);
    // The oldest answer goes first: it is the next to be asked again anyway.
    if (answers.size > max) answers.delete(answers.keys().next().value!);
  }
}
