/** Tokens become values again, for the one they belong to and for nobody else; and forgetting. */
import type { Case } from "../case.ts";
import { ADA, ada, bob, entry, KEY } from "../tokens.ts";

const card = entry("default", "payment_card", "4111 1111 1111 1111");
const quote = entry("default", "person_name", 'Ada "Q" \\ Byron');
const restore = (name: string, payload: unknown, result: object, more: object = {}): Case => ({
  name,
  op: "restore",
  given: { payload, vault: [ada, bob, card, quote], options: { tokenKey: KEY }, ...more },
  expect: { result },
});

export const restoring: readonly Case[] = [
  restore("a token", `to ${ada.token}.`, { payload: `to ${ADA}.`, restored: 1, unknown: 0, denied: 0 }),
  restore("several, and twice the same", `${ada.token}${card.token} ${ada.token}`, {
    payload: `${ADA}${card.value} ${ADA}`,
    restored: 3,
  }),
  restore("in lower case", `to ${ada.token.toLowerCase()}.`, { payload: `to ${ADA}.`, restored: 1 }),
  restore("escaped for HTML", `to &lt;${ada.token.slice(1, -1)}&gt;.`, { payload: `to ${ADA}.`, restored: 1 }),
  restore("escaped for Markdown", `to \\<${ada.token.slice(1, -1)}\\>.`, { payload: `to ${ADA}.`, restored: 1 }),
  restore("without brackets", `to ${ada.token.slice(1, -1)}.`, { payload: `to ${ADA}.`, restored: 1 }),
  restore("in other brackets", `to [${ada.token.slice(1, -1)}].`, { payload: `to [${ADA}].`, restored: 1 }),
  restore("not inside a longer word", `x${ada.token.slice(1, -1)} ${ada.token.slice(1, -1)}_y`, {
    payload: `x${ada.token.slice(1, -1)} ${ada.token.slice(1, -1)}_y`,
    restored: 0,
    unknown: 0,
  }),
  restore("an unknown token stays", "to <EMAIL_000000000000>.", {
    payload: "to <EMAIL_000000000000>.",
    restored: 0,
    unknown: 1,
  }),
  restore("what looks like one but has no such type", "to <SHOE_SIZE_000000000000>.", {
    payload: "to <SHOE_SIZE_000000000000>.",
    restored: 0,
    unknown: 0,
  }),
  restore("digits that are none", "to <EMAIL_00000000000U>.", {
    payload: "to <EMAIL_00000000000U>.",
    restored: 0,
    unknown: 0,
  }),
  restore("a hash is not restored", "to [EMAIL#000000000000].", {
    payload: "to [EMAIL#000000000000].",
    restored: 0,
    unknown: 0,
  }),
  restore(
    "another subject's token is denied",
    `to ${bob.token}.`,
    { payload: `to ${bob.token}.`, restored: 0, denied: 1 },
    { options: { tokenKey: KEY, onDenied: "leave" } },
  ),
  {
    name: "another subject's token throws",
    op: "restore",
    given: { payload: `${bob.token} ${ada.token} ${bob.token}`, vault: [ada, bob], options: { tokenKey: KEY } },
    expect: { error: "RestoreDeniedError", count: 2 },
  },
  restore(
    "for its own subject it restores",
    `to ${bob.token}.`,
    { payload: `to ${bob.value}.`, restored: 1, denied: 0 },
    { callOptions: { subject: "bob" } },
  ),
  restore(
    "a whole answer is walked, keys are not",
    {
      id: "x",
      choices: [{ message: { role: "assistant", content: `hi ${ada.token}` } }],
      [ada.token]: 1,
      n: 3,
      none: null,
    },
    {
      payload: {
        id: "x",
        choices: [{ message: { role: "assistant", content: `hi ${ADA}` } }],
        [ada.token]: 1,
        n: 3,
        none: null,
      },
      restored: 1,
    },
  ),
  restore(
    "inside JSON text the value is escaped",
    { arguments: `{"to":"${quote.token}","n":12345678901234567890}` },
    { payload: { arguments: '{"to":"Ada \\"Q\\" \\\\ Byron","n":12345678901234567890}' }, restored: 1 },
  ),
  restore("outside JSON it is not", `"${quote.token}"`, { payload: `"${quote.value}"`, restored: 1 }),
  restore(
    "JSON inside JSON",
    { body: JSON.stringify({ inner: JSON.stringify({ to: quote.token }) }) },
    { payload: { body: JSON.stringify({ inner: JSON.stringify({ to: quote.value }) }) }, restored: 1 },
  ),
  restore(
    "nothing to restore",
    { a: ["x", { b: "y" }] },
    { payload: { a: ["x", { b: "y" }] }, restored: 0, unknown: 0, denied: 0 },
  ),

  {
    name: "forget erases one subject",
    op: "forget",
    given: { vault: [ada, card, bob], subject: "default" },
    expect: { count: 2, vault: [bob] },
  },
  {
    name: "forget of nobody erases nothing",
    op: "forget",
    given: { vault: [ada], subject: "nobody" },
    expect: { count: 0, vault: [ada] },
  },
];
