/** Makes a rule report only, for one tenant: a way to watch a rule before it may block. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "../../api/client.ts";
import { queryClient, tenantsQuery } from "../../api/queries.ts";
import { Field, Select } from "../../parts/controls.tsx";
import { FormDialog, ReasonField } from "../../parts/dialog.tsx";
import { ExpiryField, endOf } from "../../parts/expiry-field.tsx";
import { say } from "../../parts/toast.tsx";

export function ShadowDialog(props: { readonly open: boolean; readonly onClose: () => void; readonly ruleId: string }) {
  const { data: tenants = [] } = useQuery(tenantsQuery);
  const [tenant, setTenant] = useState("");
  const [reason, setReason] = useState("");
  const [days, setDays] = useState("30");
  const submit = async () => {
    await send("POST", "/shadows", {
      body: {
        tenant_id: tenant || (tenants[0]?.id ?? ""),
        rule_id: props.ruleId,
        reason: reason.trim(),
        expires_at: endOf(days),
      },
    });
    await queryClient.invalidateQueries();
    setReason("");
    say("Shadowed. In force within five seconds.");
  };
  return (
    <FormDialog title="Shadow the rule" open={props.open} onClose={props.onClose} action="Shadow" onSubmit={submit}>
      <p className="soft">
        Matches of <code>{props.ruleId}</code> are then told as shadowed and block nothing, for this tenant alone.
      </p>
      <Field label="Tenant">
        {(aids) => (
          <Select
            aids={aids}
            value={tenant || (tenants[0]?.id ?? "")}
            options={tenants.map(({ id, name }) => ({ value: id, label: name === id ? id : `${name} (${id})` }))}
            onChange={setTenant}
          />
        )}
      </Field>
      <ReasonField value={reason} onChange={setReason} />
      <ExpiryField days={days} onChange={setDays} />
    </FormDialog>
  );
}
