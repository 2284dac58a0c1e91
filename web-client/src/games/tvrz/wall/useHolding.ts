import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";

/** How long a finger holds a card to look at it, in milliseconds. */
const HOLD = 500;

/**
 * What opens a card that a click may choose: a right click, a finger that holds it, the key I. `click` is called for
 * clicks that do not end such a hold.
 */
export function useHolding(open: () => void, click: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => release, []);
  const look = () => {
    // A long press may come as a context menu as well.
    if (held.current) return;
    held.current = true;
    release();
    open();
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      release();
      held.current = false;
      if (pointerType === "touch") timer.current = setTimeout(look, HOLD);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      look();
    },
    onKeyDown: (event: KeyboardEvent) => {
      held.current = false;
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      open();
    },
    onClick: () => {
      if (!held.current) click();
      held.current = false;
    },
  };
}
