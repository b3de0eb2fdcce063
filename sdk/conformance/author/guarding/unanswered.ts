/** A scan that was not answered, or answered with what cannot be trusted: repeated where that helps, else a block. */
import { type Case, of } from "../case.ts";
import { clean, cloakRan, entity, FAST, hit, match, ok, refusal } from "../service.ts";
import { unavailable } from "./attack.ts";

const scan = of("scan");

export const unanswered: readonly Case[] = [
  scan(
    "401 blocks and is not repeated",
    { payload: "hello", service: [refusal(401, "unauthorized"), ok(clean(5))] },
    { result: unavailable("status", { status: 401, code: "unauthorized" }), requests: [{ path: "/v1/scan" }] },
  ),
  scan(
    "400 blocks and is not repeated",
    { payload: "hello", service: [refusal(400, "invalid_request"), ok(clean(5))] },
    { result: unavailable("status", { status: 400, code: "invalid_request" }), requests: [{}] },
  ),
  scan(
    "500 blocks and is not repeated",
    { payload: "hello", service: [refusal(500, "internal_error"), ok(clean(5))] },
    { result: unavailable("status", { status: 500, code: "internal_error" }), requests: [{}] },
  ),
  scan(
    "503 is repeated, and the second answer counts",
    { payload: "hello", service: [refusal(503, "overloaded", FAST), ok(clean(5))] },
    { result: { decision: "allow", error: null }, requests: [{}, {}] },
  ),
  scan(
    "429 is repeated after the time it names",
    {
      payload: "hello",
      service: [refusal(429, "rate_limited", FAST), refusal(429, "rate_limited", FAST), ok(clean(5))],
    },
    { result: { decision: "allow" }, requests: [{}, {}, {}] },
  ),
  scan(
    "repeated only as often as allowed",
    {
      payload: "hello",
      service: [
        refusal(503, "overloaded", FAST),
        refusal(503, "overloaded", FAST),
        refusal(503, "overloaded", FAST),
        ok(clean(5)),
      ],
    },
    { result: unavailable("status", { status: 503, code: "overloaded" }), requests: [{}, {}, {}] },
  ),
  scan(
    "no retries at all",
    { payload: "hello", options: { retries: 0 }, service: [refusal(503, "overloaded", FAST), ok(clean(5))] },
    { result: unavailable("status", { status: 503 }), requests: [{}] },
  ),
  scan(
    "a quota that rejects is not repeated",
    { payload: "hello", service: [refusal(429, "quota_exceeded"), ok(clean(5))] },
    { result: unavailable("status", { status: 429, code: "quota_exceeded" }), requests: [{}] },
  ),
  scan(
    "a pause that would pass the bound is not begun",
    {
      payload: "hello",
      options: { timeoutMs: 4000 },
      service: [refusal(503, "overloaded", { "retry-after": "60" }), ok(clean(5))],
    },
    { result: unavailable("status", { status: 503 }), requests: [{}], withinMs: 3000 },
  ),
  scan(
    "a connection that is cut is tried again",
    { payload: "hello", service: [{ drop: true }, ok(clean(5))] },
    { result: { decision: "allow" }, requests: [{}, {}] },
  ),
  scan(
    "a connection that is always cut blocks",
    { payload: "hello", options: { retries: 1 }, service: [{ drop: true }, { drop: true }] },
    { result: unavailable("connection") },
  ),
  scan(
    "a slow service blocks at the bound",
    { payload: "hello", options: { timeoutMs: 150 }, service: [ok(clean(5), { delayMs: 2000 })] },
    { result: unavailable("timeout"), withinMs: 200 },
  ),
  scan(
    "pieces share one bound",
    {
      payload: { $repeat: "x", times: 14 },
      options: { maxScanChars: 8, timeoutMs: 250 },
      service: [ok(clean(8), { delayMs: 150 }), ok(clean(8), { delayMs: 150 })],
    },
    { result: unavailable("timeout"), withinMs: 300 },
  ),
  scan(
    "a failure lets pass when told so",
    { payload: "hello", options: { onScanError: "allow" }, service: [refusal(500, "internal_error")] },
    {
      result: {
        decision: "allow",
        blocked: false,
        reason: "scan_unavailable",
        error: { kind: "status", status: 500 },
      },
    },
  ),
  ...(
    [
      ["no JSON", { raw: "<html>" }],
      ["an empty body", { raw: "" }],
      ["a list", { raw: "[]" }],
      ["no decision", ok({ ...clean(5), decision: "maybe" })],
      ["a decision that is not mirrored", ok({ ...clean(5), decision: "block" })],
      ["blocked that is no boolean", ok({ ...clean(5), blocked: "false" })],
      ["no list of matches", ok({ ...clean(5), matches: null })],
      ["a match outside the text", ok(hit(5, match("r", [2, 6])))],
      ["a match that ends before it starts", ok(hit(5, match("r", [3, 2])))],
      ["a match in parts of a unit", ok(hit(5, match("r", [0.5, 2])))],
      ["a match of an unknown severity", ok(hit(5, match("r", [0, 2], "severe")))],
      ["fewer characters scanned than sent", ok(clean(4))],
    ] as const
  ).map(([what, answer]) =>
    scan(
      `garbage: ${what}`,
      { payload: "hello", service: [answer] },
      { result: unavailable("malformed"), requests: [{}] },
    ),
  ),
  ...(
    [
      ["detection asked for and not there", clean(5)],
      ["detection that does not say whether it ran", clean(5, { cloak: { entities: [] } })],
      ["an entity of an unknown type", clean(5, { cloak: cloakRan([entity("shoe_size", [0, 2])]) })],
      ["an entity outside the text", clean(5, { cloak: cloakRan([entity("email", [0, 6])]) })],
    ] as const
  ).map(([what, body]) =>
    scan(
      `garbage: ${what}`,
      { payload: "hello", callOptions: { cloak: true }, service: [ok(body)] },
      { result: unavailable("malformed") },
    ),
  ),
];
