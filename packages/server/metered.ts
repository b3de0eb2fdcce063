/**
 * A scan under its plan: admitted before, settled after, given back when it could not be made. The decision is the
 * truth whatever the plan says.
 */
import { ServiceError } from "./http/problem.ts";
import type { Caller } from "./keys.ts";
import type { QuotaView } from "./quota.ts";
import type { ScanAsk, ScanResult } from "./scan.ts";
import type { Services } from "./services.ts";

export async function metered<R extends ScanResult>(
  ask: Pick<ScanAsk, "semantic">,
  caller: Caller,
  services: Services,
  work: () => Promise<R>,
): Promise<{ readonly result: R; readonly quota: QuotaView }> {
  const semantic = ask.semantic !== "off" && services.semantic !== null;
  const checked = services.quota.check(caller.tenantId, { plan: caller.plan, semantic });
  const pass = checked instanceof Promise ? await checked : checked;
  if (!pass.allowed) throw new QuotaExceeded(pass.quota);
  try {
    const result = await work();
    const { modelCheck, decision } = result.verdict;
    const aiBlock = modelCheck?.decision === "block";
    return {
      result,
      quota: pass.settle({ ahoBlock: decision === "block" && !aiBlock, aiScan: modelCheck !== null, aiBlock }),
    };
  } finally {
    pass.release();
  }
}

/** The plan's limit is reached and the plan rejects past it; the answer carries how the plan stands. */
export class QuotaExceeded extends ServiceError {
  readonly view: QuotaView;

  constructor(view: QuotaView) {
    super("quota_exceeded");
    this.name = "QuotaExceeded";
    this.view = view;
  }
}
