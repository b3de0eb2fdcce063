/**
 * The reference page: the endpoints as HTML, with no script and one style sheet inside the page, so that it works
 * behind the strictest policy and without a network.
 */
import { DESCRIPTION, ENDPOINTS, type Endpoint, ERRORS, type Example, TITLE } from "@portcullis/contract";

export const REFERENCE_STYLE = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--line:#d9dfe7;--card:#f6f8fb;--tone:#1f5fbf}
@media(prefers-color-scheme:dark){:root{--ink:#e6ebf2;--soft:#9aa7b8;--line:#2c3644;--card:#161d27;--tone:#7fb0ff;background:#0f141b}}
*{box-sizing:border-box}body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink)}
.page{display:grid;grid-template-columns:15rem minmax(0,52rem);gap:3rem;max-width:72rem;margin:0 auto;padding:2rem 1.25rem}
nav{position:sticky;top:2rem;align-self:start;font-size:.9rem}nav ul{list-style:none;padding:0;margin:.25rem 0 1rem}
a{color:var(--tone);text-decoration:none}a:hover{text-decoration:underline}
h1{margin:0 0 .5rem;font-size:1.9rem}h2{margin:3rem 0 .25rem;font-size:1.25rem;border-top:1px solid var(--line);padding-top:1.5rem}
h3{margin:1.5rem 0 .4rem;font-size:1rem}code,pre{font:.86rem/1.5 ui-monospace,monospace}
pre{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:.8rem 1rem;overflow:auto;margin:.4rem 0}
table{border-collapse:collapse;width:100%;font-size:.92rem}td,th{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-bottom:1px solid var(--line)}
.method{font-weight:650;text-transform:uppercase;color:var(--tone);margin-right:.5rem}.soft{color:var(--soft)}
@media(max-width:56rem){.page{grid-template-columns:minmax(0,1fr);gap:1rem}nav{position:static}}
`;

export function referencePage(): string {
  const tags = [...new Set(ENDPOINTS.map((endpoint) => endpoint.tag))];
  const links = tags.map(
    (tag) =>
      `<strong>${tag}</strong><ul>${ENDPOINTS.filter((endpoint) => endpoint.tag === tag)
        .map(({ id, path, method }) => `<li><a href="#${id}">${method.toUpperCase()} ${text(path)}</a></li>`)
        .join("")}</ul>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE} reference</title><style>${REFERENCE_STYLE}</style></head>
<body><div class="page"><nav aria-label="Endpoints">${links.join("")}<ul><li><a href="#errors">Errors</a></li><li><a href="/openapi.json">openapi.json</a></li></ul></nav>
<main><h1>${TITLE}</h1><p class="soft">${text(DESCRIPTION)}</p>${ENDPOINTS.map(section).join("")}${errorSection()}</main></div></body></html>`;
}

function section(endpoint: Endpoint): string {
  const { id, method, path, summary, description, query, request, answer, errors } = endpoint;
  return `<section><h2 id="${id}"><span class="method">${method}</span><code>${text(path)}</code></h2>
<p><strong>${text(summary)}.</strong> ${text(description)} ${whoMay(endpoint)}</p>
${query ? `<h3>Query</h3>${fieldTable(query)}` : ""}
${request ? `<h3>Request</h3>${fieldTable(request.schema)}${exampleList(request.examples)}` : ""}
<h3>Answer</h3>${fieldTable(answer.schema) || `<p class="soft">${text(answer.type)}</p>`}${exampleList(answer.examples ?? {})}
${errors.length > 0 ? `<h3>Refusals</h3><p>${errors.map((code) => `<a href="#errors"><code>${code}</code></a>`).join(" · ")}</p>` : ""}</section>`;
}

function whoMay({ keyed, role }: Endpoint): string {
  if (role !== undefined && role !== "open") return `Needs a session of role <code>${role}</code>.`;
  return keyed ? "" : "No key is needed.";
}

interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
}

function fieldTable(schema: object): string {
  const { properties = {}, required = [] } = schema as FieldSchema;
  const rows = Object.entries(properties).map(([name, field]) => {
    const notes = [
      field.description ?? "",
      field.default === undefined ? "" : `Default <code>${text(JSON.stringify(field.default))}</code>.`,
    ];
    const shown = [text(notes[0]!), notes[1]].filter(Boolean).join(" ");
    const optional = required.includes(name) ? "" : ' <span class="soft">optional</span>';
    return `<tr><td><code>${text(name)}</code>${optional}</td><td><code>${text(typeName(field))}</code></td><td>${shown}</td></tr>`;
  });
  if (rows.length === 0) return "";
  return `<table><thead><tr><th>field</th><th>type</th><th>notes</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

const ENUM_SHOWN_MAX = 8;

function typeName(field: FieldSchema): string {
  if (field.enum) return field.enum.length > ENUM_SHOWN_MAX ? "string (closed list)" : field.enum.join(" | ");
  if (field.const !== undefined) return String(field.const);
  if (field.anyOf) return field.anyOf.map(typeName).join(" | ");
  if (field.type === "array") return `${typeName(field.items ?? {})}[]`;
  return field.type ?? "any";
}

function exampleList(examples: Readonly<Record<string, Example>>): string {
  return Object.values(examples)
    .map(
      ({ summary, value }) =>
        `<p class="soft">${text(summary)}</p><pre tabindex="0">${text(JSON.stringify(value, null, 2))}</pre>`,
    )
    .join("");
}

function errorSection(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, meaning }]) =>
      `<tr><td>${status}</td><td><code>${code}</code></td><td>${text(meaning)}</td></tr>`,
  );
  return `<section><h2 id="errors">Errors</h2><table><thead><tr><th>status</th><th>code</th><th>meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

function text(raw: string): string {
  return raw.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
