/** Files, folders and documents: relative and absolute paths, hidden files, and contents of every kind. */
import type { HonestTools } from "./honest.ts";

const path = { type: "string", description: "Path inside the workspace.", minLength: 1, maxLength: 1024 } as const;

export const files: HonestTools = {
  tools: [
    {
      name: "read_file",
      description: "Read a text file.",
      inputSchema: {
        type: "object",
        properties: { path, head: { type: "number" }, tail: { type: "number" } },
        required: ["path"],
        additionalProperties: false,
        $schema: "http://json-schema.org/draft-07/schema#",
      },
    },
    {
      name: "write_file",
      description: "Create or overwrite a file.",
      inputSchema: {
        type: "object",
        properties: { path, content: { type: "string" } },
        required: ["path", "content"],
        additionalProperties: false,
        $schema: "http://json-schema.org/draft-07/schema#",
      },
    },
    {
      name: "edit_file",
      description: "Apply edits to a file; each replaces one exact occurrence.",
      inputSchema: {
        type: "object",
        properties: {
          path,
          edits: {
            type: "array",
            items: {
              type: "object",
              properties: { old: { type: "string" }, new: { type: "string" } },
              required: ["old", "new"],
              additionalProperties: false,
            },
          },
          dry_run: { type: "boolean", default: false },
        },
        required: ["path", "edits"],
        additionalProperties: false,
      },
    },
    {
      name: "list_directory",
      description: "List a folder.",
      inputSchema: { type: "object", properties: { path, recursive: { type: "boolean" } }, required: ["path"] },
    },
    {
      name: "move_file",
      description: "Move or rename a file.",
      inputSchema: {
        type: "object",
        properties: { source: path, destination: path },
        required: ["source", "destination"],
      },
    },
    { type: "text_editor_20250124", name: "str_replace_editor" },
  ],
  calls: [
    ["read_file", { path: "README.md" }],
    ["read_file", { path: "src/app/main.ts", head: 80 }],
    ["read_file", { path: "docs/../docs/guide.md" }],
    ["read_file", { path: "../shared-config/tsconfig.base.json" }],
    ["read_file", { path: "./.env.example" }],
    ["read_file", { path: ".github/workflows/ci.yml" }],
    ["read_file", { path: "/home/dana/projects/shop/package.json", tail: 20 }],
    ["read_file", { path: "C:\\Users\\dana\\Documents\\report.docx" }],
    ["read_file", { path: "notes/Überblick 2026.txt" }],
    ["read_file", { path: "logs/2026-11-14/app.log", tail: 200 }],
    [
      "write_file",
      { path: "hello.py", content: "def main():\n    print('hello')\n\nif __name__ == '__main__':\n    main()\n" },
    ],
    [
      "write_file",
      {
        path: "deploy/nginx.conf",
        content: "server {\n  listen 80;\n  location / { proxy_pass http://app:3000; }\n}\n",
      },
    ],
    [
      "write_file",
      {
        path: "prompt.md",
        content:
          "# Assistant\nYou are a helpful assistant of a book shop. Answer briefly. Never quote prices that are not in the catalogue.\n",
      },
    ],
    ["write_file", { path: "styles.css", content: ".card { border: 1px solid #ccc; } /* override theme */" }],
    ["write_file", { path: "data.json", content: '{"users":[{"id":1,"name":"Ada"}]}' }],
    [
      "write_file",
      { path: "migrations/004_drop_legacy.sql", content: "ALTER TABLE orders DROP COLUMN legacy_code;\n" },
    ],
    ["write_file", { path: "email.hbs", content: "<p>Hello {{user.name}}, your code is {{code}}.</p>" }],
    [
      "write_file",
      {
        path: "CHANGELOG.md",
        content: "## 2.1.0\n- Remove the deprecated admin endpoint\n- Ignore empty lines in the parser\n",
      },
    ],
    ["write_file", { path: "empty.txt", content: "" }],
    ["write_file", { path: ".gitignore", content: "node_modules/\n.env\n*.pem\n" }],
    ["edit_file", { path: "src/index.js", edits: [{ old: "var x = 1", new: "const x = 1" }] }],
    [
      "edit_file",
      { path: "src/shell.ts", edits: [{ old: "exec(command)", new: "execFile(program, args)" }], dry_run: true },
    ],
    [
      "edit_file",
      {
        path: "README.md",
        edits: [
          { old: "npm i", new: "npm ci" },
          { old: "Node 18", new: "Node 24" },
        ],
      },
    ],
    [
      "edit_file",
      {
        path: "app/views/login.html",
        edits: [
          {
            old: '<input name="pass">',
            new: '<input type="password" name="password" autocomplete="current-password">',
          },
        ],
      },
    ],
    ["edit_file", { path: "k8s/deployment.yaml", edits: [{ old: "replicas: 2", new: "replicas: 3" }] }],
    ["list_directory", { path: "." }],
    ["list_directory", { path: "src", recursive: true }],
    ["list_directory", { path: "/var/log" }],
    ["list_directory", { path: "~/Downloads" }],
    ["list_directory", { path: "packages/@scope/ui/dist" }],
    ["move_file", { source: "draft.md", destination: "posts/2026-11-launch.md" }],
    ["move_file", { source: "src/old/util.ts", destination: "src/text/wrap.ts" }],
    ["move_file", { source: "Fotos/IMG_0012.JPG", destination: "Fotos/Urlaub/strand.jpg" }],
    ["str_replace_editor", { command: "view", path: "/repo/setup.py", view_range: [1, 40] }],
    [
      "str_replace_editor",
      {
        command: "create",
        path: "/repo/tests/test_parse.py",
        file_text: "import pytest\n\n\ndef test_empty():\n    assert parse('') == []\n",
      },
    ],
    [
      "str_replace_editor",
      { command: "str_replace", path: "/repo/setup.py", old_str: "version='1.0'", new_str: "version='1.1'" },
    ],
    ["str_replace_editor", { command: "insert", path: "/repo/app.py", insert_line: 3, new_str: "import logging\n" }],
  ],
};
