/** What pages ask for, by name, so that two pages that ask the same share one answer. */
import type {
  AuditCheck,
  Health,
  Key,
  OperatorRules,
  Overview,
  Pin,
  Plan,
  RuleBook,
  RuleDetail,
  Session,
  Shadow,
  SignedIn,
  Suppression,
  Tenant,
} from "@portcullis/contract/admin";
import { QueryClient, queryOptions } from "@tanstack/react-query";
import { get, Refusal } from "./client.ts";

interface List<T> {
  readonly items: readonly T[];
}

const RETRIES_MAX = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A refusal is an answer; only silence is worth another try.
      retry: (failures, error) => failures < RETRIES_MAX && error instanceof Refusal && error.status === 0,
    },
  },
});

const list = <T>(name: string, path: string, query: Readonly<Record<string, string | undefined>> = {}) =>
  queryOptions({
    queryKey: [name, query],
    queryFn: async ({ signal }) => (await get<List<T>>(path, query, signal)).items,
  });
const one = <T>(name: string, path: string) =>
  queryOptions({ queryKey: [name], queryFn: ({ signal }) => get<T>(path, {}, signal) });

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    try {
      return await get<SignedIn>("/session", {}, signal);
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return null;
      throw error;
    }
  },
});

export const tenantsQuery = list<Tenant>("tenants", "/tenants");
export const keysQuery = list<Key>("keys", "/keys");
export const plansQuery = list<Plan>("plans", "/plans");
export const sessionsQuery = list<Session>("sessions", "/sessions");
export const suppressionsQuery = list<Suppression>("suppressions", "/suppressions");
export const shadowsQuery = list<Shadow>("shadows", "/shadows");
export const pinsQuery = list<Pin>("pins", "/pins");
export const rulesQuery = { ...one<RuleBook>("rules", "/rules"), staleTime: 60_000 };
export const operatorRulesQuery = one<OperatorRules>("operator-rules", "/operator-rules");
export const healthQuery = one<Health>("health", "/health");
export const auditCheckQuery = one<AuditCheck>("audit-check", "/audit/verify");

export const ruleQuery = (id: string) => one<RuleDetail>(`rule ${id}`, `/rules/${encodeURIComponent(id)}`);

export const overviewQuery = (asked: { readonly hours: number; readonly tenantId: string | null }) =>
  queryOptions({
    queryKey: ["overview", asked],
    queryFn: ({ signal }) => {
      const from = new Date(Date.now() - asked.hours * 3_600_000).toISOString();
      return get<Overview>("/overview", { from, tenant_id: asked.tenantId }, signal);
    },
  });
