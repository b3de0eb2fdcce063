/** The open routes: is it alive, is it ready, what has it counted. None needs a key, none tells of a payload. */
import type { OpenRoute, Page } from "../http/route.ts";
import type { Services } from "../services.ts";

export const livez: OpenRoute = {
  path: "/livez",
  answer: () => json(200, { status: "alive" }),
};

export const readyz: OpenRoute = {
  path: "/readyz",
  async answer(services) {
    const checks = {
      store: await storeState(services),
      rules: "ok",
      cloak: services.detector === null ? "off" : "ok",
      ...(services.counters ? { [services.counters.name]: services.counters.reachable() ? "ok" : "away" } : {}),
      decision_log: services.decisions.state().behind ? "behind" : "ok",
      semantic: services.semantic === null ? "off" : services.semantic.ready() ? "ok" : "unavailable",
    };
    const ready = !services.draining() && Object.values(checks).every((state) => state !== "unavailable");
    const status = services.draining() ? "draining" : ready ? "ready" : "unavailable";
    return json(ready ? 200 : 503, {
      status,
      checks,
      signature_version: services.scanner.version,
      taxonomy_version: services.taxonomyVersion,
      model_version: services.semantic?.version ?? null,
      rules: rulesByOrigin(services),
    });
  },
};

export const metrics: OpenRoute = {
  path: "/metrics",
  async answer({ metrics: own, allMetrics }) {
    const body = allMetrics ? await allMetrics() : own.print();
    return { status: 200, type: "text/plain; version=0.0.4; charset=utf-8", body };
  },
};

async function storeState({ stores, report }: Services): Promise<"ok" | "unavailable"> {
  try {
    await stores.ping();
    return "ok";
  } catch (error) {
    report("store", error);
    return "unavailable";
  }
}

function rulesByOrigin({ scanner }: Services): { built_in: number; operator: number } {
  const operator = scanner.rules.filter((rule) => rule.origin === "operator").length;
  return { built_in: scanner.rules.length - operator, operator };
}

export function json(status: number, body: unknown): Page {
  return { status, type: "application/json; charset=utf-8", body: JSON.stringify(body) };
}
