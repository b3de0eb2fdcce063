/**
 * Decisions over time, drawn by uPlot: blocks at the foot of each bar, then what failed, then what was allowed, and a
 * line for passes that did not run. The same figures stand below as a table for those who do not see the picture.
 */
import type { Overview } from "@portcullis/contract/admin";
import { useEffect, useRef, useState } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatCompact, formatCount, formatMoment } from "../../formats.ts";

const HEIGHT = 240;

type Point = Overview["series"][number];

export function DecisionsChart({ overview }: { readonly overview: Overview }) {
  const { series } = overview;
  const [at, setAt] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);

  useEffect(() => {
    const holder = frame.current!;
    const draw = () => {
      plot.current?.destroy();
      plot.current = new uPlot(optionsFor(holder, setAt), [[], [], [], [], []], holder);
    };
    draw();
    const resize = new ResizeObserver(() => plot.current?.setSize({ width: holder.clientWidth, height: HEIGHT }));
    resize.observe(holder);
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    const redraw = () => {
      const data = plot.current?.data;
      draw();
      if (data) plot.current!.setData(data);
    };
    scheme.addEventListener("change", redraw);
    document.addEventListener("themechange", redraw);
    return () => {
      resize.disconnect();
      scheme.removeEventListener("change", redraw);
      document.removeEventListener("themechange", redraw);
      plot.current?.destroy();
      plot.current = null;
    };
  }, []);
  useEffect(() => plot.current?.setData(dataFor(series)), [series]);

  const shown = at === null ? null : (series[at] ?? null);
  return (
    <figure className="stack tight">
      <div className="legend">
        <Key look="block" name="Blocked" value={shown?.block} />
        <Key look="allow" name="Allowed" value={shown?.allow} />
        <Key look="failed" name="Failed" value={shown?.failed} />
        <Key look="unrun" name="A pass did not run" value={shown?.did_not_run} />
        <span className="soft num legend-time">{shown ? formatMoment(shown.at) : ""}</span>
      </div>
      <div ref={frame} className="chart" role="img" aria-label={summaryOf(overview)} />
      <figcaption>
        <details>
          <summary className="small soft">As a table</summary>
          <SeriesTable series={series} />
        </details>
      </figcaption>
    </figure>
  );
}

function Key(props: { readonly look: string; readonly name: string; readonly value: number | undefined }) {
  return (
    <span className={`legend-key ${props.look}`}>
      {props.name}
      {props.value === undefined ? null : <strong className="num">{formatCount(props.value)}</strong>}
    </span>
  );
}

function SeriesTable({ series }: { readonly series: readonly Point[] }) {
  const told = series.filter(({ allow, block, failed, did_not_run }) => allow + block + failed + did_not_run > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="table-wrap series" tabIndex={0} aria-label="Decisions over time as a table">
      <table className="table bare">
        <thead>
          <tr>
            {["From", "Blocked", "Allowed", "Failed", "Did not run"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(({ at, allow, block, failed, did_not_run }) => (
            <tr key={at}>
              <th scope="row">{formatMoment(at)}</th>
              {[block, allow, failed, did_not_run].map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
                <td key={column} className="num">
                  {formatCount(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function summaryOf({ totals, series }: Overview): string {
  const peak = series.reduce<Point | null>(
    (most, point) => (most === null || point.block > most.block ? point : most),
    null,
  );
  const worst = peak && peak.block > 0 ? ` Most blocks at ${formatMoment(peak.at)}: ${formatCount(peak.block)}.` : "";
  return `${formatCount(totals.block)} blocked, ${formatCount(totals.allow)} allowed, ${formatCount(totals.failed)} failed, ${formatCount(totals.did_not_run)} with a pass that did not run.${worst}`;
}

/** Bars are drawn over one another, the tallest first, so each holds the sum of what stands below it. */
function dataFor(series: readonly Point[]): uPlot.AlignedData {
  return [
    series.map(({ at }) => new Date(at).getTime() / 1_000),
    series.map(({ allow, block, failed }) => allow + block + failed),
    series.map(({ block, failed }) => block + failed),
    series.map(({ block }) => block),
    series.map(({ did_not_run }) => did_not_run),
  ];
}

function optionsFor(holder: HTMLElement, onHover: (at: number | null) => void): uPlot.Options {
  const style = getComputedStyle(holder);
  // A canvas knows no custom properties: each colour is asked of an element that wears it.
  const probe = holder.appendChild(document.createElement("i"));
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const bars = uPlot.paths.bars!({ size: [0.78, 36], radius: 0.12 });
  const bar = (name: string): uPlot.Series => ({ paths: bars, fill: colour(name), width: 0, points: { show: false } });
  const font = `12px ${style.fontFamily}`;
  const axis = { stroke: colour("text-faint"), font, ticks: { show: false } };
  const options: uPlot.Options = {
    width: holder.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, points: { show: false } },
    padding: [8, 8, 0, 0],
    scales: { y: { range: (_, __, max) => [0, Math.max(4, max * 1.08)] } },
    axes: [
      { ...axis, grid: { show: false }, space: 70 },
      {
        ...axis,
        grid: { stroke: colour("line"), width: 1 },
        size: 52,
        values: (_, values) => values.map((value) => (Number.isInteger(value) ? formatCompact(value) : "")),
      },
    ],
    series: [
      {},
      bar("allow-fill"),
      bar("unrun-fill"),
      bar("block-fill"),
      { stroke: colour("unrun-fill"), width: 2.5, points: { show: false } },
    ],
    hooks: { setCursor: [(self) => onHover(self.cursor.idx ?? null)] },
  };
  probe.remove();
  return options;
}
