/** What happened, at a glance: decisions over time, what fired, what did not run, how fast, how much of the plan. */
import type { Overview } from "@portcullis/contract/admin";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { overviewQuery } from "../../api/queries.ts";
import { Select } from "../../parts/controls.tsx";
import { FirstCall } from "../../parts/first-call.tsx";
import { Answer, Empty } from "../../parts/notes.tsx";
import { Card, Page } from "../../parts/page.tsx";
import { TenantSelect, useTenant } from "../../parts/tenant-select.tsx";
import { SPANS } from "../../words.ts";
import { DecisionsChart } from "./decisions-chart.tsx";
import "./overview.css";
import { Latency, QuotaList, Ranking, Unrun } from "./figures.tsx";
import { Tiles } from "./tiles.tsx";

const SPAN_DEFAULT = "24";

/** Short spans are watched, long ones are read. */
const LIVE_MS = 5_000;
const LIVE_HOURS_MAX = 24;

export default function OverviewPage() {
  const [params, setParams] = useSearchParams();
  const tenantId = useTenant();
  const span = SPANS.find(({ value }) => value === params.get("hours"))?.value ?? SPAN_DEFAULT;
  const hours = Number(span);
  const asked = useQuery({
    ...overviewQuery({ hours, tenantId }),
    placeholderData: keepPreviousData,
    refetchInterval: hours <= LIVE_HOURS_MAX ? LIVE_MS : false,
  });
  const choose = (value: string) => {
    setParams(
      (before) => new URLSearchParams([...[...before].filter(([name]) => name !== "hours"), ["hours", value]]),
      {
        replace: true,
      },
    );
  };
  return (
    <Page
      title="Overview"
      lead={hours <= LIVE_HOURS_MAX ? "Live: renewed every five seconds." : undefined}
      actions={
        <>
          <TenantSelect />
          <Select label="Time span" value={span} options={SPANS} onChange={choose} />
        </>
      }
    >
      <Answer of={asked} rows={8}>
        {(overview) => (hasNothing(overview) ? <NothingYet /> : <Figures overview={overview} span={span} />)}
      </Answer>
    </Page>
  );
}

function Figures({ overview, span }: { readonly overview: Overview; readonly span: string }) {
  const { categories, rules, tools, entity_types, severities, suppressed_rules, shadowed_rules } = overview;
  return (
    <>
      <Tiles overview={overview} />
      <Card title="Decisions over time">
        <DecisionsChart overview={overview} />
      </Card>
      <div className="columns">
        <Card title="Did not run">
          <Unrun overview={overview} />
        </Card>
        <Card title="Latency by pass">
          <Latency rows={overview.latency} />
        </Card>
        <Card title="This month against the plan">
          <QuotaList rows={overview.quota} />
        </Card>
      </div>
      <div className="columns thirds">
        <Ranking title="Attack categories" rows={categories} filter="category" span={span} />
        <Ranking title="Rules" rows={rules} filter="rule" span={span} />
        <Ranking title="Severity" rows={severities} filter="severity" span={span} />
        <Ranking title="Personal data found" rows={entity_types} filter="entity_type" span={span} look="pii" />
        <Ranking title="Tools called" rows={tools} filter="tool" span={span} look="plain" />
        <Ranking title="Keys" rows={overview.keys} filter="key_id" span={span} look="plain" />
        {shadowed_rules.length > 0 ? (
          <Ranking title="Shadowed rules that matched" rows={shadowed_rules} filter="rule" span={span} look="plain" />
        ) : null}
        {suppressed_rules.length > 0 ? (
          <Ranking
            title="Suppressed rules that matched"
            rows={suppressed_rules}
            filter="rule"
            span={span}
            look="plain"
          />
        ) : null}
      </div>
    </>
  );
}

function NothingYet() {
  return (
    <Card>
      <Empty icon="overview" title="Nothing was asked in this time">
        <FirstCall />
      </Empty>
    </Card>
  );
}

function hasNothing({ totals, before }: Overview): boolean {
  return [...Object.values(totals), ...Object.values(before)].every((value) => value === 0);
}
