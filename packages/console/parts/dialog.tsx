/** A window over the page, by Ariakit: focus goes in, stays in, and comes back; Escape closes. */
import { Dialog as AriakitDialog, DialogDismiss, DialogHeading } from "@ariakit/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button, Field } from "./controls.tsx";
import { Icon } from "./icon.tsx";
import { Problem } from "./notes.tsx";

export function Dialog(props: {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** False where what is shown would be lost by a click beside it. */
  readonly hidesOnOutside?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <AriakitDialog
      open={props.open}
      onClose={props.onClose}
      unmountOnHide
      // Only a press beside it: the focus that comes back from a window before it is no sign to go.
      hideOnInteractOutside={(event) => (props.hidesOnOutside ?? true) && event.type !== "focusin"}
      backdrop={<div className="backdrop" />}
      className={props.wide ? "dialog wide" : "dialog"}
    >
      <div className="stack">
        <div className="row between">
          <DialogHeading>{props.title}</DialogHeading>
          <DialogDismiss className="button quiet small icon-only" aria-label="Close">
            <Icon name="close" />
          </DialogDismiss>
        </div>
        {props.children}
      </div>
    </AriakitDialog>
  );
}

/** A form in a window: sends, shows a refusal in place, closes when it went well. */
export function FormDialog(props: {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly action: string;
  readonly danger?: boolean;
  readonly onSubmit: () => Promise<unknown>;
  /** False until all that is sent has come: whoever is quick would be told of a mistake that is not theirs. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}) {
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setError(null);
    props.onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await props.onSubmit();
      close();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={props.title} open={props.open} onClose={close}>
      <form className="stack" onSubmit={submit}>
        {props.children}
        {error ? <Problem error={error} /> : null}
        <div className="row end">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" look={props.danger ? "danger" : "primary"} disabled={busy || props.ready === false}>
            {props.action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks for a reason before something is done; the reason goes to the audit log. */
export function ReasonDialog(props: {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly action: string;
  readonly danger?: boolean;
  readonly children?: ReactNode;
  readonly onReason: (reason: string) => Promise<unknown>;
}) {
  const [reason, setReason] = useState("");
  const { onReason, children, ...rest } = props;
  const submit = async () => {
    await onReason(reason.trim());
    setReason("");
  };
  return (
    <FormDialog {...rest} onSubmit={submit}>
      {children}
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}

export function ReasonField(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <Field label="Reason" hint="Written to the audit log with your name.">
      {(aids) => (
        <textarea
          {...aids}
          className="input"
          rows={2}
          required
          maxLength={500}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
