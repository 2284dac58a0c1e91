import type { KeyboardEvent } from "react";

/** Arrow keys walk among the things of a group that can be chosen; Home and End go to the first and the last one. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }[
    event.key
  ];
  if (step === undefined) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-thing]:not(:disabled)")];
  const at = things.findIndex((thing) => thing === document.activeElement);
  const to = things[Math.max(0, Math.min(things.length - 1, at + step))];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
