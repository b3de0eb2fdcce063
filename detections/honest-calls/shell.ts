/** Shells, code runners and build tools: commands that are plain daily work. */
import type { HonestTools } from "./honest.ts";

export const shell: HonestTools = {
  tools: [
    { type: "bash_20250124", name: "bash" },
    {
      type: "function",
      function: {
        name: "run_command",
        description: "Run a shell command in the project sandbox.",
        parameters: {
          type: "object",
          properties: {
            command: { type: "string" },
            cwd: { type: ["string", "null"] },
            timeout_s: { type: "integer", minimum: 1, maximum: 600 },
          },
          required: ["command"],
          additionalProperties: false,
        },
      },
    },
    {
      name: "run_python",
      description: "Execute Python in a fresh interpreter.",
      input_schema: { type: "object", properties: { code: { type: "string" } }, required: ["code"] },
    },
    {
      name: "run_tests",
      description: "Run the test suite.",
      inputSchema: {
        type: "object",
        properties: {
          paths: { type: "array", items: { type: "string" } },
          filter: { type: "string" },
          coverage: { type: "boolean" },
        },
      },
    },
    { type: "custom", name: "apply_patch", description: "Apply a patch in unified form." },
  ],
  calls: [
    ["bash", { command: "ls -la && git status --short" }],
    ["bash", { command: 'grep -rn "createServer" src | head -20' }],
    ["bash", { command: "find . -name '*.test.ts' -not -path './node_modules/*' | wc -l" }],
    ["bash", { command: "cat package.json | jq '.scripts'" }],
    ["bash", { command: 'for f in *.png; do convert "$f" "$(basename "$f" .png).webp"; done' }],
    ["bash", { command: "docker compose up -d postgres redis && docker compose ps" }],
    ["bash", { command: "sed -i 's/foo/bar/g' src/config.ts" }],
    ["bash", { command: "ps aux --sort=-%mem | head -5" }],
    ["bash", { command: 'echo "PATH is $PATH"; which node' }],
    ["bash", { command: "mkdir -p build && cmake -S . -B build && cmake --build build -j2" }],
    ["bash", { command: "git log --oneline -n 5 && git diff HEAD~1 --stat" }],
    ["bash", { command: "tail -f logs/dev.log | grep --line-buffered ERROR" }],
    ["bash", { restart: true }],
    ["run_command", { command: "npm ci && npm test", cwd: "web", timeout_s: 300 }],
    ["run_command", { command: "rm -rf dist .turbo && npm run build" }],
    ["run_command", { command: "python3 -m venv .venv && .venv/bin/pip install -r requirements.txt" }],
    ["run_command", { command: 'git commit -am "Ignore previous snapshots when comparing"' }],
    ["run_command", { command: "git push origin feature/login-page", cwd: null }],
    ["run_command", { command: "kubectl get pods -n staging -o wide" }],
    ["run_command", { command: "kubectl logs deploy/api --since=10m | tail -50" }],
    ["run_command", { command: "terraform plan -out=tfplan", timeout_s: 600 }],
    ["run_command", { command: "curl -fsS http://localhost:8787/livez" }],
    [
      "run_command",
      { command: "curl -s https://api.github.example/repos/acme/site/releases/latest | jq -r .tag_name" },
    ],
    ["run_command", { command: "go test ./... -run TestParse -count=1" }],
    ["run_command", { command: "cargo clippy --all-targets -- -D warnings" }],
    ["run_command", { command: "psql \"$DATABASE_URL\" -c 'select count(*) from users'" }],
    ["run_command", { command: "du -sh * | sort -h | tail" }],
    ["run_command", { command: "tar czf backup.tgz data/ && sha256sum backup.tgz" }],
    ["run_command", { command: "chmod +x scripts/release.sh && ./scripts/release.sh --dry-run" }],
    ["run_command", { command: "make lint; make format" }],
    ["run_python", { code: "import math\nprint(math.sqrt(2))" }],
    [
      "run_python",
      { code: "import pandas as pd\ndf = pd.read_csv('sales.csv')\nprint(df.groupby('region')['amount'].sum())" },
    ],
    ["run_python", { code: "from datetime import date\nprint((date(2026, 12, 24) - date.today()).days)" }],
    ["run_python", { code: "data = [3, 1, 2]\nassert sorted(data) == [1, 2, 3]\nprint('ok')" }],
    ["run_python", { code: "import re\nprint(re.findall(r'\\d+', 'a1b22'))" }],
    [
      "run_python",
      {
        code: "import subprocess\nprint(subprocess.run(['git', 'rev-parse', 'HEAD'], capture_output=True, text=True).stdout)",
      },
    ],
    ["run_python", { code: "import matplotlib.pyplot as plt\nplt.plot([1, 2, 3])\nplt.savefig('plot.png')" }],
    ["run_tests", {}],
    ["run_tests", { paths: ["tests/unit"], coverage: true }],
    ["run_tests", { filter: "rejects an expired token" }],
    ["apply_patch", "--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1 @@\n-let a = 1;\n+const a = 1;\n"],
    ["apply_patch", "*** Begin Patch\n*** Update File: README.md\n-old line\n+new line\n*** End Patch"],
  ],
};
