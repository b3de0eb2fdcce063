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

const CLOAK_FIELDS = Object.keys(TelemetryCloak.properties);
const MODEL_FIELDS = Object.keys(TelemetryModelCheck.properties);
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  byType: ENTITY_TYPES,
  byCategory: ENTITY_CATEGORIES,
  byStrategy: CLOAK_STRATEGIES,
};

export function readRecord(value: unknown): TelemetryEvent | null {
  if (!fits(value)) return null;
  const { tool, cloak, modelCheck, sdk } = value;
  const record: TelemetryRecord = {
    ...known(value, Object.keys(TelemetryRecord.properties)),
    ...(modelCheck ? { modelCheck: known(modelCheck, MODEL_FIELDS) } : {}),
    ...(tool
      ? {
          tool: {
            ...known(tool, ["calls", "findings", "blocked", "names"]),
            ...(tool.modelCheck ? { modelCheck: known(tool.modelCheck, MODEL_FIELDS) } : {}),
          },
        }
      : {}),
    ...(cloak ? { cloak: countsOf(cloak) } : {}),
    ...(sdk ? { sdk: known(sdk, ["name", "version"]) } : {}),
  };
  return { at: readTimestamp(record.ts)!, record };
}

/** The cloak block holds counts under names that we gave: a value or a token cannot hide as a key. */
function countsOf(cloak: TelemetryCloak): TelemetryCloak {
  const block = known(cloak, CLOAK_FIELDS) as Record<string, unknown>;
  for (const [field, names] of Object.entries(COUNTED)) {
    if (block[field]) block[field] = known(block[field] as object, names);
  }
  return block as TelemetryCloak;
}

function known<T extends object>(value: T, fields: readonly string[]): T {
  return Object.fromEntries(
    fields.filter((field) => Object.hasOwn(value, field)).map((field) => [field, value[field as keyof T]]),
  ) as T;
}
