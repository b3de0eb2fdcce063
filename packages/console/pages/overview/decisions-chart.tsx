/**
 * Decisions over time as two pictures over one another, drawn by uPlot: how much was asked, and below, on a scale of its
 * own, what was blocked and what did not run, so that neither drowns in the traffic. The same figures stand below as a
 * table for those who do not see the pictures.
 */
import type { Overview } from "@portcullis/contract/admin";
import { useEffect, useMemo, useRef, useState } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatCount, formatMoment } from "../../formats.ts";
import { type Bucket, plotOptions, SYNC_KEY } from "./plot.ts";
import { SeriesTable } from "./series-table.tsx";

type Point = Overview["series"][number];

export function DecisionsChart({ overview }: { readonly overview: Overview }) {
  const { series, bucket } = overview;
  const [at, setAt] = useState<number | null>(null);
  const times = useMemo(() => series.map((point) => new Date(point.at).getTime() / 1_000), [series]);
  const asked = useMemo<uPlot.AlignedData>(
    () => [times, series.map(({ allow, block }) => allow + block), series.map(({ block }) => block)],
    [times, series],
  );
  const trouble = useMemo<uPlot.AlignedData>(
    () => [
      times,
      series.map(({ block }) => block),
      series.map(({ did_not_run }) => did_not_run),
      series.map(({ failed }) => failed),
    ],
    [times, series],
  );
  const shown = at === null ? null : (series[at] ?? null);
  return (
    <figure className="stack tight">
      <div className="legend">
        <Key look="allow" name="Allowed" value={shown?.allow} />
        <Key look="block" name="Blocked" value={shown?.block} />
        <Key look="unrun" name="A pass did not run" value={shown?.did_not_run} />
        <Key look="failed" name="Failed" value={shown?.failed} />
        <span className="soft num legend-time">{shown ? formatMoment(shown.at) : ""}</span>
      </div>
      <Plot label={summaryOf(overview)} height={150} kind="asked" bucket={bucket} data={asked} onHover={setAt} />
      <h3 className="small soft">Blocked, not run and failed, on their own scale</h3>
      <Plot label={troubleOf(overview)} height={140} kind="trouble" bucket={bucket} data={trouble} onHover={setAt} />
      <figcaption>
        <details>
          <summary className="small soft">As a table</summary>
          <SeriesTable series={series} />
        </details>
      </figcaption>
    </figure>
  );
}

function Plot(props: {
  readonly label: string;
  readonly height: number;
  readonly kind: "asked" | "trouble";
  readonly bucket: Bucket;
  readonly data: uPlot.AlignedData;
  readonly onHover: (at: number | null) => void;
}) {
  const { kind, bucket, data, height, onHover } = props;
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const latest = useRef(data);
  latest.current = data;

  useEffect(() => {
    const holder = frame.current!;
    const draw = () => {
      plot.current?.destroy();
      plot.current = new uPlot(plotOptions(holder, { kind, bucket, height, onHover }), latest.current, holder);
    };
    draw();
    const resize = new ResizeObserver(() => plot.current?.setSize({ width: holder.clientWidth, height }));
    resize.observe(holder);
    // A canvas does not follow the theme by itself.
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    scheme.addEventListener("change", draw);
    document.addEventListener("themechange", draw);
    return () => {
      resize.disconnect();
      scheme.removeEventListener("change", draw);
      document.removeEventListener("themechange", draw);
      if (plot.current) uPlot.sync(SYNC_KEY).unsub(plot.current);
      plot.current?.destroy();
      plot.current = null;
    };
  }, [kind, bucket, height, onHover]);
  useEffect(() => plot.current?.setData(data), [data]);

  return <div ref={frame} className={`chart ${kind}`} role="img" aria-label={props.label} />;
}

function Key(props: { readonly look: string; readonly name: string; readonly value: number | undefined }) {
  return (
    <span className={`legend-key ${props.look}`}>
      {props.name}
      {props.value === undefined ? null : <strong className="num">{formatCount(props.value)}</strong>}
    </span>
  );
}

function summaryOf({ totals }: Overview): string {
  return `Decisions over time: ${formatCount(totals.allow)} allowed, ${formatCount(totals.block)} blocked.`;
}

function troubleOf({ totals, series }: Overview): string {
  const peak = series.reduce<Point | null>(
    (most, point) => (most === null || point.block > most.block ? point : most),
    null,
  );
  const worst = peak && peak.block > 0 ? ` Most blocks at ${formatMoment(peak.at)}: ${formatCount(peak.block)}.` : "";
  return `${formatCount(totals.block)} blocked, ${formatCount(totals.did_not_run)} with a pass that did not run, ${formatCount(totals.failed)} failed.${worst}`;
}
