/** Numbers, times and sizes as people read them: in their own locale and time zone. */

const whole = new Intl.NumberFormat();
const compact = new Intl.NumberFormat(undefined, { notation: "compact", maximumFractionDigits: 1 });
const share = new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 1 });
const CLOCK = { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
const moment = new Intl.DateTimeFormat(undefined, CLOCK);
const momentOfYear = new Intl.DateTimeFormat(undefined, { ...CLOCK, year: "numeric" });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const ago = new Intl.RelativeTimeFormat(undefined, { numeric: "auto", style: "short" });

export const formatCount = (value: number) => whole.format(value);
export const formatCompact = (value: number) =>
  Math.abs(value) < 10_000 ? whole.format(value) : compact.format(value);
export const formatShare = (part: number, of: number) => (of === 0 ? "–" : share.format(part / of));
export const formatDay = (time: string) => day.format(new Date(time));

/** The year only where it is another one. */
export function formatMoment(time: string): string {
  const at = new Date(time);
  return (at.getFullYear() === new Date().getFullYear() ? moment : momentOfYear).format(at);
}

export function formatMs(value: number | null): string {
  if (value === null) return "–";
  if (value < 10) return `${value.toFixed(1)} ms`;
  return value < 10_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}

export function formatBytes(value: number): string {
  if (value < 1_000) return `${value} B`;
  return value < 1_000_000 ? `${(value / 1_000).toFixed(1)} kB` : `${(value / 1_000_000).toFixed(1)} MB`;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function formatAgo(time: string, now: number = Date.now()): string {
  const seconds = (new Date(time).getTime() - now) / 1_000;
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return ago.format(Math.trunc(seconds / size), unit);
  }
  return ago.format(Math.trunc(seconds), "second");
}
