/**
 * From a telemetry record as sent to a record as kept: rebuilt from the fields that the interface knows, so that
 * nothing else can ride along. A record that does not fit is null, and the rest of its batch is none the worse.
 */
import {
  CLOAK_STRATEGIES,
  ENTITY_CATEGORIES,
  ENTITY_TYPES,
  TelemetryCloak,
  TelemetryModelCheck,
  TelemetryRecord,
} from "@portcullis/contract";
import { fitterOf } from "./http/read.ts";
import { readTimestamp } from "./http/timestamp.ts";
import type { TelemetryEvent } from "./stores/ports.ts";

const fits = fitterOf(TelemetryRecord);

const RECORD_FIELDS = Object.keys(TelemetryRecord.properties);
const CLOAK_FIELDS = Object.keys(TelemetryCloak.properties);
const MODEL_FIELDS = Object.keys(TelemetryModelCheck.properties);
const TOOL_FIELDS = ["calls", "findings", "blocked", "names"];
const SDK_FIELDS = ["name", "version"];
const COUNTED: readonly (readonly [field: "byType" | "byCategory" | "byStrategy", names: ReadonlySet<string>])[] = [
  ["byType", new Set(ENTITY_TYPES)],
  ["byCategory", new Set(ENTITY_CATEGORIES)],
  ["byStrategy", new Set(CLOAK_STRATEGIES)],
];

export function readRecord(value: unknown): TelemetryEvent | null {
  if (!fits(value)) return null;
  const record = known(value, RECORD_FIELDS);
  const { tool, cloak, modelCheck, sdk } = record;
  if (modelCheck) record.modelCheck = known(modelCheck, MODEL_FIELDS);
  if (tool) {
    record.tool = known(tool, TOOL_FIELDS);
    if (tool.modelCheck) record.tool.modelCheck = known(tool.modelCheck, MODEL_FIELDS);
  }
  if (cloak) record.cloak = countsOf(cloak);
  if (sdk) record.sdk = known(sdk, SDK_FIELDS);
  return { at: readTimestamp(record.ts)!, record };
}

/** The cloak block holds counts under names that we gave: a value or a token cannot hide as a key. */
function countsOf(cloak: TelemetryCloak): TelemetryCloak {
  const block = known(cloak, CLOAK_FIELDS);
  for (const [field, names] of COUNTED) {
    const counts = block[field];
    if (!counts) continue;
    const kept: Record<string, number> = {};
    for (const name of Object.keys(counts)) if (names.has(name)) kept[name] = counts[name]!;
    block[field] = kept;
  }
  return block;
}

/** A batch has hundreds of records and each some of these: a plain loop is several times as fast as going by entries. */
function known<T extends object>(value: T, fields: readonly string[]): T {
  const kept: Record<string, unknown> = {};
  for (const field of fields) if (Object.hasOwn(value, field)) kept[field] = value[field as keyof T];
  return kept as T;
}
