import { useEffect, useRef, useSyncExternalStore } from "react";
import { keep, kept } from "../ui/kept";

const NAME = "shortcuts";
const SWITCHED = "arenhold:shortcuts";

const on = (): boolean => kept(NAME) !== "off";

function subscribe(changed: () => void): () => void {
  window.addEventListener(SWITCHED, changed);
  return () => window.removeEventListener(SWITCHED, changed);
}

/** Whether single keys do something, and a way to switch them: speech input and clumsy keys need them off. */
export function useShortcutsSwitch(): [boolean, (on: boolean) => void] {
  return [
    useSyncExternalStore(subscribe, on),
    (next) => {
      keep(NAME, next ? null : "off");
      window.dispatchEvent(new Event(SWITCHED));
    },
  ];
}

const CONTROLS = "input, select, textarea, dialog, [popover]";

/** Whether a key pressed here belongs to the control or the dialog in which it was pressed. */
const elsewhere = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.closest(key === " " ? `${CONTROLS}, button, a, summary` : CONTROLS) !== null;

/**
 * Single keys of the whole page, by `event.key` in lower case, without Ctrl, Alt or Meta. Keys of controls and dialogs
 * stay theirs. Escape works also where the reader has switched the others off.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (elsewhere(event.target, key) || (key !== "escape" && !on())) return;
      const run = Object.hasOwn(current.current, key) ? current.current[key] : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
