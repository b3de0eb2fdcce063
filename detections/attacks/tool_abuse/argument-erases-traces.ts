/**
 * Logs of the system, of access and of the shell. Rotating an application's own log by its tool is ordinary.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-erases-traces",
  category: "tool_abuse",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "Traces erased",
  meaning: "A command empties or removes logs, histories or audit trails. Nobody who works openly needs that.",
  keywords: [
    "history",
    "/var/log",
    "wevtutil",
    "clear-eventlog",
    "audit",
    "truncate",
    "journalctl",
    "utmp",
    "wtmp",
    "lastlog",
    "histfile",
    "git push",
    "filter-branch",
    "reflog",
  ],
  pattern: re`
    (?:\bhistory -c\b|\bunset histfile\b|\bhistfile=/dev/null|(?:> ?|\b(?:rm|shred|truncate|unlink|echo -n|
    cat /dev/null >)\b[^;|&]{0,30}?)(?:/var/log/|~/\.(?:bash|zsh)_history|[^ ]{0,30}audit[^ ]{0,10}\.log|
    /var/(?:run/utmp|log/wtmp|log/lastlog))|\bwevtutil(?:\.exe)? cl\b|\bclear-eventlog\b|
    \bjournalctl [^;|&]{0,20}--vacuum-(?:time|size)[= ]?(?:1s|0|1)\b|\b(?:truncate|delete from|
    drop table)[^;]{0,20}\b\w*(?:audit|access)_?logs?\b)
  `,
  unless: /\b(?:logrotate|tail|less|grep)\b/gu,
  catches: [
    "«truncate -s 0 /var/log/»audit/audit.log",
    "«rm -f ~/.bash_history» && «history -c»",
    "«wevtutil cl» Security",
  ],
  ignores: ["tail -n 100 /var/log/app.log", "journalctl -u nginx --since today"],
});
