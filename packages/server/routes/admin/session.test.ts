/** Signing in, sessions and their ends, proof of origin, and tries that are too many. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { CSRF_HEADER, type Session, type SignedIn } from "@portcullis/contract/admin";
import { networkOf, SIGN_IN } from "../../admin/admins.ts";
import { COST } from "../../admin/credential.ts";
import { ABSOLUTE_MS, type AdminStage, adminStage, cookieOf, IDLE_MS } from "./stage.ts";

describe("signing in", () => {
  let at: AdminStage;
  before(async () => {
    at = await adminStage();
  });
  after(() => at.close());

  test("200 sets a cookie that scripts and other sites do not get", async () => {
    const answer = await at.signIn("ada", at.secrets.admin);
    assert.equal(answer.status, 200);
    const { admin, session } = answer.body as unknown as SignedIn;
    assert.deepEqual([admin.name, admin.role, session.current], ["ada", "admin", true]);
    const [pair, ...attributes] = String(answer.headers["set-cookie"]).split("; ");
    assert.match(pair!, /^portcullis_session=[A-Za-z0-9_-]{43}$/);
    assert.deepEqual(attributes, ["Path=/admin/v1", `Max-Age=${ABSOLUTE_MS / 1_000}`, "HttpOnly", "SameSite=Strict"]);
    assert.ok(!answer.raw.includes(pair!.split("=")[1]!), "the token is in the cookie alone");
    assert.equal(answer.headers["cache-control"], "no-store");
  });

  for (const headers of [{ "x-forwarded-proto": "https" }, { origin: "https://localhost:80", host: "localhost:80" }]) {
    test(`200 with Secure behind ${JSON.stringify(headers)}`, async () => {
      const answer = await at.signIn("ada", at.secrets.admin, headers as Record<string, string>);
      assert.match(String(answer.headers["set-cookie"]), /; Secure$/);
    });
  }

  test("401 in one sentence for an unknown name, a wrong secret, a revoked credential and an API key", async () => {
    const made = (await at.desk.admins.create({ name: "gone", role: "viewer", by: "test" }))!;
    await at.desk.admins.revoke(made.info.id, { by: "test", reason: null });
    const tries = [
      ["nobody", at.secrets.admin],
      ["ada", at.secrets.viewer],
      ["gone", made.secret],
      ["ada", at.key],
    ] as const;
    for (const [name, secret] of tries) {
      const answer = await at.signIn(name, secret);
      assert.equal(answer.status, 401);
      assert.equal(answer.body.message, "the name and the credential do not belong together");
      assert.equal(answer.headers["set-cookie"], undefined);
      assert.ok(!answer.raw.includes(secret));
    }
    assert.ok(!at.logs().includes(at.secrets.viewer));
  });

  test("401: an unknown name takes as long as a wrong secret", async () => {
    const other = await adminStage({ cost: COST });
    const timed = async (name: string) => {
      const start = performance.now();
      await other.signIn(name, "wrong");
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    const ratio = () => Math.min(...unknown) / Math.min(...known);
    const alike = () => ratio() > 0.5 && ratio() < 2;
    // The least of some rounds, as many as may be tried: what else the machine does is not the code's doing.
    for (let round = 0; round < 4 || (round < SIGN_IN.triesOfNameMax && !alike()); round++) {
      known.push(await timed("ada"));
      unknown.push(await timed(`nobody-${round}`));
    }
    await other.close();
    assert.ok(alike(), `ratio ${ratio()}`);
  });

  test("400 for a body that is no sign-in, echoing nothing", async () => {
    const answer = await at.as("admin", "POST", "/session", {
      body: { name: "ada", secret: 7, note: "planted-value" },
    });
    assert.equal(answer.status, 400);
    assert.ok(!answer.raw.includes("planted-value"));
  });

  test("a browser's old session ends when it signs in anew, and a token of its own making is never taken over", async () => {
    const first = cookieOf(await at.signIn("ada", at.secrets.admin));
    const planted = `portcullis_session=${"A".repeat(43)}`;
    const second = await at.signIn("ada", at.secrets.admin, { cookie: first });
    const third = await at.signIn("ada", at.secrets.admin, { cookie: planted });
    assert.notEqual(cookieOf(second), first);
    assert.notEqual(cookieOf(third), planted);
    assert.equal((await me(at, first)).status, 401);
    assert.equal((await me(at, planted)).status, 401);
    assert.equal((await me(at, cookieOf(second))).status, 200);
  });
});

describe("a session", () => {
  test("401 without one, with two cookies of the name, with a wrong one and with an API key", async () => {
    const at = await adminStage();
    const cookie = at.cookies.admin;
    for (const headers of [
      {},
      { cookie: "portcullis_session=" },
      { cookie: `portcullis_session=${"x".repeat(43)}` },
      { cookie: `${cookie}; portcullis_session=${"y".repeat(43)}` },
      { authorization: `Bearer ${at.key}` },
      { "x-api-key": at.key },
    ]) {
      const answer = await at.send("GET", "/admin/v1/session", {
        key: null,
        headers: headers as Record<string, string>,
      });
      assert.equal(answer.status, 401, JSON.stringify(headers));
      assert.match(String(answer.headers["www-authenticate"]), /^Session /);
    }
    assert.equal(
      (await at.send("GET", "/v1/me", { key: null, headers: { cookie } })).status,
      401,
      "opens no API route",
    );
    await at.close();
  });

  test("401 once it was idle for too long; use keeps it open", async () => {
    const at = await adminStage();
    for (let uses = 0; uses < 3; uses++) {
      at.advance(IDLE_MS - 60_000);
      assert.equal((await at.as("viewer", "GET", "/session")).status, 200);
    }
    at.advance(IDLE_MS);
    assert.equal((await at.as("viewer", "GET", "/session")).status, 401);
    await at.close();
  });

  test("401 at its absolute end, however much it was used", async () => {
    const at = await adminStage();
    for (let spent = 0; spent < ABSOLUTE_MS - IDLE_MS; spent += IDLE_MS / 2) {
      at.advance(IDLE_MS / 2);
      assert.equal((await at.as("viewer", "GET", "/session")).status, 200);
    }
    at.advance(IDLE_MS / 2 + 1);
    at.advance(IDLE_MS / 2);
    assert.equal((await at.as("viewer", "GET", "/session")).status, 401);
    assert.equal(await at.desk.sessions.sweep(), 2);
    await at.close();
  });

  test("200 sign-out ends it and clears the cookie", async () => {
    const at = await adminStage();
    const answer = await at.as("viewer", "DELETE", "/session");
    assert.equal(answer.status, 200);
    assert.match(String(answer.headers["set-cookie"]), /^portcullis_session=; .*Max-Age=0/);
    assert.equal((await at.as("viewer", "GET", "/session")).status, 401);
    await at.close();
  });

  test("lists: a viewer sees their own, an admin everybody's; each ends what they see", async () => {
    const at = await adminStage();
    const mine = (await at.as<{ items: Session[] }>("viewer", "GET", "/sessions")).body.items;
    const all = (await at.as<{ items: Session[] }>("admin", "GET", "/sessions")).body.items;
    assert.deepEqual(
      mine.map(({ admin_name: name, current }) => [name, current]),
      [["vera", true]],
    );
    assert.deepEqual(all.map(({ admin_name: name }) => name).sort(), ["ada", "vera"]);
    const adas = all.find(({ admin_name: name }) => name === "ada")!;
    assert.equal((await at.as("viewer", "DELETE", `/sessions/${adas.id}`)).status, 404);
    assert.equal((await at.as("admin", "DELETE", `/sessions/${mine[0]!.id}`)).status, 200);
    assert.equal((await at.as("viewer", "GET", "/session")).status, 401);
    assert.equal((await at.as("admin", "DELETE", "/sessions/ses_none")).status, 404);
    await at.close();
  });

  test("ends at once when its admin is revoked; one's own credential cannot be revoked here", async () => {
    const at = await adminStage();
    const admins = (await at.as<{ items: { id: string; name: string }[] }>("admin", "GET", "/admins")).body.items;
    const id = (name: string) => admins.find((admin) => admin.name === name)!.id;
    const reason = { reason: "left" };
    assert.equal((await at.as("admin", "POST", `/admins/${id("ada")}/revoke`, { body: reason })).status, 409);
    assert.equal((await at.as("admin", "POST", "/admins/adm_none/revoke", { body: reason })).status, 404);
    assert.equal((await at.as("admin", "POST", `/admins/${id("vera")}/revoke`, { body: reason })).status, 200);
    assert.equal((await at.as("viewer", "GET", "/session")).status, 401);
    assert.ok(!JSON.stringify(admins).includes("scrypt"));
    await at.close();
  });
});

describe("proof of origin", () => {
  let at: AdminStage;
  before(async () => {
    at = await adminStage();
  });
  after(() => at.close());

  const revoke = (headers: Record<string, string>) =>
    at.send("POST", `/admin/v1/keys/${at.keyId}/rotate`, {
      key: null,
      headers: { cookie: at.cookies.admin, ...headers },
      body: {},
    });

  for (const [what, headers] of [
    ["without the header", {}],
    ["with another value of it", { [CSRF_HEADER]: "true" }],
    ["from another site", { [CSRF_HEADER]: "1", "sec-fetch-site": "cross-site" }],
    ["from a sibling domain", { [CSRF_HEADER]: "1", "sec-fetch-site": "same-site" }],
    ["from another origin over plain http", { [CSRF_HEADER]: "1", origin: "http://evil.example" }],
    ["from an origin that is null", { [CSRF_HEADER]: "1", origin: "null" }],
  ] as const) {
    test(`403 ${what}, and nothing is changed`, async () => {
      const before = await at.services.keyring.list();
      const answer = await revoke(headers);
      assert.equal(answer.status, 403);
      assert.equal(answer.body.error, "forbidden");
      assert.deepEqual(await at.services.keyring.list(), before);
    });
  }

  test("403 for signing in from another origin: nobody is signed in behind their back", async () => {
    const answer = await at.signIn("ada", at.secrets.admin, { "sec-fetch-site": "cross-site" });
    assert.equal(answer.status, 403);
    assert.equal(answer.headers["set-cookie"], undefined);
  });

  for (const headers of [
    { [CSRF_HEADER]: "1" },
    { [CSRF_HEADER]: "1", "sec-fetch-site": "same-origin", origin: "https://console.example" },
    { [CSRF_HEADER]: "1", origin: "http://console.example:8787", host: "console.example:8787" },
  ]) {
    test(`200 for the console itself: ${JSON.stringify(headers)}`, async () => {
      const { key } = (
        await at.as<{ key: { id: string } }>("admin", "POST", "/keys", { body: { tenant_id: "acme", name: "x" } })
      ).body;
      const answer = await at.send("POST", `/admin/v1/keys/${key.id}/rotate`, {
        key: null,
        headers: { cookie: at.cookies.admin, ...headers } as Record<string, string>,
        body: {},
      });
      assert.equal(answer.status, 200);
    });
  }

  test("no answer invites another origin", async () => {
    const answer = await at.as("viewer", "GET", "/session", { headers: { origin: "http://evil.example" } });
    assert.equal(answer.headers["access-control-allow-origin"], undefined);
    const preflight = await at.as("viewer", "OPTIONS", "/keys");
    assert.equal(preflight.headers["access-control-allow-headers"], undefined);
  });
});

describe("too many tries", () => {
  test("429 for a name, and open again after a while", async () => {
    const at = await adminStage();
    for (let tries = 0; tries < SIGN_IN.triesOfNameMax; tries++) {
      assert.equal((await at.signIn("ada", "wrong")).status, 401);
    }
    const answer = await at.signIn("ada", at.secrets.admin);
    assert.equal(answer.status, 429);
    assert.equal(answer.body.error, "rate_limited");
    assert.ok(Number(answer.headers["retry-after"]) > 0);
    assert.equal((await at.as("admin", "GET", "/session")).status, 200, "sessions that are open stay open");
    assert.equal((await at.signIn("vera", at.secrets.viewer)).status, 200, "others sign in");
    at.advance(SIGN_IN.windowMs);
    assert.equal((await at.signIn("ada", at.secrets.admin)).status, 200);
    await at.close();
  });

  test("a guesser elsewhere locks a name for strangers, not where its owner has signed in before", async () => {
    const at = await adminStage({ services: (real) => ({ ...real, trustedProxies: ["127.0.0.1/32"] }) });
    const from = (address: string, secret: string) => at.signIn("ada", secret, { "x-forwarded-for": address });
    assert.equal((await from("2001:db8:1::7", at.secrets.admin)).status, 200);
    for (let tries = 0; tries < SIGN_IN.triesOfNameMax; tries++) await from(`203.0.113.${tries}`, "wrong");
    assert.equal((await from("203.0.113.99", at.secrets.admin)).status, 429);
    assert.equal((await from("2001:db8:1::8", at.secrets.admin)).status, 200, "her own network");
    await at.close();
  });

  test("addresses of one network count as one", () => {
    assert.equal(networkOf("203.0.113.7"), "203.0.113.7");
    assert.equal(networkOf("::ffff:203.0.113.7"), "203.0.113.7");
    assert.equal(networkOf("2001:db8:0:1:aaaa::1"), "2001:db8:0:1::/64");
    assert.equal(networkOf("2001:db8::1"), networkOf("2001:0db8:0:0:ffff:1:2:3"));
    assert.equal(networkOf("::1"), "0:0:0:0::/64");
    assert.notEqual(networkOf("2001:db8:0:1::1"), networkOf("2001:db8:0:2::1"));
  });

  test("429 for an address, whatever the names, and tries at once do not slip past", async () => {
    const at = await adminStage();
    const tries = SIGN_IN.triesOfAddressMax + 8;
    const answers = await Promise.all(Array.from({ length: tries }, (_, i) => at.signIn(`name-${i}`, "wrong")));
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 429).length, 8);
    // The rest were told no, or that too many hashes were being made at once.
    assert.deepEqual([...new Set(statuses)].sort(), [401, 429, 503]);
    await at.close();
  });

  test("behind a proxy that a setting names the client's own address counts; anybody else's word for it does not", async () => {
    const trusting = await adminStage({ services: (real) => ({ ...real, trustedProxies: ["127.0.0.1/32"] }) });
    const doubting = await adminStage();
    const guess = async (at: AdminStage, from: string) =>
      (await at.signIn(`name-${Math.random()}`, "wrong", { "x-forwarded-for": from })).status;
    for (const at of [trusting, doubting]) {
      for (let tries = 0; tries < SIGN_IN.triesOfAddressMax; tries++) await guess(at, "203.0.113.7");
    }
    assert.equal(await guess(trusting, "203.0.113.7"), 429);
    assert.equal(await guess(trusting, "203.0.113.8"), 401, "one guesser does not lock everybody out");
    assert.equal(await guess(doubting, "203.0.113.8"), 429);
    await trusting.close();
    await doubting.close();
  });

  test("good sign-ins do not use up the tries", async () => {
    const at = await adminStage();
    for (let times = 0; times < SIGN_IN.triesOfNameMax + 2; times++) {
      assert.equal((await at.signIn("vera", at.secrets.viewer)).status, 200);
    }
    await at.close();
  });
});

function me(at: AdminStage, cookie: string) {
  return at.send("GET", "/admin/v1/session", { key: null, headers: { cookie } });
}
