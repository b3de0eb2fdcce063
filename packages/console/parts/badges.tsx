/** Words that carry a colour. The colour is never alone: the word, and for decisions a sign, say the same. */
import { FAILURES, nameOf } from "../words.ts";
import { Icon } from "./icon.tsx";

export function DecisionBadge({ decision }: { readonly decision: string }) {
  return decision === "block" ? (
    <span className="badge block">
      <Icon name="block" />
      Block
    </span>
  ) : (
    <span className="badge allow">
      <Icon name="check" />
      Allow
    </span>
  );
}

export function SeverityBadge({ severity }: { readonly severity: string | null }) {
  return severity === null ? <span className="faint">–</span> : <span className={`badge ${severity}`}>{severity}</span>;
}

/** A pass that was due and did not run stands out as much as a block. */
export function UnrunBadge({ pass, error }: { readonly pass: string; readonly error: string }) {
  return (
    <span className="badge unrun" title={FAILURES[error] ?? error}>
      <Icon name="unrun" />
      {nameOf(pass)} did not run
    </span>
  );
}

export function StateBadge({ state }: { readonly state: string }) {
  const look: Readonly<Record<string, string>> = {
    active: "allow",
    ok: "allow",
    ready: "allow",
    expired: "unrun",
    draining: "unrun",
    revoked: "block",
    unavailable: "block",
  };
  return <span className={`badge ${look[state] ?? ""}`}>{state}</span>;
}
