/** A sentence that says what was just done, for eyes and for screen readers, gone after a while. */
import { useSyncExternalStore } from "react";

const SHOWN_MS = 4_000;
let said = "";
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function say(sentence: string): void {
  set(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => set(""), SHOWN_MS);
}

export function Toast() {
  const text = useSyncExternalStore(listen, () => said);
  return (
    <div className="toast" role="status" aria-live="polite">
      {text}
    </div>
  );
}

function set(sentence: string): void {
  said = sentence;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
