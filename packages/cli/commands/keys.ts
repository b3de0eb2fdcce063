/** portcullis keys: made, listed, rotated, renamed, expired, revoked. A key is shown once, when it is made. */
import { parseArgs } from "node:util";
import type { KeyInfo } from "@portcullis/server";
import { type Command, EXIT, type Terminal, UsageError } from "../command.ts";
import { DEFAULT_TENANT } from "../first-key.ts";
import { withStores } from "../stores-at-hand.ts";
import { columns, day } from "../table.ts";

const HOUR_MS = 3_600_000;
const BY = "cli";

export const keys: Command = {
  name: "keys",
  help: `Usage: portcullis keys <action> [options]

  keys create [--tenant ID] [--name NAME] [--test] [--expires-in-days N]   shows the key, once
  keys list [--tenant ID] [--json]
  keys rotate KEY_ID [--overlap-hours N]       a new key; the old one works for N more hours (default 24)
  keys rename KEY_ID --name NAME
  keys capture KEY_ID on|off                   whether the key may ship request and response bodies
  keys revoke KEY_ID                           for good; in force on every replica within 5 seconds

Works on the store that the settings name, also while the service runs.
`,
  async run([action, ...args], terminal) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        tenant: { type: "string" },
        name: { type: "string" },
        test: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        "expires-in-days": { type: "string" },
        "overlap-hours": { type: "string", default: "24" },
      },
    });
    const id = () => {
      if (positionals[0] === undefined)
        throw new UsageError(`keys ${action} needs a key id; portcullis keys list shows them`);
      return positionals[0];
    };
    return withStores(terminal, async ({ keyring }) => {
      switch (action) {
        case "create": {
          const days = amount("--expires-in-days", values["expires-in-days"]);
          const tenantId = values.tenant ?? DEFAULT_TENANT;
          const issued = await keyring.issue({
            tenantId,
            name: values.name ?? "unnamed",
            mode: values.test ? "test" : "live",
            expiresAt: days === null ? null : Date.now() + days * 24 * HOUR_MS,
            by: BY,
          });
          if (issued === null) throw new UsageError("there is no such tenant; portcullis tenants create makes one");
          terminal.out(`${issued.info.id}\nThe key, shown only now: ${issued.secret}`);
          return EXIT.ok;
        }
        case "list": {
          const all = await keyring.list(values.tenant);
          terminal.out(values.json ? JSON.stringify(all) : listed(all));
          return EXIT.ok;
        }
        case "rotate": {
          const hours = amount("--overlap-hours", values["overlap-hours"]) ?? 0;
          const issued = await keyring.rotate(id(), { overlapMs: hours * HOUR_MS, by: BY });
          if (issued === null) throw new UsageError("there is no such key in force");
          terminal.out(
            `${issued.info.id}\nThe key, shown only now: ${issued.secret}\nThe old one works for ${hours} more hours.`,
          );
          return EXIT.ok;
        }
        case "rename": {
          if (!values.name) throw new UsageError("keys rename needs --name");
          return said(await keyring.rename(id(), { name: values.name, by: BY }), "renamed", terminal);
        }
        case "capture": {
          const flag = positionals[1];
          if (flag !== "on" && flag !== "off") throw new UsageError("keys capture needs on or off");
          return said(
            await keyring.setCapture(id(), { enabled: flag === "on", by: BY }),
            `capture is ${flag}`,
            terminal,
          );
        }
        case "revoke":
          return said(await keyring.revoke(id(), BY), "revoked", terminal);
        default:
          throw new UsageError("keys needs an action: create, list, rotate, rename, capture or revoke");
      }
    });
  },
};

function said(info: KeyInfo | null, what: string, terminal: Terminal): number {
  if (info === null) throw new UsageError("there is no such key");
  terminal.out(`${info.id} ${what}`);
  return EXIT.ok;
}

function listed(all: readonly KeyInfo[]): string {
  if (all.length === 0) return "There are no keys. portcullis keys create makes one.";
  const state = (key: KeyInfo) =>
    key.revokedAt !== null ? "revoked" : key.expiresAt !== null && key.expiresAt <= Date.now() ? "expired" : "active";
  return columns(
    ["id", "tenant", "name", "key", "state", "capture", "created", "expires", "last used"],
    all.map((key) => [
      key.id,
      key.tenantId,
      key.name,
      `${key.hint}…`,
      state(key),
      key.captureEnabled ? "on" : "off",
      day(key.createdAt),
      day(key.expiresAt),
      day(key.lastUsedAt),
    ]),
  );
}

function amount(option: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  const value = Number(given);
  if (!Number.isFinite(value) || value < 0) throw new UsageError(`${option} must be a number of 0 or more`);
  return value;
}
