import assert from "node:assert/strict";
import { test } from "node:test";
import { PlansRefused, readPlans, UNLIMITED_PLANS } from "./plans.ts";

test("without a file there is one plan, and it has no limits", () => {
  assert.deepEqual(UNLIMITED_PLANS.names, ["unlimited"]);
  const plan = UNLIMITED_PLANS.get("unlimited");
  assert.deepEqual(plan.limits, { ahoScans: null, ahoBlocks: null, aiScans: null, aiBlocks: null });
  assert.equal(plan.exhausted, "overflow");
});

test("a plan names its limits; what it leaves out is unlimited", () => {
  const plans = readPlans({
    default: "starter",
    plans: {
      starter: { aho: { scans: 100, blocks: 0 }, ai: { scans: null }, exhausted: "reject" },
      open: { rate: { requests: 600 } },
    },
  });
  assert.deepEqual(plans.names, ["unlimited", "starter", "open"]);
  assert.deepEqual(plans.get("starter"), {
    name: "starter",
    limits: { ahoScans: 100, ahoBlocks: 0, aiScans: null, aiBlocks: null },
    exhausted: "reject",
    rate: null,
  });
  assert.equal(plans.get("open").exhausted, "overflow");
  assert.deepEqual(plans.get("open").rate, { requests: 600, seconds: 60 });
  assert.equal(plans.get("gone").name, "starter", "a plan that is gone is the default");
  assert.equal(plans.has("gone"), false);
  assert.equal(plans.has("open"), true);
});

test("every mistake is named by its path", () => {
  const file = {
    default: "none",
    extra: 1,
    plans: {
      Bad: {},
      unlimited: {},
      typo: { aho: { scan: 5 } },
      wrong: { aho: { scans: -1, blocks: 1.5 }, ai: [], exhausted: "stop" },
      text: { aho: { scans: "100" } },
      never: { rate: { requests: 0, seconds: 4_000 } },
    },
  };
  assert.throws(
    () => readPlans(file),
    (error) => {
      assert.ok(error instanceof PlansRefused);
      const paths = error.problems.map((problem) => problem.split(" ")[0]);
      assert.deepEqual(
        new Set(paths),
        new Set([
          "/extra",
          "/plans/Bad",
          "/plans/typo/aho/scan",
          "/plans/wrong/exhausted",
          "/plans/wrong/aho/scans",
          "/plans/wrong/aho/blocks",
          "/plans/wrong/ai",
          "/plans/text/aho/scans",
          "/plans/never/rate/requests",
          "/plans/never/rate/seconds",
          "/plans/unlimited",
          "/default",
        ]),
      );
      return true;
    },
  );
  for (const junk of [null, [], "x", 3, { plans: [] }, { plans: { a: null } }]) {
    assert.throws(() => readPlans(junk), PlansRefused);
  }
});
