/** Every route of the admin interface, in the order of the contract. */
import type { AdminRoute } from "../../admin/route.ts";
import * as accounts from "./accounts.ts";
import { listAudit, verifyAudit } from "./audit.ts";
import { eraseCaptures, listCaptures, readCapture } from "./captures.ts";
import { exportEvents, getEvent, searchEvents } from "./events.ts";
import { getHealth } from "./health.ts";
import * as living from "./living.ts";
import { getOverview } from "./overview.ts";
import { playgroundDetect, playgroundScan } from "./playground.ts";
import { replay } from "./replay.ts";
import { checkOperatorRules, getOperatorRules, getRule, listRules } from "./rules.ts";
import * as session from "./session.ts";

export const ADMIN_ROUTES: readonly AdminRoute[] = [
  session.signIn,
  session.getSession,
  session.signOut,
  session.listSessions,
  session.revokeSession,
  session.listAdmins,
  session.revokeAdmin,
  accounts.listKeys,
  accounts.createKey,
  accounts.patchKey,
  accounts.rotateKey,
  accounts.revokeKey,
  accounts.listTenants,
  accounts.createTenant,
  accounts.patchTenant,
  accounts.getUsage,
  accounts.listPlans,
  getOverview,
  searchEvents,
  getEvent,
  exportEvents,
  listCaptures,
  readCapture,
  eraseCaptures,
  getHealth,
  listAudit,
  verifyAudit,
  listRules,
  getRule,
  getOperatorRules,
  checkOperatorRules,
  living.listShadows,
  living.createShadow,
  living.removeShadow,
  living.listSuppressions,
  living.createSuppression,
  living.removeSuppression,
  living.listPins,
  living.acceptPin,
  replay,
  playgroundScan,
  playgroundDetect,
];
