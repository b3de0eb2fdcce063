/** Puts a match on the allow-list: this one text or the whole rule, with a reason and an end. */
import { useState } from "react";
import { send } from "../api/client.ts";
import { queryClient } from "../api/queries.ts";
import { Field, Select } from "./controls.tsx";
import { FormDialog, ReasonField } from "./dialog.tsx";
import { ExpiryField, endOf } from "./expiry-field.tsx";
import { TenantField, useChosenTenant } from "./tenant-field.tsx";
import { say } from "./toast.tsx";

export function SuppressDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null: asked for. */
  readonly tenantId: string | null;
  readonly ruleId: string;
  readonly fingerprint: string | null;
}) {
  const [reason, setReason] = useState("");
  const [days, setDays] = useState("30");
  const [scope, setScope] = useState("text");
  const { ruleId, fingerprint } = props;
  const [chosen, choose] = useState("");
  const proposed = useChosenTenant(chosen);
  const tenantId = props.tenantId ?? proposed;
  const submit = async () => {
    await send("POST", "/suppressions", {
      body: {
        tenant_id: tenantId,
        rule_id: ruleId,
        fingerprint: scope === "text" ? fingerprint : null,
        reason: reason.trim(),
        expires_at: endOf(days),
      },
    });
    await queryClient.invalidateQueries();
    setReason("");
    say("On the allow-list. In force within five seconds.");
  };
  return (
    <FormDialog
      title="Suppress this match"
      open={props.open}
      onClose={props.onClose}
      action="Suppress"
      onSubmit={submit}
    >
      <p className="soft">
        Matches of <code>{ruleId}</code> for tenant <code>{tenantId}</code> are still reported, and no longer count.
      </p>
      {props.tenantId === null ? <TenantField value={tenantId} onChange={choose} /> : null}
      {fingerprint === null ? null : (
        <Field
          label="What is suppressed"
          hint={`Fingerprint ${fingerprint}: names the matched words without holding them.`}
        >
          {(aids) => (
            <Select
              aids={aids}
              value={scope}
              onChange={setScope}
              options={[
                { value: "text", label: "These matched words only" },
                { value: "rule", label: "The whole rule" },
              ]}
            />
          )}
        </Field>
      )}
      <ReasonField value={reason} onChange={setReason} />
      <ExpiryField days={days} onChange={setDays} />
    </FormDialog>
  );
}
