/** The console's files: what is served, how it is cached, and what a path can never reach. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { type AdminStage, adminStage } from "../routes/admin/stage.ts";
import { stage } from "../routes/stage.ts";

describe("the console", () => {
  const root = mkdtempSync(join(tmpdir(), "portcullis-console-"));
  const folder = join(root, "console");
  let at: AdminStage;
  before(async () => {
    mkdirSync(join(folder, "assets"), { recursive: true });
    writeFileSync(join(root, "secret.txt"), "planted-secret");
    symlinkSync(join(root, "secret.txt"), join(folder, "link.txt"));
    writeFileSync(join(folder, "index.html"), "<!doctype html><title>Portcullis</title>");
    writeFileSync(join(folder, "theme.js"), "document.title;");
    writeFileSync(join(folder, "assets", "main-Ab3_dE-9.js"), "console.log(1);".repeat(100));
    at = await adminStage({ desk: (desk) => ({ ...desk, consoleDir: folder }) });
  });
  after(async () => {
    await at.close();
    rmSync(root, { recursive: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) => at.send("GET", path, { key: null, headers });

  test("308 to its folder", async () => {
    const answer = await get("/console");
    assert.deepEqual([answer.status, answer.headers.location], [308, "/console/"]);
  });

  for (const path of ["/console/", "/console/events", "/console/rules/ignore-orders"]) {
    test(`200 the document for the page ${path}, asked for again each time`, async () => {
      const answer = await get(path);
      assert.equal(answer.status, 200);
      assert.match(answer.raw, /<title>Portcullis/);
      assert.equal(answer.headers["cache-control"], "no-cache");
      const policy = String(answer.headers["content-security-policy"]);
      assert.match(policy, /default-src 'none'/);
      assert.ok(!/unsafe|\*|https?:|data:/.test(policy), policy);
      assert.equal(answer.headers["x-content-type-options"], "nosniff");
    });
  }

  test("200 a file with a hash in its name for good, others only for now", async () => {
    const hashed = await get("/console/assets/main-Ab3_dE-9.js");
    assert.equal(hashed.headers["cache-control"], "public, max-age=31536000, immutable");
    assert.match(String(hashed.headers["content-type"]), /^text\/javascript/);
    assert.equal((await get("/console/theme.js")).headers["cache-control"], "no-cache");
  });

  test("304 when the browser has it", async () => {
    const { headers } = await get("/console/theme.js");
    assert.equal((await get("/console/theme.js", { "if-none-match": String(headers.etag) })).status, 304);
  });

  test("200 compressed as the browser likes it", async () => {
    const answer = await at.app.inject({
      url: "/console/assets/main-Ab3_dE-9.js",
      headers: { "accept-encoding": "gzip, deflate, br" },
    });
    assert.equal(answer.headers["content-encoding"], "br");
    assert.equal(brotliDecompressSync(answer.rawPayload).toString(), "console.log(1);".repeat(100));
    const plain = await get("/console/assets/main-Ab3_dE-9.js", { "accept-encoding": "br;q=0, gzip;q=0" });
    assert.equal(plain.headers["content-encoding"], undefined);
  });

  for (const path of [
    "/console/../secret.txt",
    "/console/..%2fsecret.txt",
    "/console/%2e%2e/secret.txt",
    "/console/..%5csecret.txt",
    "/console/assets/..%2f..%2fsecret.txt",
    "/console//etc/passwd",
    "/console/%00",
    "/console/link.txt",
    "/console/assets/none-12345678.js",
    "/console/none.js",
  ]) {
    test(`nothing of the machine at ${path}`, async () => {
      const answer = await get(path);
      assert.ok(!answer.raw.includes("planted-secret"));
      assert.ok(answer.status === 404 || /<title>Portcullis/.test(answer.raw), String(answer.status));
      if (/\.(?:txt|js)$/.test(path)) assert.equal(answer.status, 404);
    });
  }

  test("405 for anything but reading", async () => {
    const answer = await at.send("POST", "/console/events", { key: null, body: {} });
    assert.equal(answer.status, 405);
    assert.equal(answer.headers.allow, "GET, HEAD, OPTIONS");
  });

  test("503 with a page that says what to do when it is not built, and 200 once it is", async () => {
    const later = join(root, "later");
    const other = await adminStage({ desk: (desk) => ({ ...desk, consoleDir: later }) });
    const missing = await other.send("GET", "/console/", { key: null });
    assert.equal(missing.status, 503);
    assert.match(missing.raw, /npm run build/);
    mkdirSync(later);
    writeFileSync(join(later, "index.html"), "<title>Portcullis");
    assert.equal((await other.send("GET", "/console/", { key: null })).status, 200);
    await other.close();
  });

  test("404 for console and interface where they are switched off", async () => {
    const off = await stage();
    for (const path of ["/console", "/console/", "/admin/v1/session", "/admin/v1/keys"]) {
      assert.equal((await off.send("GET", path, { key: null })).status, 404, path);
    }
    await off.close();
    const apiOnly = await adminStage();
    assert.equal((await apiOnly.send("GET", "/console/", { key: null })).status, 404);
    assert.equal((await apiOnly.as("viewer", "GET", "/session")).status, 200);
    await apiOnly.close();
  });
});
