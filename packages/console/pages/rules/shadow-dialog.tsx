/** Makes a rule report only, for one tenant: a way to watch a rule before it may block. */
import { useState } from "react";
import { send } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";
import { FormDialog, ReasonField } from "../../parts/dialog.tsx";
import { ExpiryField, endOf } from "../../parts/expiry-field.tsx";
import { TenantField, useChosenTenant } from "../../parts/tenant-field.tsx";
import { say } from "../../parts/toast.tsx";

export function ShadowDialog(props: { readonly open: boolean; readonly onClose: () => void; readonly ruleId: string }) {
  const [chosen, setTenant] = useState("");
  const tenant = useChosenTenant(chosen);
  const [reason, setReason] = useState("");
  const [days, setDays] = useState("30");
  const submit = async () => {
    await send("POST", "/shadows", {
      body: {
        tenant_id: tenant,
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
    <FormDialog
      title="Shadow the rule"
      open={props.open}
      onClose={props.onClose}
      action="Shadow"
      onSubmit={submit}
      ready={tenant !== ""}
    >
      <p className="soft">
        Matches of <code>{props.ruleId}</code> are then told as shadowed and block nothing, for this tenant alone.
      </p>
      <TenantField value={tenant} onChange={setTenant} />
      <ReasonField value={reason} onChange={setReason} />
      <ExpiryField days={days} onChange={setDays} />
    </FormDialog>
  );
}
