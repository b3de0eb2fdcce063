/**
 * The endpoints of the admin interface as data: who may call each, what it reads and answers. `viewer` reads, `admin`
 * also changes things and reads captured bodies. Every unsafe method needs the header `x-portcullis-admin: 1`.
 */
import { type TObject, type TSchema, Type } from "typebox";
import { Detection } from "../detect.ts";
import type { Endpoint, Example } from "../endpoints.ts";
import type { ErrorCode } from "../errors.ts";
import * as accounts from "./accounts.ts";
import * as audit from "./audit.ts";
import * as captures from "./captures.ts";
import * as events from "./events.ts";
import { adminExamples } from "./examples.ts";
import { Health } from "./health.ts";
import { Overview, OverviewQuery } from "./overview.ts";
import { Done, listOf, WithReason } from "./parts.ts";
import * as playground from "./playground.ts";
import * as replay from "./replay.ts";
import * as rules from "./rules.ts";
import * as session from "./session.ts";

interface Sketch {
  readonly id: string;
  readonly at: `${"GET" | "POST" | "PATCH" | "DELETE"} ${string}`;
  readonly role: "open" | "viewer" | "admin";
  readonly says: readonly [summary: string, description: string];
  readonly query?: TObject;
  readonly body?: readonly [name: string, schema: TSchema];
  readonly answer: readonly [name: string, schema: TSchema];
  /** Where the answer is no JSON. */
  readonly type?: string;
  readonly otherType?: string;
  readonly errors?: readonly ErrorCode[];
}

const list = (name: string, item: TSchema) => [`${name}List`, listOf(item)] as const;

const SKETCHES: readonly Sketch[] = [
  {
    id: "signIn",
    at: "POST /session",
    role: "open",
    says: [
      "Sign in",
      "Opens a session and sets its cookie: httpOnly, SameSite=Strict, limited to this interface. Tries are limited by address and by name.",
    ],
    body: ["SignIn", session.SignIn],
    answer: ["SignedIn", session.SignedIn],
    errors: ["unauthorized", "forbidden", "rate_limited"],
  },
  {
    id: "getSession",
    at: "GET /session",
    role: "viewer",
    says: ["Who is signed in", "Confirms the session and tells its role and ends."],
    answer: ["SignedIn", session.SignedIn],
  },
  {
    id: "signOut",
    at: "DELETE /session",
    role: "viewer",
    says: ["Sign out", "Ends the session that asks and clears its cookie."],
    answer: ["Done", Done],
  },
  {
    id: "listSessions",
    at: "GET /sessions",
    role: "viewer",
    says: ["Open sessions", "One's own; for an admin, everybody's."],
    answer: list("Session", session.Session),
  },
  {
    id: "revokeSession",
    at: "DELETE /sessions/{session_id}",
    role: "viewer",
    says: ["End a session", "One's own; for an admin, anybody's."],
    answer: ["Done", Done],
    errors: ["not_found"],
  },
  {
    id: "listAdmins",
    at: "GET /admins",
    role: "admin",
    says: ["Who may sign in", "Admin credentials are made on the command line: portcullis admin create."],
    answer: list("Admin", session.Admin),
  },
  {
    id: "revokeAdmin",
    at: "POST /admins/{admin_id}/revoke",
    role: "admin",
    says: ["Revoke a credential", "For good, and every session of it ends. One's own cannot be revoked here."],
    body: ["WithReason", WithReason],
    answer: ["Admin", session.Admin],
    errors: ["not_found", "conflict"],
  },
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
    id: "listKeys",
    at: "GET /keys",
    role: "viewer",
    says: ["API keys", "Of one tenant or of all; never the key itself."],
    query: accounts.KeyQuery,
    answer: list("Key", accounts.Key),
  },
  {
    id: "createKey",
    at: "POST /keys",
    role: "admin",
    says: ["Make an API key", "The key is in this answer and nowhere else."],
    body: ["KeyWish", accounts.KeyWish],
    answer: ["IssuedKey", accounts.IssuedKey],
    errors: ["not_found"],
  },
  {
    id: "patchKey",
    at: "PATCH /keys/{key_id}",
    role: "admin",
    says: ["Change an API key", "Its name, its end, whether it may ship bodies."],
    body: ["KeyPatch", accounts.KeyPatch],
    answer: ["Key", accounts.Key],
    errors: ["not_found"],
  },
  {
    id: "rotateKey",
    at: "POST /keys/{key_id}/rotate",
    role: "admin",
    says: ["Rotate an API key", "A new key in the place of the old one, which works on for the overlap."],
    body: ["KeyRotation", accounts.KeyRotation],
    answer: ["IssuedKey", accounts.IssuedKey],
    errors: ["not_found"],
  },
  {
    id: "revokeKey",
    at: "POST /keys/{key_id}/revoke",
    role: "admin",
    says: ["Revoke an API key", "For good; in force on every replica within five seconds."],
    body: ["WithReason", WithReason],
    answer: ["Key", accounts.Key],
    errors: ["not_found"],
  },
  {
    id: "listTenants",
    at: "GET /tenants",
    role: "viewer",
    says: ["Tenants", "With their plan and what they have used of it this month."],
    answer: list("Tenant", accounts.Tenant),
  },
  {
    id: "createTenant",
    at: "POST /tenants",
    role: "admin",
    says: ["Make a tenant", "An owner of keys."],
    body: ["TenantWish", accounts.TenantWish],
    answer: ["Tenant", accounts.Tenant],
    errors: ["conflict"],
  },
  {
    id: "patchTenant",
    at: "PATCH /tenants/{tenant_id}",
    role: "admin",
    says: ["Change a tenant", "Its name, its plan."],
    body: ["TenantPatch", accounts.TenantPatch],
    answer: ["Tenant", accounts.Tenant],
    errors: ["not_found"],
  },
  {
    id: "getUsage",
    at: "GET /tenants/{tenant_id}/usage",
    role: "viewer",
    says: ["What a tenant has used", "This month against the plan, and the months before."],
    answer: ["Usage", accounts.Usage],
    errors: ["not_found"],
  },
  {
    id: "listPlans",
    at: "GET /plans",
    role: "viewer",
    says: ["Plans", "Those of the plans file, and `unlimited`."],
    answer: list("Plan", accounts.Plan),
  },
  {
    id: "listRules",
    at: "GET /rules",
    role: "viewer",
    says: ["Rules by category", "What each means; never a pattern."],
    answer: ["RuleBook", rules.RuleBook],
  },
  {
    id: "getRule",
    at: "GET /rules/{rule_id}",
    role: "viewer",
    says: ["One rule", "Its meaning, near misses, place in the frameworks, and who lives with it how."],
    answer: ["RuleDetail", rules.RuleDetail],
    errors: ["not_found"],
  },
  {
    id: "getOperatorRules",
    at: "GET /operator-rules",
    role: "viewer",
    says: ["The operator's own rules", "Those in force, and what was wrong with the last files that were refused."],
    answer: ["OperatorRules", rules.OperatorRules],
  },
  {
    id: "checkOperatorRules",
    at: "POST /operator-rules/check",
    role: "viewer",
    says: ["Check rule files", "Says what is wrong with each; puts nothing in force."],
    body: ["RuleFiles", rules.RuleFiles],
    answer: ["RuleCheck", rules.RuleCheck],
  },
  {
    id: "listShadows",
    at: "GET /shadows",
    role: "viewer",
    says: ["Shadowed rules", "Rules that only report for a tenant."],
    query: rules.TenantQuery,
    answer: list("Shadow", rules.Shadow),
  },
  {
    id: "createShadow",
    at: "POST /shadows",
    role: "admin",
    says: ["Shadow a rule", "Its matches are told as `shadowed` and no longer count, for one tenant."],
    body: ["ShadowWish", rules.ShadowWish],
    answer: ["Shadow", rules.Shadow],
    errors: ["not_found", "conflict"],
  },
  {
    id: "removeShadow",
    at: "POST /shadows/{shadow_id}/remove",
    role: "admin",
    says: ["Let a rule count again", "In force on every replica within five seconds."],
    body: ["WithReason", WithReason],
    answer: ["Done", Done],
    errors: ["not_found"],
  },
  {
    id: "listSuppressions",
    at: "GET /suppressions",
    role: "viewer",
    says: ["The allow-list", "Entries of one tenant or of all, expired ones included."],
    query: rules.TenantQuery,
    answer: list("Suppression", rules.Suppression),
  },
  {
    id: "createSuppression",
    at: "POST /suppressions",
    role: "admin",
    says: ["Suppress a match", "By rule and fingerprint, or the whole rule; with a reason, an owner and an end."],
    body: ["SuppressionWish", rules.SuppressionWish],
    answer: ["Suppression", rules.Suppression],
    errors: ["not_found"],
  },
  {
    id: "removeSuppression",
    at: "POST /suppressions/{suppression_id}/remove",
    role: "admin",
    says: ["Remove an entry", "In force on every replica within five seconds."],
    body: ["WithReason", WithReason],
    answer: ["Done", Done],
    errors: ["not_found"],
  },
  {
    id: "listPins",
    at: "GET /pins",
    role: "viewer",
    says: ["Tool declarations", "What was last seen under each tool's name, and which have changed since."],
    query: rules.PinQuery,
    answer: list("Pin", rules.Pin),
  },
  {
    id: "acceptPin",
    at: "POST /pins/accept",
    role: "admin",
    says: ["Accept a changed declaration", "409 when it has changed again since it was looked at."],
    body: ["PinAcceptance", rules.PinAcceptance],
    answer: ["Pin", rules.Pin],
    errors: ["not_found", "conflict"],
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
    id: "replay",
    at: "POST /replay",
    role: "admin",
    says: [
      "Try a rule pack on past traffic",
      "Runs a candidate pack and the rules in force over samples, off the event loop, and streams progress and every changed decision as JSON lines. Ends when the caller hangs up.",
    ],
    body: ["ReplayWish", replay.ReplayWish],
    answer: ["ReplayLine", replay.ReplayLine],
    type: "application/x-ndjson",
    errors: ["not_found", "overloaded"],
  },
  {
    id: "playgroundScan",
    at: "POST /playground/scan",
    role: "viewer",
    says: ["Try a scan", "As the tenant would get it; counted and recorded nowhere. Also tells the decoded layers."],
    body: ["PlaygroundScan", playground.PlaygroundScan],
    answer: ["PlaygroundVerdict", playground.PlaygroundVerdict],
    errors: ["unknown_entity_type", "not_found"],
  },
  {
    id: "playgroundDetect",
    at: "POST /playground/detect",
    role: "viewer",
    says: ["Try detection", "As POST /v1/cloak/detect; recorded nowhere."],
    body: ["DetectRequest", playground.PlaygroundDetect],
    answer: ["Detection", Detection],
    errors: ["text_too_long", "unknown_entity_type", "not_configured"],
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

const SIGNED_IN: readonly ErrorCode[] = ["unauthorized", "forbidden"];
const ALWAYS: readonly ErrorCode[] = ["internal_error", "unavailable", "overloaded"];
const BODIED: readonly ErrorCode[] = ["invalid_json", "invalid_request", "payload_too_large", "unsupported_media_type"];

export const ADMIN_ENDPOINTS: readonly Endpoint[] = SKETCHES.map((sketch) => {
  const [method, path] = sketch.at.split(" ") as [string, string];
  const { body, answer } = sketch;
  const examples = adminExamples[sketch.id] ?? {};
  return {
    id: sketch.id,
    method: method.toLowerCase() as Endpoint["method"],
    path: `${session.ADMIN_PREFIX}${path}`,
    tag: "admin",
    summary: sketch.says[0],
    description: sketch.says[1],
    keyed: false,
    role: sketch.role,
    ...(sketch.query ? { query: sketch.query } : {}),
    ...(body ? { request: { name: schemaName(body[0]), schema: body[1], examples: one(examples.request) } } : {}),
    answer: {
      name: schemaName(answer[0]),
      schema: answer[1],
      type: sketch.type ?? "application/json",
      ...(sketch.otherType ? { otherType: sketch.otherType } : {}),
      ...(examples.answer ? { examples: one(examples.answer) } : {}),
    },
    errors: [
      ...new Set([
        ...(sketch.role === "open" ? [] : SIGNED_IN),
        ...(body ? BODIED : []),
        ...(sketch.query ? (["invalid_request"] as const) : []),
        ...(sketch.errors ?? []),
        ...ALWAYS,
      ]),
    ],
  };
});

/** Two schemas are those of the main interface; all others are told apart from them in the document. */
function schemaName(name: string): string {
  return name === "Detection" || name === "DetectRequest" ? name : `Admin${name}`;
}

function one(value: unknown): Readonly<Record<string, Example>> {
  return { example: { summary: "An example", value } };
}
