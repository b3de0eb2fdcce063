/** The smaller figures: rankings that lead to their events, passes that did not run, latency, quota. */
import type { Overview, Ranked } from "@portcullis/contract/admin";
import { Fragment } from "react";
import { Link } from "wouter";
import { formatCount, formatMs } from "../../formats.ts";
import { UnrunBadge } from "../../parts/badges.tsx";
import { Note } from "../../parts/notes.tsx";
import { Card } from "../../parts/page.tsx";
import { FAILURES, nameOf } from "../../words.ts";

const RANKS_MAX = 8;

export function Ranking(props: {
  readonly title: string;
  readonly rows: readonly Ranked[];
  readonly filter: string;
  readonly span: string;
  readonly look?: "pii" | "plain";
}) {
  const { title, rows, filter, span, look = "block" } = props;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className="soft">None in this time.</p>
      ) : (
        <ol className={`ranking ${look}`}>
          {rows.slice(0, RANKS_MAX).map(({ name, count }) => (
            <li key={name}>
              <Link href={`/events?hours=${span}&${filter}=${encodeURIComponent(name)}`} className="ranked">
                <span className="ranked-bar" style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
                <span className="ranked-name">{nameOf(name)}</span>
                <span className="num">{formatCount(count)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** As visible as a block: what was due and did not answer, by pass and cause. */
export function Unrun({ overview }: { readonly overview: Overview }) {
  const { did_not_run, failures, totals } = overview;
  if (did_not_run.length === 0 && failures.length === 0 && totals.client_unreached === 0) {
    return <Note look="good">Every pass that was due ran, and every request got its verdict.</Note>;
  }
  return (
    <ul className="unrun-list">
      {did_not_run.map(({ pass, error, count }) => (
        <li key={`${pass} ${error}`}>
          <span>
            <UnrunBadge pass={pass} error={error} /> <span className="small soft">{FAILURES[error] ?? error}</span>
          </span>
          <EventsLink error={`${pass}=${error}`} count={count} />
        </li>
      ))}
      {failures.map(({ error, count }) => (
        <li key={error}>
          <span>
            <span className="badge block">Request failed</span> <code className="small">{error}</code>
          </span>
          <EventsLink error={error} count={count} />
        </li>
      ))}
      {totals.client_unreached > 0 ? (
        <li>
          <span>Clients that did not reach the service</span>
          <span className="num">{formatCount(totals.client_unreached)}</span>
        </li>
      ) : null}
    </ul>
  );
}

function EventsLink({ error, count }: { readonly error: string; readonly count: number }) {
  return (
    <Link className="num" href={`/events?error=${encodeURIComponent(error)}`}>
      {formatCount(count)}
      <span className="visually-hidden"> events</span>
    </Link>
  );
}

export function Latency({ rows }: { readonly rows: Overview["latency"] }) {
  if (rows.length === 0) return <p className="soft">Nothing was timed.</p>;
  return (
    <table className="table bare">
      <thead>
        <tr>
          <th scope="col">Pass</th>
          <th scope="col" className="end">
            Median
          </th>
          <th scope="col" className="end">
            95 %
          </th>
          <th scope="col" className="end">
            99 %
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ pass, p50_ms, p95_ms, p99_ms }) => (
          <tr key={pass}>
            <th scope="row">{nameOf(pass)}</th>
            <td className="end num">{formatMs(p50_ms)}</td>
            <td className="end num">{formatMs(p95_ms)}</td>
            <td className="end num">{formatMs(p99_ms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TENANTS_MAX = 4;

export function QuotaList({ rows }: { readonly rows: Overview["quota"] }) {
  if (rows.length === 0) return <p className="soft">No tenant has a plan yet.</p>;
  return (
    <ul className="stack">
      {rows.slice(0, TENANTS_MAX).map(({ tenant_id, tenant_name, quota }) => (
        <li key={tenant_id}>
          <div className="row between">
            <strong>{tenant_name}</strong>
            <span className="badge plain">{quota.plan}</span>
          </div>
          <QuotaMeters quota={quota} />
        </li>
      ))}
      {rows.length > TENANTS_MAX ? (
        <li>
          <Link href="/keys?tab=tenants">All {rows.length} tenants</Link>
        </li>
      ) : null}
    </ul>
  );
}

export function QuotaMeters({ quota }: { readonly quota: Overview["quota"][number]["quota"] }) {
  const counters = [
    ["Scans", quota.aho.scans],
    ["Blocks", quota.aho.blocks],
    ["Semantic scans", quota.ai.scans],
    ["Semantic blocks", quota.ai.blocks],
  ] as const;
  const told = counters.filter(([, { used, limit }], at) => at === 0 || used > 0 || limit !== null);
  return (
    <div className="quota">
      {told.map(([name, { used, limit }]) => (
        <Fragment key={name}>
          <span className="small soft">{name}</span>
          {limit === null ? (
            <span className="small faint">no limit</span>
          ) : (
            <meter
              className={used >= limit ? "meter full" : "meter"}
              aria-label={name}
              max={Math.max(1, limit)}
              value={used}
            />
          )}
          <span className="small num end">
            {formatCount(used)}
            {limit === null ? "" : ` / ${formatCount(limit)}`}
          </span>
        </Fragment>
      ))}
      {quota.overflow > 0 ? (
        <span className="small soft whole">{formatCount(quota.overflow)} past the limit</span>
      ) : null}
      {quota.enforcement_withheld ? <span className="badge unrun whole">Past the plan's blocks</span> : null}
    </div>
  );
}
