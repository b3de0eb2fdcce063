/**
 * Hands on production: in-place edits of deployments, settings and images. The same on other environments, and
 * reading, is let through.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-production-change",
  category: "tool_abuse",
  severity: "medium",
  surfaces: ["tool_argument"],
  title: "Running service changed in place",
  meaning:
    "A command edits, restarts or re-points a live production workload outside its usual delivery. It takes effect at once and for everyone.",
  keywords: ["kubectl", "oc", "helm"],
  pattern: re`
    \b(?:kubectl|oc)\b[^;|&]{0,60}? (?:edit|patch|set (?:image|env|resources|serviceaccount)|rollout (?:restart|
    undo)|annotate|label|replace|apply|exec|taint)\b[^;|]{0,160}?(?:-n|--namespace|
    --context)[= ]?["']?[\w-]{0,20}\b(?:prod(?:uction)?|live)\b
  `,
  unless: /(?:--dry-run|\bkubectl exec [^;|&]{0,60}-- (?:ls|cat|ps|env|date|df|top)\b|\brollout status\b)/gu,
  window: 240,
  catches: [
    "«kubectl set image deploy/api app=registry.example/app:latest -n prod»",
    "«kubectl edit configmap/gateway -n production»",
    "«kubectl rollout restart deploy/web --namespace=live»",
  ],
  ignores: ["kubectl rollout status deploy/web -n prod", "kubectl set image deploy/api app=app:2 -n dev"],
});
