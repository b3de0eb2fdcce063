/** Databases, spreadsheets and analysis: queries with every keyword that injection borrows from SQL. */
import type { HonestTools } from "./honest.ts";

export const data: HonestTools = {
  tools: [
    {
      type: "function",
      function: {
        name: "query_database",
        description: "Run a read-only SQL query on the analytics replica.",
        parameters: {
          type: "object",
          properties: {
            sql: { type: "string" },
            params: {
              type: "array",
              items: { anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }, { type: "null" }] },
            },
            row_limit: { type: "integer", minimum: 1, maximum: 10000 },
          },
          required: ["sql"],
          additionalProperties: false,
        },
      },
    },
    {
      name: "describe_table",
      description: "Columns and types of a table.",
      input_schema: {
        type: "object",
        properties: {
          schema: { type: "string", default: "public" },
          table: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
        },
        required: ["table"],
      },
    },
    {
      name: "update_rows",
      description: "Update rows of a table by key.",
      inputSchema: {
        type: "object",
        properties: {
          table: { type: "string" },
          key: { type: "object", additionalProperties: { type: ["string", "number"] }, minProperties: 1 },
          values: { type: "object", minProperties: 1 },
        },
        required: ["table", "key", "values"],
      },
    },
    {
      functionDeclarations: [
        {
          name: "append_sheet_rows",
          description: "Append rows to a spreadsheet.",
          parameters: {
            type: "OBJECT",
            properties: {
              sheet_id: { type: "STRING" },
              range: { type: "STRING" },
              rows: {
                type: "ARRAY",
                items: { type: "ARRAY", items: { type: "STRING", nullable: true } },
                minItems: "1",
              },
            },
            required: ["sheet_id", "rows"],
          },
        },
        {
          name: "chart_series",
          description: "Draw a chart.",
          parameters: {
            type: "OBJECT",
            properties: {
              kind: { type: "STRING", format: "enum", enum: ["line", "bar", "pie"] },
              title: { type: "STRING" },
              points: {
                type: "ARRAY",
                items: {
                  type: "OBJECT",
                  properties: { x: { type: "NUMBER" }, y: { type: "NUMBER", format: "double" } },
                  required: ["x", "y"],
                },
              },
            },
            required: ["kind", "points"],
          },
        },
      ],
    },
    {
      name: "vector_search",
      description: "Semantic search in the knowledge base.",
      parameters: {
        $defs: {
          Filter: {
            type: "object",
            properties: {
              field: { type: "string" },
              op: { enum: ["eq", "lt", "gt", "in"] },
              value: {},
              and: { type: "array", items: { $ref: "#/$defs/Filter" } },
            },
            required: ["field", "op", "value"],
          },
        },
        type: "object",
        properties: {
          query: { type: "string" },
          top_k: { type: "integer", default: 5 },
          filter: { anyOf: [{ $ref: "#/$defs/Filter" }, { type: "null" }] },
        },
        required: ["query"],
      },
    },
  ],
  calls: [
    ["query_database", { sql: "SELECT count(*) FROM orders WHERE created_at >= now() - interval '7 days'" }],
    [
      "query_database",
      {
        sql: "SELECT o.id, c.name FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.total > $1 ORDER BY o.total DESC",
        params: [500],
        row_limit: 100,
      },
    ],
    [
      "query_database",
      {
        sql: "WITH monthly AS (SELECT date_trunc('month', paid_at) AS m, sum(amount) AS s FROM payments GROUP BY 1) SELECT * FROM monthly ORDER BY m",
      },
    ],
    ["query_database", { sql: "SELECT email FROM users WHERE deleted_at IS NULL AND plan = 'pro' LIMIT 20" }],
    ["query_database", { sql: "SELECT a FROM t1 UNION ALL SELECT a FROM t2" }],
    ["query_database", { sql: "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'" }],
    ["query_database", { sql: "EXPLAIN ANALYZE SELECT * FROM events WHERE user_id = 42" }],
    ["query_database", { sql: "SELECT * FROM products WHERE name ILIKE '%o''brien%' -- quoted twice" }],
    [
      "query_database",
      {
        sql: "/* weekly report */\nSELECT region, avg(latency_ms) FROM requests GROUP BY region HAVING count(*) > 100",
      },
    ],
    ["query_database", { sql: "SELECT * FROM feature_flags WHERE enabled = true", params: [] }],
    [
      "query_database",
      { sql: "SELECT CASE WHEN role = 'admin' THEN 'staff' ELSE 'guest' END AS kind, count(*) FROM users GROUP BY 1" },
    ],
    ["query_database", { sql: "SELECT 1", params: ["x", 2, true, null] }],
    ["describe_table", { table: "orders" }],
    ["describe_table", { schema: "billing", table: "invoice_lines" }],
    ["describe_table", { table: "user_passwords_audit" }],
    ["update_rows", { table: "tickets", key: { id: 981 }, values: { status: "closed", note: "Customer confirmed." } }],
    [
      "update_rows",
      { table: "users", key: { email: "li@shop.example" }, values: { locale: "zh-CN", newsletter: false } },
    ],
    ["update_rows", { table: "stock", key: { sku: "A-77", warehouse: 3 }, values: { quantity: 0 } }],
    ["update_rows", { table: "flags", key: { name: "new_checkout" }, values: { enabled: true, rollout: 0.25 } }],
    [
      "append_sheet_rows",
      {
        sheet_id: "1aBcD",
        range: "Sheet1!A1",
        rows: [
          ["Name", "Hours"],
          ["Kim", "7.5"],
        ],
      },
    ],
    ["append_sheet_rows", { sheet_id: "1aBcD", rows: [["=SUM(B2:B9)", null]] }],
    [
      "append_sheet_rows",
      {
        sheet_id: "budget-26",
        rows: [
          ["Miete", "950,00"],
          ["Strom", "88,40"],
        ],
      },
    ],
    ["append_sheet_rows", { sheet_id: "tracker", rows: [["2026-11-14", "follow up with legal", "open"]] }],
    [
      "chart_series",
      {
        kind: "line",
        title: "Requests per second",
        points: [
          { x: 1, y: 20.5 },
          { x: 2, y: 22 },
        ],
      },
    ],
    ["chart_series", { kind: "bar", points: [] }],
    [
      "chart_series",
      {
        kind: "pie",
        title: "Umsatz nach Region",
        points: [
          { x: 1, y: 40 },
          { x: 2, y: 60 },
        ],
      },
    ],
    ["vector_search", { query: "how do I rotate an API key?" }],
    ["vector_search", { query: "prompt injection guidelines for developers", top_k: 3, filter: null }],
    [
      "vector_search",
      {
        query: "refund policy for damaged goods",
        filter: { field: "lang", op: "eq", value: "en", and: [{ field: "year", op: "gt", value: 2023 }] },
      },
    ],
    ["vector_search", { query: "prompt injection glossary: what does 'ignore previous instructions' do" }],
    ["vector_search", { query: "política de vacaciones", top_k: 10 }],
    ["vector_search", { query: "jailbreak detection iOS MDM" }],
  ],
};
