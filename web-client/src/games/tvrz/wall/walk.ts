import type { KeyboardEvent } from "react";

/** Arrow keys walk among the buttons of a group; Home and End go to the first and the last one. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }[
    event.key
  ];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-card], [data-thing]")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  const to = Math.min(Math.max(at + step, 0), buttons.length - 1);
  buttons[Number.isFinite(step) ? (at + step + buttons.length) % buttons.length : to]?.focus();
}
