/** Payments, orders, customers and travel. */
import type { HonestTools } from "./honest.ts";

const money = {
  type: "object",
  properties: {
    amount: { type: "number", exclusiveMinimum: 0, multipleOf: 0.01 },
    currency: { type: "string", pattern: "^[A-Z]{3}$" },
  },
  required: ["amount", "currency"],
  additionalProperties: false,
} as const;

export const business: HonestTools = {
  tools: [
    {
      type: "function",
      function: {
        name: "create_payment",
        description: "Prepare a payment; a person confirms it.",
        strict: true,
        parameters: {
          type: "object",
          properties: {
            to: { type: "string" },
            value: { $ref: "#/$defs/money" },
            reference: { type: "string", maxLength: 140 },
            due: { type: ["string", "null"], format: "date" },
          },
          required: ["to", "value", "reference", "due"],
          additionalProperties: false,
          $defs: { money },
        },
      },
    },
    {
      name: "refund_order",
      description: "Refund an order in full or in part.",
      input_schema: {
        type: "object",
        properties: {
          order_id: { type: "string", pattern: "^ORD-\\d{4,10}$" },
          amount: { type: "number" },
          reason: { enum: ["damaged", "late", "duplicate", "other"] },
          comment: { type: "string" },
        },
        required: ["order_id", "reason"],
      },
    },
    {
      name: "lookup_customer",
      description: "Find a customer.",
      inputSchema: {
        type: "object",
        oneOf: [
          { properties: { email: { type: "string", format: "email" } }, required: ["email"] },
          { properties: { customer_id: { type: "integer" } }, required: ["customer_id"] },
          { properties: { phone: { type: "string", pattern: "^\\+?[0-9 ()-]{5,20}$" } }, required: ["phone"] },
        ],
      },
    },
    {
      name: "search_flights",
      description: "Search for flights.",
      parameters: {
        type: "object",
        properties: {
          from: { type: "string", pattern: "^[A-Z]{3}$" },
          to: { type: "string", pattern: "^[A-Z]{3}$" },
          depart: { type: "string", format: "date" },
          return: { type: "string", format: "date", nullable: true },
          passengers: { type: "integer", minimum: 1, maximum: 9 },
          cabin: { type: "string", enum: ["economy", "business", "first"] },
        },
        required: ["from", "to", "depart"],
      },
    },
    {
      name: "book_hotel",
      description: "Book a room.",
      parameters: {
        type: "object",
        properties: {
          hotel_id: { type: "string" },
          check_in: { type: "string", format: "date" },
          nights: { type: "integer", minimum: 1 },
          guests: {
            type: "array",
            items: {
              type: "object",
              properties: { first: { type: "string" }, last: { type: "string" }, age: { type: "integer" } },
              required: ["first", "last"],
            },
            minItems: 1,
          },
          wishes: { type: "string" },
        },
        required: ["hotel_id", "check_in", "nights", "guests"],
      },
    },
    {
      name: "convert_currency",
      description: "Convert an amount.",
      parameters: {
        type: "object",
        properties: { amount: { type: "number" }, from: { type: "string" }, to: { type: "string" } },
        required: ["amount", "from", "to"],
        additionalProperties: false,
      },
    },
    {
      type: "function",
      name: "get_stock_price",
      description: "Latest price of a share.",
      parameters: {
        type: "object",
        properties: { symbol: { type: "string" } },
        required: ["symbol"],
        additionalProperties: false,
      },
      strict: true,
    },
  ],
  calls: [
    [
      "create_payment",
      {
        to: "Stadtwerke Nord",
        value: { amount: 88.4, currency: "EUR" },
        reference: "Strom November, Kunde 5531",
        due: "2026-11-30",
      },
    ],
    ["create_payment", { to: "Jo Smith", value: { amount: 12, currency: "GBP" }, reference: "Pizza", due: null }],
    [
      "create_payment",
      {
        to: "Acme Ltd",
        value: { amount: 19999.99, currency: "USD" },
        reference: "Invoice 77-B / PO 4410",
        due: "2026-12-15",
      },
    ],
    [
      "create_payment",
      { to: "Tierheim", value: { amount: 0.01, currency: "EUR" }, reference: "Spende – danke!", due: null },
    ],
    [
      "refund_order",
      { order_id: "ORD-10442", reason: "damaged", amount: 24.9, comment: "Box arrived crushed, photos in ticket." },
    ],
    ["refund_order", { order_id: "ORD-99812", reason: "duplicate" }],
    [
      "refund_order",
      { order_id: "ORD-20001", reason: "other", comment: "Manager approved an exception to the 30-day rule." },
    ],
    ["refund_order", { order_id: "ORD-30177", reason: "late", comment: "El paquete llegó tres semanas tarde." }],
    ["lookup_customer", { email: "ada@shop.example" }],
    ["lookup_customer", { customer_id: 5531 }],
    ["lookup_customer", { phone: "+49 40 123456" }],
    ["lookup_customer", { phone: "(555) 010-2233" }],
    [
      "search_flights",
      { from: "HAM", to: "LIS", depart: "2026-12-20", return: "2027-01-03", passengers: 2, cabin: "economy" },
    ],
    ["search_flights", { from: "JFK", to: "NRT", depart: "2027-03-01", return: null }],
    ["search_flights", { from: "CDG", to: "TUN", depart: "2026-11-28", passengers: 1 }],
    ["search_flights", { from: "SIN", to: "PER", depart: "2027-02-28", cabin: "business" }],
    [
      "book_hotel",
      {
        hotel_id: "h-204",
        check_in: "2026-12-20",
        nights: 3,
        guests: [
          { first: "Mia", last: "O'Hara" },
          { first: "Ben", last: "O'Hara", age: 6 },
        ],
        wishes: "Quiet room, please; no feather pillows.",
      },
    ],
    ["book_hotel", { hotel_id: "h-77", check_in: "2027-01-02", nights: 1, guests: [{ first: "José", last: "Núñez" }] }],
    [
      "book_hotel",
      {
        hotel_id: "ryokan-3",
        check_in: "2027-04-04",
        nights: 2,
        guests: [{ first: "愛", last: "田中" }],
        wishes: "禁煙ルームをお願いします",
      },
    ],
    ["convert_currency", { amount: 100, from: "EUR", to: "JPY" }],
    ["convert_currency", { amount: 0.5, from: "BTC", to: "USD" }],
    ["convert_currency", { amount: -12.75, from: "CHF", to: "PLN" }],
    ["get_stock_price", { symbol: "ACME" }],
    ["get_stock_price", { symbol: "BRK.B" }],
    ["get_stock_price", { symbol: "^GDAXI" }],
  ],
};
