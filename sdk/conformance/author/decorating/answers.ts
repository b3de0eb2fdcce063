/** The text of a plain answer, scanned where that is wanted: one that blocks never reaches the caller. */
import { blockBody } from "../blocked.ts";
import type { Case } from "../case.ts";
import { chat, claude, responses } from "../providers.ts";
import { clean, dead, hit, match, ok, passed, verdictOn } from "../service.ts";
import { ADA } from "../tokens.ts";
import { decorate, hello, mail, seen, token, tools, wrap } from "./asked.ts";

const found = match("r", [0, 4]);
const evilBody = blockBody("r", { severity: "high", categories: ["direct_injection"] });
const scanAnswer = { decorateOptions: { scanAnswer: true } };
const said = (text: string) => ({
  body: { text, surface: "unknown", segments: [{ start: 0, end: text.length, surface: "assistant" }] },
});

export const answers: readonly Case[] = [
  decorate(
    "an answer is not scanned unless that is wanted",
    { request: chat.request("hi"), answer: hello, service: [ok(clean(2))] },
    { returned: hello, requests: [{}] },
  ),
  decorate(
    "an answer that is clean arrives",
    { request: chat.request("hi"), ...scanAnswer, answer: hello, service: [ok(clean(2)), ok(clean(5))] },
    { returned: hello, requests: [{}, said("hello")] },
  ),
  decorate(
    "an answer that blocks does not",
    { request: chat.request("hi"), ...scanAnswer, answer: hello, service: [ok(clean(2)), ok(hit(5, found))] },
    { providerRequest: chat.request("hi"), returned: evilBody },
  ),
  decorate(
    "an answer that blocks may be thrown",
    {
      request: chat.request("hi"),
      decorateOptions: { scanAnswer: true, onBlock: "throw" },
      answer: hello,
      service: [ok(clean(2)), ok(hit(5, found))],
    },
    { error: "BlockedError" },
  ),
  decorate(
    "an answer is not sanitised but blocked",
    {
      request: chat.request("hi"),
      ...scanAnswer,
      options: { onMatch: "sanitise" },
      answer: hello,
      service: [ok(clean(2)), ok(hit(5, found))],
    },
    { returned: evilBody },
  ),
  decorate(
    "report lets an answer pass",
    {
      request: chat.request("hi"),
      ...scanAnswer,
      options: { onMatch: "report" },
      answer: hello,
      service: [ok(clean(2)), ok(hit(5, found))],
    },
    { returned: hello },
  ),
  decorate(
    "an answer nobody could scan is kept back",
    { request: chat.request("hi"), ...scanAnswer, answer: hello, service: [ok(clean(2)), dead] },
    { returned: blockBody("scan_unavailable") },
  ),
  decorate(
    "an answer that says nothing is not asked about, its calls are",
    {
      request: chat.request("hi", { tools }),
      ...scanAnswer,
      answer: chat.answer({ tool_calls: [chat.call("c1", "read", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), verdictOn(passed("c1", 0, "read"))],
    },
    {
      returned: chat.answer({ tool_calls: [chat.call("c1", "read", "{}")] }, "tool_calls"),
      requests: [{}, { body: { text: "", tool_calls: [{ id: "c1" }] } }],
    },
  ),
  decorate(
    "text first, then the calls",
    {
      request: chat.request("hi", { tools }),
      ...scanAnswer,
      answer: chat.answer(
        { content: "hello", refusal: "no", tool_calls: [chat.call("c1", "read", "{}")] },
        "tool_calls",
      ),
      service: [ok(clean(2)), ok(clean(9)), verdictOn(passed("c1", 0, "read"))],
    },
    { requests: [{}, said("hello\n\nno"), { body: { text: "", tool_calls: [{ id: "c1" }] } }] },
  ),
  decorate(
    "tokens are restored after the scan",
    {
      request: chat.request(mail),
      decorateOptions: { scanAnswer: true, protect: true },
      answer: chat.answer({ content: `to ${token}` }),
      service: [seen, ok(clean(3 + token.length))],
    },
    { returned: chat.answer({ content: `to ${ADA}` }), requests: [{}, said(`to ${token}`)] },
  ),
  decorate(
    "Anthropic: the text blocks",
    {
      request: claude.request("hi"),
      ...scanAnswer,
      answer: claude.answer([
        { type: "thinking", thinking: "hm", signature: "s" },
        { type: "text", text: "one" },
        { type: "text", text: "two" },
      ]),
      service: [ok(clean(2)), ok(hit(8, found))],
    },
    { returned: evilBody, requests: [{}, said("one\n\ntwo")] },
  ),
  decorate(
    "Responses: the messages",
    {
      request: responses.request("hi"),
      ...scanAnswer,
      answer: responses.answer([
        { type: "reasoning", id: "r", summary: [] },
        responses.message("evil"),
        responses.call("c1", "read", "{}"),
      ]),
      service: [ok(clean(2)), ok(hit(4, found))],
    },
    { returned: evilBody, requests: [{}, said("evil")] },
  ),
  wrap(
    "a text of one's own",
    { payload: "hi", callOptions: { scanAnswer: true }, answer: "evil", service: [ok(clean(2)), ok(hit(4, found))] },
    { result: { blocked: true, value: null, body: evilBody, result: { decision: "block", reason: "r" } } },
  ),
  wrap(
    "a shape of one's own is read at every string",
    {
      payload: "hi",
      callOptions: { scanAnswer: true },
      answer: { reply: ["one", { more: "two" }], n: 3, none: null },
      service: [ok(clean(2)), ok(clean(8))],
    },
    { result: { blocked: false }, requests: [{}, said("one\n\ntwo")] },
  ),
  wrap(
    "one record for an answer that was kept back",
    { payload: "hi", callOptions: { scanAnswer: true }, answer: "evil", service: [ok(clean(2)), ok(hit(4, found))] },
    { telemetry: [{ type: "guard.wrap", decision: "block", blocked: true, reason: "r", scannedChars: 6 }] },
  ),
];
