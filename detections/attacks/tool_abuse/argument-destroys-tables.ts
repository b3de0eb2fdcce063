/**
 * The statement without its limits. Deleting rows with a condition, and dropping temporary tables, is ordinary.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-destroys-tables",
  category: "tool_abuse",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "Tables dropped or emptied",
  meaning:
    "A statement drops, empties or rewrites a whole table or database. There is no condition that limits the loss.",
  keywords: [
    "drop",
    "truncate",
    "delete from",
    "update",
    "flushall",
    "flushdb",
    "dropdatabase",
    "deletemany",
    "remove({",
  ],
  pattern: re`
    (?:(?:^|[;"'\n(:] ?)drop (?:table|database|schema|collection|keyspace|user|
    role)(?: if exists)? [\w."'\x60\[\]-]{1,80}|(?:^|
    [;"'\n(:] ?)truncate (?:table )?[\w."'\x60]{2,80}(?:;| cascade| restart|$)|(?:^|
    [;"'\n(:] ?)delete from [\w."'\x60]{1,80} ?(?:;|$|--|where (?:1 ?= ?1|true)\b)|(?:^|
    [;"'\n(:] ?)update [\w."'\x60]{1,60} set [^;]{1,120}? where (?:1 ?= ?1|true)\b|\bflush(?:all|db)\b|
    \.dropdatabase\(\)|\.drop\(\)|\.(?:deletemany|remove)\( ?\{ ?\} ?\))
  `,
  unless: re`
    (?:\b(?:table|collection|truncate|schema|database) (?:if exists )?["'\x60]?#?(?:te?mp|staging|test|scratch|
    old|backup)|\b(?:create table|down\(|rollback|migration|exports\.down|def downgrade)\b)
  `,
  window: 240,
  catches: ["«DROP TABLE customers»", "«DELETE FROM invoices;»", "«TRUNCATE TABLE payments»"],
  ignores: ["DELETE FROM sessions WHERE expires_at < now()", "DROP TABLE IF EXISTS tmp_import"],
});
