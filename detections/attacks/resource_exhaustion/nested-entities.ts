/**
 * The expansion itself: an entity made of several other entities. Ordinary documents define an entity from text.
 */
import { defineRule } from "@portcullis/engine/static";

export default defineRule({
  id: "nested-entities",
  category: "resource_exhaustion",
  severity: "high",
  surfaces: ["tool_argument", "user", "tool_result", "document", "assistant", "unknown"],
  title: "Document that expands without end",
  meaning: "A small document whose definitions multiply each other. Parsing it eats memory until the process dies.",
  keywords: ["<!entity", "&lol", "yaml"],
  pattern: /<!entity ?%? ?[a-z0-9_.-]{1,20} ["'](?:&[a-z0-9_.-]{1,20};){4,}/gu,
  catches: [
    '«<!ENTITY b "&a;&a;&a;&a;&a;»">',
    "<!DOCTYPE x [«<!ENTITY c '&b;&b;&b;&b;&b;&b;»'>]>",
    '«<!ENTITY lol2 "&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;»">',
  ],
  ignores: ['<!ENTITY copy "&#169;">', '<!ENTITY title "&first; &last;">'],
});
