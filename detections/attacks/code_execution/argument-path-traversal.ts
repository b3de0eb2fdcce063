/**
 * Relative paths of a few steps are ordinary in projects; these lead to system files, climb very far, or hide the
 * climb.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-path-traversal",
  category: "code_execution",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "Path that climbs out of its folder",
  meaning: "A path climbs out of the folder it belongs to, plainly or encoded, toward system or private files.",
  keywords: ["../", "..\\", "%2e", "..%2f", "..%5c", "%c0%ae", "....//", "..;/", "file:///", "php://"],
  pattern: re`
    (?:(?:\.\.[\\/]){1,12}(?:[\w.-]{1,20}[\\/]){0,3}?(?:etc[\\/](?:passwd|shadow|hosts|ssh|cron|sudoers|nginx|
    apache2)|proc[\\/]|root[\\/]|windows[\\/]|win\.ini|boot\.ini|\.ssh\b|\.aws\b|\.git[\\/]config|web-inf|
    var[\\/]log|\.env\b|\.kube|id_rsa|secrets?\b)|(?:\.\.[\\/]){6,}|(?:%2e%2e|\.\.|%252e%252e)(?:%2f|%5c|%252f|
    %255c)|%2e%2e[\\/]|%c0%ae|(?:\.\.\.\.[\\/]{1,2}){2,}|(?:\.\.;[\\/]){1,}|file:/{2,3}(?:etc|proc|root|home|c:|
    windows|var)\b|php://(?:filter|input)|\\\\[\w.-]{2,40}\\c\$\\)
  `,
  catches: ["«../../../../etc/passwd»", "images/«..%2f»«..%2f»config", "«file:///etc»/hosts"],
  ignores: ["../../src/components/button.tsx", "../README.md"],
});
