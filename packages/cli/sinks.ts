/** The places outside that the settings name, which get a copy of every event. */
import { readFileSync } from "node:fs";
import { type Metrics, openOtlp, type Services, type Sink } from "@portcullis/server";
import type { Settings } from "./settings.ts";

export function openSinks(settings: Settings, metrics: Metrics, report: Services["report"]): readonly Sink[] {
  const listeners = { onLost: () => undefined, onFault: (error: unknown) => report("store", error) };
  const sinks: Sink[] = [];
  if (settings.PORTCULLIS_OTLP_URL !== null) {
    const headers = Object.fromEntries(pairsOf(settings.PORTCULLIS_OTLP_HEADERS));
    sinks.push(openOtlp({ url: settings.PORTCULLIS_OTLP_URL, headers, version: programVersion(), ...listeners }));
  }
  for (const { name, state } of sinks) {
    metrics.watch(`${name}_waiting`, "Events that wait to be copied.", () => state().waiting);
    metrics.watch(`${name}_lost`, "Events that were never copied; the store has them.", () => state().lost);
  }
  return sinks;
}

function pairsOf(text: string | null): [string, string][] {
  return (text?.split(",") ?? []).map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]);
}

function programVersion(): string {
  const manifest = new URL("./package.json", import.meta.url);
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}
