/** How the two pictures of the overview are drawn: bars for what was asked, lines for what was blocked or did not run. */
import type { OverviewBucket } from "@portcullis/contract/admin";
import uPlot from "uplot";
import { formatCompact } from "../../formats.ts";

export type Bucket = OverviewBucket;

/** The cursor of one picture moves in the other. */
export const SYNC_KEY = "overview";

const SECONDS: Readonly<Record<Bucket, number>> = { minute: 60, hour: 3_600, day: 86_400, month: 2_592_000 };

const TICKS: Readonly<Record<Bucket, Intl.DateTimeFormat>> = {
  minute: new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" }),
  hour: new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" }),
  day: new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric" }),
  month: new Intl.DateTimeFormat(undefined, { month: "short", year: "numeric" }),
};

export function plotOptions(
  holder: HTMLElement,
  wish: {
    readonly kind: "asked" | "trouble";
    readonly bucket: Bucket;
    readonly height: number;
    readonly onHover: (at: number | null) => void;
  },
): uPlot.Options {
  const { kind, bucket, height, onHover } = wish;
  const colour = colourReader(holder);
  const axis = {
    stroke: colour("text-faint"),
    font: `12px ${getComputedStyle(holder).fontFamily}`,
    ticks: { show: false },
  };
  const half = SECONDS[bucket] / 2;
  const options: uPlot.Options = {
    width: holder.clientWidth,
    height,
    legend: { show: false },
    cursor: { y: false, points: { show: false }, sync: { key: SYNC_KEY, setSeries: false } },
    padding: [8, 6, 0, 0],
    scales: {
      // Half a bucket on both sides: the first and the last bar are whole.
      x: { range: (_, min, max) => [min - half, max + half] },
      y: { range: (_, __, max) => [0, Math.max(4, max * 1.08)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: bucket === "hour" ? 120 : 80,
        values: (_, times) => times.map((time) => TICKS[bucket].format(time * 1_000)),
      },
      {
        ...axis,
        grid: { stroke: colour("line"), width: 1 },
        size: 48,
        space: 26,
        values: (_, values) => values.map((value) => (Number.isInteger(value) ? formatCompact(value) : "")),
      },
    ],
    series: [{}, ...(kind === "asked" ? askedSeries(colour) : troubleSeries(colour))],
    hooks: { setCursor: [(self) => onHover(self.cursor.idx ?? null)] },
  };
  colour.done();
  return options;
}

/** The blocked part is drawn over the sum, so that it stands at the foot of each bar. */
function askedSeries(colour: (name: string) => string): uPlot.Series[] {
  const paths = uPlot.paths.bars!({ size: [0.78, 36], radius: 0.12 });
  return ["allow-fill", "block-fill"].map((name) => ({ paths, fill: colour(name), width: 0, points: { show: false } }));
}

function troubleSeries(colour: (name: string) => string): uPlot.Series[] {
  const line = (name: string, soft?: string): uPlot.Series => ({
    stroke: colour(name),
    width: 2,
    points: { show: false },
    ...(soft ? { fill: colour(soft) } : {}),
  });
  return [line("block-fill", "block-soft"), line("unrun-fill"), { ...line("text-faint"), dash: [4, 4] }];
}

/** A canvas knows no custom properties: each colour is asked of an element that wears it. */
function colourReader(holder: HTMLElement): ((name: string) => string) & { done(): void } {
  const probe = holder.appendChild(document.createElement("i"));
  const read = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  return Object.assign(read, { done: () => probe.remove() });
}
