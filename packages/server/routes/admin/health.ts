/** Health for people: parts, versions, settings, and what happens when a part does not answer. */
import type { Health } from "@portcullis/contract/admin";
import type { AdminDesk } from "../../admin/desk.ts";
import { defineAdminRoute } from "../../admin/route.ts";
import type { Services } from "../../services.ts";
import { iso } from "./wire.ts";

type Part = Health["parts"][number];

export const getHealth = defineAdminRoute({
  id: "getHealth",
  async handle(_ask, { services, desk }): Promise<Health> {
    const parts = [
      await storePart(services, desk),
      rulesPart(services),
      operatorPart(services, desk),
      semanticPart(services, desk),
      cloakPart(services, desk),
      capturesPart(services),
      ...countersPart(services),
    ];
    const down = parts.some((part) => part.state === "unavailable" && part.name !== "counters");
    return {
      status: services.draining() ? "draining" : down ? "unavailable" : "ready",
      version: desk.facts.version,
      node: process.versions.node,
      started_at: iso(desk.facts.startedAt),
      now: iso(services.clock()),
      memory_bytes: process.memoryUsage.rss(),
      in_flight: services.metrics.flying(),
      parts,
      settings: desk.facts.settings.map(({ name, value, isDefault, says }) => ({
        name,
        value,
        is_default: isDefault,
        says,
      })),
    };
  },
});

async function storePart({ stores, report }: Services, { facts }: AdminDesk): Promise<Part> {
  const start = performance.now();
  const up = await stores.ping().then(
    () => true,
    (error: unknown) => {
      report("store", error);
      return false;
    },
  );
  return {
    name: "store",
    state: up ? "ok" : "unavailable",
    kind: facts.store,
    version: null,
    workers: null,
    says: up ? "Answers." : "Does not answer.",
    on_failure:
      "Scans go on for keys seen in the last five minutes and are counted later; telemetry, captures and the console are refused with 503.",
    ms: up ? performance.now() - start : null,
  };
}

function rulesPart({ scanner }: Services): Part {
  const builtIn = scanner.rules.filter((rule) => rule.origin === "built_in").length;
  return {
    name: "rules",
    state: "ok",
    kind: null,
    version: scanner.version,
    workers: null,
    says: `${builtIn} rules are in force.`,
    on_failure: "A payload that the rules could not judge is blocked.",
    ms: null,
  };
}

function operatorPart({ scanner }: Services, desk: AdminDesk): Part {
  const state = desk.operatorRules();
  const own = scanner.rules.filter((rule) => rule.origin === "operator").length;
  const refused = state !== null && state.problems.length > 0;
  return {
    name: "operator_rules",
    state: state === null ? "off" : "ok",
    kind: null,
    version: null,
    workers: null,
    says:
      state === null
        ? "No folder of own rules is set."
        : refused
          ? `${own} own rules are in force; the last change was refused with ${state.problems.length} problems.`
          : `${own} own rules are in force.`,
    on_failure: "A bad file is refused as a whole, and the rules before it run on.",
    ms: null,
  };
}

function semanticPart({ semantic, deadlines }: Services, { facts }: AdminDesk): Part {
  const ready = semantic?.ready() ?? false;
  return {
    name: "semantic",
    state: semantic === null ? "off" : ready ? "ok" : "unavailable",
    kind: semantic?.model ?? null,
    version: semantic?.version ?? null,
    workers: semantic === null ? null : facts.semantic.workers,
    says:
      semantic === null
        ? "Switched off: rules alone decide."
        : ready
          ? `Answers within ${deadlines.semanticMs} ms, or counts as not answered.`
          : "No thread of the model runs.",
    on_failure:
      "Under enforce the payload is blocked with semantic=unavailable or semantic=timeout; under report it is told.",
    ms: null,
  };
}

function cloakPart({ detector, taxonomyVersion, deadlines }: Services, { facts }: AdminDesk): Part {
  return {
    name: "cloak",
    state: detector === null ? "off" : "ok",
    kind: detector === null ? null : facts.cloak.kind,
    version: taxonomyVersion,
    workers: detector === null ? null : facts.cloak.workers,
    says: detector === null ? "Switched off." : `Answers within ${deadlines.cloakMs} ms, or counts as not answered.`,
    on_failure: "Detection answers 503, and in a scan cloak.ran is false: never an empty list.",
    ms: null,
  };
}

/** Only where replicas share counters on a server beside the store. The service goes on without it. */
function countersPart({ counters }: Services): Part[] {
  if (counters === null) return [];
  const up = counters.reachable();
  return [
    {
      name: "counters",
      state: up ? "ok" : "unavailable",
      kind: counters.name,
      version: null,
      workers: null,
      says: up ? "Answers; replicas count together." : "Does not answer; each replica counts for itself.",
      on_failure: "Counting goes on in the store: limits are met a little later, and nothing is lost.",
      ms: null,
    },
  ];
}

function capturesPart({ detector }: Services): Part {
  return {
    name: "captures",
    state: detector === null ? "off" : "ok",
    kind: null,
    version: null,
    workers: null,
    says:
      detector === null
        ? "Off, because what cannot be masked is not stored."
        : "Taken from keys that allow it, masked and sealed.",
    on_failure: "What could not be masked is not stored.",
    ms: null,
  };
}
