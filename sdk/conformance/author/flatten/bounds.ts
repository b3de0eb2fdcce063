/** What is no payload at all, and payloads of more leaves than a request may name. */
import type { Case } from "../case.ts";

const none = (name: string, payload: unknown): Case => ({
  name,
  op: "flatten",
  given: { payload },
  expect: { error: "ConfigurationError", option: "payload" },
});

export const bounds: readonly Case[] = [
  none("an object without a known name is no payload", { text: "hello" }),
  none("a number is no payload", 7),
  none("null is no payload", null),
  {
    name: "more than 2,000 segments of one surface become one",
    op: "flatten",
    given: { payload: { prompt: Array(2001).fill("a") } },
    expect: { segments: [{ start: 0, end: 2001 + 2000 * 2, surface: "user" }] },
  },
  {
    name: "joining stops where the surface changes",
    op: "flatten",
    given: { payload: { system: "s", prompt: Array(2000).fill("a") } },
    expect: {
      segments: [
        { start: 0, end: 1, surface: "system" },
        { start: 3, end: 3 + 2000 + 1999 * 2, surface: "user" },
      ],
    },
  },
  {
    name: "2,000 segments stay as they are",
    op: "flatten",
    given: { payload: { prompt: Array(2000).fill("a") } },
    expect: { segments: Array.from({ length: 2000 }, (_, i) => ({ start: i * 3, end: i * 3 + 1, surface: "user" })) },
  },
];
