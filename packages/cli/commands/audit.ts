/** portcullis audit: the log of who did what, read and verified link by link. Exit code 1 when the chain is broken. */
import { parseArgs } from "node:util";
import type { AuditRow } from "@portcullis/server/stores";
import { type Command, EXIT, UsageError } from "../command.ts";
import { withStores } from "../stores-at-hand.ts";
import { columns, day } from "../table.ts";

const LIST_DEFAULT = "50";
const LIST_MAX = 10_000;

export const audit: Command = {
  name: "audit",
  help: `Usage: portcullis audit <action> [options]

  audit verify [--head HASH] [--json]      walks the chain and names the first link that is broken (exit code 1)
  audit list [--tenant ID] [--limit N] [--json]     newest first

Each entry holds the hash of the one before, so that none can be changed, dropped or slipped in unseen. Cutting off the
end shows only against a head that you noted elsewhere: keep what verify prints, and hand it in with --head.
`,
  async run([action, ...args], terminal) {
    const { values } = parseArgs({
      args,
      options: {
        head: { type: "string" },
        tenant: { type: "string" },
        limit: { type: "string", default: LIST_DEFAULT },
        json: { type: "boolean", default: false },
      },
    });
    return withStores(terminal, async ({ stores }) => {
      switch (action) {
        case "verify": {
          const { head } = values;
          if (head !== undefined && !/^[0-9a-f]{64}$/.test(head)) throw new UsageError("--head must be 64 hex digits");
          const check = await stores.audit.verify(head);
          if (values.json) terminal.out(JSON.stringify(check));
          else if (check.intact) terminal.out(`intact: ${check.rows} entries, head ${check.head}`);
          else terminal.out(`BROKEN at entry ${check.seq}: ${WORDS[check.problem]}`);
          return check.intact ? EXIT.ok : EXIT.failed;
        }
        case "list": {
          const limit = Number(values.limit);
          if (!Number.isInteger(limit) || limit < 1 || limit > LIST_MAX) {
            throw new UsageError(`--limit must be a whole number from 1 to ${LIST_MAX}`);
          }
          const rows = await stores.audit.list({
            limit,
            ...(values.tenant === undefined ? {} : { tenantId: values.tenant }),
          });
          terminal.out(values.json ? rows.map((row) => JSON.stringify(row)).join("\n") : listed(rows));
          return EXIT.ok;
        }
        default:
          throw new UsageError("audit needs an action: verify or list");
      }
    });
  },
};

const WORDS = {
  changed: "it, or the one before it, was changed",
  missing: "it is missing, or the chain ends before the head that was expected",
} as const;

function listed(rows: readonly AuditRow[]): string {
  return columns(
    ["seq", "when", "who", "what", "tenant", "to", "why"],
    rows.map(({ seq, at, actor, action, tenantId, target, detail }) => [
      String(seq),
      day(at),
      actor,
      action,
      tenantId ?? "-",
      target ?? "-",
      String(detail.reason ?? "-"),
    ]),
  );
}
