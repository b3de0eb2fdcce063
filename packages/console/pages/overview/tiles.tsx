/** The four figures that one looks at first, each beside what it was in the span before. */
import type { Overview } from "@portcullis/contract/admin";
import { formatCompact, formatCount, formatShare } from "../../formats.ts";
import { Icon } from "../../parts/icon.tsx";

interface Tile {
  readonly name: string;
  readonly value: number;
  readonly before: number;
  readonly look?: string;
  readonly aside?: string;
}

export function Tiles({ overview }: { readonly overview: Overview }) {
  const { totals, before } = overview;
  const decided = totals.allow + totals.block;
  const tiles: readonly Tile[] = [
    { name: "Decisions", value: decided, before: before.allow + before.block },
    {
      name: "Blocked",
      value: totals.block,
      before: before.block,
      look: "block",
      aside: `${formatShare(totals.block, decided)} of decisions`,
    },
    {
      name: "A pass did not run",
      value: totals.did_not_run,
      before: before.did_not_run,
      look: "unrun",
      aside:
        totals.did_not_run === 0
          ? "Every pass that was due ran"
          : `${formatShare(totals.did_not_run, decided)} of decisions`,
    },
    {
      name: "Without a verdict",
      value: totals.failed + totals.client_unreached,
      before: before.failed + before.client_unreached,
      look: "unrun",
      aside: `${formatCount(totals.failed)} failed, ${formatCount(totals.client_unreached)} not reached`,
    },
  ];
  return (
    <dl className="tiles">
      {tiles.map((tile) => (
        <div key={tile.name} className={`card tile ${tile.value > 0 ? (tile.look ?? "") : ""}`}>
          <dt>{tile.name}</dt>
          <dd className="tile-value num" title={formatCount(tile.value)}>
            {formatCompact(tile.value)}
          </dd>
          <dd className="small soft">{tile.aside ?? "\u00a0"}</dd>
          <dd className="small faint">
            {overview.before_known ? (
              <Change value={tile.value} before={tile.before} />
            ) : (
              "The span before is no longer kept"
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ value, before }: { readonly value: number; readonly before: number }) {
  if (before === 0) return <>{value === 0 ? "None in the span before either" : "None in the span before"}</>;
  const change = (value - before) / before;
  if (Math.abs(change) < 0.005) return <>As in the span before</>;
  return (
    <span className="row tight">
      <Icon name={change > 0 ? "up" : "fall"} />
      {formatShare(Math.abs(value - before), before)} {change > 0 ? "more" : "less"} than before
    </span>
  );
}
