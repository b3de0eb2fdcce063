/** Calendars, tasks, notes, maps and the home. */
import type { HonestTools } from "./honest.ts";

const when = { type: "string", format: "date-time" } as const;

export const calendar: HonestTools = {
  tools: [
    {
      type: "function",
      function: {
        name: "create_event",
        description: "Add an event to the calendar.",
        parameters: {
          type: "object",
          properties: {
            title: { type: "string", minLength: 1 },
            start: when,
            end: when,
            attendees: { type: "array", items: { type: "string", format: "email" }, uniqueItems: true },
            location: { type: "string" },
            notes: { type: "string" },
            repeat: {
              type: "object",
              properties: { every: { enum: ["day", "week", "month"] }, count: { type: "integer", minimum: 1 } },
              required: ["every"],
              additionalProperties: false,
            },
          },
          required: ["title", "start"],
        },
      },
    },
    {
      name: "find_free_slot",
      description: "Find a time when everybody is free.",
      input_schema: {
        type: "object",
        properties: {
          people: { type: "array", items: { type: "string" }, minItems: 1 },
          minutes: { type: "integer", enum: [15, 30, 45, 60, 90] },
          between: { type: "array", prefixItems: [when, when], minItems: 2, maxItems: 2 },
        },
        required: ["people", "minutes"],
      },
    },
    {
      name: "add_task",
      description: "Add a task to a list.",
      inputSchema: {
        type: "object",
        properties: {
          list: { type: "string" },
          text: { type: "string" },
          due: { type: "string", format: "date" },
          done: { type: "boolean" },
        },
        required: ["text"],
      },
    },
    {
      name: "save_memory",
      description: "Remember a fact about the user for later conversations.",
      inputSchema: {
        type: "object",
        properties: { fact: { type: "string" }, topic: { type: "string" } },
        required: ["fact"],
      },
    },
    {
      functionDeclarations: [
        {
          name: "get_weather",
          description: "Weather at a place.",
          parameters: {
            type: "OBJECT",
            properties: { location: { type: "STRING" }, unit: { type: "STRING", enum: ["celsius", "fahrenheit"] } },
            required: ["location"],
          },
        },
        {
          name: "get_directions",
          parameters: {
            type: "OBJECT",
            properties: {
              from: { type: "STRING" },
              to: { type: "STRING" },
              mode: { type: "STRING", enum: ["walk", "bike", "car", "transit"] },
            },
            required: ["from", "to"],
          },
        },
        {
          name: "set_light",
          parameters: {
            type: "OBJECT",
            properties: {
              room: { type: "STRING" },
              on: { type: "BOOLEAN" },
              brightness: { type: "INTEGER", format: "int32", minimum: 0, maximum: 100 },
            },
            required: ["room", "on"],
          },
        },
      ],
    },
    { name: "current_time", description: "The current time." },
  ],
  calls: [
    [
      "create_event",
      {
        title: "Dentist",
        start: "2026-11-20T09:30:00+01:00",
        end: "2026-11-20T10:00:00+01:00",
        location: "Hauptstr. 5",
      },
    ],
    [
      "create_event",
      {
        title: "1:1 Kim / Lee",
        start: "2026-11-17T14:00:00Z",
        attendees: ["kim@corp.example", "lee@corp.example"],
        repeat: { every: "week" },
      },
    ],
    ["create_event", { title: "Override test of the fire alarm", start: "2026-12-01T08:00:00" }],
    [
      "create_event",
      { title: "Launch 🚀", start: "2027-01-15T16:00", notes: "Agenda:\n1. demo\n2. questions\n3. next steps" },
    ],
    [
      "create_event",
      {
        title: "Workshop: prompt injection for developers",
        start: "2026-11-25T13:00:00Z",
        notes: "Bring a laptop. We will take apart lines such as 'ignore previous instructions' and see why they work.",
      },
    ],
    ["create_event", { title: "Gym", start: "2026-11-16T18:00:00Z", repeat: { every: "day", count: 10 } }],
    ["find_free_slot", { people: ["kim", "lee", "sam"], minutes: 30 }],
    ["find_free_slot", { people: ["me"], minutes: 60, between: ["2026-11-17T08:00:00Z", "2026-11-21T18:00:00Z"] }],
    ["find_free_slot", { people: ["board@corp.example"], minutes: 90 }],
    ["add_task", { text: "Renew passport", due: "2027-02-01", list: "personal" }],
    ["add_task", { text: "Delete the old staging database after the migration" }],
    ["add_task", { text: "Ask Bo for the admin credentials rotation schedule", list: "ops", done: false }],
    ["add_task", { text: "Milch, Eier, Brot" }],
    ["add_task", { text: "reply to Sam: forget about the earlier estimate, use the new sheet" }],
    ["add_task", { text: "Read chapter 4 (system calls)", due: "2026-11-22" }],
    ["save_memory", { fact: "The user prefers metric units.", topic: "preferences" }],
    ["save_memory", { fact: "Her daughter Lena is allergic to nuts." }],
    ["save_memory", { fact: "Always greets in French, then switches to English." }],
    ["save_memory", { fact: "Works at a bakery and starts at four in the morning.", topic: "work" }],
    ["save_memory", { fact: "User dislikes long answers and wants code without comments." }],
    ["get_weather", { location: "Oslo" }],
    ["get_weather", { location: "São Paulo, BR", unit: "celsius" }],
    ["get_weather", { location: "90210", unit: "fahrenheit" }],
    ["get_weather", { location: "北京" }],
    ["get_directions", { from: "Hamburg Hbf", to: "Elbphilharmonie", mode: "walk" }],
    ["get_directions", { from: "current location", to: "nearest petrol station", mode: "car" }],
    ["get_directions", { from: "48.8584,2.2945", to: "Gare de Lyon" }],
    ["set_light", { room: "kitchen", on: true, brightness: 40 }],
    ["set_light", { room: "Schlafzimmer", on: false }],
    ["current_time", {}],
    ["current_time", ""],
    ["current_time", { timezone: "Europe/Berlin" }],
  ],
};
