/**
 * Counters and histograms in Prometheus' text format 0.0.4: the little of it that the service needs, because a client
 * library would cost it a tenth of its memory.
 */
export interface Instrument {
  print(): string;
}

type Labels = Readonly<Record<string, string>>;

export interface Counter extends Instrument {
  add(labels: Labels, by?: number): void;
}

export interface Histogram extends Instrument {
  observe(labels: Labels, seconds: number): void;
}

/** Label values come from closed lists of ours; the bound is against a mistake, not against callers. */
const SERIES_MAX = 2_000;

export function createCounter(name: string, help: string): Counter {
  const series = new Map<string, number>();
  return {
    add(labels, by = 1) {
      const key = keyOf(labels);
      if (series.has(key) || series.size < SERIES_MAX) series.set(key, (series.get(key) ?? 0) + by);
    },
    print: () => head(name, help, "counter") + [...series].map(([key, value]) => line(name, key, value)).join(""),
  };
}

export function createGauge(name: string, help: string, read: () => number): Instrument {
  return { print: () => head(name, help, "gauge") + line(name, "", read()) };
}

export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, { readonly buckets: Float64Array; sum: number; count: number }>();
  return {
    observe(labels, seconds) {
      const key = keyOf(labels);
      let one = series.get(key);
      if (!one) {
        if (series.size >= SERIES_MAX) return;
        one = { buckets: new Float64Array(bounds.length), sum: 0, count: 0 };
        series.set(key, one);
      }
      const slot = bounds.findIndex((bound) => seconds <= bound);
      if (slot >= 0) one.buckets[slot]! += 1;
      one.sum += seconds;
      one.count += 1;
    },
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
