/**
 * The seams of an injection, not SQL as such: a tautology after a quote, a comment that cuts the rest, a delay, a
 * stacked statement.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-sql-injection",
  category: "code_execution",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "SQL smuggled into a value",
  meaning: "A value breaks out of its quotes and adds conditions, statements or delays to the query it ends up in.",
  keywords: [
    "' or",
    '" or',
    "or 1=1",
    "1=1",
    "'='",
    "union select",
    "union all select",
    "; drop",
    ";drop",
    "'--",
    "' --",
    "sleep(",
    "waitfor",
    "benchmark(",
    "pg_sleep",
    "xp_",
    "information_schema",
    "extractvalue",
    "updatexml",
    "load_file",
    "outfile",
    "or '1",
    "or true",
    "') or",
  ],
  pattern: re`
    (?:['")] ?(?:or|and|\|\||&&) ?\(?(?:['"]\w{0,12}['"] ?(?:=|like) ?['"]|\d{1,4} ?= ?\d{1,4}|(?:true|1|
    not false) ?(?:--|#|/\*|$))|\bor ['"]?\d{1,4}['"]? ?= ?['"]?\d{1,4}['"]? ?(?:--|#|/\*|;|$|\))|
    ['"]\)? ?; ?(?:drop|delete|insert|update|alter|exec|shutdown|truncate)\b[^'"]{0,80}(?:--|#|/\*)|
    ^['"]?[\w@. -]{0,20}['"]\)? ?; ?(?:drop|delete|insert|update|alter|exec|shutdown|truncate)\b|['"\d]\)? (?:and|
    or) (?:sleep\(|benchmark\(|extractvalue\(|updatexml\()|^['"]?-?\d{0,9}['")]{1,3} ?union (?:all )?select\b|
    ^-?\d{1,9} union (?:all )?select\b|\bunion (?:all )?select (?:null ?,|\d{1,2} ?, ?(?:\d|null|@@|\w*passw)|@@|
    char\(|concat\(|group_concat|\w{0,20}passw|\w+,\w*passw)|\bwaitfor delay ['"]|\bpg_sleep\(\d|
    \bbenchmark\(\d{4,}|\bselect sleep\(|\bxp_(?:cmdshell|dirtree|regread)\b|\b(?:extractvalue|updatexml)\(\d|
    \binto (?:out|dump)file\b|\bload_file\(|\bfrom information_schema\.(?:tables|columns)\b[^;]{0,40}(?:--|#|
    union)|['"]\)? ?(?:--|#|/\*)(?: ?-)?$)
  `,
  unless: /\b(?:prepared statement|parameteri[sz]ed|def test_|sqlmap)\b/gu,
  catches: [
    "«' OR '1'='»1",
    "«42 UNION SELECT» null, password FROM users",
    "«x'; DROP» TABLE orders; --",
    "admin«' --»",
  ],
  ignores: ["SELECT name FROM users WHERE city = 'Bonn' OR city = 'Ulm'", "SELECT * FROM a UNION SELECT * FROM b"],
});
