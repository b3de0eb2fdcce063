/**
 * The semantic pass as the service runs it: off the event loop, in worker threads, under a deadline that counts from
 * arrival, and with a bounded queue. It also tags names and places; when one scan asks for both, one job reads for both.
 *
 * Fail closed: a thread that dies over a request gives `unavailable`, a request that waited or ran too long `timeout`, a
 * full queue `overloaded`. None of them is a clean report.
 */
import type { Tag } from "../cloak/tagger.ts";
import { didNotRun, type FailureReason, type Outcome, ran } from "../outcome.ts";
import { type Payload, payloadOf } from "../payload.ts";
import type { SemanticPass, SemanticReport } from "../semantic/port.ts";
import { keepRuntimeQuiet } from "./quiet-runtime.ts";
import { openRegistry, verifiedPath } from "./semantic-model.ts";
import type { SemanticJob, SemanticReply } from "./semantic-worker.ts";
import { createThread, type Thread, type ThreadFault } from "./thread.ts";

export interface SemanticPoolOptions {
  /** Holds `registry.json` and the files that it names. */
  readonly folder: string;
  /** Default 1. Each has the model for itself. */
  readonly workers?: number;
  /** Requests that one thread reads in turns. Default 4. */
  readonly turnsMax?: number;
  /** Requests that may wait; one more is `overloaded`. Default 64. */
  readonly queueMax?: number;
  /** How long past a deadline an answer is waited for: the time of a window and the way back. Default 100. */
  readonly lateMs?: number;
  /** How long a thread may then run on before it counts as stuck and is replaced. Default 2,000. */
  readonly graceMs?: number;
  /** JavaScript heap of one thread in MiB; the model lies outside it. Default 256. */
  readonly heapMb?: number;
  /** Hears of a thread's fault by a fixed word, never by a message. */
  readonly onFault?: (fault: ThreadFault) => void;
}

/** The pass, and the tagger that shares its model. */
export interface SemanticModel extends SemanticPass {
  /** Names, places and dates; ranges of the text as given. Never throws. */
  tag(text: string, options: { readonly deadlineMs: number }): Promise<Outcome<readonly Tag[]>>;
}

type ModelThread = Thread<SemanticJob, SemanticReply>;

interface Answers {
  readonly attacks: SemanticReport;
  readonly tags: readonly Tag[];
}

/** Who waits for one of the two answers of a request. */
interface Waiting<T> {
  readonly until: number;
  settle(outcome: Outcome<T>): void;
}

interface Request {
  readonly payload: Payload;
  /** Null: not asked for, or answered. */
  readonly waiting: { [K in keyof Answers]: Waiting<Answers[K]> | null };
  /** Null while it is in the queue. */
  reader: { readonly thread: ModelThread; readonly job: number } | null;
}

/** Throws when the folder holds no model that can be trusted, or a thread does not start with it. */
export async function openSemantic(options: SemanticPoolOptions): Promise<SemanticModel> {
  const { folder, workers = 1, queueMax = 64, lateMs = 100, graceMs = 2_000 } = options;
  keepRuntimeQuiet();
  const registry = openRegistry(folder);
  // Looked at here too, because only here can the refusal say which file it is.
  for (const { role } of registry.files) verifiedPath(folder, registry, role);

  const queue: Request[] = [];
  /** Those of the current turn, which nobody has begun to read. */
  let fresh: Request[] = [];
  let closed = false;
  const threads: readonly ModelThread[] = Array.from({ length: workers }, () =>
    createThread<SemanticJob, SemanticReply>({
      script: new URL("./semantic-worker.ts", import.meta.url),
      data: { folder },
      heapMb: options.heapMb ?? 256,
      jobsMax: options.turnsMax ?? 4,
      onFree: () => pump(),
      onFault: (fault) => options.onFault?.(fault),
    }),
  );

  /** Read after the current turn, so that a scan that asks for attacks and for names has said both. */
  function enqueue(payload: Payload): Request {
    const request: Request = { payload, waiting: { attacks: null, tags: null }, reader: null };
    queue.push(request);
    if (fresh.push(request) === 1) {
      queueMicrotask(() => {
        fresh = [];
        pump();
      });
    }
    return request;
  }

  function pump(): void {
    for (;;) {
      // The least busy first: two requests on two threads are read at once, on one thread in turns.
      const thread = threads.filter((one) => one.isFree()).sort((a, b) => a.load() - b.load())[0];
      const request = thread && queue.shift();
      if (!request) return;
      run(thread, request);
    }
  }

  function run(thread: ModelThread, request: Request): void {
    const { payload, waiting } = request;
    const start = performance.now();
    const left = (until: number | undefined) => (until === undefined ? null : Math.max(0, until - start));
    const attacksMs = left(waiting.attacks?.until);
    const tagsMs = left(waiting.tags?.until);
    const job = thread.run({ payload, attacksMs, tagsMs }, (reply) => {
      const ms = performance.now() - start;
      const { report, tags } = reply?.kind === "read" ? reply : { report: null, tags: null };
      waiting.attacks?.settle(report ? ran(report, ms) : didNotRun("unavailable"));
      // A reading that came back without tags came too late for them.
      waiting.tags?.settle(tags ? ran(tags, ms) : didNotRun(reply?.kind === "read" ? "timeout" : "unavailable"));
    });
    request.reader = { thread, job };
  }

  function refusal(): FailureReason | null {
    if (!model.ready()) return "unavailable";
    return queue.length >= queueMax && !threads.some((thread) => thread.isFree()) ? "overloaded" : null;
  }

  function answer<K extends keyof Answers>(
    kind: K,
    { deadlineMs }: { readonly deadlineMs: number },
    request: Request,
  ): Promise<Outcome<Answers[K]>> {
    return new Promise((resolve) => {
      const settle = (outcome: Outcome<Answers[K]>) => {
        clearTimeout(timer);
        request.waiting[kind] = null;
        resolve(outcome);
      };
      const giveUp = () => {
        settle(didNotRun("timeout"));
        if (request.waiting.attacks || request.waiting.tags) return;
        if (request.reader) request.reader.thread.expire(request.reader.job, graceMs);
        else queue.splice(queue.indexOf(request), 1);
      };
      let timer = setTimeout(() => {
        // A thread that reads it will say within a window how far it came.
        if (request.reader) timer = setTimeout(giveUp, lateMs);
        else giveUp();
      }, deadlineMs);
      request.waiting[kind] = { until: performance.now() + deadlineMs, settle } as Request["waiting"][K];
    });
  }

  const model: SemanticModel = {
    model: registry.name,
    version: registry.version,
    check(payload, options) {
      const refused = refusal();
      return refused ? Promise.resolve(didNotRun(refused)) : answer("attacks", options, enqueue(payload));
    },
    tag(text, options) {
      const asked = fresh.find(({ payload, waiting }) => waiting.tags === null && payload.text === text);
      const refused = asked ? null : refusal();
      if (refused) return Promise.resolve(didNotRun(refused));
      return answer("tags", options, asked ?? enqueue(payloadOf(text)));
    },
    ready: () => !closed && !threads.every((thread) => thread.isFailing()),
    async close() {
      closed = true;
      for (const { waiting } of queue.splice(0)) {
        waiting.attacks?.settle(didNotRun("unavailable"));
        waiting.tags?.settle(didNotRun("unavailable"));
      }
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };

  const started = await Promise.all(threads.map((thread) => thread.started));
  if (started.includes(false)) {
    await model.close();
    throw new Error("The model's thread did not start.");
  }
  return model;
}
