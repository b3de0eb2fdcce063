/** What happened, and how it stands: overview, events, captured bodies, health and the audit log. */
import { Type } from "typebox";
import * as audit from "../audit.ts";
import * as captures from "../captures.ts";
import * as events from "../events.ts";
import { Health } from "../health.ts";
import { Overview, OverviewQuery } from "../overview.ts";
import type { Sketch } from "./sketch.ts";

export const RECORD_PATHS: readonly Sketch[] = [
  {
    id: "getOverview",
    at: "GET /overview",
    role: "viewer",
    says: ["What happened", "Decisions over a span of time, added up. Without `from`: the last 24 hours."],
    query: OverviewQuery,
    answer: ["Overview", Overview],
    errors: ["not_found"],
  },
  {
    id: "searchEvents",
    at: "GET /events",
    role: "viewer",
    says: ["Search events", "Newest first. Lists in the query are written with commas."],
    query: events.EventQuery,
    answer: ["EventPage", events.EventPage],
  },
  {
    id: "getEvent",
    at: "GET /event",
    role: "viewer",
    says: ["One event whole", "Verdict, passes, coverage. An event is named by its tenant and its id together."],
    query: events.EventPlaceQuery,
    answer: ["EventDetail", events.EventDetail],
    errors: ["not_found"],
  },
  {
    id: "exportEvents",
    at: "GET /events/export",
    role: "viewer",
    says: [
      "Export events",
      "Streams what a search would find, as CSV or JSON lines. `x-total-count` says how many rows will come. Written to the audit log.",
    ],
    query: events.EventExportQuery,
    answer: ["EventExport", Type.String()],
    type: "text/csv",
    otherType: "application/x-ndjson",
  },
  {
    id: "listCaptures",
    at: "GET /captures",
    role: "viewer",
    says: ["Captured bodies of a tenant", "Newest first, by what is outside of them."],
    query: captures.CaptureQuery,
    answer: ["CapturePage", captures.CapturePage],
  },
  {
    id: "readCapture",
    at: "POST /captures/read",
    role: "admin",
    says: [
      "Read a captured body",
      "Opens one, masked as it was stored. The reason and the reader go to the audit log first.",
    ],
    body: ["CaptureReading", captures.CaptureReading],
    answer: ["CaptureBody", captures.CaptureBody],
    errors: ["not_found", "conflict"],
  },
  {
    id: "eraseCaptures",
    at: "POST /captures/erase",
    role: "admin",
    says: ["Erase captured bodies", "One by its id, or with `all` every one of the tenant."],
    body: ["CaptureErasure", captures.CaptureErasure],
    answer: ["Erased", captures.Erased],
    errors: ["not_found"],
  },
  {
    id: "getHealth",
    at: "GET /health",
    role: "viewer",
    says: ["How it stands", "Parts, versions, settings, and what happens when a part fails."],
    answer: ["Health", Health],
  },
  {
    id: "listAudit",
    at: "GET /audit",
    role: "viewer",
    says: ["The audit log", "Newest first."],
    query: audit.AuditQuery,
    answer: ["AuditPage", audit.AuditPage],
  },
  {
    id: "verifyAudit",
    at: "GET /audit/verify",
    role: "viewer",
    says: ["Check the audit log", "Walks the chain and names the first entry that is wrong."],
    query: audit.AuditVerifyQuery,
    answer: ["AuditCheck", audit.AuditCheck],
  },
];
