/**
 * The tagger that needs no neural model: a gazetteer and a small sequence model for names, places and addresses. It
 * is the fallback wherever the larger model does not stand, and reads every script a little. Dates are read by grammar,
 * which lives with the entity types.
 */
import type { Tagger } from "../tagger.ts";
import { decode } from "./decode.ts";
import { readLines } from "./features.ts";
import { look, openGazetteer } from "./gazetteer.ts";
import { tagsOf } from "./spans.ts";
import { makeTokens, tokenise } from "./tokens.ts";
import { readWeights } from "./weights.ts";

const TOKENS_AT_FIRST = 4_096;
/** Columns of a longer text are let go after it. */
const TOKENS_KEPT = 32_768;

/** `bytes` is the trained file; see DESIGN.md. Throws when it is none, or of another version. */
export function createTagger(bytes: Uint8Array): Tagger {
  const weights = readWeights(bytes);
  const gazetteer = openGazetteer(weights.gazetteer);
  let tokens = makeTokens(TOKENS_AT_FIRST);
  return {
    types: ["person_name", "street_address", "location"],
    tag(text) {
      tokens = tokenise(text, tokens.start.length > TOKENS_KEPT ? undefined : tokens);
      look(gazetteer, tokens);
      const pieces = decode(tokens, readLines(tokens), weights);
      return tagsOf(pieces, { text, tokens });
    },
  };
}
