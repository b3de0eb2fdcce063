/**
 * The detector as the service runs it: off the event loop, in worker threads, under a deadline and with a bounded queue.
 *
 * Fail closed: a thread that dies, answers with a fault or runs past the deadline gives `unavailable` or `timeout`; a full
 * queue gives `overloaded`; a text over the ceiling gives `too_large`. None of them is an empty list.
 */

import { TAGGED_TYPES } from "../cloak/detector.ts";
import { cutIntoPieces, joinPieces, type Piece } from "../cloak/pieces.ts";
import type { DetectOptions, Detector, Entity } from "../cloak/port.ts";
import type { Tag } from "../cloak/tagger.ts";
import { didNotRun, type FailureReason, type Outcome, ran } from "../outcome.ts";
import type { WorkerJob, WorkerReply, WorkerSource } from "./cloak-worker.ts";
import { createThread, type Thread, type ThreadFault } from "./thread.ts";

type DetectorThread = Thread<Omit<WorkerJob, "id">, WorkerReply>;

export interface DetectorPoolOptions {
  readonly source: WorkerSource;
  readonly taxonomyVersion: string;
  /** Default 1: one thread reads a thousand and more short texts a second. */
  readonly workers?: number;
  /** Pieces that may wait; with one more the request is `overloaded`. Default 256. */
  readonly queueMax?: number;
  /** Longer texts are `too_large`. Default 1,000,000. */
  readonly textCharsMax?: number;
  /** How long a thread may run on past a deadline before it counts as stuck and is replaced. Default 500. */
  readonly graceMs?: number;
  /** Heap of one thread in MiB; a thread that needs more dies and is replaced. Default 256. */
  readonly heapMb?: number;
  /** A model that reads names and places beforehand; when it does not answer, neither does the detector. */
  readonly tag?: (text: string, options: { readonly deadlineMs: number }) => Promise<Outcome<readonly Tag[]>>;
  /** Hears of a thread's fault by a fixed word, never by a message. */
  readonly onFault?: (fault: ThreadFault) => void;
}

/** One call of `detect`: the pieces that still wait, those in threads, and the answers so far. */
interface Request {
  readonly options: DetectOptions;
  readonly tags: readonly Tag[] | undefined;
  readonly waiting: Piece[];
  readonly answers: { readonly piece: Piece; readonly entities: readonly Entity[] }[];
  /** Where its pieces are, with the number that each has there. */
  readonly threads: Map<DetectorThread, number>;
  readonly pieceCount: number;
  slowestMs: number;
  finish(outcome: Outcome<null>): void;
}

/** Resolves once every thread is ready; rejects when one does not start, so that a broken set-up is no running service. */
export async function openDetector(options: DetectorPoolOptions): Promise<Detector> {
  const { workers = 1, queueMax = 256, textCharsMax = 1_000_000, graceMs = 500 } = options;
  const requests = new Set<Request>();
  let closed = false;
  const threads = Array.from({ length: workers }, () =>
    createThread<Omit<WorkerJob, "id">, WorkerReply>({
      script: new URL("./cloak-worker.ts", import.meta.url),
      data: options.source,
      heapMb: options.heapMb ?? 256,
      onFree: () => pump(),
      onFault: (fault) => options.onFault?.(fault),
    }),
  );

  /** Requests take turns, piece by piece, so that a long text does not hold up the short ones behind it. */
  function pump(): void {
    for (const thread of threads) {
      if (!thread.isFree()) continue;
      const request = requests.values().find((each) => each.waiting.length > 0);
      if (!request) return;
      requests.delete(request);
      requests.add(request);
      runPiece(thread, request);
    }
  }

  function runPiece(thread: DetectorThread, request: Request): void {
    const piece = request.waiting.shift() as Piece;
    const { types, minConfidence } = request.options;
    const tags = request.tags && tagsWithin(piece, request.tags);
    const startedAt = performance.now();
    const job = thread.run({ text: piece.text, types, minConfidence, tags }, (reply) => {
      request.threads.delete(thread);
      if (reply?.kind !== "found") return request.finish(didNotRun("unavailable"));
      request.slowestMs = Math.max(request.slowestMs, performance.now() - startedAt);
      request.answers.push({ piece, entities: reply.entities });
      if (request.answers.length === request.pieceCount) request.finish(ran(null, request.slowestMs));
    });
    request.threads.set(thread, job);
  }

  function refusal(text: string, pieceCount: number): FailureReason | null {
    if (closed || threads.every((thread) => thread.isFailing())) return "unavailable";
    if (text.length > textCharsMax) return "too_large";
    let waiting = pieceCount - threads.filter((thread) => thread.isFree()).length;
    for (const request of requests) waiting += request.waiting.length;
    return waiting > queueMax ? "overloaded" : null;
  }

  function read(
    text: string,
    detectOptions: DetectOptions,
    tags?: readonly Tag[],
  ): Promise<Outcome<readonly Entity[]>> {
    const pieces = text.length > textCharsMax ? [] : cutIntoPieces(text);
    const refused = refusal(text, pieces.length);
    if (refused) return Promise.resolve(didNotRun(refused));
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        for (const [thread, job] of request.threads) thread.expire(job, graceMs);
        request.finish(didNotRun("timeout"));
      }, detectOptions.deadlineMs);
      const request: Request = {
        options: detectOptions,
        tags,
        waiting: [...pieces],
        answers: [],
        threads: new Map(),
        pieceCount: pieces.length,
        slowestMs: 0,
        finish(outcome) {
          clearTimeout(late);
          requests.delete(request);
          request.waiting.length = 0;
          resolve(outcome.ran ? ran(answerOf(text, request), outcome.latencyMs) : outcome);
        },
      };
      requests.add(request);
      pump();
    });
  }

  /** The model first: what it found is what the threads start from. */
  async function tagAndRead(
    text: string,
    detectOptions: DetectOptions,
    tag: NonNullable<DetectorPoolOptions["tag"]>,
  ): Promise<Outcome<readonly Entity[]>> {
    const startedAt = performance.now();
    const tagged = await tag(text, detectOptions);
    if (!tagged.ran) return tagged;
    const taggingMs = performance.now() - startedAt;
    const deadlineMs = Math.max(1, detectOptions.deadlineMs - taggingMs);
    const outcome = await read(text, { ...detectOptions, deadlineMs }, tagged.value);
    return outcome.ran ? ran(outcome.value, outcome.latencyMs + taggingMs) : outcome;
  }

  const detector: Detector = {
    taxonomyVersion: options.taxonomyVersion,
    detect(text, detectOptions) {
      const { tag } = options;
      const wantsTags = detectOptions.types.some((type) => TAGGED_TYPES.includes(type));
      if (!tag || !wantsTags || text.length > textCharsMax) return read(text, detectOptions);
      return tagAndRead(text, detectOptions, tag);
    },
    async close() {
      closed = true;
      for (const request of requests) request.finish(didNotRun("unavailable"));
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };

  const started = await Promise.all(threads.map((thread) => thread.started));
  if (started.includes(false)) {
    await detector.close();
    throw new Error("The detector's thread did not start.");
  }
  return detector;
}

function answerOf(text: string, { answers }: Request): readonly Entity[] {
  return answers.length === 1 ? (answers[0]?.entities ?? []) : joinPieces(text, answers);
}

/** Tags that stand whole in the piece, in its own offsets; pieces overlap, so that each tag is whole in one. */
function tagsWithin({ start, text }: Piece, tags: readonly Tag[]): Tag[] {
  const end = start + text.length;
  return tags
    .filter((tag) => tag.start >= start && tag.end <= end)
    .map((tag) => ({ ...tag, start: tag.start - start, end: tag.end - start }));
}
