/**
 * Verbs of removal on workloads and storage. Reading, describing and following logs stay free.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-deletes-cluster-work",
  category: "tool_abuse",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "Running services deleted or stopped",
  meaning: "A command deletes, stops or scales to nothing what is running in a cluster.",
  keywords: ["kubectl", "helm", "oc", "docker", "nomad", "argocd", "flux"],
  pattern: re`
    (?:\b(?:kubectl|oc|k3s kubectl)\b[^;|&]{0,60}? delete [^;|&]{0,40}?(?:\b(?:deploy(?:ment)?s?|pods?|po|svc|
    services?|pvcs?|pvs?|persistentvolume(?:claim)?s?|namespaces?|ns|secrets?|configmaps?|nodes?|statefulsets?|
    sts|daemonsets?|ingress|crds?|jobs|all)\b|--all\b)|\b(?:kubectl|oc)\b[^;|&]{0,60}? (?:drain|cordon) |
    \b(?:kubectl|oc)\b[^;|&]{0,40}? scale [^;|&]{0,60}--replicas[= ]0\b|\bhelm (?:uninstall|delete)\b|
    \bhelm upgrade [^;|&]{0,80}replicas?(?:count)?=0\b|\bdocker (?:system prune|volume (?:rm|prune)|rm -f|
    swarm leave)\b[^;]{0,40}(?:-a|--all|-f|--force|--volumes|\$\()|\bargocd app delete\b|
    \bnomad (?:job )?stop (?:-purge)?)
  `,
  unless: /(?:--dry-run|\b(?:minikube|kind-|docker-desktop)\b)/gu,
  catches: [
    "«kubectl delete deployment»/checkout -n live",
    "«kubectl scale deploy/api --replicas=0»",
    "«helm uninstall» gateway",
  ],
  ignores: ["kubectl get pods -n prod", "kubectl delete --dry-run=client pod x"],
});
