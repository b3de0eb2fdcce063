/**
 * Every bound that a caller can meet, by name. "Chars" are UTF-16 code units, as everywhere in the interface.
 */
export const LIMITS = {
  /** Raw bytes of a request body. Two million characters, each escaped as \uXXXX, and room for the rest. */
  bodyBytesMax: 16 * 1024 * 1024,
  /** Raw bytes of a captures body: 100 records of a megabyte each, with their framing. */
  capturesBodyBytesMax: 112 * 1024 * 1024,
  scanCharsMin: 1,
  scanCharsMax: 1_000_000,
  /** The text of a scan may be longer than what is scanned; past this it is refused. */
  scanTextCharsMax: 16_000_000,
  segmentsMax: 2_000,
  detectCharsMax: 12_000,
  entitiesMax: 24,
  replacementCharsMax: 64,
  toolsMax: 1_000,
  toolCallsMax: 1_000,
  toolNameCharsMax: 256,
  toolCallIdCharsMax: 256,
  toolArgumentsCharsMax: 1_000_000,
  /** All tool-call arguments and all declarations of one request together. */
  toolArgumentsTotalCharsMax: 4_000_000,
  /** How deep a declaration may nest. */
  toolSchemaDepthMax: 64,
  /** Schemas inside the declarations of one request, counted together. */
  toolSchemaNodesMax: 100_000,
  toolPatternCharsMax: 4_096,
  /** Steps that one `pattern` may expand to, and all of one request. */
  toolPatternStepsMax: 20_000,
  toolPatternStepsTotalMax: 400_000,
  /** How deep a call's arguments may nest. */
  toolArgumentsDepthMax: 128,
  /** What judging all calls of a request against their schemas may cost; about 40 ms. */
  toolValidationStepsMax: 4_000_000,
  /** Strings in the arguments of one request that are searched for attacks. */
  toolStringsMax: 50_000,
  /** Findings told of one call: the worst are kept. */
  toolFindingsMax: 50,
  telemetryRecordsMax: 500,
  telemetryIdCharsMax: 128,
  telemetryStringCharsMax: 256,
  telemetryListMax: 256,
  telemetryEvidenceCharsMax: 2_048,
  telemetryMapKeysMax: 64,
  captureRecordsMax: 100,
  captureRecordBytesMax: 1_000_000,
  captureDepthMax: 64,
  requestIdCharsMax: 128,
  keyNameCharsMax: 100,
  tenantIdCharsMax: 128,
  ruleIdCharsMax: 128,
  adminNameCharsMax: 64,
  adminSecretCharsMax: 200,
  /** Rows of one page of the admin interface. */
  adminPageMax: 500,
  /** Raw bytes of a body of the admin interface, but for replay. */
  adminBodyBytesMax: 8 * 1024 * 1024,
  /** Why a person did something, in the audit log. */
  reasonCharsMax: 500,
  ruleFilesMax: 50,
  ruleFileCharsMax: 1_000_000,
  replaySamplesMax: 10_000,
  replaySampleCharsMax: 100_000,
  /** Raw bytes of a replay's body. */
  replayBodyBytesMax: 16 * 1024 * 1024,
  /** Samples whose changed decision is told one by one. */
  replayChangesMax: 1_000,
} as const;
