/** The windows in which keys are made and changed. */
import type { IssuedKey, Key, KeyPatch } from "@portcullis/contract/admin";
import { useState } from "react";
import { send } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";
import { Field, Select } from "../../parts/controls.tsx";
import { FormDialog, ReasonDialog } from "../../parts/dialog.tsx";
import { ExpiryField, endOf } from "../../parts/expiry-field.tsx";
import { TenantField, useChosenTenant } from "../../parts/tenant-field.tsx";
import { say } from "../../parts/toast.tsx";

interface KeyDialog {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly keyOf: Key | null;
}

export function NewKeyDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onIssued: (issued: IssuedKey) => void;
}) {
  const [name, setName] = useState("");
  const [chosen, setTenant] = useState("");
  const tenant = useChosenTenant(chosen);
  const [mode, setMode] = useState("live");
  const [days, setDays] = useState("");
  const submit = async () => {
    const wish = { tenant_id: tenant, name: name.trim(), mode, expires_at: endOf(days) };
    const issued = await send<IssuedKey>("POST", "/keys", { body: wish });
    await queryClient.invalidateQueries({ queryKey: ["keys"] });
    setName("");
    props.onIssued(issued);
  };
  return (
    <FormDialog
      title="New API key"
      open={props.open}
      onClose={props.onClose}
      action="Make the key"
      onSubmit={submit}
      ready={tenant !== ""}
    >
      <NameField value={name} onChange={setName} hint="Where it is used: “support bot, production”." />
      <TenantField value={tenant} onChange={setTenant} />
      <Field label="Kind" hint="A test key works alike; its prefix says that losing it is no harm.">
        {(aids) => (
          <Select
            aids={aids}
            value={mode}
            options={[
              { value: "live", label: "Live" },
              { value: "test", label: "Test" },
            ]}
            onChange={setMode}
          />
        )}
      </Field>
      <ExpiryField days={days} onChange={setDays} />
    </FormDialog>
  );
}

export function RenameDialog({ open, onClose, keyOf }: KeyDialog) {
  const [name, setName] = useState<string | null>(null);
  const close = () => {
    setName(null);
    onClose();
  };
  return (
    <FormDialog
      title="Rename the key"
      open={open}
      onClose={close}
      action="Rename"
      onSubmit={() => patch(keyOf, { name: (name ?? keyOf?.name ?? "").trim() })}
    >
      <NameField value={name ?? keyOf?.name ?? ""} onChange={setName} />
    </FormDialog>
  );
}

export function ExpiryDialog({ open, onClose, keyOf }: KeyDialog) {
  const [days, setDays] = useState("30");
  return (
    <FormDialog
      title={`End of ${keyOf?.name ?? "the key"}`}
      open={open}
      onClose={onClose}
      action="Set"
      onSubmit={() => patch(keyOf, { expires_at: endOf(days) })}
    >
      <p className="soft">Past its end the key opens nothing, as if it had never been.</p>
      <ExpiryField days={days} onChange={setDays} />
    </FormDialog>
  );
}

export function CaptureDialog({ open, onClose, keyOf }: KeyDialog) {
  const enabled = keyOf?.capture_enabled ?? false;
  return (
    <ReasonDialog
      title={enabled ? "Stop keeping bodies" : "Keep bodies"}
      open={open}
      onClose={onClose}
      action={enabled ? "Stop" : "Keep bodies"}
      onReason={(reason) => patch(keyOf, { capture_enabled: !enabled, reason })}
    >
      <p className="soft">
        {enabled
          ? "The key may no longer send request and response bodies. What was kept stays until it is erased or old."
          : "The key may then send request and response bodies: payload text. They are masked and encrypted before they are stored."}
      </p>
    </ReasonDialog>
  );
}

export function RotateDialog({
  open,
  onClose,
  keyOf,
  onIssued,
}: KeyDialog & { onIssued: (issued: IssuedKey) => void }) {
  const [hours, setHours] = useState("24");
  const submit = async () => {
    const path = `/keys/${encodeURIComponent(keyOf!.id)}/rotate`;
    const issued = await send<IssuedKey>("POST", path, { body: { overlap_hours: Number(hours) } });
    await queryClient.invalidateQueries({ queryKey: ["keys"] });
    onIssued(issued);
  };
  return (
    <FormDialog
      title={`Rotate ${keyOf?.name ?? "the key"}`}
      open={open}
      onClose={onClose}
      action="Rotate"
      onSubmit={submit}
    >
      <p className="soft">A new key takes its place. The old one works on for a while, so that nothing stands still.</p>
      <Field label="The old key works for">
        {(aids) => (
          <Select
            aids={aids}
            value={hours}
            options={[
              { value: "0", label: "No longer" },
              { value: "1", label: "An hour" },
              { value: "24", label: "A day" },
              { value: "168", label: "A week" },
              { value: "720", label: "30 days" },
            ]}
            onChange={setHours}
          />
        )}
      </Field>
    </FormDialog>
  );
}

export function RevokeDialog({ open, onClose, keyOf }: KeyDialog) {
  const revoke = async (reason: string) => {
    await send("POST", `/keys/${encodeURIComponent(keyOf!.id)}/revoke`, { body: { reason } });
    await queryClient.invalidateQueries({ queryKey: ["keys"] });
    say("Revoked. It opens nothing within five seconds.");
  };
  return (
    <ReasonDialog
      title={`Revoke ${keyOf?.name ?? "the key"}`}
      open={open}
      onClose={onClose}
      action="Revoke for good"
      danger
      onReason={revoke}
    >
      <p className="soft">
        Every call with it is refused from now on. There is no way back; rotate it to keep callers going.
      </p>
    </ReasonDialog>
  );
}

function NameField(props: {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly hint?: string;
}) {
  return (
    <Field label="Name" {...(props.hint ? { hint: props.hint } : {})}>
      {(aids) => (
        <input
          {...aids}
          className="input"
          required
          maxLength={100}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

async function patch(key: Key | null, change: KeyPatch): Promise<void> {
  await send("PATCH", `/keys/${encodeURIComponent(key!.id)}`, { body: change });
  await queryClient.invalidateQueries({ queryKey: ["keys"] });
  say("Changed.");
}
