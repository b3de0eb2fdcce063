/**
 * Plans: what a tenant may use in a month and what happens past it. Read once from a settings file; a file with a
 * mistake in it is refused with every mistake named.
 */
export interface Plan {
  readonly name: string;
  /** Null: unlimited. */
  readonly limits: PlanLimits;
  /** Past a scan limit: go on and count the overflow, or refuse the scan. */
  readonly exhausted: "overflow" | "reject";
  /** How many requests each key may make in a time; null: what the service's setting says. */
  readonly rate: RateLimit | null;
}

export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

export interface PlanLimits {
  readonly ahoScans: number | null;
  readonly ahoBlocks: number | null;
  readonly aiScans: number | null;
  readonly aiBlocks: number | null;
}

export interface Plans {
  /** The plan of that name; the default where it is gone from the file, because a scan is never lost to a rename. */
  get(name: string): Plan;
  has(name: string): boolean;
  readonly names: readonly string[];
  /** The name of the plan that new tenants get. */
  readonly default: string;
}

export const PLAN_DEFAULT = "unlimited";

const UNLIMITED: Plan = {
  name: PLAN_DEFAULT,
  limits: { ahoScans: null, ahoBlocks: null, aiScans: null, aiBlocks: null },
  exhausted: "overflow",
  rate: null,
};

export class PlansRefused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the plans cannot be read: ${problems.join("; ")}`);
    this.name = "PlansRefused";
    this.problems = problems;
  }
}

/**
 * Takes the file as parsed JSON:
 * `{ "default": "starter", "plans": { "starter": { "aho": { "scans": 10000 }, "exhausted": "reject", "rate": { "requests": 600, "seconds": 60 } } } }`.
 * A limit that is left out is null. `unlimited` is always there and cannot be redefined.
 */
export function readPlans(file: unknown): Plans {
  const problems: string[] = [];
  const plans = readFile(file, problems);
  if (problems.length > 0) throw new PlansRefused(problems);
  return plans;
}

const PLANS_MAX = 1_000;
const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;

function readFile(file: unknown, problems: string[]): Plans {
  const fields = fieldsOf(file, { path: "/", known: ["default", "plans"], problems });
  const entries = Object.entries(fieldsOf(fields.plans ?? {}, { path: "/plans", problems }));
  if (entries.length > PLANS_MAX) problems.push(`/plans has more than ${PLANS_MAX} plans`);
  const plans = entries.map(([name, value]) => readPlan(value, { name, problems }));
  if (plans.some(({ name }) => name === PLAN_DEFAULT)) problems.push(`/plans/${PLAN_DEFAULT} cannot be redefined`);
  plans.unshift(UNLIMITED);
  const chosen = fields.default ?? PLAN_DEFAULT;
  if (!plans.some(({ name }) => name === chosen)) problems.push("/default names no plan of the file");
  return plansOf(plans, String(chosen));
}

function readPlan(value: unknown, { name, problems }: { name: string; problems: string[] }): Plan {
  const path = `/plans/${name}`;
  if (!NAME.test(name)) problems.push(`${path} must be named in small letters, digits, - and _, at most 64`);
  const fields = fieldsOf(value, { path, known: ["aho", "ai", "exhausted", "rate"], problems });
  const { aho, ai, exhausted = "overflow", rate = null } = fields;
  if (exhausted !== "overflow" && exhausted !== "reject") problems.push(`${path}/exhausted must be overflow or reject`);
  const [ahoScans, ahoBlocks] = readLimits(aho ?? {}, { path: `${path}/aho`, problems });
  const [aiScans, aiBlocks] = readLimits(ai ?? {}, { path: `${path}/ai`, problems });
  return {
    name,
    limits: { ahoScans, ahoBlocks, aiScans, aiBlocks },
    exhausted: exhausted === "reject" ? "reject" : "overflow",
    rate: rate === null ? null : readRate(rate, { path: `${path}/rate`, problems }),
  };
}

const RATE_SECONDS_MAX = 3_600;

function readRate(value: unknown, { path, problems }: { path: string; problems: string[] }): RateLimit {
  const { requests, seconds = 60 } = fieldsOf(value, { path, known: ["requests", "seconds"], problems });
  if (!(Number.isSafeInteger(requests) && (requests as number) >= 1)) {
    problems.push(`${path}/requests must be a whole number from 1`);
  }
  if (!(Number.isSafeInteger(seconds) && (seconds as number) >= 1 && (seconds as number) <= RATE_SECONDS_MAX)) {
    problems.push(`${path}/seconds must be a whole number from 1 to ${RATE_SECONDS_MAX}`);
  }
  return { requests: requests as number, seconds: seconds as number };
}

function readLimits(
  value: unknown,
  { path, problems }: { path: string; problems: string[] },
): readonly [scans: number | null, blocks: number | null] {
  const { scans = null, blocks = null } = fieldsOf(value, { path, known: ["scans", "blocks"], problems });
  for (const [name, limit] of Object.entries({ scans, blocks })) {
    if (limit !== null && !(Number.isSafeInteger(limit) && (limit as number) >= 0)) {
      problems.push(`${path}/${name} must be a whole number from 0, or null for unlimited`);
    }
  }
  return [scans as number | null, blocks as number | null];
}

/** The value as an object. A misspelt limit would mean "unlimited", so a field that is not known is a mistake. */
function fieldsOf(
  value: unknown,
  { path, known, problems }: { path: string; known?: readonly string[]; problems: string[] },
): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    problems.push(`${path} must be an object`);
    return {};
  }
  for (const field of Object.keys(value)) {
    if (known && !known.includes(field)) problems.push(`${path.replace(/\/$/, "")}/${field} is not a known field`);
  }
  return value as Record<string, unknown>;
}

function plansOf(plans: readonly Plan[], chosen: string): Plans {
  const byName = new Map(plans.map((plan) => [plan.name, plan]));
  return {
    get: (name) => byName.get(name) ?? byName.get(chosen)!,
    has: (name) => byName.has(name),
    names: [...byName.keys()],
    default: chosen,
  };
}

/** What a self-hosted service starts with. */
export const UNLIMITED_PLANS: Plans = plansOf([UNLIMITED], PLAN_DEFAULT);
