/** Every page, in both themes and on both widths: it stands, everybody can use it, and nothing leaves the origin. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { DESKTOP, go, openStage, PHONE, type Stage, signIn } from "./stage.ts";
import { makeTraffic, PAYLOAD_WORD } from "./traffic.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const FIRST_LOAD_BYTES_MAX = 200_000;
const INTERACTIVE_MS_MAX = 1_000;
const ROUNDS_MAX = 16;
/** What the piece of work below takes on a machine where a second is promised. */
const WORK_MS = 6;

const PAGES = [
  { name: "Overview", path: "/" },
  { name: "Events", path: "/events" },
  { name: "Event", path: "/event?tenant=default&id=client-1.a" },
  { name: "Playground", path: "/playground" },
  { name: "Replay", path: "/replay" },
  { name: "Rules", path: "/rules" },
  { name: "Ignore previous instructions", path: "/rules/ignore-previous-instructions", anyTitle: true },
  { name: "Your own rules", path: "/rules/own" },
  { name: "Allow-list", path: "/allow-list" },
  { name: "Tool pins", path: "/pins" },
  { name: "Keys and tenants", path: "/keys" },
  { name: "Keys and tenants", path: "/keys?tab=tenants" },
  { name: "Keys and tenants", path: "/keys?tab=plans" },
  { name: "Captures", path: "/captures" },
  { name: "Health", path: "/health" },
  { name: "Audit log", path: "/audit" },
  { name: "Sessions", path: "/sessions" },
] as const;

let stage: Stage;
before(async () => {
  stage = await openStage();
  await makeTraffic(stage);
});
after(() => stage?.close());

test("every page, in both themes, on a desk and on a phone", async (t) => {
  const visit = await stage.visitAs("admin");
  const { page } = visit;
  for (const { name, path, ...rest } of PAGES) {
    await t.test(`${path} passes WCAG 2.2 AA, fits, shows no payload and asks nobody else`, async () => {
      await page.setViewportSize(DESKTOP);
      await go(page, `${stage.service.url}/console${path}`);
      if (!("anyTitle" in rest)) assert.equal(await page.getByRole("heading", { level: 1 }).textContent(), name);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        assert.deepEqual(await violations(page), [], colorScheme);
      }
      assert.equal(await page.getByText(PAYLOAD_WORD).count(), 0, "it shows payload text");
      assert.equal(await page.locator('[role="alert"]').count(), 0, "it shows an error");
      await page.setViewportSize(PHONE);
      assert.deepEqual(await violations(page), [], "on a phone, dark");
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(wider <= 0, `it is ${wider} pixels too wide for a phone`);
      visit.expectQuiet();
    });
  }
  await visit.close();
});

test("sign-in, a window and the filter pass WCAG 2.2 AA in both themes", async () => {
  const visit = await stage.visit();
  const { page } = visit;
  const inBoth = async (what: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      assert.deepEqual(await violations(page), [], `${what}, ${colorScheme}`);
    }
  };
  await go(page, `${stage.service.url}/console/`);
  await inBoth("sign-in");
  await signIn(page, { url: stage.service.url, ...stage.credentials.admin });
  await go(page, `${stage.service.url}/console/keys`);
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByRole("dialog").waitFor();
  await inBoth("a window");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Actions for first key" }).click();
  await page.getByRole("menuitem", { name: "Rotate…" }).waitFor();
  await inBoth("a menu");
  await go(page, `${stage.service.url}/console/events`);
  await page.getByRole("combobox", { name: "Filter events" }).fill("block");
  await page.getByRole("option", { name: "Decision: block" }).waitFor();
  await inBoth("the filter");
  await visit.close();
});

test("on a phone the navigation opens, leads on, and gives way to the page", async () => {
  const visit = await stage.visitAs("admin", { viewport: PHONE });
  const { page } = visit;
  await go(page, `${stage.service.url}/console/`);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  assert.equal(await menu.getAttribute("aria-expanded"), "true");
  await page.getByRole("link", { name: "Health" }).click();
  await page.getByRole("heading", { name: "Health", level: 1 }).waitFor();
  assert.equal(await menu.getAttribute("aria-expanded"), "false");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "main");
  visit.expectQuiet();
  await visit.close();
});

test("the policy is strict, and the page keeps it", async () => {
  const answer = await fetch(`${stage.service.url}/console/`);
  const policy = answer.headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self'(?:;|$)/);
  assert.match(policy, /style-src 'self'(?:;|$)/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:|data:|\*/);
  const html = await answer.text();
  assert.doesNotMatch(html, /<style|style=|<script(?![^>]*\bsrc=)|\son\w+=/i);
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
});

test("the first load is under 200 KB compressed and interactive within a second", async () => {
  let loadMs = Number.POSITIVE_INFINITY;
  let workMs = Number.POSITIVE_INFINITY;
  // On a slower machine it is as much longer as other work is there.
  const bound = () => INTERACTIVE_MS_MAX * Math.max(1, workMs / WORK_MS);
  // The best of some tries: what else the machine does is not the console's doing.
  for (let round = 0; round < ROUNDS_MAX && !(loadMs < bound()); round++) {
    const visit = await stage.visitAs("admin");
    const { page, context } = visit;
    const wire = await context.newCDPSession(page);
    await wire.send("Network.enable");
    await wire.send("Network.setCacheDisabled", { cacheDisabled: true });
    let bytes = 0;
    wire.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${stage.service.url}/console/`);
    await page.locator(".tile").first().waitFor();
    // The page's own clock: from the first byte asked for until the figures stand there.
    loadMs = Math.min(loadMs, await page.evaluate(() => performance.now()));
    workMs = Math.min(workMs, await workOf(page));
    await page.waitForLoadState("networkidle");
    assert.ok(bytes > 50_000 && bytes < FIRST_LOAD_BYTES_MAX, `${bytes} bytes`);
    await visit.close();
  }
  assert.ok(loadMs < bound(), `${Math.round(loadMs)} ms of ${Math.round(bound())}`);
});

test("a viewer sees everything and is offered no change; the service would refuse it", async () => {
  const visit = await stage.visitAs("viewer", { viewport: DESKTOP });
  const { page } = visit;
  for (const [path, offer] of [
    ["/keys", "New key"],
    ["/keys?tab=tenants", "New tenant"],
    ["/rules/ignore-previous-instructions", "Shadow for a tenant"],
    ["/captures", "Read capture-1"],
    ["/pins", "Accept"],
  ] as const) {
    await go(page, `${stage.service.url}/console${path}`);
    assert.equal(await page.getByRole("button", { name: offer }).count(), 0, `${path} offers ${offer}`);
  }
  const refused = await page.evaluate(async () => {
    const answer = await fetch("/admin/v1/keys", {
      method: "POST",
      headers: { "content-type": "application/json", "x-portcullis-admin": "1" },
      body: JSON.stringify({ tenant_id: "default", name: "forbidden" }),
    });
    return answer.status;
  });
  assert.equal(refused, 403);
  visit.expectQuiet();
  await visit.close();
});

/** The least milliseconds of some short pieces of work of the kind that a page does. */
function workOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 10; round++) {
      const from = performance.now();
      const list = document.createElement("ul");
      document.body.append(list);
      for (let n = 0; n < 500; n++)
        list.append(Object.assign(document.createElement("li"), { textContent: String(n) }));
      list.getBoundingClientRect();
      list.remove();
      best = Math.min(best, performance.now() - from);
    }
    return best;
  });
}

/** What axe objects to, in a line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (standards) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations: found } = await axe.run({ runOnly: standards });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, STANDARDS);
}
