/** A call as one would write it: in the shell, in TypeScript and in Python, each without any library. */

export interface Call {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export const LANGUAGES = ["curl", "TypeScript", "Python"] as const;
export type Language = (typeof LANGUAGES)[number];

export function writeCall(language: Language, call: Call): string {
  if (language === "curl") return inShell(call);
  return language === "TypeScript" ? inTypeScript(call) : inPython(call);
}

function inShell({ url, body }: Call): string {
  // Inside single quotes the shell reads nothing but the quote that ends them.
  const quoted = JSON.stringify(body).replaceAll("'", "'\\''");
  return [
    `curl -s ${url} \\`,
    '  -H "Authorization: Bearer $PORTCULLIS_API_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '${quoted}'`,
  ].join("\n");
}

function inTypeScript({ url, body }: Call): string {
  return `const answer = await fetch(${JSON.stringify(url)}, {
  method: "POST",
  headers: {
    authorization: \`Bearer \${process.env.PORTCULLIS_API_KEY}\`,
    "content-type": "application/json",
  },
  body: JSON.stringify(${indent(JSON.stringify(body, null, 2), "  ")}),
});
if (!answer.ok) throw new Error(\`not judged: \${answer.status}\`);
console.log(await answer.json());`;
}

function inPython({ url, body }: Call): string {
  return `import json
import os
import urllib.request

request = urllib.request.Request(
    ${JSON.stringify(url)},
    data=json.dumps(${indent(pythonOf(body, ""), "    ")}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["PORTCULLIS_API_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.dumps(json.load(answer)))`;
}

/** JSON's strings and numbers are Python's too; its three words are not. */
function pythonOf(value: unknown, margin: string): string {
  const inner = `${margin}    `;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    return `[\n${value.map((item) => `${inner}${pythonOf(item, inner)},`).join("\n")}\n${margin}]`;
  }
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value);
  if (fields.length === 0) return "{}";
  const lines = fields.map(([name, field]) => `${inner}${JSON.stringify(name)}: ${pythonOf(field, inner)},`);
  return `{\n${lines.join("\n")}\n${margin}}`;
}

function indent(text: string, by: string): string {
  return text.replaceAll("\n", `\n${by}`);
}
