/**
 * The thread that tries rule packs: it checks rule files, then judges samples with the rules in force and with the
 * candidate ones. It lives for one replay; whoever started it ends it when it takes too long.
 */
import { parentPort, workerData } from "node:worker_threads";
import { type Match, type Payload, payloadOf, type StaticScanner } from "@portcullis/engine";
import type { LiveScanner, Rule, RuleError, RuleFile } from "@portcullis/engine/static";
import { readOperatorRules } from "@portcullis/engine/static";

export interface ReplayWorkerData {
  /** Address of a module that opens a scanner of the rules that came with the program; null: only to check the files. */
  readonly module: string | null;
  /** The operator's rules in force. */
  readonly current: readonly Rule[];
  readonly files: readonly RuleFile[];
  /** Ids of the rules that came with the program. */
  readonly taken: readonly string[];
}

export interface ScannerModule {
  openAttackScanner(): LiveScanner;
}

export type ReplayGreeting = { readonly rules: readonly Rule[]; readonly errors: readonly RuleError[] };
export interface JudgedSample {
  readonly before: readonly Match[];
  readonly after: readonly Match[];
}

const VERSION = "0000.00.00";
const port = parentPort!;
const { module, current, files, taken } = workerData as ReplayWorkerData;

const { rules, errors } = readOperatorRules(files, taken);
let before: StaticScanner | null = null;
let after: StaticScanner | null = null;
if (module !== null && errors.length === 0) {
  const { openAttackScanner } = (await import(module)) as ScannerModule;
  before = scannerWith(openAttackScanner(), current);
  after = scannerWith(openAttackScanner(), rules);
}
port.postMessage({ rules, errors } satisfies ReplayGreeting);
port.on("message", (samples: readonly Payload[]) => port.postMessage(samples.map(judge)));

function scannerWith(live: LiveScanner, own: readonly Rule[]): StaticScanner {
  live.replaceOperatorRules(own, VERSION);
  return live.scanner;
}

function judge(sample: Payload): JudgedSample {
  const payload: Payload = { ...payloadOf(sample.text, sample.surface), segments: sample.segments };
  return { before: before!.scan(payload).matches, after: after!.scan(payload).matches };
}
