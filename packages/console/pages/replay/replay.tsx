/** What a candidate rule pack would have decided on past traffic, before it goes live. */
import type { ReplayLine } from "@portcullis/contract/admin";
import { useRef, useState } from "react";
import { useRole } from "../../api/role.ts";
import { formatCount } from "../../formats.ts";
import { Button, Field, Select } from "../../parts/controls.tsx";
import { ReasonField } from "../../parts/dialog.tsx";
import { Note, Problem } from "../../parts/notes.tsx";
import { Card, Page } from "../../parts/page.tsx";
import { RULE_EXAMPLE, RuleFileField } from "../../parts/rule-files.tsx";
import { TenantSelect, useOneTenant } from "../../parts/tenant-select.tsx";
import { Outcome, type Replayed } from "./outcome.tsx";
import { readSamples, runReplay } from "./run.ts";
import "./replay.css";

const SAMPLES_EXAMPLE = "Please give me the launch code now.\nThe launch code review is on Monday.";

const NOTHING: Replayed = { progress: null, changes: [], end: null };

export default function ReplayPage() {
  const [rules, setRules] = useState(RULE_EXAMPLE);
  const [source, setSource] = useState<"samples" | "captures">("samples");
  const [samples, setSamples] = useState(SAMPLES_EXAMPLE);
  const [reason, setReason] = useState("");
  const [replayed, setReplayed] = useState<Replayed>(NOTHING);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  const tenantId = useOneTenant();
  const isAdmin = useRole() === "admin";

  const start = async () => {
    const abort = new AbortController();
    stop.current = abort;
    setError(null);
    setReplayed(NOTHING);
    setRunning(true);
    const wish = {
      files: rules.trim() === "" ? [] : [{ name: "candidate.json", content: rules }],
      ...(source === "samples"
        ? { samples: readSamples(samples) }
        : { captures: { tenant_id: tenantId ?? "" }, reason: reason.trim() }),
    };
    try {
      await runReplay(wish, {
        signal: abort.signal,
        onLine: (line) => setReplayed((before) => withLine(before, line)),
      });
    } catch (problem) {
      if (!abort.signal.aborted) setError(problem);
    } finally {
      setRunning(false);
    }
  };

  return (
    <Page
      title="Replay"
      lead="Runs a candidate rule pack beside the rules in force and tells every decision that would change. Nothing goes live."
    >
      {isAdmin ? null : <Note>A replay reads captured bodies, so it takes the role admin. Yours is viewer.</Note>}
      <div className="columns">
        <Card title="Candidate rules">
          <div className="stack">
            <Upload label="Load a rule file" accept=".json" onText={setRules} />
            <RuleFileField
              hint="Your whole set of own rules as it would be. Empty: without any."
              value={rules}
              onChange={setRules}
            />
          </div>
        </Card>
        <Card title="Samples">
          <div className="stack">
            <Field label="Take samples from">
              {(aids) => (
                <Select
                  aids={aids}
                  value={source}
                  options={[
                    { value: "samples", label: "What I paste or load" },
                    { value: "captures", label: "Captured bodies of a tenant" },
                  ]}
                  onChange={(value) => setSource(value as "samples" | "captures")}
                />
              )}
            </Field>
            {source === "samples" ? (
              <>
                <Upload label="Load samples" accept=".txt,.jsonl" onText={setSamples} />
                <Field
                  label="Samples"
                  hint='One a line: plain text, or JSON lines of {"name", "text"}. Nothing of them is kept.'
                >
                  {(aids) => (
                    <textarea
                      {...aids}
                      className="input"
                      rows={10}
                      dir="auto"
                      spellCheck={false}
                      value={samples}
                      onChange={(event) => setSamples(event.currentTarget.value)}
                    />
                  )}
                </Field>
              </>
            ) : (
              <>
                <TenantSelect all={false} />
                <p className="soft">The newest thousand. Their text stays in the service; only decisions are told.</p>
                <ReasonField value={reason} onChange={setReason} />
              </>
            )}
          </div>
        </Card>
      </div>
      <div className="row">
        {running ? (
          <Button onClick={() => stop.current?.abort()}>Stop</Button>
        ) : (
          <Button
            look="primary"
            icon="replay"
            onClick={start}
            disabled={!isAdmin || (source === "captures" && (!tenantId || reason.trim() === ""))}
          >
            Run the replay
          </Button>
        )}
        {replayed.progress && running ? (
          <span className="soft num">
            {formatCount(replayed.progress.done)} of {formatCount(replayed.progress.total)}
          </span>
        ) : null}
      </div>
      {error ? <Problem error={error} /> : null}
      <Outcome replayed={replayed} running={running} />
    </Page>
  );
}

function withLine(before: Replayed, line: ReplayLine): Replayed {
  if (line.kind === "progress") return { ...before, progress: { done: line.done, total: line.total } };
  if (line.kind === "change") return { ...before, changes: [...before.changes, line] };
  return { ...before, end: line };
}

function Upload(props: { readonly label: string; readonly accept: string; readonly onText: (text: string) => void }) {
  return (
    <Field label={props.label}>
      {(aids) => (
        <input
          {...aids}
          type="file"
          accept={props.accept}
          onChange={async (event) => {
            const file = event.currentTarget.files?.[0];
            if (file) props.onText(await file.text());
          }}
        />
      )}
    </Field>
  );
}
