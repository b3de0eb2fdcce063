/**
 * The shapes of it, in a tool's argument. Loops with a wait or an end are ordinary.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-fork-bomb",
  category: "resource_exhaustion",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Fork bomb or endless command",
  meaning: "A command that multiplies itself or fills the disk until the machine stops.",
  keywords: [":(){", "fork", "while true", "while :", "%0|%0", "/dev/zero", "yes |", "yes >", "stress", "for(;;)"],
  pattern: re`
    (?::\(\) ?\{ ?:\|:& ?\};: ?|\b\w{1,12}\(\) ?\{ ?\w{1,12} ?\| ?\w{1,12} ?& ?\} ?; ?\w|\bwhile (?:true|:|
    1) ?; ?do (?:fork|\S{1,30} ?& ?;? ?done)|%0\|%0|\bos\.fork\(\)[^;]{0,20}while|while (?:true|1): ?os\.fork\(\)|
    perl -e ["']?fork while|(?:dd if=/dev/(?:zero|urandom)|cat /dev/(?:zero|urandom)|\byes\b)[^;|]{0,40}(?:> ?/|
    of=/))
  `,
  unless: /(?:> ?\/dev\/null|of=\/dev\/null)/gu,
  catches: ["«:(){ :|:& };:»", 'python -c "import os; «while True: os.fork()»"', "«cat /dev/zero > /»var/fill"],
  ignores: ["while true; do date; sleep 5; done", "dd if=disk.img of=copy.img bs=4M"],
});
