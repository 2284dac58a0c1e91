import { useEffect, type RefObject } from "react";
import type { MatchEvent } from "../../../../protocol";
import { pace } from "../../../../settings";
import { moves, type Motion } from "./moves";

const SET_DOWN = "cubic-bezier(.2,.9,.25,1)";

/** A tumbling die is an empty shape: what it will show is never seen before it lies, nor anything false. */
const EMPTY = "brightness(0) opacity(.3)";

const FRAMES: Readonly<Record<Motion, Keyframe[]>> = {
  tumble: [
    { transform: "translateY(46px) scale(.5)", filter: EMPTY, opacity: 0 },
    { transform: "translateY(-26px) rotate(-38deg) scale(.8)", filter: EMPTY, opacity: 1, offset: 0.2 },
    { transform: "translateY(-8px) rotate(64deg) scale(.94)", filter: EMPTY, offset: 0.45 },
    { transform: "rotate(22deg) scale(1.06)", filter: EMPTY, offset: 0.62 },
    { transform: "rotate(-6deg)", filter: "none", offset: 0.8 },
    { transform: "none", filter: "none" },
  ],
  roll: [
    { transform: "none", filter: EMPTY },
    { transform: "translateY(-18px) rotate(120deg)", filter: EMPTY, offset: 0.4 },
    { transform: "rotate(300deg)", filter: EMPTY, offset: 0.7 },
    { transform: "rotate(360deg)", filter: "none" },
  ],
  turn: [
    { transform: "rotateX(90deg)", transformOrigin: "50% 100%" },
    { transform: "none", transformOrigin: "50% 100%" },
  ],
  tip: [{ transform: "rotate(-90deg)" }, { transform: "none" }],
  rise: [{ transform: "rotate(40deg)" }, { transform: "none" }],
  empty: [{ opacity: 0.2 }, { opacity: 1 }],
  ring: [{ transform: "translateY(-4px) scale(1.25)" }, { transform: "none" }],
  fall: [{ transform: "rotate(180deg)" }, { transform: "none" }],
  set: [{ transform: "translateY(-10px)", opacity: 0 }, { transform: "none" }],
  slide: [{ transform: "translateX(40px)", opacity: 0 }, { transform: "none" }],
  next: [{ transform: "translateX(26px)", opacity: 0.4 }, { transform: "none" }],
  hoist: [{ transform: "scaleY(0)" }, { transform: "none" }],
  bar: [{ transform: "scaleX(0)" }, { transform: "none" }],
};

/** Plays the motion of the latest events. Never blocks: the table already shows what has become of them. */
export function useMoves(root: RefObject<HTMLElement | null>, news: readonly MatchEvent[]): void {
  useEffect(() => {
    const speed = pace();
    if (speed === 0 || !root.current) return;
    for (const { motion, target, delay, duration } of moves(news)) {
      const elements = [...root.current.querySelectorAll(target)];
      // Of equal cards in hand the last one is the newest.
      const element = motion === "set" ? elements.at(-1) : elements[0];
      if (typeof element?.animate !== "function") continue;
      element.animate(FRAMES[motion], {
        delay: delay * speed,
        duration: duration * speed,
        easing: SET_DOWN,
        fill: "backwards",
      });
    }
  }, [root, news]);
}
