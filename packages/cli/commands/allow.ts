/** portcullis allow: matches that a person vouches for. They are still reported, as suppressed, and no longer count. */
import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { LIMITS } from "@portcullis/contract";
import { openAttackScanner } from "@portcullis/detections";
import type { Suppression } from "@portcullis/server/stores";
import { type Command, EXIT, UsageError } from "../command.ts";
import { DEFAULT_TENANT } from "../first-key.ts";
import { builtInIds, readRulesFolder } from "../operator-rules.ts";
import { withStores } from "../stores-at-hand.ts";
import { columns, day } from "../table.ts";

const DAY_MS = 86_400_000;
const BY = "cli";

export const allow: Command = {
  name: "allow",
  help: `Usage: portcullis allow <action> [options]

  allow add RULE_ID --reason TEXT [--fingerprint HEX] [--owner NAME] [--expires-in-days N] [--tenant ID]
  allow list [--tenant ID] [--json]
  allow remove ENTRY_ID [--reason TEXT]

A match of a scan carries its fingerprint; with it an entry covers that text alone, without it the whole rule. Takes
effect on every replica within five seconds.
`,
  async run([action, ...args], terminal) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        reason: { type: "string" },
        fingerprint: { type: "string" },
        owner: { type: "string" },
        "expires-in-days": { type: "string" },
        tenant: { type: "string" },
        json: { type: "boolean", default: false },
      },
    });
    return withStores(terminal, async ({ stores }) => {
      const note = (what: string, entry: Suppression, reason: string | null) =>
        stores.audit.append({
          tenantId: entry.tenantId,
          actor: BY,
          action: what,
          target: entry.id,
          detail: { rule_id: entry.ruleId, fingerprint: entry.fingerprint, ...(reason ? { reason } : {}) },
          at: Date.now(),
        });
      switch (action) {
        case "add": {
          const ruleId = positionals[0];
          if (!ruleId || !isKnown(ruleId, terminal.env.PORTCULLIS_RULES_DIR)) {
            throw new UsageError("allow add needs the id of a rule; portcullis rules list shows them");
          }
          const tenantId = values.tenant ?? DEFAULT_TENANT;
          if (!(await stores.tenants.find(tenantId))) throw new UsageError("there is no such tenant");
          const entry = await stores.suppressions.create({
            id: `sup_${randomBytes(9).toString("base64url")}`,
            tenantId,
            ruleId,
            fingerprint: fingerprintOf(values.fingerprint),
            shadow: false,
            reason: reasonOf(values.reason),
            owner: values.owner ?? userInfo().username,
            createdAt: Date.now(),
            expiresAt: endOf(values["expires-in-days"]),
          });
          await note("suppression.create", entry, entry.reason);
          terminal.out(`${entry.id} added`);
          return EXIT.ok;
        }
        case "list": {
          const all = await stores.suppressions.list(values.tenant === undefined ? {} : { tenantId: values.tenant });
          terminal.out(values.json ? JSON.stringify(all) : listed(all));
          return EXIT.ok;
        }
        case "remove": {
          const entry = (await stores.suppressions.list()).find(({ id }) => id === positionals[0]);
          if (!entry) throw new UsageError("there is no such entry; portcullis allow list shows them");
          await stores.suppressions.remove(entry.tenantId, entry.id);
          await note(entry.shadow ? "shadow.remove" : "suppression.remove", entry, values.reason ?? null);
          terminal.out(`${entry.id} removed`);
          return EXIT.ok;
        }
        default:
          throw new UsageError("allow needs an action: add, list or remove");
      }
    });
  },
};

/** An entry for a rule that does not exist would look like cover and give none. */
function isKnown(ruleId: string, rulesDir: string | undefined): boolean {
  const live = openAttackScanner();
  if (live.scanner.rules.some(({ id }) => id === ruleId)) return true;
  return rulesDir ? readRulesFolder(rulesDir, builtInIds(live)).rules.some(({ id }) => id === ruleId) : false;
}

function fingerprintOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (!/^[0-9a-f]{16}$/.test(given))
    throw new UsageError("--fingerprint must be the 16 hex digits that a match carries");
  return given;
}

function reasonOf(given: string | undefined): string {
  if (!given || given.length > LIMITS.reasonCharsMax) {
    throw new UsageError(`allow add needs a --reason of at most ${LIMITS.reasonCharsMax} characters`);
  }
  return given;
}

function endOf(days: string | undefined): number | null {
  if (days === undefined) return null;
  const count = Number(days);
  if (!(count > 0 && count <= 3_650)) throw new UsageError("--expires-in-days must be more than 0 and at most 3650");
  return Date.now() + count * DAY_MS;
}

function listed(all: readonly Suppression[]): string {
  if (all.length === 0) return "The allow-list is empty.";
  const now = Date.now();
  return columns(
    ["id", "tenant", "rule", "fingerprint", "kind", "state", "owner", "created", "expires", "reason"],
    all.map((entry) => [
      entry.id,
      entry.tenantId,
      entry.ruleId,
      entry.fingerprint ?? "(whole rule)",
      entry.shadow ? "shadow" : "allow",
      entry.expiresAt !== null && entry.expiresAt <= now ? "expired" : "active",
      entry.owner,
      day(entry.createdAt),
      day(entry.expiresAt),
      entry.reason,
    ]),
  );
}
