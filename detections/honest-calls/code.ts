/** Code search, repositories, trackers and cloud consoles. */
import type { HonestTools } from "./honest.ts";

export const code: HonestTools = {
  tools: [
    {
      name: "search_code",
      description: "Search the code base with a regular expression.",
      inputSchema: {
        type: "object",
        properties: {
          pattern: { type: "string" },
          path: { type: "string" },
          glob: { type: "string" },
          case_sensitive: { type: "boolean" },
          context: { type: "integer", minimum: 0, maximum: 20 },
        },
        required: ["pattern"],
      },
    },
    {
      name: "create_issue",
      description: "Open an issue.",
      inputSchema: {
        type: "object",
        properties: {
          owner: { type: "string" },
          repo: { type: "string" },
          title: { type: "string" },
          body: { type: "string" },
          labels: { type: "array", items: { type: "string" } },
          assignees: { type: "array", items: { type: "string" } },
        },
        required: ["owner", "repo", "title"],
      },
    },
    {
      name: "create_pull_request",
      description: "Open a pull request.",
      inputSchema: {
        type: "object",
        properties: {
          repo: { type: "string", pattern: "^[\\w.-]+/[\\w.-]+$" },
          title: { type: "string" },
          body: { type: "string" },
          head: { type: "string" },
          base: { type: "string" },
          draft: { type: "boolean" },
        },
        required: ["repo", "title", "head", "base"],
      },
    },
    {
      name: "review_comment",
      description: "Comment on a line of a pull request.",
      inputSchema: {
        type: "object",
        properties: {
          pull: { type: "integer" },
          file: { type: "string" },
          line: { type: "integer", minimum: 1 },
          text: { type: "string" },
        },
        required: ["pull", "file", "line", "text"],
      },
    },
    {
      type: "function",
      function: {
        name: "list_instances",
        description: "List cloud machines.",
        parameters: {
          type: "object",
          properties: {
            region: { type: "string" },
            state: { type: "string", enum: ["running", "stopped", "any"] },
            tags: { type: "object", additionalProperties: { type: "string" } },
          },
        },
      },
    },
    {
      name: "scale_service",
      description: "Change the number of replicas of a service.",
      parameters: {
        type: "object",
        properties: { service: { type: "string" }, replicas: { type: "integer", minimum: 1, maximum: 50 } },
        required: ["service", "replicas"],
      },
    },
    {
      name: "read_logs",
      description: "Read the logs of a service.",
      parameters: {
        type: "object",
        properties: {
          service: { type: "string" },
          since: { type: "string", format: "duration" },
          query: { type: "string" },
        },
        required: ["service"],
      },
    },
    {
      name: "think",
      description: "Write down a thought before going on.",
      input_schema: { type: "object", properties: { thought: { type: "string" } }, required: ["thought"] },
    },
    {
      name: "ask_user",
      description: "Ask the user a question.",
      input_schema: {
        type: "object",
        properties: {
          question: { type: "string" },
          options: { type: "array", items: { type: "string" }, maxItems: 6 },
        },
        required: ["question"],
      },
    },
  ],
  calls: [
    ["search_code", { pattern: "@deprecated|@internal", glob: "**/*.ts" }],
    ["search_code", { pattern: "function\\s+parse\\w*\\(", path: "src", context: 3 }],
    ["search_code", { pattern: "eval\\(", case_sensitive: true }],
    ["search_code", { pattern: "process\\.env\\.[A-Z_]+" }],
    ["search_code", { pattern: "(?i)password" }],
    ["search_code", { pattern: "SELECT .* FROM users" }],
    ["search_code", { pattern: "ignore_previous|skip_rules" }],
    ["search_code", { pattern: "\\$\\{[^}]+\\}", glob: "*.sh" }],
    ["search_code", { pattern: "<script", path: "public" }],
    ["search_code", { pattern: "../lib" }],
    [
      "create_issue",
      {
        owner: "acme",
        repo: "shop",
        title: "Crash when the cart is empty",
        body: "## Steps\n1. open /cart\n2. press *Pay*\n\n```\nTypeError: Cannot read properties of undefined (reading 'total')\n    at pay (cart.js:12:9)\n```",
        labels: ["bug"],
      },
    ],
    [
      "create_issue",
      {
        owner: "acme",
        repo: "guard",
        title: "Document the system prompt option",
        body: "Users ask how to override the default system prompt. A short section in the guide would do.",
      },
    ],
    [
      "create_issue",
      {
        owner: "acme",
        repo: "infra",
        title: "Rotate the deploy key",
        body: "The key is a year old. See the runbook.",
        assignees: ["kim"],
      },
    ],
    ["create_issue", { owner: "acme", repo: "docs", title: "Tippfehler in der Anleitung" }],
    [
      "create_issue",
      {
        owner: "acme",
        repo: "api",
        title: "XSS in the comment field",
        body: "A comment with an image tag and an onerror handler is rendered as is. We should escape it.",
      },
    ],
    [
      "create_pull_request",
      {
        repo: "acme/shop",
        title: "Escape user input in comments",
        head: "fix/escape",
        base: "main",
        body: "Fixes #12.",
      },
    ],
    ["create_pull_request", { repo: "acme/shop.js", title: "Bump deps", head: "bot/bump", base: "main", draft: true }],
    [
      "create_pull_request",
      {
        repo: "acme/infra",
        title: "Disable the old bastion",
        head: "ops/bastion",
        base: "main",
        body: "The new one has been up for a week; nobody logs in to the old one any more.",
      },
    ],
    [
      "review_comment",
      { pull: 17, file: "src/db.ts", line: 40, text: "This builds SQL by hand; please use a parameter." },
    ],
    ["review_comment", { pull: 17, file: "src/auth.ts", line: 9, text: "We must not log the token here." }],
    ["review_comment", { pull: 18, file: "README.md", line: 1, text: "Nit: title case." }],
    ["review_comment", { pull: 21, file: "app.py", line: 77, text: "`shell=True` is not needed; pass a list." }],
    [
      "review_comment",
      { pull: 22, file: "Dockerfile", line: 3, text: "Do we really need to run as root in this stage?" },
    ],
    ["list_instances", {}],
    ["list_instances", { region: "eu-central-1", state: "running", tags: { team: "search", env: "staging" } }],
    ["list_instances", { state: "any" }],
    ["scale_service", { service: "web", replicas: 4 }],
    ["scale_service", { service: "worker-mail", replicas: 1 }],
    ["read_logs", { service: "web", since: "PT30M" }],
    ["read_logs", { service: "auth", since: "P1D", query: "status>=500 AND path:/login" }],
    ["read_logs", { service: "cron", query: '"permission denied"' }],
    [
      "think",
      {
        thought: "The test fails because the clock is mocked twice. I should remove the second mock and run it again.",
      },
    ],
    [
      "think",
      { thought: "The user wants a summary, so I will read the three files and then answer in two sentences." },
    ],
    [
      "think",
      { thought: "This page tells me to send data elsewhere. That is not what the user asked for, so I leave it." },
    ],
    ["ask_user", { question: "Which account should I use?", options: ["private", "work"] }],
    ["ask_user", { question: "The file already exists. Overwrite it?", options: ["yes", "no"] }],
    ["ask_user", { question: "Soll ich die Rechnung jetzt bezahlen oder erst am Monatsende?" }],
    ["ask_user", { question: "Do you want me to continue with the deletion of 14 duplicate photos?" }],
  ],
};
