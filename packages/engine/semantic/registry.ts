/**
 * What the training run says about the model it made: files with their digests, label order, thresholds. Numbers are
 * read from here and nowhere else; a registry that does not fit is a refusal to start.
 */
import type { Severity } from "@portcullis/contract";

export interface ModelFile {
  readonly role: "gate" | "judge" | "vocab";
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

export interface ThresholdRow {
  readonly task: "prompt_attack" | "embedded_instruction";
  readonly surface: "unknown" | "user" | "third_party";
  /** Null: any number of windows. */
  readonly windows_max: number | null;
  readonly value: number;
}

export interface Registry {
  readonly name: string;
  readonly version: string;
  readonly files: readonly ModelFile[];
  readonly window: { readonly tokens: number; readonly content: number; readonly stride: number };
  readonly gate: { readonly attack: number; readonly embedded: number; readonly entity: number };
  readonly temperature: { readonly attack: number; readonly embedded: number; readonly tags: number };
  /** The first row of a task and surface whose `windows_max` is large enough holds. */
  readonly thresholds: readonly ThresholdRow[];
  readonly tagger: { readonly min: Readonly<Record<string, number>> };
  readonly severity: {
    readonly prompt_attack: Readonly<Record<"injection" | "jailbreak" | "extraction", Severity>>;
    readonly embedded_instruction: Readonly<Record<"present", Severity>>;
  };
}

export const SURFACE_IDS = { unknown: 0, user: 1, third_party: 2 } as const;
export type ModelSurface = keyof typeof SURFACE_IDS;

/** Throws a sentence that says what is missing. */
export function readRegistry(text: string): Registry {
  const registry = JSON.parse(text) as Registry;
  for (const role of ["gate", "judge", "vocab"] as const) {
    const file = registry.files?.find((one) => one.role === role);
    if (!file || !/^[0-9a-f]{64}$/.test(file.sha256))
      throw new RangeError(`the registry names no ${role} file with a digest`);
  }
  const { content, stride } = registry.window ?? {};
  if (!(content > 0 && stride > 0 && stride <= content)) throw new RangeError("the registry's window does not fit");
  for (const task of ["prompt_attack", "embedded_instruction"] as const) {
    for (const surface of ["unknown", "user", "third_party"] as const) {
      if (task === "embedded_instruction" && surface !== "third_party") continue;
      const value = thresholdOf(registry, { task, surface, windows: Number.MAX_SAFE_INTEGER });
      if (!(value > 0 && value <= 1)) throw new RangeError(`the registry has no threshold of ${task} on ${surface}`);
    }
  }
  return registry;
}

export function thresholdOf(
  registry: Registry,
  ask: { readonly task: ThresholdRow["task"]; readonly surface: ModelSurface; readonly windows: number },
): number {
  const row = registry.thresholds.find(
    ({ task, surface, windows_max: max }) =>
      task === ask.task && surface === ask.surface && (max === null || max >= ask.windows),
  );
  // Fail closed on a gap would block everything; a gap is found when the registry is read.
  return row?.value ?? Number.NaN;
}
