/**
 * Counters and histograms in Prometheus' text format 0.0.4: the little of it that the service needs, because a client
 * library would cost it a tenth of its memory.
 */
export interface Instrument {
  print(): string;
}

type Labels = Readonly<Record<string, string>>;

/** What is counted under one set of labels. Whoever counts often keeps it, and spares the naming. */
export interface Count {
  n: number;
}

export interface Counter extends Instrument {
  add(labels: Labels, by?: number): void;
  of(labels: Labels): Count;
}

/** The times under one set of labels. */
export interface Times {
  observe(seconds: number): void;
}

export interface Histogram extends Instrument {
  observe(labels: Labels, seconds: number): void;
  of(labels: Labels): Times;
}

/** Label values come from closed lists of ours; the bound is against a mistake, not against callers. */
const SERIES_MAX = 2_000;

export function createCounter(name: string, help: string): Counter {
  const series = new Map<string, Count>();
  const of = (labels: Labels): Count => {
    const key = keyOf(labels);
    const known = series.get(key);
    if (known) return known;
    const fresh = { n: 0 };
    if (series.size < SERIES_MAX) series.set(key, fresh);
    return fresh;
  };
  return {
    of,
    add(labels, by = 1) {
      of(labels).n += by;
    },
    print: () => head(name, help, "counter") + [...series].map(([key, { n }]) => line(name, key, n)).join(""),
  };
}

export function createGauge(name: string, help: string, read: () => number): Instrument {
  return { print: () => head(name, help, "gauge") + line(name, "", read()) };
}

export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, Spread>();
  const of = (labels: Labels): Spread => {
    const key = keyOf(labels);
    const known = series.get(key);
    if (known) return known;
    const fresh = new Spread(bounds);
    if (series.size < SERIES_MAX) series.set(key, fresh);
    return fresh;
  };
  return {
    of,
    observe: (labels, seconds) => of(labels).observe(seconds),
    print() {
      let text = head(name, help, "histogram");
      for (const [key, { buckets, sum, count }] of series) {
        let below = 0;
        for (const [slot, bound] of bounds.entries()) {
          below += buckets[slot]!;
          text += line(`${name}_bucket`, joined(key, `le="${bound}"`), below);
        }
        text += line(`${name}_bucket`, joined(key, 'le="+Inf"'), count);
        text += line(`${name}_sum`, key, sum) + line(`${name}_count`, key, count);
      }
      return text;
    },
  };
}

class Spread implements Times {
  readonly buckets: Float64Array;
  readonly #bounds: readonly number[];
  sum = 0;
  count = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.buckets = new Float64Array(bounds.length);
  }

  observe(seconds: number): void {
    const bounds = this.#bounds;
    let slot = 0;
    while (slot < bounds.length && seconds > bounds[slot]!) slot += 1;
    if (slot < bounds.length) this.buckets[slot]! += 1;
    this.sum += seconds;
    this.count += 1;
  }
}

function keyOf(labels: Labels): string {
  let key = "";
  for (const name in labels) {
    const value = labels[name]!;
    const plain = PLAIN.test(value) ? value : value.replace(/[\\"\n]/g, "_");
    key += `${key === "" ? "" : ","}${name}="${plain}"`;
  }
  return key;
}

const PLAIN = /^[\w/=.-]*$/;

const joined = (key: string, more: string) => (key === "" ? more : `${key},${more}`);
const head = (name: string, help: string, type: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
const line = (name: string, key: string, value: number) => `${name}${key === "" ? "" : `{${key}}`} ${value}\n`;
