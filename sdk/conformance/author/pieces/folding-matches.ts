/** How the decisions and matches on the pieces of a text become one. */
import type { Case } from "../case.ts";
import { clean, hit, match } from "../service.ts";
import { folded } from "./fold.ts";

export const foldingMatches: readonly Case[] = [
  folded(
    "all clean",
    14,
    [
      [0, 8, clean(8)],
      [6, 14, clean(8)],
    ],
    {
      decision: "allow",
      blocked: false,
      reason: null,
      severity: null,
      categories: [],
      matches: [],
      scannedChars: 14,
      signatureVersion: "2026.11.01",
      cloak: null,
      modelCheck: null,
      toolValidation: null,
    },
  ),
  folded(
    "any block blocks; offsets are shifted",
    14,
    [
      [0, 8, clean(8)],
      [6, 14, hit(8, match("r", [1, 4]))],
    ],
    {
      decision: "block",
      reason: "r",
      severity: "high",
      matches: [{ signatureId: "r", start: 7, end: 10 }],
      categories: ["direct_injection"],
    },
  ),
  folded(
    "a match in the overlap counts once",
    14,
    [
      [0, 8, hit(8, match("r", [6, 8]))],
      [6, 14, hit(8, match("r", [0, 2]))],
    ],
    { matches: [{ signatureId: "r", start: 6, end: 8 }] },
  ),
  folded(
    "the same place by two rules stays two, worst first",
    8,
    [
      [
        0,
        8,
        hit(8, match("b", [1, 4], "critical"), {
          matches: [match("a", [1, 4], "low"), match("b", [1, 4], "critical")],
        }),
      ],
    ],
    { reason: "b", severity: "critical", matches: [{ signatureId: "b" }, { signatureId: "a" }] },
  ),
  folded(
    "the reason is of the worst piece",
    20,
    [
      [0, 8, hit(8, match("mild", [0, 1], "medium"))],
      [6, 14, hit(8, match("bad", [0, 1], "critical"))],
      [12, 20, hit(8, match("worse-not", [0, 1], "high"))],
    ],
    { reason: "bad", severity: "critical" },
  ),
  folded(
    "of equals the first",
    14,
    [
      [0, 8, hit(8, match("one", [0, 1]))],
      [6, 14, hit(8, match("two", [5, 6]))],
    ],
    { reason: "one" },
  ),
  folded(
    "a piece that blocks goes before one that does not",
    14,
    [
      [0, 8, clean(8, { reason: "noted", severity: "medium", matches: [match("noted", [0, 1], "medium")] })],
      [6, 14, hit(8, match("small", [0, 1], "low"))],
    ],
    { decision: "block", reason: "small", severity: "medium" },
  ),
  folded(
    "categories by severity, then place",
    14,
    [
      [0, 8, hit(8, match("a", [0, 1], "medium", { category: "jailbreak" }))],
      [
        6,
        14,
        hit(8, match("b", [3, 4], "critical", { category: "code_execution" }), {
          matches: [
            match("b", [3, 4], "critical", { category: "code_execution" }),
            match("c", [5, 6], "medium", { category: "tool_abuse" }),
          ],
        }),
      ],
    ],
    { categories: ["code_execution", "jailbreak", "tool_abuse"] },
  ),
  folded("categories are of matches alone", 8, [[0, 8, clean(8, { categories: ["jailbreak"] })]], { categories: [] }),
  folded(
    "a shadowed match gives no category",
    8,
    [[0, 8, clean(8, { matches: [match("a", [0, 1], "high", { shadowed: true })] })]],
    { decision: "allow", categories: [], matches: [{ signatureId: "a", shadowed: true }] },
  ),
  folded(
    "a suppressed match gives no category",
    8,
    [[0, 8, clean(8, { matches: [match("a", [0, 1], "high", { suppressed: true })] })]],
    { decision: "allow", categories: [], matches: [{ signatureId: "a", suppressed: true }] },
  ),
];
