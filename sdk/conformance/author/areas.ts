/** Every area, in the order in which a client is best built. */
import type { Area, Case } from "./case.ts";
import { protecting } from "./cloaking/protecting.ts";
import { restoring } from "./cloaking/restoring.ts";
import { construct } from "./construct.ts";
import { answers } from "./decorating/answers.ts";
import { requests } from "./decorating/requests.ts";
import { streams } from "./decorating/streams.ts";
import { answeredCalls } from "./decorating/tool-calls.ts";
import { wrapping } from "./decorating/wrapping.ts";
import { anthropic } from "./flatten/anthropic.ts";
import { argumentsOfCalls } from "./flatten/arguments.ts";
import { bounds } from "./flatten/bounds.ts";
import { messages } from "./flatten/messages.ts";
import { responses } from "./flatten/responses.ts";
import { asserting } from "./guarding/asserting.ts";
import { detecting } from "./guarding/detecting.ts";
import { records } from "./guarding/records.ts";
import { sanitising } from "./guarding/sanitising.ts";
import { scanning } from "./guarding/scanning.ts";
import { toolCalls } from "./guarding/tool-calls.ts";
import { unanswered } from "./guarding/unanswered.ts";
import { cutting } from "./pieces/cutting.ts";
import { foldingMatches } from "./pieces/folding-matches.ts";
import { foldingPasses } from "./pieces/folding-passes.ts";
import { rewriting } from "./rewriting.ts";
import { anthropicEvents } from "./streaming/anthropic.ts";
import { responsesEvents } from "./streaming/responses.ts";
import { text } from "./streaming/text.ts";
import { tokens } from "./streaming/tokens.ts";
import { streamedCalls } from "./streaming/tool-calls.ts";
import { telling } from "./telling.ts";
import { vectors } from "./vectors.ts";

const area = (name: string, ...parts: readonly (readonly Case[])[]): Area => ({ area: name, cases: parts.flat() });

export const AREAS: readonly Area[] = [
  area("construct", construct),
  area("flatten", messages, argumentsOfCalls, responses, anthropic, bounds),
  area("rewriting", rewriting),
  area("pieces", cutting, foldingMatches, foldingPasses),
  area("telling", telling),
  area("vectors", vectors),
  area("guarding", scanning, unanswered, asserting, sanitising, toolCalls, detecting, records),
  area("cloaking", protecting, restoring),
  area("decorating", requests, answeredCalls, streams, wrapping, answers),
  area("streaming", text, streamedCalls, tokens, anthropicEvents, responsesEvents),
];
