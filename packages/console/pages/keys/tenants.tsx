/** Tenants: who owns keys, on which plan, and how much of it this month has taken. */
import type { Plan, Tenant } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { send } from "../../api/client.ts";
import { plansQuery, queryClient, tenantsQuery } from "../../api/queries.ts";
import { useRole } from "../../api/role.ts";
import { formatDay } from "../../formats.ts";
import { Button, Field, Select } from "../../parts/controls.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { FormDialog } from "../../parts/dialog.tsx";
import { Answer } from "../../parts/notes.tsx";
import { Card } from "../../parts/page.tsx";
import { say } from "../../parts/toast.tsx";
import { QuotaMeters } from "../overview/figures.tsx";
import "../overview/overview.css";
import { UsageDialog } from "./usage-dialog.tsx";

export function Tenants() {
  const asked = useQuery(tenantsQuery);
  const { data: plans = [] } = useQuery(plansQuery);
  const isAdmin = useRole() === "admin";
  const [making, setMaking] = useState(false);
  const [changing, setChanging] = useState<Tenant | null>(null);
  const [shown, setShown] = useState<Tenant | null>(null);
  const columns = useMemo(() => columnsFor(isAdmin, { change: setChanging, show: setShown }), [isAdmin]);
  return (
    <>
      {isAdmin ? (
        <div className="row end">
          <Button look="primary" icon="plus" onClick={() => setMaking(true)}>
            New tenant
          </Button>
        </div>
      ) : null}
      <Card flush>
        <Answer of={asked}>
          {(tenants) => <DataTable label="Tenants" rows={tenants} columns={columns} idOf={({ id }) => id} />}
        </Answer>
      </Card>
      <NewTenantDialog open={making} onClose={() => setMaking(false)} plans={plans} />
      <UsageDialog tenant={shown} onClose={() => setShown(null)} />
      <ChangeTenantDialog tenant={changing} onClose={() => setChanging(null)} plans={plans} />
    </>
  );
}

function columnsFor(
  isAdmin: boolean,
  deeds: { readonly change: (tenant: Tenant) => void; readonly show: (tenant: Tenant) => void },
): readonly Column<Tenant>[] {
  return [
    {
      name: "Tenant",
      sort: ({ id }) => id,
      cell: ({ id, name }) => (
        <>
          <strong>{name}</strong>
          <br />
          <code className="small faint">{id}</code>
        </>
      ),
    },
    { name: "Plan", sort: ({ plan }) => plan, cell: ({ plan }) => <span className="badge plain">{plan}</span> },
    { name: "Keys", sort: ({ keys }) => keys, cell: ({ keys }) => <span className="num">{keys}</span> },
    { name: "This month", cell: ({ quota }) => <QuotaMeters quota={quota} /> },
    { name: "Made", sort: ({ created_at }) => created_at, cell: ({ created_at }) => formatDay(created_at) },
    {
      name: "Actions",
      silent: true,
      end: true,
      cell: (tenant) => (
        <span className="row end">
          <Button small onClick={() => deeds.show(tenant)} aria-label={`Usage of ${tenant.name}`}>
            Usage
          </Button>
          {isAdmin ? (
            <Button small onClick={() => deeds.change(tenant)} aria-label={`Change ${tenant.name}`}>
              Change
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
}

function NewTenantDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly plans: readonly Plan[];
}) {
  const [id, setId] = useState("");
  const [name, setName] = useState("");
  const [plan, setPlan] = useState("");
  const chosen = plan || (props.plans.find(({ is_default }) => is_default)?.name ?? "unlimited");
  const submit = async () => {
    await send("POST", "/tenants", { body: { id: id.trim(), name: name.trim() || id.trim(), plan: chosen } });
    await queryClient.invalidateQueries({ queryKey: ["tenants"] });
    setId("");
    setName("");
    say("Tenant made.");
  };
  return (
    <FormDialog title="New tenant" open={props.open} onClose={props.onClose} action="Make the tenant" onSubmit={submit}>
      <Field label="Id" hint="Small letters, digits, - and _. It cannot be changed later.">
        {(aids) => (
          <input
            {...aids}
            className="input mono"
            required
            pattern="[a-z0-9][a-z0-9_\-]{0,62}"
            value={id}
            onChange={(event) => setId(event.currentTarget.value)}
          />
        )}
      </Field>
      <TenantFields name={name} onName={setName} plan={chosen} onPlan={setPlan} plans={props.plans} />
    </FormDialog>
  );
}

function ChangeTenantDialog(props: {
  readonly tenant: Tenant | null;
  readonly onClose: () => void;
  readonly plans: readonly Plan[];
}) {
  const { tenant } = props;
  const [name, setName] = useState<string | null>(null);
  const [plan, setPlan] = useState<string | null>(null);
  const close = () => {
    setName(null);
    setPlan(null);
    props.onClose();
  };
  const submit = async () => {
    const change = { ...(name === null ? {} : { name: name.trim() }), ...(plan === null ? {} : { plan }) };
    await send("PATCH", `/tenants/${encodeURIComponent(tenant!.id)}`, { body: change });
    await queryClient.invalidateQueries({ queryKey: ["tenants"] });
    say("Changed.");
  };
  return (
    <FormDialog
      title={`Change ${tenant?.name ?? ""}`}
      open={tenant !== null}
      onClose={close}
      action="Change"
      onSubmit={submit}
    >
      <TenantFields
        name={name ?? tenant?.name ?? ""}
        onName={setName}
        plan={plan ?? tenant?.plan ?? ""}
        onPlan={setPlan}
        plans={props.plans}
      />
    </FormDialog>
  );
}

function TenantFields(props: {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly plan: string;
  readonly onPlan: (plan: string) => void;
  readonly plans: readonly Plan[];
}) {
  return (
    <>
      <Field label="Name">
        {(aids) => (
          <input
            {...aids}
            className="input"
            maxLength={100}
            value={props.name}
            onChange={(event) => props.onName(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Plan">
        {(aids) => (
          <Select
            aids={aids}
            value={props.plan}
            options={props.plans.map(({ name }) => ({ value: name, label: name }))}
            onChange={props.onPlan}
          />
        )}
      </Field>
    </>
  );
}
