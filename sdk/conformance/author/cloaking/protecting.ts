/** Personal data becomes tokens, hashes, masks or nothing before it leaves. */
import { type Case, keyed } from "../case.ts";
import { clean, cloakFailed, cloakRan, dead, entity, hit, match, ok } from "../service.ts";
import { ADA, ada, digitsOf, entry, KEY, tokenFor } from "../tokens.ts";

const protect = keyed("protect");
const found = (scanned: number, ...entities: readonly object[]) => ok(clean(scanned, { cloak: cloakRan(entities) }));
const text = `write to ${ADA} now`;
const at: readonly [number, number] = [9, 29];

export const protecting: readonly Case[] = [
  protect(
    "a value becomes a token, and the vault knows it",
    { payload: text, service: [found(33, entity("email", at))] },
    {
      result: {
        payload: `write to ${ada.token} now`,
        blocked: false,
        protected: true,
        counts: { email: 1 },
        tokens: [ada.token],
        error: null,
      },
      vault: [ada],
      requests: [{ path: "/v1/scan", body: { text, cloak: { min_confidence: 0.5, skip_when_blocked: true } } }],
    },
  ),
  protect(
    "the same value twice is the same token",
    { payload: `${ADA} ${ADA}`, service: [found(41, entity("email", [0, 20]), entity("email", [21, 41]))] },
    { result: { payload: `${ada.token} ${ada.token}`, counts: { email: 2 }, tokens: [ada.token] }, vault: [ada] },
  ),
  protect(
    "another subject, another token",
    { payload: text, callOptions: { subject: "bob" }, service: [found(33, entity("email", at))] },
    { result: { payload: `write to ${tokenFor("bob", "email", ADA)} now` }, vault: [entry("bob", "email", ADA)] },
  ),
  protect(
    "nothing found: the very same payload",
    { payload: "hello", service: [found(5)] },
    { result: { payload: "hello", protected: true, blocked: false, counts: {}, tokens: [] }, vault: [] },
  ),
  protect(
    "credentials are redacted and never stored",
    {
      payload: "key sk-live-000000000000",
      service: [found(24, entity("api_key", [4, 24], { category: "credential" }))],
    },
    { result: { payload: "key [REDACTED]", tokens: [], counts: { api_key: 1 } }, vault: [] },
  ),
  protect(
    "a card verification code is redacted though hash was asked",
    {
      payload: "cvc 123",
      options: { strategy: "hash" },
      service: [found(7, entity("card_security_code", [4, 7], { category: "pci" }))],
    },
    { result: { payload: "cvc [REDACTED]" }, vault: [] },
  ),
  protect(
    "hash stores nothing",
    { payload: text, options: { strategy: "hash" }, service: [found(33, entity("email", at))] },
    {
      result: { payload: `write to [EMAIL#${digitsOf(KEY, "default", "email", ADA).slice(0, 12)}] now`, tokens: [] },
      vault: [],
    },
  ),
  protect(
    "mask",
    { payload: text, options: { strategy: "mask" }, service: [found(33, entity("email", at))] },
    { result: { payload: "write to ***@********.***mple now" }, vault: [] },
  ),
  protect(
    "redact in words of one's own",
    { payload: text, options: { strategy: "redact", replacement: "-" }, service: [found(33, entity("email", at))] },
    { result: { payload: "write to - now" } },
  ),
  protect(
    "by type before category, else tokens",
    {
      payload: "a@b.example 4111111111111111 Ada",
      options: { strategy: { email: "mask", pci: "redact", pii: "hash" } },
      service: [
        found(
          32,
          entity("email", [0, 11]),
          entity("payment_card", [12, 28], { category: "pci" }),
          entity("person_name", [29, 32]),
        ),
      ],
    },
    {
      result: {
        payload: `*@*.***mple [REDACTED] [PERSON_NAME#${digitsOf(KEY, "default", "person_name", "Ada").slice(0, 12)}]`,
      },
    },
  ),
  protect(
    "a map that does not name the type gives tokens",
    { payload: text, options: { strategy: { pci: "redact" } }, service: [found(33, entity("email", at))] },
    { result: { payload: `write to ${ada.token} now` } },
  ),
  protect(
    "a call's strategy goes over the client's",
    {
      payload: text,
      options: { strategy: "hash" },
      callOptions: { strategy: "redact", entities: ["email"] },
      service: [found(33, entity("email", at))],
    },
    { result: { payload: "write to [REDACTED] now" }, requests: [{ body: { cloak: { entities: ["email"] } } }] },
  ),
  protect(
    "inside JSON arguments",
    {
      payload: {
        messages: [
          {
            role: "assistant",
            content: null,
            tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: `{"to":"${ADA}","n":1}` } }],
          },
        ],
      },
      service: [found(20, entity("email", [0, 20]))],
    },
    {
      result: {
        payload: {
          messages: [
            {
              role: "assistant",
              content: null,
              tool_calls: [
                { id: "c", type: "function", function: { name: "f", arguments: `{"to":"${ada.token}","n":1}` } },
              ],
            },
          ],
        },
      },
    },
  ),
  protect(
    "over a border: a token for the part in each leaf",
    {
      payload: {
        messages: [
          { role: "user", content: "I am Ada" },
          { role: "user", content: "Byron" },
        ],
      },
      service: [found(15, entity("person_name", [5, 15]))],
    },
    {
      result: {
        payload: {
          messages: [
            { role: "user", content: `I am ${tokenFor("default", "person_name", "Ada")}` },
            { role: "user", content: tokenFor("default", "person_name", "Byron") },
          ],
        },
        counts: { person_name: 1 },
      },
    },
  ),
  protect(
    "system, tool results and documents are protected too",
    {
      payload: { system: "Ada", messages: [{ role: "tool", tool_call_id: "c", content: "Ada" }] },
      service: [found(8, entity("person_name", [0, 3]), entity("person_name", [5, 8]))],
    },
    {
      result: {
        payload: {
          system: tokenFor("default", "person_name", "Ada"),
          messages: [{ role: "tool", tool_call_id: "c", content: tokenFor("default", "person_name", "Ada") }],
        },
      },
    },
  ),
  protect(
    "after a pair of surrogates",
    { payload: "\u{1f600}Ada", service: [found(5, entity("person_name", [2, 5]))] },
    { result: { payload: `\u{1f600}${tokenFor("default", "person_name", "Ada")}` } },
  ),
  protect(
    "a token that the vault holds for another value grows",
    { payload: text, vault: [{ ...ada, value: "someone@else.example" }], service: [found(33, entity("email", at))] },
    { result: { payload: `write to ${tokenFor("default", "email", ADA, 16)} now` } },
  ),
  protect(
    "an attack blocks before anything is protected",
    { payload: text, service: [ok(hit(33, match("r", [0, 5]), { cloak: cloakFailed("skipped_blocked") }))] },
    { result: { payload: null, blocked: true, reason: "r", protected: false, tokens: [] }, vault: [] },
  ),
  protect(
    "under report detection is never skipped",
    {
      payload: text,
      options: { onMatch: "report" },
      service: [ok(hit(33, match("r", [0, 5]), { cloak: cloakRan([entity("email", at)]) }))],
    },
    {
      result: { payload: `write to ${ada.token} now`, blocked: false },
      requests: [{ body: { cloak: { skip_when_blocked: false } } }],
    },
  ),
  protect(
    "under sanitise matches are cut, the rest protected, all scanned again",
    {
      payload: text,
      options: { onMatch: "sanitise" },
      service: [
        ok(hit(33, match("r", [0, 5]), { cloak: cloakRan([entity("email", at)]) })),
        ok(clean(10 + 4 + ada.token.length + 4)),
      ],
    },
    {
      result: { payload: `[REDACTED] to ${ada.token} now`, blocked: false },
      requests: [{ body: { text } }, { body: { text: `[REDACTED] to ${ada.token} now` } }],
    },
  ),
  protect(
    "an entity inside a cut is gone with it",
    {
      payload: text,
      options: { onMatch: "sanitise" },
      service: [ok(hit(33, match("r", [0, 12]), { cloak: cloakRan([entity("email", at)]) })), ok(clean(14))],
    },
    { result: { payload: "[REDACTED] now", blocked: false, tokens: [] }, vault: [] },
  ),
  protect(
    "detection that did not run blocks",
    { payload: text, service: [ok(clean(33, { cloak: cloakFailed("timeout") }))] },
    { result: { payload: null, blocked: true, protected: false, reason: "cloak_unavailable" }, vault: [] },
  ),
  protect(
    "detection that did not run, told to let pass",
    {
      payload: text,
      options: { onUnavailable: "allow" },
      service: [ok(clean(33, { cloak: cloakFailed("disabled") }))],
    },
    { result: { payload: text, blocked: false, protected: false, reason: "cloak_unavailable" } },
  ),
  protect(
    "no answer at all blocks as unscanned",
    {
      payload: text,
      options: { onUnavailable: "allow" },
      service: [dead],
    },
    { result: { payload: null, blocked: true, reason: "scan_unavailable", error: { kind: "status" } } },
  ),
  protect(
    "no answer, told to let scans pass: detection did not run either",
    {
      payload: text,
      options: { onScanError: "allow" },
      service: [dead],
    },
    { result: { payload: null, blocked: true, reason: "cloak_unavailable" } },
  ),
  protect(
    "one record, in counts",
    { payload: text, service: [found(33, entity("email", at))] },
    {
      telemetry: [
        {
          type: "guard.protect",
          decision: "allow",
          blocked: false,
          cloak: {
            ran: true,
            entities: 1,
            byType: { email: 1 },
            byCategory: { pii: 1 },
            byStrategy: { tokenize: 1 },
            error: null,
          },
        },
      ],
    },
  ),
];
