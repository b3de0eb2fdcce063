/** portcullis admin: who may sign in to the console. A credential is shown once, when it is made. */
import { parseArgs } from "node:util";
import { ADMIN_ROLES } from "@portcullis/contract/admin";
import { type AdminInfo, createAdmins, systemClock } from "@portcullis/server";
import { type Command, EXIT, UsageError } from "../command.ts";
import { withStores } from "../stores-at-hand.ts";
import { columns, day } from "../table.ts";
import { oneOf } from "./scan.ts";

const BY = "cli";

export const admin: Command = {
  name: "admin",
  help: `Usage: portcullis admin <action> [options]

  admin create --name NAME --role viewer|admin    shows the credential, once
  admin list [--json]
  admin revoke NAME_OR_ID [--reason TEXT]         for good; every session of it ends at once

A viewer reads everything but captured bodies; an admin changes things and reads those too, each time with a reason.
Works on the store that the settings name, also while the service runs. Sign in at /console.
`,
  async run([action, ...args], terminal) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: "string" },
        role: { type: "string" },
        reason: { type: "string" },
        json: { type: "boolean", default: false },
      },
    });
    return withStores(terminal, async ({ stores }) => {
      const admins = createAdmins({ store: stores, rates: stores.rates, clock: systemClock, onFault: () => {} });
      switch (action) {
        case "create": {
          if (!values.name || !values.role) throw new UsageError("admin create needs --name and --role");
          const role = oneOf("--role", values.role, ADMIN_ROLES);
          const made = await admins.create({ name: values.name, role, by: BY }).catch((error: unknown) => {
            throw error instanceof RangeError ? new UsageError(error.message) : error;
          });
          if (made === null) throw new UsageError("there is an admin of that name; revoke it first, or take another");
          terminal.out(`${made.info.id}\nThe credential of ${made.info.name}, shown only now: ${made.secret}`);
          return EXIT.ok;
        }
        case "list": {
          const all = await admins.list();
          terminal.out(values.json ? JSON.stringify(all) : listed(all));
          return EXIT.ok;
        }
        case "revoke": {
          const wanted = positionals[0];
          if (!wanted) throw new UsageError("admin revoke needs a name or an id; portcullis admin list shows them");
          const all = await admins.list();
          const found = all.find((one) => one.id === wanted || (one.name === wanted && one.revokedAt === null));
          if (!found) throw new UsageError("there is no such admin");
          await admins.revoke(found.id, { by: BY, reason: values.reason ?? null });
          terminal.out(`${found.id} ${found.name} revoked`);
          return EXIT.ok;
        }
        default:
          throw new UsageError("admin needs an action: create, list or revoke");
      }
    });
  },
};

function listed(all: readonly AdminInfo[]): string {
  if (all.length === 0) return "Nobody can sign in. portcullis admin create makes a credential.";
  return columns(
    ["id", "name", "role", "state", "created", "last sign-in"],
    all.map((one) => [
      one.id,
      one.name,
      one.role,
      one.revokedAt === null ? "active" : "revoked",
      day(one.createdAt),
      day(one.lastSignInAt),
    ]),
  );
}
