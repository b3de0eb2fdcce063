/**
 * What several processes counted, as one text: counters and histograms add up; a gauge is told for each process under a
 * label of its own, because a sum of lags or start times means nothing.
 */

/** Texts in Prometheus' format as this service prints them, one a process. */
export function mergeExpositions(texts: readonly string[]): string {
  const heads = new Map<string, string>();
  const sums = new Map<string, Map<string, number>>();
  for (const [index, text] of texts.entries()) {
    let name = "";
    let gauge = false;
    for (const line of text.split("\n")) {
      if (line.startsWith("# HELP ")) name = line.split(" ", 3)[2]!;
      if (line.startsWith("# TYPE ")) gauge = line.endsWith(" gauge");
      if (line.startsWith("#")) {
        const known = heads.get(name) ?? "";
        if (!known.includes(`${line}\n`)) heads.set(name, `${known}${line}\n`);
        continue;
      }
      const space = line.lastIndexOf(" ");
      if (space < 0) continue;
      const series = gauge ? labelled(line.slice(0, space), `process="${index + 1}"`) : line.slice(0, space);
      const of = sums.get(name) ?? new Map<string, number>();
      of.set(series, (of.get(series) ?? 0) + Number(line.slice(space + 1)));
      sums.set(name, of);
    }
  }
  return [...heads]
    .map(([name, head]) => head + [...(sums.get(name) ?? [])].map(([series, value]) => `${series} ${value}\n`).join(""))
    .join("");
}

function labelled(series: string, label: string): string {
  return series.endsWith("}") ? `${series.slice(0, -1)},${label}}` : `${series}{${label}}`;
}
