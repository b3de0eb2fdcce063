/** One event whole: what was decided, by which passes, on how much of the text. Never the text, unless it was sent. */
import type { EventDetail } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearchParams } from "wouter";
import { ruleAddress } from "../../addresses.ts";
import { get } from "../../api/client.ts";
import { formatCount, formatMs } from "../../formats.ts";
import { DecisionBadge, SeverityBadge } from "../../parts/badges.tsx";
import { useHotkeys } from "../../parts/hotkeys.ts";
import { Icon } from "../../parts/icon.tsx";
import { Answer, Note } from "../../parts/notes.tsx";
import { Card, Page } from "../../parts/page.tsx";
import { Snippet } from "../../parts/snippet.tsx";
import { Moment } from "../../parts/time.tsx";
import { FAILURES, nameOf } from "../../words.ts";
import "./events.css";
import { Matches } from "./matches.tsx";

export default function EventDetailPage() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const place = { tenant_id: params.get("tenant") ?? "", id: params.get("id") ?? "", source: params.get("source") };
  const asked = useQuery({
    queryKey: ["event", place],
    queryFn: ({ signal }) => get<EventDetail>("/event", place, signal),
  });
  useHotkeys({ u: () => (history.length > 1 ? history.back() : navigate("/events")) });
  return (
    <Page
      title="Event"
      lead={<code className="break">{place.id}</code>}
      actions={
        <Link className="button" href="/events">
          <Icon name="back" />
          All events
        </Link>
      }
    >
      <Answer of={asked}>{(event) => <Whole event={event} />}</Answer>
    </Page>
  );
}

function Whole({ event }: { readonly event: EventDetail }) {
  return (
    <>
      <Unrun event={event} />
      <div className="columns">
        <Card title="Verdict">
          <Verdict event={event} />
        </Card>
        <div className="stack">
          <Card title="Passes">
            <Passes event={event} />
          </Card>
          <Card title="Coverage">
            <Coverage event={event} />
          </Card>
        </div>
      </div>
      <Card title="Matches" flush>
        <Matches event={event} />
      </Card>
      <Sent event={event} />
      <Card title="The record as it is kept">
        <Snippet label="Record" code={JSON.stringify(event.record, null, 2)} />
      </Card>
    </>
  );
}

function Unrun({ event }: { readonly event: EventDetail }) {
  if (event.did_not_run.length === 0) return null;
  const causes = event.did_not_run.map(({ pass, error }) => `${nameOf(pass)}: ${FAILURES[error] ?? error}`);
  return (
    <Note look="unrun">
      <p>
        <strong>A pass that was due did not run.</strong> What it never saw, it did not clear.
      </p>
      <p>{causes.join("; ")}.</p>
    </Note>
  );
}

function Verdict({ event }: { readonly event: EventDetail }) {
  return (
    <dl className="facts">
      <dt>Decision</dt>
      <dd>
        {event.decision === null ? (
          <span className="badge unrun">No verdict{event.error ? `: ${event.error}` : ""}</span>
        ) : (
          <DecisionBadge decision={event.decision} />
        )}
      </dd>
      <dt>Severity</dt>
      <dd>
        <SeverityBadge severity={event.severity} />
      </dd>
      <dt>Reason</dt>
      <dd>
        <Reason event={event} />
      </dd>
      <dt>Categories</dt>
      <dd>
        {event.categories.length === 0 ? <span className="faint">none</span> : event.categories.map(nameOf).join(", ")}
      </dd>
      <dt>When</dt>
      <dd>
        <Moment time={event.at} />
      </dd>
      <dt>Type</dt>
      <dd>
        {event.type}, written by the {event.source}
      </dd>
      <dt>Tenant</dt>
      <dd>
        <Link href={`/events?tenant=${encodeURIComponent(event.tenant_id)}`}>{event.tenant_id}</Link>
      </dd>
      <dt>Key</dt>
      <dd>
        <Link href={`/events?key_id=${encodeURIComponent(event.key_id)}`}>{event.key_name ?? event.key_id}</Link>
      </dd>
      {event.tools.length > 0 ? (
        <>
          <dt>Tools called</dt>
          <dd>{event.tools.join(", ")}</dd>
        </>
      ) : null}
      <dt>Personal data</dt>
      <dd>{event.entities === 0 ? <span className="faint">none found</span> : formatCount(event.entities)}</dd>
    </dl>
  );
}

/** The rule's own page where a rule is the reason; a model's label has none. */
function Reason({ event }: { readonly event: EventDetail }) {
  if (event.reason === null) return <span className="faint">none</span>;
  return event.rules.includes(event.reason) ? (
    <Link href={ruleAddress(event.reason)}>{event.reason}</Link>
  ) : (
    event.reason
  );
}

function Passes({ event }: { readonly event: EventDetail }) {
  if (event.passes.length === 0) return <p className="soft">The record does not tell.</p>;
  return (
    <ul className="stack tight">
      {event.passes.map(({ pass, ran, error, ms }) => (
        <li key={pass} className="row between">
          <span className="row">
            {ran ? (
              <span className="badge allow">
                <Icon name="check" />
                ran
              </span>
            ) : (
              <span className="badge unrun">
                <Icon name="unrun" />
                did not run
              </span>
            )}
            <strong>{nameOf(pass)}</strong>
            {error ? <span className="small soft">{FAILURES[error] ?? error}</span> : null}
          </span>
          <span className="num soft">{formatMs(ms)}</span>
        </li>
      ))}
    </ul>
  );
}

function Coverage({ event }: { readonly event: EventDetail }) {
  const { scanned_chars, text_chars, windows } = event.coverage;
  const cut = scanned_chars !== null && text_chars !== null && scanned_chars < text_chars;
  return (
    <div className="stack tight">
      <p className="num">
        {scanned_chars === null ? "Not told" : `${formatCount(scanned_chars)} characters read`}
        {text_chars === null ? "" : ` of ${formatCount(text_chars)}`}
      </p>
      {windows ? (
        <p className="num">
          {formatCount(windows.checked)} of {formatCount(windows.total)} windows judged by the model
        </p>
      ) : null}
      {cut ? <Note look="unrun">The rest was not read. Raise max_scan_chars to read it.</Note> : null}
    </div>
  );
}

/** What the client itself chose to send: matched substrings, and bodies. */
function Sent({ event }: { readonly event: EventDetail }) {
  const { evidence, capture_ids } = event;
  if (evidence.count === 0 && capture_ids.length === 0) return null;
  return (
    <Card title="Sent by the client">
      <div className="stack tight">
        {evidence.count > 0 && evidence.texts === null ? (
          <p className="soft">{formatCount(evidence.count)} matched substrings, shown to admins only.</p>
        ) : null}
        {evidence.texts?.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <pre key={at} className="evidence" dir="auto">
            {text}
          </pre>
        ))}
        {capture_ids.map((id) => (
          <Link key={id} href={`/captures?tenant=${encodeURIComponent(event.tenant_id)}&id=${encodeURIComponent(id)}`}>
            Captured body {id}
          </Link>
        ))}
      </div>
    </Card>
  );
}
