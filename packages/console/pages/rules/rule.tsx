/** One rule: what it means, what it leaves alone, where it stands in the frameworks, and who lives with it how. */
import type { RuleDetail, Shadow } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "wouter";
import { send } from "../../api/client.ts";
import { queryClient, ruleQuery } from "../../api/queries.ts";
import { useRole } from "../../api/role.ts";
import { SeverityBadge } from "../../parts/badges.tsx";
import { Button } from "../../parts/controls.tsx";
import { ReasonDialog } from "../../parts/dialog.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Answer } from "../../parts/notes.tsx";
import { Card, Page } from "../../parts/page.tsx";
import { SuppressDialog } from "../../parts/suppress-dialog.tsx";
import { Ago } from "../../parts/time.tsx";
import { say } from "../../parts/toast.tsx";
import { nameOf } from "../../words.ts";
import { Frameworks } from "./rules.tsx";
import { ShadowDialog } from "./shadow-dialog.tsx";
import "./rules.css";

export default function RulePage() {
  const { id = "" } = useParams<{ id: string }>();
  const ruleId = decodeURIComponent(id);
  const asked = useQuery(ruleQuery(ruleId));
  const isAdmin = useRole() === "admin";
  const [shadowing, setShadowing] = useState(false);
  const [suppressing, setSuppressing] = useState(false);
  return (
    <Page
      title={asked.data?.title ?? "Rule"}
      lead={<code>{ruleId}</code>}
      actions={
        <>
          <Link className="button" href={`/events?rule=${encodeURIComponent(ruleId)}`}>
            Its events
          </Link>
          {isAdmin ? (
            <>
              <Button onClick={() => setSuppressing(true)}>Suppress</Button>
              <Button look="primary" onClick={() => setShadowing(true)}>
                Shadow for a tenant
              </Button>
            </>
          ) : null}
          <Link className="button" href="/rules">
            <Icon name="back" />
            All rules
          </Link>
        </>
      }
    >
      <Answer of={asked}>{(rule) => <Whole rule={rule} isAdmin={isAdmin} />}</Answer>
      <ShadowDialog open={shadowing} onClose={() => setShadowing(false)} ruleId={ruleId} />
      <SuppressDialog
        open={suppressing}
        onClose={() => setSuppressing(false)}
        tenantId={null}
        ruleId={ruleId}
        fingerprint={null}
      />
    </Page>
  );
}

function Whole({ rule, isAdmin }: { readonly rule: RuleDetail; readonly isAdmin: boolean }) {
  return (
    <>
      <div className="columns">
        <Card title="What it means">
          <div className="stack">
            <p>{rule.meaning}</p>
            <dl className="facts">
              <dt>Category</dt>
              <dd>{nameOf(rule.category)}</dd>
              <dt>Severity</dt>
              <dd>
                <SeverityBadge severity={rule.severity} />
              </dd>
              <dt>Applies to</dt>
              <dd>{rule.surfaces.length === 0 ? "every surface" : rule.surfaces.join(", ")}</dd>
              <dt>Comes from</dt>
              <dd>{rule.origin === "operator" ? "your own folder" : "Portcullis"}</dd>
              <dt>Frameworks</dt>
              <dd>
                <Frameworks of={rule.framework} />
              </dd>
            </dl>
          </div>
        </Card>
        <Card title="Near misses">
          {rule.near_misses.length === 0 ? (
            <p className="soft">None are written down for this rule.</p>
          ) : (
            <div className="stack tight">
              <p className="soft">Honest text that it leaves alone:</p>
              <ul className="stack tight">
                {rule.near_misses.map((text) => (
                  <li key={text} className="near-miss" dir="auto">
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Card>
      </div>
      <Card title="Shadowed for">
        <Shadows rows={rule.shadows} isAdmin={isAdmin} />
      </Card>
      <Card
        title="On the allow-list"
        aside={<Link href={`/allow-list?rule=${encodeURIComponent(rule.id)}`}>Allow-list</Link>}
      >
        {rule.suppressions.length === 0 ? (
          <p className="soft">No entry covers a match of this rule.</p>
        ) : (
          <ul className="stack tight">
            {rule.suppressions.map((entry) => (
              <li key={entry.id} className="row between">
                <span>
                  <strong>{entry.tenant_id}</strong>{" "}
                  {entry.fingerprint ? <code className="small">{entry.fingerprint}</code> : "the whole rule"}:{" "}
                  {entry.reason}
                </span>
                <span className="small soft">
                  {entry.owner}, ends <Ago time={entry.expires_at} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function Shadows({ rows, isAdmin }: { readonly rows: readonly Shadow[]; readonly isAdmin: boolean }) {
  const [ending, setEnding] = useState<Shadow | null>(null);
  const end = async (reason: string) => {
    await send("POST", `/shadows/${encodeURIComponent(ending!.id)}/remove`, { body: { reason } });
    await queryClient.invalidateQueries();
    say("The rule counts again within five seconds.");
  };
  if (rows.length === 0) return <p className="soft">Nobody: it counts for every tenant.</p>;
  return (
    <>
      <ul className="stack tight">
        {rows.map((shadow) => (
          <li key={shadow.id} className="row between">
            <span>
              <strong>{shadow.tenant_id}</strong>: {shadow.reason}{" "}
              <span className="small soft">
                ({shadow.owner}, ends <Ago time={shadow.expires_at} />)
              </span>
            </span>
            {isAdmin ? (
              <Button small onClick={() => setEnding(shadow)}>
                Let it count again
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ReasonDialog
        title="Let the rule count again"
        open={ending !== null}
        onClose={() => setEnding(null)}
        action="Let it count"
        onReason={end}
      >
        <p className="soft">Its matches can block again for tenant {ending?.tenant_id}.</p>
      </ReasonDialog>
    </>
  );
}
