/**
 * A scan under its plan: admitted before, settled after, given back when it could not be made. The decision is the
 * truth whatever the plan says.
 */
import { ServiceError } from "./http/problem.ts";
import type { Caller } from "./keys.ts";
import type { Pass, QuotaView, Rejection } from "./quota.ts";
import type { ScanAsk, ScanResult } from "./scan.ts";
import type { Services } from "./services.ts";

/** At once where the plan is known and the work is done at once. */
export function metered<R extends ScanResult>(
  ask: Pick<ScanAsk, "semantic">,
  caller: Caller,
  services: Services,
  work: () => R | Promise<R>,
): Metered<R> | Promise<Metered<R>> {
  const semantic = ask.semantic !== "off" && services.semantic !== null;
  const checked = services.quota.check(caller.tenantId, { plan: caller.plan, semantic });
  return checked instanceof Promise ? checked.then((pass) => under(pass, work)) : under(checked, work);
}

export interface Metered<R> {
  readonly result: R;
  readonly quota: QuotaView;
}

function under<R extends ScanResult>(
  pass: Pass | Rejection,
  work: () => R | Promise<R>,
): Metered<R> | Promise<Metered<R>> {
  if (!pass.allowed) throw new QuotaExceeded(pass.quota);
  let done: R | Promise<R>;
  try {
    done = work();
  } catch (error) {
    pass.release();
    throw error;
  }
  if (!(done instanceof Promise)) return settled(pass, done);
  return done.then((result) => settled(pass, result)).finally(() => pass.release());
}

function settled<R extends ScanResult>(pass: Pass, result: R): Metered<R> {
  const { modelCheck, decision } = result.verdict;
  const aiBlock = modelCheck?.decision === "block";
  const ahoBlock = decision === "block" && !aiBlock;
  return { result, quota: pass.settle({ ahoBlock, aiScan: modelCheck !== null, aiBlock }) };
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
