/**
 * The target decides. Removing build output, caches or a named project folder is daily work.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-removes-system-files",
  category: "tool_abuse",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Deletion of system or home folders",
  meaning: "A command removes the root, home, system or data folders, or everything under the current one, by force.",
  keywords: [
    "rm",
    "del",
    "rmdir",
    "remove-item",
    "shred",
    "mkfs",
    "dd",
    "format",
    "find",
    "wipefs",
    "unlink",
    "diskpart",
  ],
  pattern: re`
    (?:\brm (?:-{1,2}[a-z-]{1,20} ){0,3}(?:-[a-z]{0,4}r[a-z]{0,4}|
    --recursive) (?:-{1,2}[a-z-]{1,20} ){0,3}["']?(?:/(?:["' ;*]|$)|/\*|~/?(?:["' ;*]|$)|\$home/?(?:["' ;*]|$)|
    \*(?: |$)|\.(?: |$)|\./\*|/(?:etc|usr|bin|sbin|boot|lib|lib64|var|root|dev|proc|sys)(?:/[^ ;|&]{0,80})?|
    /(?:home|opt|srv|mnt|data|backups?)(?:/[\w.-]{1,30})?/?(?:["' ;*]|$))|--no-preserve-root|
    \bdel /[sfq][^;&|]{0,20} ?c:\\|\brd /s[^;&|]{0,10} c:\\|\bremove-item [^;|]{0,60}-recurse[^;|]{0,40}(?:c:\\|\$env:|
    ~)|\bmkfs(?:\.\w+)? /dev/|\bdd [^;|]{0,60}of=/dev/(?:sd|nvme|hd|vd|disk|mmcblk)|> ?/dev/(?:sd[a-z]|nvme\d)|
    \bwipefs (?:-a|--all)|\bformat c:|\bdiskpart\b|\bfind / [^;|]{0,60}-(?:delete|exec rm)|
    \bshred [^;|]{0,40}(?:/dev/|/var|/etc|/home|-r)|shutil\.rmtree\(["'](?:/|~|/home|/etc|/var)["'/])
  `,
  unless: re`
    (?:/var/(?:cache|tmp)/|/var/lib/apt/lists|/(?:opt|srv|data|mnt|home)/[^ ;|&]{1,60}/(?:cache|tmp|dist|build|
    node_modules|target|\.next|__pycache__)\b)
  `,
  catches: ["«rm -rf /var/lib/mysql»", "«rm -rf ~»", "«dd if=/dev/zero of=/dev/sd»a"],
  ignores: ["rm -rf node_modules dist", "rm -rf /tmp/build-1234"],
});
