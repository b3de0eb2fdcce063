/** The figures of the chart as a table: buckets in which something happened, the newest first. */
import type { Overview } from "@portcullis/contract/admin";
import { formatCount, formatMoment } from "../../formats.ts";

export function SeriesTable({ series }: { readonly series: Overview["series"] }) {
  const told = series.filter(({ allow, block, failed, did_not_run }) => allow + block + failed + did_not_run > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="table-wrap series" tabIndex={0} aria-label="Decisions over time as a table">
      <table className="table bare">
        <thead>
          <tr>
            {["From", "Allowed", "Blocked", "Did not run", "Failed"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row">{formatMoment(point.at)}</th>
              <td className="num">{formatCount(point.allow)}</td>
              <td className="num">{formatCount(point.block)}</td>
              <td className="num">{formatCount(point.did_not_run)}</td>
              <td className="num">{formatCount(point.failed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
