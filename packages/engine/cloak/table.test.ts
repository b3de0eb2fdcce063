/** Tables as people and programs write them: which heading stands over which cell. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readTable } from "./table.ts";

/** Cells are written `heading=cell`: that heading must stand over that cell, wherever the cell stands last. */
const TABLES: readonly (readonly [what: string, text: string, cells: readonly string[]])[] = [
  ["commas", "name,badge\nAda,123\nBob,654", ["badge=654", "name=Ada"]],
  ["a comma in quotes", 'who,where,badge\nAda,"Oak Lane, Hull",77', ["where=Oak Lane", "badge=77"]],
  ["an inch sign inside of a cell", 'size,unit"s,badge\n7,8,99', ["badge=99"]],
  ["below a sentence", "Here is the export:\nname,badge,town\nAda,77,Hull\n", ["badge=77", "town=Hull"]],
  ["below a sentence and an empty line", "Here it is:\n\nname,badge,town\nAda,77,Hull\n", ["badge=77"]],
  ["below an empty line", "Hello all,\n\nname;badge;town\nAda;77;Hull\n\nBye, all, now", ["badge=77"]],
  ["in a fence", "As asked:\n```csv\nname,badge,town\nAda,77,Hull\n```\n", ["town=Hull"]],
  ["Markdown further down", "# People\nsee\n| who | badge |\n|---|---|\n| Ada | 77 |\n", ["badge=77", "who=Ada"]],
  ["two tables", "a,b,c\n1,2,3\n\nd,e,f\n4,5,6\n", ["b=2", "e=5"]],
  [
    "an insert of two rows",
    "INSERT INTO staff (id, name, badge) VALUES (1, 'O''Hara, Ada', '77'), (2, 'Bob', '88');",
    ["name=O", "badge=77", "badge=88"],
  ],
  ["an insert in small letters", "insert into t (name, badge)\n  values ('Ada', 77)", ["badge=77"]],
  [
    "rows of HTML",
    "<table><thead><tr><th>Who</th><th class='n'>Badge</th></tr></thead><tr><td>Ada</td><td>77</td></tr></table>",
    ["Who=Ada", "Badge=77"],
  ],
  [
    "two tables of HTML, one right below the other",
    "<tr><th>Who</th><th>Badge</th></tr><tr><td>Ada</td><td>77</td></tr><tr><th>Town</th><th>Zip</th><th>Land</th></tr><tr><td>Hull</td><td>88</td><td>UK</td></tr>",
    ["Badge=77", "Zip=88"],
  ],
  ["lists of lists", '{"values":[["Who","Badge"],["Ada","77"],["Bob","88"]]}', ["Who=Bob", "Badge=77"]],
  ["columns and rows", '{"columns": ["who", "badge"], "rows": [["Ada", 77123]]}', ["badge=77123"]],
];

const NONE: readonly (readonly [what: string, text: string])[] = [
  ["sentences with commas", "Well, yes, perhaps.\nBut, no, never.\n\nSo, as I said, we go on.\nAnd, then, we stop."],
  ["settings in a line", "host: a; user: b; pass: c\nhost: d; user: e; pass: f\n"],
  ["a call with values", "the values (1, 2, 3) of f(a, b)"],
  ["a matrix", "[[1234, 2345], [3456, 4567]]"],
  ["a heading beside its cell", "<tr><th>Badge</th><td>77</td></tr><tr><th>Who</th><td>Ada</td></tr>"],
];

describe("the tables of a text", () => {
  for (const [what, text, cells] of TABLES) {
    it(`are read: ${what}`, () => {
      const table = readTable(text);
      for (const pair of cells) {
        const [heading = "", cell = ""] = pair.split("=");
        const at = text.lastIndexOf(cell);
        const over = table?.headingOf(at);
        assert.ok(over, `no heading over ${cell}`);
        assert.equal(text.slice(over.start, over.end).replace(/["'| ]/g, ""), heading);
        assert.ok(table?.cellsUnder(over.start).includes(at), `${cell} is not under ${heading}`);
      }
    });
  }
  for (const [what, text] of NONE) {
    it(`are not seen in ${what}`, () => {
      const table = readTable(text);
      for (let at = 0; at < text.length; at++) assert.equal(table?.headingOf(at) ?? null, null);
    });
  }
});
