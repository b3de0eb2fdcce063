/** Browsers, fetchers and search: addresses, queries and page actions. */
import type { HonestTools } from "./honest.ts";

export const web: HonestTools = {
  tools: [
    { type: "web_search_20250305", name: "web_search", max_uses: 5 },
    {
      name: "fetch_url",
      description: "Fetch a page and return its text.",
      inputSchema: {
        type: "object",
        properties: {
          url: { type: "string", format: "uri", maxLength: 2048 },
          max_length: { type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 1000000, default: 5000 },
          raw: { type: "boolean" },
        },
        required: ["url"],
        description: "Parameters for fetching a URL.",
      },
    },
    {
      name: "browser_navigate",
      description: "Open a page in the browser.",
      inputSchema: {
        type: "object",
        properties: { url: { type: "string" } },
        required: ["url"],
        additionalProperties: false,
      },
    },
    {
      name: "browser_click",
      description: "Click an element.",
      inputSchema: {
        type: "object",
        properties: {
          element: { type: "string", description: "Human-readable description." },
          ref: { type: "string" },
          button: { enum: ["left", "right", "middle"] },
        },
        required: ["element", "ref"],
        additionalProperties: false,
      },
    },
    {
      name: "browser_type",
      description: "Type into a field.",
      inputSchema: {
        type: "object",
        properties: {
          element: { type: "string" },
          ref: { type: "string" },
          text: { type: "string" },
          submit: { type: "boolean" },
        },
        required: ["element", "ref", "text"],
        additionalProperties: false,
      },
    },
    {
      name: "http_request",
      description: "Call a REST service of the company.",
      parameters: {
        type: "object",
        properties: {
          method: { enum: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
          url: { type: "string", format: "uri" },
          headers: { type: "object", additionalProperties: { type: "string" } },
          body: { type: ["object", "array", "string", "null"] },
        },
        required: ["method", "url"],
      },
    },
  ],
  calls: [
    ["web_search", { query: "best hiking boots 2026 review" }],
    ["web_search", { query: "site:developer.mozilla.org structuredClone" }],
    ["web_search", { query: "how to reset a forgotten Windows password" }],
    ["web_search", { query: "DAN band tour dates" }],
    ["web_search", { query: "what is a prompt injection attack" }],
    ["web_search", { query: "Wetter Hamburg Wochenende" }],
    ["web_search", { query: '"act as a consultant" job offers Berlin' }],
    ["web_search", { query: "東京 ラーメン おすすめ" }],
    ["fetch_url", { url: "https://en.wikipedia.org/wiki/Portcullis" }],
    ["fetch_url", { url: "https://docs.example.com/api?version=2#auth", max_length: 20000 }],
    ["fetch_url", { url: "http://localhost:3000/health", raw: true }],
    ["fetch_url", { url: "https://news.example/2026/11/rates.html" }],
    ["fetch_url", { url: "https://raw.example.org/acme/lib/main/README.md", raw: false }],
    ["fetch_url", { url: "https://example.org/search?q=drop+shipping&sort=desc" }],
    ["browser_navigate", { url: "https://shop.example/cart" }],
    ["browser_navigate", { url: "about:blank" }],
    ["browser_navigate", { url: "https://intranet.corp.example/wiki/On-call" }],
    ["browser_navigate", { url: "http://192.168.178.1/" }],
    ["browser_click", { element: "Accept all cookies button", ref: "e12" }],
    ["browser_click", { element: "Delete draft", ref: "e40", button: "left" }],
    ["browser_click", { element: "Sign in", ref: "e3" }],
    ["browser_click", { element: "„Weiter“-Knopf", ref: "e77" }],
    ["browser_type", { element: "Search box", ref: "e5", text: "wireless mouse", submit: true }],
    ["browser_type", { element: "User name", ref: "e8", text: "k.lund@corp.example" }],
    ["browser_type", { element: "Comment", ref: "e31", text: "Great article! One typo in paragraph two." }],
    ["browser_type", { element: "Birthday", ref: "e9", text: "1990-04-12" }],
    ["http_request", { method: "GET", url: "https://api.corp.example/v1/users/42" }],
    [
      "http_request",
      {
        method: "POST",
        url: "https://api.corp.example/v1/tickets",
        headers: { "content-type": "application/json" },
        body: { title: "Printer", text: "Paper jam on floor 2" },
      },
    ],
    ["http_request", { method: "DELETE", url: "https://api.corp.example/v1/sessions/9f", body: null }],
    [
      "http_request",
      {
        method: "PATCH",
        url: "https://api.corp.example/v1/profile",
        body: { bio: "I write about systems and override my alarm clock." },
      },
    ],
    [
      "http_request",
      { method: "GET", url: "https://api.corp.example/v1/export?format=csv", headers: { accept: "text/csv" } },
    ],
    ["http_request", { method: "PUT", url: "https://hooks.corp.example/build/17", body: ["a", "b"] }],
  ],
};
