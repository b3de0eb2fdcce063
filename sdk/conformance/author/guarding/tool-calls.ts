/** Tool calls in every shape, judged by the service. */
import { type Case, of } from "../case.ts";
import { clean, ok, passed, refusal, rejected, verdictOn } from "../service.ts";

export const judge = of("toolCalls");

/** The same call in the four shapes that are known. */
export const calls = {
  chat: { id: "call_1", type: "function", function: { name: "send", arguments: '{"to":"a"}' } },
  responses: { type: "function_call", id: "fc_1", call_id: "call_2", name: "send", arguments: '{"to":"b"}' },
  anthropic: { type: "tool_use", id: "toolu_3", name: "send", input: { to: "c", list: [1, true, null] } },
  bare: { name: "send", arguments: '{"to":"d"}' },
};
const tools = [{ type: "function", function: { name: "send", parameters: { type: "object" } } }];

export const toolCalls: readonly Case[] = [
  judge(
    "all four shapes reach the service as one",
    {
      calls: Object.values(calls),
      callOptions: { tools },
      service: [
        verdictOn(
          passed("call_1", 0, "send"),
          passed("call_2", 1, "send"),
          passed("toolu_3", 2, "send"),
          passed(null, 3, "send"),
        ),
      ],
    },
    {
      result: {
        allowed: true,
        blocked: false,
        severity: null,
        error: null,
        calls: [{ id: "call_1", allowed: true }, { id: "call_2" }, { id: "toolu_3" }, { id: null, index: 3 }],
      },
      requests: [
        {
          path: "/v1/scan",
          body: {
            text: "",
            tools,
            tool_calls: [
              { id: "call_1", name: "send", arguments: '{"to":"a"}' },
              { id: "call_2", name: "send", arguments: '{"to":"b"}' },
              { id: "toolu_3", name: "send", arguments: '{"to":"c","list":[1,true,null]}' },
              { name: "send", arguments: '{"to":"d"}', id: { $absent: true } },
            ],
          },
        },
      ],
    },
  ),
  judge(
    "a rejected call",
    {
      calls: [calls.chat],
      callOptions: { tools },
      service: [
        verdictOn(
          rejected("call_1", 0, "send", [
            {
              code: "argument_injection",
              severity: "high",
              message: "m",
              path: "/to",
              signature_id: "r",
              category: "data_exfiltration",
              start: 0,
              end: 1,
            },
          ]),
        ),
      ],
    },
    {
      result: {
        allowed: false,
        blocked: true,
        severity: "high",
        calls: [
          {
            id: "call_1",
            allowed: false,
            findings: [{ code: "argument_injection", signatureId: "r", path: "/to", start: 0, end: 1 }],
          },
        ],
      },
    },
  ),
  judge(
    "one of two is rejected",
    { calls: [calls.chat, calls.bare], service: [verdictOn(rejected("call_1", 0, "send"), passed(null, 1, "send"))] },
    {
      result: { allowed: false, blocked: true, calls: [{ allowed: false }, { allowed: true }] },
      requests: [{ body: { tools: { $absent: true } } }],
    },
  ),
  judge(
    "report lets it pass",
    { calls: [calls.chat], options: { onMatch: "report" }, service: [verdictOn(rejected("call_1", 0, "send"))] },
    { result: { allowed: false, blocked: false } },
  ),
  judge(
    "no call, no question",
    { calls: [], service: [] },
    { result: { allowed: true, blocked: false, calls: [] }, requests: [] },
  ),
  judge(
    "no answer rejects every call",
    { calls: [calls.chat, calls.bare], service: [refusal(401, "unauthorized")] },
    { result: { allowed: false, blocked: true, error: { kind: "status" }, calls: [] } },
  ),
  judge(
    "no answer, told to let pass",
    { calls: [calls.chat], options: { onScanError: "allow" }, service: [refusal(401, "unauthorized")] },
    { result: { allowed: true, blocked: false, error: { kind: "status" } } },
  ),
  judge(
    "an answer with fewer calls is garbage",
    { calls: [calls.chat, calls.bare], service: [verdictOn(passed("call_1", 0, "send"))] },
    { result: { allowed: false, blocked: true, error: { kind: "malformed" } } },
  ),
  judge(
    "an answer without a validation is garbage",
    { calls: [calls.chat], service: [ok(clean(0))] },
    { result: { allowed: false, blocked: true, error: { kind: "malformed" } } },
  ),
  judge(
    "arguments as an object are written as JSON",
    {
      calls: [{ name: "send", arguments: { to: "\u00e9" } }, { name: "send" }],
      service: [verdictOn(passed(null, 0, "send"), passed(null, 1, "send"))],
    },
    { requests: [{ body: { tool_calls: [{ arguments: '{"to":"\u00e9"}' }, { arguments: "{}" }] } }] },
  ),
  judge(
    "a custom tool's text goes as it stands",
    {
      calls: [
        { id: "c", type: "custom", custom: { name: "send", input: "ls -l" } },
        { type: "custom_tool_call", call_id: "d", name: "send", input: "pwd" },
      ],
      service: [verdictOn(passed("c", 0, "send"), passed("d", 1, "send"))],
    },
    {
      requests: [
        {
          body: {
            tool_calls: [
              { id: "c", arguments: "ls -l" },
              { id: "d", arguments: "pwd" },
            ],
          },
        },
      ],
    },
  ),
];
