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

const RECORD_FIELDS = new Set(Object.keys(TelemetryRecord.properties));
const CLOAK_FIELDS = new Set(Object.keys(TelemetryCloak.properties));
const MODEL_FIELDS = new Set(Object.keys(TelemetryModelCheck.properties));
const TOOL_FIELDS = new Set(["calls", "findings", "blocked", "names", "modelCheck"]);
const SDK_FIELDS = new Set(["name", "version"]);
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
    if (record.tool.modelCheck) record.tool.modelCheck = known(record.tool.modelCheck, MODEL_FIELDS);
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
    if (counts) block[field] = known(counts, names);
  }
  return block;
}

/**
 * The value itself where it has nothing else: it was parsed for us and is nobody else's, and most records are such. A
 * copy of every part of every record of a batch is what the collector would spend its time on.
 */
function known<T extends object>(value: T, fields: ReadonlySet<string>): T {
  let alien = false;
  for (const field in value) alien ||= !fields.has(field);
  if (!alien) return value;
  return Object.fromEntries(Object.entries(value).filter(([field]) => fields.has(field))) as T;
}
