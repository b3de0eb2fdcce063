/** What every request of the admin interface meets: who may ask what, and what every answer carries. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { ERROR_CODES } from "@portcullis/contract";
import { ADMIN_ENDPOINTS } from "@portcullis/contract/admin";
import { StoreUnavailable } from "../../stores/ports.ts";
import { ADMIN_ROUTES } from "./index.ts";
import { type AdminStage, adminStage } from "./stage.ts";

const SECRET = "planted-secret-value";

/** A path with something in the place of each parameter. */
const filled = (path: string) => path.replace("/admin/v1", "").replaceAll(/\{\w+\}/g, "nothing");

describe("the routes and the contract", () => {
  test("every endpoint has one route, with the very schemas of the contract", () => {
    assert.deepEqual(
      ADMIN_ROUTES.map(({ id }) => id),
      ADMIN_ENDPOINTS.map(({ id }) => id),
    );
    for (const [i, { body, query }] of ADMIN_ROUTES.entries()) {
      const endpoint = ADMIN_ENDPOINTS[i]!;
      assert.equal(body, endpoint.request?.schema, endpoint.id);
      assert.equal(query, endpoint.query, endpoint.id);
    }
  });
});

describe("the door of the admin interface", () => {
  let at: AdminStage;
  before(async () => {
    at = await adminStage();
  });
  after(() => at.close());

  for (const { id, method, path, role, request, query } of ADMIN_ENDPOINTS) {
    const body = request ? { body: `{"broken ${SECRET}` } : {};
    if (role !== "open") {
      test(`401 ${id} without a session, before the body is read`, async () => {
        const answer = await at.as("viewer", method.toUpperCase(), filled(path), { ...body, headers: { cookie: "" } });
        assert.equal(answer.status, 401);
        assert.equal(answer.body.error, "unauthorized");
        assert.ok(!answer.raw.includes(SECRET));
      });
    }
    if (role === "admin") {
      test(`403 ${id} for a viewer, before the body is read`, async () => {
        const answer = await at.as("viewer", method.toUpperCase(), filled(path), body);
        assert.equal(answer.status, 403);
        assert.equal(answer.body.message, "this needs the role admin; yours is viewer");
      });
    }
    if (method !== "get") {
      test(`403 ${id} without proof of where it comes from`, async () => {
        const headers = { cookie: at.cookies.admin };
        const answer = await at.send(method.toUpperCase(), `/admin/v1${filled(path)}`, { key: null, headers, ...body });
        assert.equal(answer.status, 403);
      });
    }
    if (request) {
      test(`400 ${id} for a body that is no JSON, and 400 or 415 for none`, async () => {
        const answer = await at.as("admin", method.toUpperCase(), filled(path), body);
        assert.equal(answer.status, 400);
        assert.equal(answer.body.error, "invalid_json");
        assert.ok(!answer.raw.includes(SECRET));
        const none = await at.as("admin", method.toUpperCase(), filled(path));
        assert.equal(none.status, 415);
      });
    }
    if (query && "limit" in query.properties) {
      test(`400 ${id} for a limit, a cursor and words that are not ours`, async () => {
        for (const wrong of ["limit=0", "limit=501", "limit=many", `cursor=${SECRET}`]) {
          const answer = await at.as("admin", "GET", `${filled(path)}?tenant_id=acme&${wrong}`);
          assert.equal(answer.status, 400, wrong);
          assert.equal(answer.body.error, "invalid_request");
          assert.ok(!answer.raw.includes(SECRET));
        }
      });
    }
  }

  test("405 with the methods that there are, 204 for OPTIONS, 404 for what is not there", async () => {
    const wrong = await at.as("admin", "PUT", "/keys/key_1");
    assert.deepEqual([wrong.status, wrong.headers.allow], [405, "PATCH, OPTIONS"]);
    const both = await at.as("admin", "PUT", "/keys");
    assert.deepEqual([both.status, both.headers.allow], [405, "GET, HEAD, POST, OPTIONS"]);
    const head = await at.as("admin", "HEAD", "/events/export?format=csv");
    assert.deepEqual([head.status, head.headers.allow], [405, "GET, OPTIONS"]);
    assert.equal((await at.as("admin", "OPTIONS", "/keys")).status, 204);
    assert.equal((await at.as("admin", "GET", "/nothing")).status, 404);
    assert.equal((await at.as("admin", "HEAD", "/keys")).status, 200);
  });

  test("413 for a body that is too large", async () => {
    const body = JSON.stringify({ files: [{ name: "a", content: "x".repeat(9 * 1024 * 1024) }] });
    const answer = await at.as("admin", "POST", "/operator-rules/check", { body });
    assert.equal(answer.status, 413);
  });

  test("every answer forbids caching and names the request", async () => {
    for (const [role, path] of [
      ["viewer", "/session"],
      ["viewer", "/admins"],
      ["admin", "/nothing"],
    ] as const) {
      const { headers, body } = await at.as(role, "GET", path);
      assert.equal(headers["cache-control"], "no-store");
      assert.match(String(headers["x-request-id"]), /^req_/);
      assert.match(String(headers["content-security-policy"]), /default-src 'none'/);
      if (body.error) assert.ok((ERROR_CODES as readonly string[]).includes(String(body.error)));
    }
  });

  test("the log names the admin and the route, and holds nothing that was sent", async () => {
    await at.as("admin", "GET", `/rules/${SECRET}`);
    const line = at.logs().trim().split("\n").at(-1)!;
    assert.match(line, /"route":"\/admin\/v1\/rules\/:rule_id"/);
    assert.match(line, /"admin_id":"adm_/);
    assert.ok(!at.logs().includes(SECRET));
  });
});

test("503 when the store does not answer: nobody is let in on a guess", async () => {
  let down = false;
  const at = await adminStage({
    stores: (real) => ({
      ...real,
      sessions: {
        ...real.sessions,
        findByHash: (hash) =>
          down ? Promise.reject(new StoreUnavailable("unreachable")) : real.sessions.findByHash(hash),
      },
    }),
  });
  down = true;
  const answer = await at.as("admin", "GET", "/keys");
  assert.equal(answer.status, 503);
  assert.equal(answer.body.error, "unavailable");
  await at.close();
});

test("503 with Retry-After when too much is going on", async () => {
  const at = await adminStage({ services: (real) => ({ ...real, limits: { ...real.limits, inFlightMax: 1 } }) });
  const answers = await Promise.all(Array.from({ length: 4 }, () => at.as("viewer", "GET", "/rules")));
  const shed = answers.filter(({ status }) => status === 503);
  assert.ok(shed.length > 0);
  assert.equal(shed[0]?.headers["retry-after"], "1");
  assert.equal((await at.as("viewer", "GET", "/rules")).status, 200);
  await at.close();
});
