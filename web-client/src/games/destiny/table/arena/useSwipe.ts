import { useRef, type PointerEvent } from "react";

/** How far a finger goes sideways to swipe, in pixels, and how much farther than up or down. */
const FAR = 48;
const LEVEL = 2;

/**
 * Lets a finger or pen swipe: to the left for the next, 1, to the right for the previous one, -1. What goes up and down
 * still scrolls, where the style says `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      from.current = isPrimary && pointerType !== "mouse" ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      if (Math.abs(x) < FAR || Math.abs(x) < LEVEL * Math.abs(y)) return;
      end();
      onSwipe(x < 0 ? 1 : -1);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
