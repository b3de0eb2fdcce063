/** How what the other passes said of each piece becomes one: entities, model check, tools, quota. */
import type { Case } from "../case.ts";
import { clean, cloakFailed, cloakRan, entity, flagged, modelCheck, quota } from "../service.ts";
import { folded } from "./fold.ts";

export const foldingPasses: readonly Case[] = [
  folded(
    "entities are shifted and sorted",
    14,
    [
      [0, 8, clean(8, { cloak: cloakRan([entity("email", [1, 4])]) })],
      [6, 14, clean(8, { cloak: cloakRan([entity("ssn", [2, 6])]) })],
    ],
    {
      cloak: { ran: true, error: null, latencyMs: 2, taxonomyVersion: "2026.11.01" },
      entities: [
        { type: "email", start: 1, end: 4 },
        { type: "ssn", start: 8, end: 12 },
      ],
    },
  ),
  folded(
    "an entity cut by a border is united with its whole",
    14,
    [
      [0, 8, clean(8, { cloak: cloakRan([entity("username", [5, 8], { confidence: 0.6 })]) })],
      [6, 14, clean(8, { cloak: cloakRan([entity("email", [0, 7], { confidence: 0.95 })]) })],
    ],
    { entities: [{ type: "email", category: "pii", start: 5, end: 13, confidence: 0.95 }] },
  ),
  folded(
    "of equal confidence the order of the types decides",
    14,
    [
      [0, 8, clean(8, { cloak: cloakRan([entity("ssn", [5, 8])]) })],
      [6, 14, clean(8, { cloak: cloakRan([entity("phone_number", [0, 3])]) })],
    ],
    { entities: [{ type: "phone_number", start: 5, end: 9 }] },
  ),
  folded(
    "entities that touch stay two",
    8,
    [[0, 8, clean(8, { cloak: cloakRan([entity("email", [0, 3]), entity("ssn", [3, 6])]) })]],
    {
      entities: [
        { type: "email", start: 0, end: 3 },
        { type: "ssn", start: 3, end: 6 },
      ],
    },
  ),
  folded(
    "detection that missed one piece did not run",
    14,
    [
      [0, 8, clean(8, { cloak: cloakRan([entity("email", [1, 4])]) })],
      [6, 14, clean(8, { cloak: cloakFailed("timeout") })],
    ],
    { cloak: { ran: false, error: "timeout" }, entities: [] },
  ),
  folded(
    "the first error is told",
    14,
    [
      [0, 8, clean(8, { cloak: cloakFailed("unavailable") })],
      [6, 14, clean(8, { cloak: cloakFailed("timeout") })],
    ],
    { cloak: { ran: false, error: "unavailable" } },
  ),
  folded(
    "the slowest detection is told",
    14,
    [
      [0, 8, clean(8, { cloak: cloakRan([], { latency_ms: 9 }) })],
      [6, 14, clean(8, { cloak: cloakRan([], { latency_ms: 4 }) })],
    ],
    { cloak: { latencyMs: 9 } },
  ),
  folded(
    "the model check that blocks is told, its places shifted",
    14,
    [
      [0, 8, clean(8, { model_check: modelCheck({ score: 0.2 }) })],
      [
        6,
        14,
        flagged(8, {
          reason: "prompt_attack=injection",
          severity: "high",
          score: 0.9,
          results: [
            {
              task: "prompt_attack",
              label: "injection",
              score: 0.9,
              threshold: 0.85,
              flagged: true,
              start: 0,
              end: 8,
            },
          ],
        }),
      ],
    ],
    {
      decision: "block",
      reason: "prompt_attack=injection",
      severity: "high",
      modelCheck: {
        decision: "block",
        score: 0.9,
        modelVersion: "2026.11.01",
        results: [{ label: "injection", start: 6, end: 14 }],
      },
    },
  ),
  folded(
    "else the model check of the highest score",
    20,
    [
      [0, 8, clean(8, { model_check: modelCheck({ score: 0.2 }) })],
      [6, 14, clean(8, { model_check: modelCheck({ score: 0.6 }) })],
      [12, 20, clean(8, { model_check: modelCheck({ score: 0.4 }) })],
    ],
    { modelCheck: { score: 0.6 } },
  ),
  folded(
    "a score of nothing is the lowest",
    14,
    [
      [0, 8, clean(8, { model_check: modelCheck({ ran: false, score: null, mode: "report", error: "timeout" }) })],
      [6, 14, clean(8, { model_check: modelCheck({ score: 0.1 }) })],
    ],
    { modelCheck: { ran: true, score: 0.1 } },
  ),
  folded(
    "tools come with the first piece, quota with the last",
    14,
    [
      [
        0,
        8,
        clean(8, {
          tool_validation: {
            allowed: true,
            severity: null,
            calls: [{ id: null, index: 0, name: "f", allowed: true, severity: null, findings: [] }],
          },
        }),
      ],
      [6, 14, clean(8, { quota: { ...quota, overflow: 3 } })],
    ],
    { toolValidation: { allowed: true, calls: [{ name: "f" }] }, quota: { overflow: 3, enforcementWithheld: false } },
  ),
  folded(
    "a call rejected with the first piece blocks",
    14,
    [
      [
        0,
        8,
        clean(8, {
          decision: "block",
          blocked: true,
          tool_validation: {
            allowed: false,
            severity: "high",
            calls: [{ id: "c", index: 0, name: "f", allowed: false, severity: "high", findings: [] }],
          },
        }),
      ],
      [6, 14, clean(8)],
    ],
    { decision: "block", reason: null, severity: null },
  ),
];
