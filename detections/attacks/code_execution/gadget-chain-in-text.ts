/**
 * The walk from a harmless value through its class to everything that the interpreter has loaded. Documentation names
 * the single attribute; only an escape chains them to a call.
 */
import { defineRule } from "@portcullis/engine/static";
import { TALK } from "../targets.ts";
import { re } from "../words.ts";

export default defineRule({
  id: "gadget-chain-in-text",
  category: "code_execution",
  severity: "high",
  title: "Escape through object internals",
  meaning:
    "The text carries a chain of object internals that ends in running a command or reading the interpreter's globals. It is the usual way out of a template or a restricted evaluator.",
  keywords: [
    "__class__",
    "__mro__",
    "__subclasses__",
    "__globals__",
    "__builtins__",
    "__import__",
    "__dict__",
    "functiontype",
    "pickle.loads",
    "getattr(os",
  ],
  pattern: re`
    (?:__class__ ?\.? ?(?:\[\S{1,6}\] ?)?__(?:mro|base|bases)__[^\n]{0,30}?__subclasses__|__(?:init|
    subclasses)__(?:\(\))?(?:\[\d{1,4}\])?\.?(?:__init__\.)?__globals__ ?[\[.]|__globals__ ?\[ ?["'](?:os|popen|
    system|__builtins__|sys)|__builtins__ ?(?:\.|\[["'])_{0,2}(?:import|eval|exec|open)_{0,2}|os\.__dict__ ?\[|
    getattr\( ?(?:os|__import__\(["']os["']\)) ?, ?["']|functiontype\( ?compile\(|
    pickle\.loads\( ?b["'][^\n]{0,40}?(?:eval|system|exec|whoami|posix|os\b))
  `,
  unless: re`\b(?:documentation|tutorial|data model|pep \d|%s%s|format strings?|ssti|test(?:ing|er) )`,
  mention: TALK,
  unlessWindow: 400,
  catches: [
    "{{ ''.«__class__.__mro__[1].__subclasses__»() }}",
    "x = «os.__dict__[»'system']('id')",
    "run types.«FunctionType(compile(»'x','','exec'), {})()",
    "«pickle.loads(b'cposix»...')",
  ],
  ignores: [
    "The attribute __class__ holds the class, and __mro__ the order in which bases are looked up.",
    "Use pickle.loads(data) only on data that you trust.",
    "print(obj.__dict__)",
  ],
});
