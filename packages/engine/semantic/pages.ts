/**
 * A payload laid out for the model: one run of text per author, tokenised once, cut into windows. Every window knows
 * where it stands in the text as sent, and its key: equal windows are computed once.
 */
import { type View, viewOf } from "../cloak/view.ts";
import { owners, type Payload, type Surface } from "../payload.ts";
import type { ModelSurface, Registry } from "./registry.ts";
import type { Tokenizer, Tokens } from "./tokenizer.ts";
import { inputOf, type Window, type WindowInput, windowsOf } from "./windows.ts";

/** One author's text as the model reads it. */
export interface Run {
  readonly surface: ModelSurface;
  /** Whether it may attack: the operator's own text is read for names and not judged. */
  readonly judged: boolean;
  readonly start: number;
  readonly view: View;
  readonly tokens: Tokens;
  readonly pages: readonly Page[];
}

/** One window of a run. */
export interface Page {
  readonly key: string;
  readonly window: Window;
  readonly surface: ModelSurface;
  readonly input: WindowInput;
  /** In the text as sent. */
  readonly start: number;
  readonly end: number;
}

export interface LayoutParts {
  readonly registry: Registry;
  readonly tokenizer: Tokenizer;
}

export function layOut(payload: Payload, { registry, tokenizer }: LayoutParts): Run[] {
  return owners(payload).map(({ start, end, surface: said }) => {
    const judgedAs = modelSurface(said);
    const surface = judgedAs ?? "unknown";
    // The model reads what a person would: invisible characters gone, odd forms plain; places are mapped back.
    const view = viewOf(payload.text.slice(start, end));
    const tokens = tokenizer.tokenise(view.text);
    const pages = windowsOf(tokens.ids.length, registry.window).map((window): Page => {
      const input = inputOf(tokens, window, tokenizer);
      return {
        key: `${surface} ${input.ids.join(",")} ${input.shapes.join(",")}`,
        window,
        surface,
        input,
        start: start + view.start(tokens.starts[window.from]!),
        end: start + view.end(tokens.ends[window.to - 1]!),
      };
    });
    return { surface, judged: judgedAs !== null, start, view, tokens, pages };
  });
}

/** Null: not judged. A wrong surface is ruinous, so what is not known to be one or the other is unknown. */
export function modelSurface(surface: Surface): ModelSurface | null {
  switch (surface) {
    case "system":
      return null;
    case "user":
      return "user";
    case "tool_result":
    case "document":
    case "tool_definition":
      return "third_party";
    default:
      return "unknown";
  }
}
