/**
 * Single keys that act on the page. They rest while something is typed or a window is open, and can be turned off:
 * speech input types letters that nobody meant as keys.
 */
import { useEffect, useRef } from "react";

export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const PLACE = "portcullis.hotkeys";

export function hotkeysAreOn(): boolean {
  try {
    return localStorage.getItem(PLACE) !== "off";
  } catch {
    return true;
  }
}

export function setHotkeys(on: boolean): void {
  try {
    localStorage.setItem(PLACE, on ? "on" : "off");
  } catch {
    // Storage may be closed; the keys then stay as they are.
  }
}

export function useHotkeys(keys: Hotkeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = current.current[event.key];
      if (!act || !hotkeysAreOn() || document.querySelector('[role="dialog"]:not([hidden])')) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=radio]), textarea, select, [contenteditable]") !== null
  );
}
