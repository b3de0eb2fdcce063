/**
 * The switches that remove the wall. Ports, volumes and images as such are ordinary.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-host-escape",
  category: "code_execution",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Container opened to its host",
  meaning:
    "A command or manifest gives a container the host: its disk, its processes, its network or its control socket.",
  keywords: [
    "privileged",
    "hostpid",
    "hostnetwork",
    "hostipc",
    "hostpath",
    "docker.sock",
    "nsenter",
    "release_agent",
    "cap_sys_admin",
    "cap-add",
    "/proc/1/root",
    "-v /:",
    "--pid=host",
    "--pid host",
    "unconfined",
    "chroot",
  ],
  pattern: re`
    (?:["']?privileged["']? ?: ?true|--privileged\b|["']?host(?:pid|network|ipc)["']? ?: ?true|
    ["']?hostpath["']? ?: ?\{? ?["']?(?:path["']? ?: ?)?["']?/(?:["'} ]|$|etc|root|var/run/docker|proc)|
    -v ?["']?/:/|--volume[= ]?["']?/:/|--mount[^;]{0,40}source=/,|/var/run/docker\.sock:|
    curl [^;]{0,40}--unix-socket /var/run/docker\.sock|\bnsenter (?:-t|--target) ?1\b|\brelease_agent\b|
    --cap-add[= ]?(?:all|sys_admin|sys_ptrace|sys_module)|--pid[= ]host\b|/proc/1/root\b|
    --security-opt[= ]?["']?(?:apparmor|seccomp)[=:]unconfined|\bchroot /(?:host|mnt|rootfs)\b)
  `,
  unless: /\b(?:privileged: false|docker:dind|kind create)\b/gu,
  catches: [
    "docker run «--privileged» -it alpine sh",
    '{"spec":{«"hostPID":true»}}',
    "docker run «-v /:/»host alpine «chroot /host»",
  ],
  ignores: [
    "docker run -p 8080:80 -v ./site:/usr/share/nginx/html nginx",
    "securityContext: { privileged: false, runAsNonRoot: true }",
  ],
});
