import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cutIntoPieces, joinPieces, OVERLAP_CHARS, PIECE_CHARS_MAX } from "./pieces.ts";

test("a text that one call reads is one piece", () => {
  assert.deepEqual(cutIntoPieces("abc"), [{ start: 0, text: "abc" }]);
});

test("pieces cover the text, fit a call, and overlap by more than any entity", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("word ", "0123456789", "😀", "\n", "x".repeat(300)), {
        minLength: 2_000,
        maxLength: 4_000,
      }),
      (parts) => {
        const text = parts.join("");
        const pieces = cutIntoPieces(text);
        let covered = 0;
        for (const [i, piece] of pieces.entries()) {
          assert.equal(text.slice(piece.start, piece.start + piece.text.length), piece.text);
          assert.ok(piece.text.length <= PIECE_CHARS_MAX);
          if (i > 0) assert.ok(covered - piece.start >= OVERLAP_CHARS - 1);
          covered = piece.start + piece.text.length;
        }
        assert.equal(covered, text.length);
      },
    ),
    { numRuns: 20 },
  );
});

test("a find on a border is reported once and whole", () => {
  const text = "x".repeat(20_000);
  const whole = { type: "iban", category: "pci", start: 500, end: 520, confidence: 0.9 } as const;
  const half = { ...whole, start: 8_990, end: 9_000, confidence: 0.6 };
  const joined = joinPieces(text, [
    { piece: { start: 0, text: "" }, entities: [half] },
    { piece: { start: 8_490, text: "" }, entities: [whole] },
  ]);
  assert.deepEqual(joined, [{ ...whole, start: 8_990, end: 9_010 }]);
});
