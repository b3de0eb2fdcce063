/** portcullis tenants: who owns keys, and on which plan. */
import { parseArgs } from "node:util";
import { type Command, EXIT, UsageError } from "../command.ts";
import { withStores } from "../stores-at-hand.ts";
import { columns, day } from "../table.ts";

const ID_SHAPE = /^[a-z0-9][a-z0-9_-]{0,62}$/;

export const tenants: Command = {
  name: "tenants",
  help: `Usage: portcullis tenants <action> [options]

  tenants create ID [--name NAME] [--plan PLAN]     id: small letters, digits, - and _
  tenants list [--json]
  tenants plan ID PLAN                              plans are named in PORTCULLIS_PLANS_FILE
  tenants erase-captures ID                         deletes every captured body of the tenant
`,
  async run([action, ...args], terminal) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: "string" }, plan: { type: "string" }, json: { type: "boolean", default: false } },
    });
    const [id, plan] = positionals;
    return withStores(terminal, async ({ stores }) => {
      const note = (what: string, target: string) =>
        stores.audit.append({ tenantId: target, actor: "cli", action: what, target, detail: {}, at: Date.now() });
      switch (action) {
        case "create": {
          if (!id || !ID_SHAPE.test(id))
            throw new UsageError("tenants create needs an id of small letters, digits, - and _");
          if (await stores.tenants.find(id)) throw new UsageError("there is a tenant of that id");
          await stores.tenants.create({
            id,
            name: values.name ?? id,
            plan: values.plan ?? "unlimited",
            createdAt: Date.now(),
          });
          await note("tenant.create", id);
          terminal.out(`${id} created`);
          return EXIT.ok;
        }
        case "list": {
          const all = await stores.tenants.list();
          const rows = all.map((tenant) => [tenant.id, tenant.name, tenant.plan, day(tenant.createdAt)]);
          terminal.out(values.json ? JSON.stringify(all) : columns(["id", "name", "plan", "created"], rows));
          return EXIT.ok;
        }
        case "plan": {
          if (!id || !plan) throw new UsageError("tenants plan needs an id and a plan");
          if ((await stores.tenants.setPlan(id, plan)) === null) throw new UsageError("there is no such tenant");
          await note("tenant.plan", id);
          terminal.out(`${id} is on plan ${plan}`);
          return EXIT.ok;
        }
        case "erase-captures": {
          if (!id) throw new UsageError("tenants erase-captures needs an id");
          const erased = await stores.captures.erase(id);
          await note("captures.erase", id);
          terminal.out(`${erased} captures erased`);
          return EXIT.ok;
        }
        default:
          throw new UsageError("tenants needs an action: create, list, plan or erase-captures");
      }
    });
  },
};
