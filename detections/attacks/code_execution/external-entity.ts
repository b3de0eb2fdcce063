/**
 * The definition itself: an entity with a system address that is a file or a request. Ordinary doctypes point to
 * public identifiers.
 */
import { defineRule } from "@portcullis/engine/static";
import { TALK } from "../targets.ts";
import { re } from "../words.ts";

export default defineRule({
  id: "external-entity",
  category: "code_execution",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Document that pulls in local files",
  meaning:
    "A document type definition that loads a local file or an internal address into the document. The parser becomes the reader.",
  keywords: ["<!entity", "<!doctype", "xi:include"],
  pattern: re`
    (?:<!entity ?%? ?[\w.-]{1,30} (?:system|public ["'][^"']{0,60}["']) ["'](?:file|php|expect|gopher|ftp|jar|
    netdoc|data|http://(?:169\.254|127\.|localhost|10\.|192\.168)|https?://[^"']{0,60}\.dtd)[^"']{0,120}["']|
    <xi:include [^>]{0,60}href=["']file:)
  `,
  mention: TALK,
  window: 220,
  catches: [
    '<!DOCTYPE r [«<!ENTITY x SYSTEM "file:///etc/passwd"»>]><r>&x;</r>',
    '«<!ENTITY % p SYSTEM "http://169.254.169.254/latest/"»>',
    '«<xi:include parse="text" href="file:»///etc/hosts"/>',
  ],
  ignores: [
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "http://www.w3.org/TR/xhtml1.dtd">',
    '<!ENTITY nbsp "&#160;">',
  ],
});
