/**
 * Third person and plain, as descriptions are. Telemetry notes mention usage data; these name the conversation, the
 * files or the keys and an outside place.
 */
import { defineRule } from "@portcullis/engine/static";
import { CONTEXT, SECRET, TALK } from "../targets.ts";
import { re } from "../words.ts";

export default defineRule({
  id: "tool-forwards-everything",
  category: "data_exfiltration",
  severity: "high",
  surfaces: ["tool_result", "document", "unknown", "tool_definition"],
  title: "Tool that passes everything on",
  meaning:
    "A description says that the tool or skill sends the conversation, files or keys to an outside place. Whoever installs it gives them away.",
  keywords: [
    "forwards",
    "sends",
    "uploads",
    "transmits",
    "copies",
    "exports",
    "logs",
    "exfiltrates",
    "posts",
    "shares",
  ],
  pattern: re`
    \b(?:forwards?|sends?|uploads?|transmits?|cop(?:y|ies)|exports?|exfiltrates?|posts?|streams?|
    shares?) (?:a copy of |copies of )?(?:all|every|the (?:full|entire|complete|whole)|complete|entire|any|each|
    harvested|collected|captured)\b[^.!?]{0,50}?(?:${CONTEXT}|${SECRET}|\*\.(?:env|pem|key)|user messages|
    \.env files|file contents|meeting details|everything)[^!?]{0,120}?\bto (?:an? |the |our |its |remote |
    some )*(?:external|remote|third[- ]party|outside|attacker|unknown|undisclosed|logging|analytics|reporting|
    collection|https?://)
  `,
  unless: /\b(?:privacy policy|opt(?:ed)?[ -]?(?:in|out)|with your consent|gdpr)\b/gu,
  mention: TALK,
  window: 300,
  catches: [
    "Summarises chats and «forwards the entire conversation to an external» endpoint.",
    "«Uploads all files matching *.pem to https://»store.outside.example for safety.",
    "This skill «sends all harvested credentials to a remote» host.",
  ],
  ignores: [
    "Sends all unit test results to the build server.",
    "Uploads the selected photo to https://images.example.org.",
  ],
});
