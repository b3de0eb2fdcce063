/**
 * A text field whose findings are marked in place. The marks are ranges of a copy of the text that lies behind the
 * field (the CSS Custom Highlight API): no element is put into the text, so shaping, emoji and the order of
 * right-to-left words stay as the browser has them, and a mark begins and ends exactly at its character.
 */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Mark, MarkKind } from "./marks.ts";

/** Later ones are painted over earlier ones. */
const MARK_KINDS: readonly MarkKind[] = [
  "window",
  "layer",
  "suppressed",
  "low",
  "medium",
  "high",
  "critical",
  "entity",
];

export function MarkedText(props: {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly onChange: (text: string) => void;
  readonly label: string;
  /** A range to put the cursor on; a new object each time it is asked for. */
  readonly selected: { readonly start: number; readonly end: number } | null;
}) {
  const { text, marks, selected } = props;
  const copy = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const node = copy.current?.firstChild;
    if (!node || typeof Highlight === "undefined") return;
    for (const [priority, kind] of MARK_KINDS.entries()) {
      const highlight = new Highlight(...marks.filter((mark) => mark.kind === kind).map((mark) => rangeOf(node, mark)));
      highlight.priority = priority;
      CSS.highlights.set(kind, highlight);
    }
  }, [marks]);
  useEffect(
    () => () => {
      for (const kind of MARK_KINDS) CSS.highlights?.delete(kind);
    },
    [],
  );
  useEffect(() => {
    if (!selected || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(selected.start, selected.end);
  }, [selected]);

  return (
    <div className="marked">
      {/* The last line break of a block is not drawn; the one added here keeps the copy as tall as the field. */}
      <div ref={copy} className="marked-copy" dir="auto" aria-hidden="true">
        {`${text}\n`}
      </div>
      <textarea
        ref={field}
        className="marked-field"
        dir="auto"
        aria-label={props.label}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder="Type or paste what goes to the model, or comes back from it…"
        value={text}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    </div>
  );
}

function rangeOf(node: Node, { start, end }: Mark): Range {
  const range = document.createRange();
  const length = node.nodeValue?.length ?? 0;
  range.setStart(node, Math.min(start, length));
  range.setEnd(node, Math.min(end, length));
  return range;
}
