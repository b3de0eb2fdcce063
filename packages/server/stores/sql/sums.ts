/** Reading sums. The index goes by tenant, grain, time and mark, so whoever names all four reads only what is wanted. */
import { sql } from "kysely";
import { NAMES_READ_MAX, type SumRow, type TimedSum } from "../events/overview.ts";
import { coveringSpans, type SumSpan } from "../events/spans.ts";
import { all, type SqlEngine } from "./engine.ts";
import { OF_SERIES } from "./event-tables.ts";

const SUM = sql<number>`sum(n)`.as("count");

/** What the series of the overview is drawn from. */
export async function readSeries(
  engine: SqlEngine,
  { tenants, span }: { readonly tenants: readonly string[]; readonly span: SumSpan },
): Promise<readonly TimedSum[]> {
  if (tenants.length === 0) return [];
  return all(
    engine,
    engine.build
      .selectFrom("rollups")
      .select(["at", "mark", SUM])
      .where("tenant_id", "in", [...tenants])
      .where("grain", "=", span.grain)
      .where("at", ">=", span.from)
      .where("at", "<", span.until)
      .where(sql.raw<boolean>(OF_SERIES))
      .groupBy(["at", "mark"]),
  );
}

export async function readSumsAt(
  engine: SqlEngine,
  asked: {
    readonly tenants: readonly string[];
    readonly grain: number;
    readonly starts: readonly number[];
    readonly marks: readonly string[];
  },
): Promise<readonly TimedSum[]> {
  const { tenants, grain, starts, marks } = asked;
  if (tenants.length === 0 || starts.length === 0 || marks.length === 0) return [];
  return all(
    engine,
    engine.build
      .selectFrom("rollups")
      .select(["at", "mark", SUM])
      .where("tenant_id", "in", [...tenants])
      .where("grain", "=", grain)
      .where("at", "in", [...starts])
      .where("mark", "in", [...new Set(marks)])
      .groupBy(["at", "mark"]),
  );
}

/** Of every mark, the most counted of each kind. */
export async function readTotals(
  engine: SqlEngine,
  { tenants, span }: { readonly tenants: readonly string[]; readonly span: SumSpan },
): Promise<readonly SumRow[]> {
  if (tenants.length === 0) return [];
  const { build } = engine;
  const part = ({ grain, from, until }: SumSpan) =>
    build
      .selectFrom("rollups")
      .select(["mark", "n"])
      .where("tenant_id", "in", [...tenants])
      .where("grain", "=", grain)
      .where("at", ">=", from)
      .where("at", "<", until);
  const [first, ...rest] = coveringSpans(span).map(part);
  const together = rest.reduce((query, next) => query.unionAll(next), first!);
  const grouped = build.selectFrom(together.as("together")).select(["mark", SUM]).groupBy("mark");
  const place = sql<number>`row_number() over (partition by ${engine.kindOfMark} order by count desc, mark)`;
  const placed = build.selectFrom(grouped.as("grouped")).select(["mark", "count", place.as("place")]);
  return all(
    engine,
    build.selectFrom(placed.as("placed")).select(["mark", "count"]).where("place", "<=", NAMES_READ_MAX),
  );
}
