/** How long text is cut. */
import type { Case } from "../case.ts";

type Range = readonly [number, number];
const cut = (name: string, text: unknown, maxScanChars: number, ranges: readonly Range[]): Case => ({
  name,
  op: "pieces",
  given: { text, maxScanChars },
  expect: { pieces: ranges.map(([start, end]) => ({ start, end })) },
});
const alternating = Array.from({ length: 2001 }, (_, i) => ({
  start: i * 3,
  end: i * 3 + 1,
  surface: i % 2 === 0 ? "user" : "assistant",
}));

export const cutting: readonly Case[] = [
  cut("text that fits is one piece", "abcdefgh", 8, [[0, 8]]),
  cut("empty text is one piece", "", 8, [[0, 0]]),
  cut("one character more makes two that overlap by a quarter", "abcdefghi", 8, [
    [0, 8],
    [6, 9],
  ]),
  cut("three pieces", { $repeat: "x", times: 20 }, 8, [
    [0, 8],
    [6, 14],
    [12, 20],
  ]),
  cut("pieces shorter than four do not overlap", "abcdefg", 3, [
    [0, 3],
    [3, 6],
    [6, 7],
  ]),
  cut("pieces of one character", "abc", 1, [
    [0, 1],
    [1, 2],
    [2, 3],
  ]),
  cut("the overlap is never more than 2,000", { $repeat: "x", times: 25000 }, 10000, [
    [0, 10000],
    [8000, 18000],
    [16000, 25000],
  ]),
  cut("the default size", { $repeat: "x", times: 250000 }, 100000, [
    [0, 100000],
    [98000, 198000],
    [196000, 250000],
  ]),
  cut("an end inside a pair moves before it", "abc\u{1f600}de", 4, [
    [0, 3],
    [2, 6],
    [5, 7],
  ]),
  cut("a start inside a pair moves before it", "ab\u{1f600}cdef", 4, [
    [0, 4],
    [2, 6],
    [5, 8],
  ]),
  cut("a pair longer than the piece stays whole", "\u{1f600}a", 1, [
    [0, 2],
    [2, 3],
  ]),
  cut("a lone high surrogate at an end is no pair", "abc\ud800de", 4, [
    [0, 4],
    [3, 6],
  ]),
  {
    name: "segments go with their piece, clipped and counted from its start",
    op: "pieces",
    given: {
      text: { $repeat: "x", times: 20 },
      maxScanChars: 8,
      segments: [
        { start: 0, end: 5, surface: "user" },
        { start: 7, end: 15, surface: "tool_result" },
        { start: 17, end: 20, surface: "user" },
      ],
    },
    expect: {
      pieces: [
        {
          start: 0,
          end: 8,
          segments: [
            { start: 0, end: 5, surface: "user" },
            { start: 7, end: 8, surface: "tool_result" },
          ],
        },
        { start: 6, end: 14, segments: [{ start: 1, end: 8, surface: "tool_result" }] },
        {
          start: 12,
          end: 20,
          segments: [
            { start: 0, end: 3, surface: "tool_result" },
            { start: 5, end: 8, surface: "user" },
          ],
        },
      ],
    },
  },
  {
    name: "a piece ends where the 2,001st segment begins",
    op: "pieces",
    given: { text: { $join: [{ $repeat: "x\n\n", times: 2000 }, "x"] }, maxScanChars: 100000, segments: alternating },
    expect: {
      pieces: [
        { start: 0, end: 6000 },
        { start: 4000, end: 6001 },
      ],
    },
  },
];
