/** Each tool call as it was judged: allowed or rejected, and what was found where in its arguments. */

import type { ToolFinding, ToolValidation } from "@portcullis/contract";
import { Link } from "wouter";
import { ruleAddress } from "../../addresses.ts";
import { DecisionBadge, SeverityBadge } from "../../parts/badges.tsx";
import { Card } from "../../parts/page.tsx";

export function ToolVerdicts({ validation }: { readonly validation: ToolValidation }) {
  return (
    <Card title="Tool calls" aside={<DecisionBadge decision={validation.allowed ? "allow" : "block"} />}>
      <ul className="findings">
        {validation.calls.map((call) => (
          <li key={call.index}>
            <div className="row between">
              <span>
                <strong>{call.name}</strong> {call.id ? <span className="small faint">{call.id}</span> : null}
              </span>
              <span className="row">
                <SeverityBadge severity={call.severity} />
                <DecisionBadge decision={call.allowed ? "allow" : "block"} />
              </span>
            </div>
            {call.findings.map((finding) => (
              <Finding
                key={`${finding.code} ${finding.path} ${finding.start} ${finding.signature_id}`}
                finding={finding}
              />
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Finding({ finding }: { readonly finding: ToolFinding }) {
  const { code, path, message, signature_id, start, end } = finding;
  return (
    <p className="small">
      <code>{code}</code> {path ? <code className="soft">{path}</code> : null}
      {start === undefined ? null : (
        <span className="num soft">
          {" "}
          {start}–{end}
        </span>
      )}{" "}
      <span className="soft">{message}</span>{" "}
      {signature_id ? <Link href={ruleAddress(signature_id)}>{signature_id}</Link> : null}
    </p>
  );
}
