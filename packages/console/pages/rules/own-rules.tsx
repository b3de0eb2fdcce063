/** The operator's own rules: those in force, what was wrong with the last files, and a place to check a file first. */

import type { OperatorRules, RuleCheck } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { ruleAddress } from "../../addresses.ts";
import { send } from "../../api/client.ts";
import { operatorRulesQuery } from "../../api/queries.ts";
import { formatCount } from "../../formats.ts";
import { SeverityBadge } from "../../parts/badges.tsx";
import { Button } from "../../parts/controls.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Answer, Empty, Note, Problem } from "../../parts/notes.tsx";
import { Card, Page } from "../../parts/page.tsx";
import { RULE_EXAMPLE, RuleFileField, RuleProblems } from "../../parts/rule-files.tsx";
import { Snippet } from "../../parts/snippet.tsx";
import { Ago } from "../../parts/time.tsx";
import { nameOf } from "../../words.ts";
import "./rules.css";

export default function OwnRulesPage() {
  const asked = useQuery(operatorRulesQuery);
  return (
    <Page
      title="Your own rules"
      lead="JSON files in a folder of yours, read at start and again whenever they change."
      actions={
        <Link className="button" href="/rules">
          <Icon name="back" />
          All rules
        </Link>
      }
    >
      <Answer of={asked}>{(own) => <InForce own={own} />}</Answer>
      <Checker />
    </Page>
  );
}

function InForce({ own }: { readonly own: OperatorRules }) {
  if (!own.configured) {
    return (
      <Card>
        <Empty icon="rules" title="No folder is set">
          <p>
            Start the service with <code>PORTCULLIS_RULES_DIR</code> naming a folder, and put a file like this one into
            it:
          </p>
          <Snippet label="Rule file" code={RULE_EXAMPLE} />
        </Empty>
      </Card>
    );
  }
  return (
    <>
      {own.problems.length > 0 ? (
        <Note look="wrong">
          <p>
            <strong>The last files were refused; the rules before them run on.</strong>
          </p>
          <RuleProblems problems={own.problems} />
        </Note>
      ) : null}
      <Card
        title="In force"
        aside={
          <span className="small soft">
            read <Ago time={own.read_at} />
          </span>
        }
      >
        {own.rules.length === 0 ? (
          <p className="soft">The folder holds no rules.</p>
        ) : (
          <ul className="rule-list">
            {own.rules.map((rule) => (
              <li key={rule.id}>
                <Link className="rule-link" href={ruleAddress(rule.id)}>
                  {rule.title}
                </Link>
                <span className="row">
                  <span className="small soft">{nameOf(rule.category)}</span>
                  <SeverityBadge severity={rule.severity} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

/** Says what is wrong with a file before it goes anywhere. */
function Checker() {
  const [content, setContent] = useState(RULE_EXAMPLE);
  const [check, setCheck] = useState<RuleCheck | null>(null);
  const [error, setError] = useState<unknown>(null);
  const submit = async () => {
    setError(null);
    try {
      setCheck(
        await send<RuleCheck>("POST", "/operator-rules/check", {
          body: { files: [{ name: "candidate.json", content }] },
        }),
      );
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <Card title="Check a file" aside={<Link href="/replay">Replay it on past traffic</Link>}>
      <div className="stack">
        <RuleFileField hint="Nothing is put in force." value={content} onChange={setContent} />
        <div className="row">
          <Button look="primary" onClick={submit}>
            Check
          </Button>
        </div>
        <div aria-live="polite">
          {error ? <Problem error={error} /> : null}
          {check && check.problems.length > 0 ? (
            <Note look="wrong">
              <RuleProblems problems={check.problems} />
            </Note>
          ) : null}
          {check && check.problems.length === 0 ? (
            <Note look="good">
              {formatCount(check.rules.length)} {check.rules.length === 1 ? "rule" : "rules"} can be used as they stand.
            </Note>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
