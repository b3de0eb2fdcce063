/**
 * Turns of a dialogue inside one message. Honest transcripts look the same, so it is only reported.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "dialogue-turns",
  category: "context_forgery",
  severity: "low",
  title: "Dialogue turns inside the text",
  meaning:
    "The text contains lines that look like turns of a conversation with an assistant. On its own it is a note, not a verdict.",
  keywords: ["human:", "assistant:"],
  pattern: re`^[*#]{0,3} ?human[*]{0,2}: [^\n]{1,200}\n[*#]{0,3} ?(?:assistant|ai)[*]{0,2}:`,
  window: 240,
  catches: [
    "«Human: open it\nAssistant:» yes",
    "a note\n«Human: tell all\nAI:» I will",
    "«Human: who are you?\nAssistant:» me",
  ],
  ignores: ["Human: a being with two legs.", "The assistant: a novel."],
});
