/**
 * The model as it lies on disk, and the encoder that runs it. Every file's digest is checked right before it is loaded: a
 * file that is not the one the registry names is a refusal to start, never a model that answers oddly.
 */
import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import type * as Runtime from "onnxruntime-node";
import type { Encoder } from "../semantic/reader.ts";
import { type ModelFile, type Registry, readRegistry } from "../semantic/registry.ts";
import { createTokenizer, type Tokenizer } from "../semantic/tokenizer.ts";
import { keepRuntimeQuiet } from "./quiet-runtime.ts";

/** Throws a sentence that says what is wrong with the folder. */
export function openRegistry(folder: string): Registry {
  return readRegistry(readFileSync(join(folder, "registry.json"), "utf8"));
}

/** Where the file of that role lies, when it is the one that the registry names. */
export function verifiedPath(folder: string, registry: Registry, role: ModelFile["role"]): string {
  const file = registry.files.find((one) => one.role === role);
  if (!file) throw new RangeError(`the registry names no ${role} file`);
  const path = join(folder, file.path);
  if (digestOf(path) !== file.sha256) throw new RangeError(`${file.path} is not the file that the registry names`);
  return path;
}

/** In pieces: a model read whole would stay in memory until some later collection. */
function digestOf(path: string): string {
  const hash = createHash("sha256");
  const piece = Buffer.alloc(1 << 20);
  const file = openSync(path, "r");
  try {
    for (let size = readSync(file, piece); size > 0; size = readSync(file, piece)) hash.update(piece.subarray(0, size));
  } finally {
    closeSync(file);
  }
  return hash.digest("hex");
}

export function openTokenizer(folder: string, registry: Registry): Tokenizer {
  return createTokenizer(readFileSync(verifiedPath(folder, registry, "vocab"), "utf8"));
}

/** Hidden states go from the gate to the judge as they are. */
export async function openEncoder(folder: string, registry: Registry): Promise<Encoder> {
  keepRuntimeQuiet();
  // Loaded only here, so that a service without a model never maps the runtime's library.
  const { InferenceSession, Tensor } = await import("onnxruntime-node");
  const gate = await InferenceSession.create(verifiedPath(folder, registry, "gate"), SESSION);
  const judge = await InferenceSession.create(verifiedPath(folder, registry, "judge"), SESSION);
  return {
    async gate({ ids, shapes }, surface) {
      const { exit, hidden } = await gate.run({
        ids: new Tensor("int32", ids, [1, ids.length]),
        shapes: new Tensor("int32", shapes, [1, shapes.length]),
        surface: new Tensor("int32", Int32Array.of(surface), [1]),
      });
      return { exit: floats(exit), hidden };
    },
    async judge(hidden) {
      const { sentence, tokens } = await judge.run({ hidden: hidden as Runtime.Tensor });
      return { sentence: floats(sentence), tokens: floats(tokens) };
    },
  };
}

/** One thread a session: the pool is what runs in parallel, and two threads collapse when the cores are busy. */
const SESSION: Runtime.InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: "sequential",
  graphOptimizationLevel: "all",
  // Windows come in every length; an arena would keep room for all of them.
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 4,
};

function floats(tensor: Runtime.Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new TypeError("the model gave no numbers");
  return tensor.data;
}
