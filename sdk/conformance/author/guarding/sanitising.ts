/** Cutting what was found, and scanning what is left. */
import { type Case, of } from "../case.ts";
import { clean, flagged, hit, match, modelCheck, ok, refusal } from "../service.ts";
import { chat, found, text } from "./attack.ts";

const sanitise = of("sanitise");
const hot = (start: number, end: number) => ({
  task: "prompt_attack",
  label: "injection",
  score: 0.9,
  threshold: 0.8,
  flagged: true,
  start,
  end,
});

export const sanitising: readonly Case[] = [
  sanitise(
    "nothing found: the very same payload",
    { payload: chat("hello"), service: [ok(clean(5))] },
    { result: { payload: chat("hello"), sanitised: true, blocked: false, redactions: 0 }, requests: [{}] },
  ),
  sanitise(
    "every match is cut and the rest scanned again",
    { payload: chat(text), service: [ok(hit(39, found)), ok(clean(17))] },
    {
      result: { payload: chat("please [REDACTED]"), sanitised: true, blocked: false, redactions: 1 },
      requests: [{ body: { text } }, { body: { text: "please [REDACTED]" } }],
    },
  ),
  sanitise(
    "overlapping matches are one cut",
    {
      payload: "abcdefgh",
      service: [
        ok(hit(8, match("r", [1, 4]), { matches: [match("r", [1, 4]), match("q", [3, 6], "low")] })),
        ok(clean(13)),
      ],
    },
    { result: { payload: "a[REDACTED]gh", sanitised: true, redactions: 1 } },
  ),
  sanitise(
    "matches that touch are one cut",
    {
      payload: "abcdefgh",
      service: [ok(hit(8, match("r", [1, 3]), { matches: [match("r", [1, 3]), match("q", [3, 5])] })), ok(clean(14))],
    },
    { result: { payload: "a[REDACTED]fgh", redactions: 1 } },
  ),
  sanitise(
    "a match below the bar is cut as well",
    {
      payload: "abcdef",
      service: [ok(clean(6, { severity: "low", reason: "q", matches: [match("q", [0, 3], "low")] })), ok(clean(13))],
    },
    { result: { payload: "[REDACTED]def", sanitised: true, blocked: false } },
  ),
  sanitise(
    "a shadowed match is left",
    { payload: "abcdef", service: [ok(clean(6, { matches: [match("q", [0, 3], "high", { shadowed: true })] }))] },
    { result: { payload: "abcdef", redactions: 0, sanitised: true } },
  ),
  sanitise(
    "a suppressed match is left",
    { payload: "abcdef", service: [ok(clean(6, { matches: [match("q", [0, 3], "high", { suppressed: true })] }))] },
    { result: { payload: "abcdef", redactions: 0, sanitised: true } },
  ),
  sanitise(
    "what still blocks is not handed back",
    { payload: chat(text), service: [ok(hit(39, found)), ok(hit(17, match("other", [0, 3])))] },
    { result: { payload: null, sanitised: false, blocked: true, reason: "other" } },
  ),
  sanitise(
    "a semantic hit cuts its window",
    {
      payload: "abcdef ghijkl",
      service: [
        ok(
          flagged(13, {
            results: [
              {
                task: "prompt_attack",
                label: "injection",
                score: 0.9,
                threshold: 0.8,
                flagged: true,
                start: 0,
                end: 6,
              },
              {
                task: "prompt_attack",
                label: "other",
                score: 0.1,
                threshold: 0.8,
                flagged: false,
                start: 7,
                end: 9,
              },
            ],
          }),
        ),
        ok(clean(17)),
      ],
    },
    { result: { payload: "[REDACTED] ghijkl", sanitised: true, redactions: 1 } },
  ),
  sanitise(
    "a match and a semantic hit are both cut",
    {
      payload: "abcdef ghijkl",
      service: [
        ok({
          ...flagged(13, { results: [hot(7, 13)] }),
          reason: "q",
          severity: "low",
          matches: [match("q", [0, 3], "low")],
        }),
        ok(clean(24)),
      ],
    },
    { result: { payload: "[REDACTED]def [REDACTED]", sanitised: true, redactions: 2 } },
  ),
  sanitise(
    "a window that was only reported is left",
    {
      payload: "abcdef",
      service: [ok(clean(6, { model_check: modelCheck({ mode: "report", flagged: true, results: [hot(0, 6)] }) }))],
    },
    { result: { payload: "abcdef", sanitised: true, redactions: 0 } },
  ),
  sanitise(
    "a block with nothing to cut stays a block",
    {
      payload: "abcdef",
      service: [
        ok(
          clean(6, {
            decision: "block",
            blocked: true,
            reason: "semantic=timeout",
            severity: "high",
            model_check: modelCheck({
              ran: false,
              decision: "block",
              reason: "semantic=timeout",
              score: null,
              error: "timeout",
            }),
          }),
        ),
      ],
    },
    { result: { payload: null, sanitised: false, blocked: true, reason: "semantic=timeout" }, requests: [{}] },
  ),
  sanitise(
    "no answer: nothing is handed back",
    { payload: "abcdef", service: [refusal(401, "unauthorized")] },
    {
      result: {
        payload: null,
        sanitised: false,
        blocked: true,
        reason: "scan_unavailable",
        error: { kind: "status" },
      },
    },
  ),
  sanitise(
    "no second answer: nothing is handed back",
    { payload: text, service: [ok(hit(39, found)), refusal(401, "unauthorized")] },
    { result: { payload: null, sanitised: false, blocked: true, reason: "scan_unavailable" } },
  ),
  sanitise(
    "no answer, told to let pass: as it came, and not called sanitised",
    { payload: "abcdef", options: { onScanError: "allow" }, service: [refusal(401, "unauthorized")] },
    { result: { payload: "abcdef", sanitised: false, blocked: false, reason: "scan_unavailable" } },
  ),
  sanitise(
    "words of one's own in the cut",
    { payload: text, options: { replacement: "(cut)" }, service: [ok(hit(39, found)), ok(clean(12))] },
    { result: { payload: "please (cut)" } },
  ),
  sanitise(
    "inside JSON arguments",
    {
      payload: {
        messages: [
          {
            role: "assistant",
            content: null,
            tool_calls: [
              { id: "c", type: "function", function: { name: "f", arguments: '{"a":"keep","b":"drop it"}' } },
            ],
          },
        ],
      },
      service: [ok(hit(13, match("r", [6, 13]))), ok(clean(16))],
    },
    {
      result: {
        payload: {
          messages: [
            {
              role: "assistant",
              content: null,
              tool_calls: [
                { id: "c", type: "function", function: { name: "f", arguments: '{"a":"keep","b":"[REDACTED]"}' } },
              ],
            },
          ],
        },
      },
    },
  ),
];
