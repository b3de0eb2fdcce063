/**
 * Placeholders with names are ordinary. Probes multiply numbers; attacks walk to classes, processes or configuration.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-template-injection",
  category: "code_execution",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "Template expression smuggled into a value",
  meaning:
    "A value holds an expression that a template engine would run: arithmetic as a probe, or a walk to the interpreter's own objects.",
  keywords: [
    "{{",
    "${",
    "#{",
    "<%=",
    "{%",
    "__class__",
    "__globals__",
    "constructor",
    "freemarker",
    "t(java",
    "__subclasses__",
    "*{",
    "@(",
  ],
  pattern: re`
    (?:(?:\{\{|[$#*@]\{|<%=|@\() ?(?:["'(\[]?\d{1,6}["')\]]? ?\* ?["'(]?\d{1,6}["')]? ?(?:\}\}|\}|%>|\))|(?:self|
    config|request|settings|lipsum|cycler|joiner|namespace|get_flashed_messages|url_for|app|session|g)\b ?(?:\.|
    \[|\|)? ?(?:__\w+__|\w*\.?__(?:class|init|globals|dict)__|items\(\)|\}\}|secret_key|environ)|
    ["'(\[{][^}]{0,20}\.?__(?:class|mro|subclasses|globals|init)__|[^}]{0,20}\bconstructor\b[^}]{0,20}\(|
    t\(java\.lang|[^}]{0,40}(?:runtime|processbuilder)[^}]{0,40}exec|class\.forname|new java\.|(?:system|exec|
    popen|passthru|shell_exec|\x60)[ (]?["'\x60])|\.__(?:class|base|bases|mro)__[^ ]{0,20}(?:__(?:subclasses|mro|
    bases|base)__|\[)|__subclasses__\(\)|__globals__\[|freemarker\.template\.utility\.execute|\{% ?(?:import|
    include|load) ?["']?(?:os|/etc|subprocess)|<#assign [^>]{0,60}execute|
    #set ?\(\$\w{1,10} ?= ?["'][^)]{0,40}\)[^#]{0,60}class)
  `,
  catches: [
    "«{{7*7}}»",
    "«\u0024{T(java.lang».Runtime).getRuntime().exec('id')}",
    "«{{ ''.__class__.__mro__»[1].«__subclasses__()» }}",
  ],
  ignores: ["Hello {{ user.first_name }}, your total is {{ total }}.", "\u0024{HOME}/projects/\u0024{name}"],
});
