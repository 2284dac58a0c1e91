import { useEffect, type RefObject } from "react";
import type { MatchEvent } from "../../../protocol";
import { pace } from "../../../settings";
import type { TvrzCatalogue } from "../catalogue";
import { moves, type Motion } from "./moves";

const SET_DOWN = "cubic-bezier(.2,.9,.25,1)";

const FRAMES: Readonly<Record<Motion, Keyframe[]>> = {
  rise: [
    { transform: "translateY(14px)", clipPath: "inset(100% 0 0 0)" },
    { transform: "none", clipPath: "inset(-20% 0 0 0)" },
  ],
  build: [{ opacity: 0.1 }, { opacity: 1 }],
  out: [{ transform: "translateY(46px)", opacity: 0 }, { transform: "none" }],
  draw: [{ transform: "translate(24px, -40px) scale(.8)", opacity: 0 }, { transform: "none" }],
  grow: [
    { opacity: 0, strokeDashoffset: "60" },
    { opacity: 1, strokeDashoffset: "0" },
  ],
  breach: [
    { filter: "none", transform: "none" },
    { filter: "brightness(1.6)", transform: "translateX(-5px)", offset: 0.15 },
    { transform: "translateX(5px)", offset: 0.3 },
    { transform: "translateX(-3px)", offset: 0.45 },
    { filter: "none", transform: "none" },
  ],
  turn: [{ transform: "rotateY(90deg)" }, { transform: "none" }],
};

/** Plays the motion of the latest events. Never blocks: the table already shows what has become of them. */
export function useMoves(
  root: RefObject<HTMLElement | null>,
  news: readonly MatchEvent[],
  catalogue: TvrzCatalogue,
  you: number | null,
): void {
  useEffect(() => {
    const speed = pace();
    if (speed === 0 || !root.current) return;
    for (const { motion, target, delay, duration } of moves(news, catalogue, you)) {
      const elements = [...root.current.querySelectorAll(target)];
      // Of equal cards in hand the last one is the newest.
      const element = motion === "draw" ? elements.at(-1) : elements[0];
      if (typeof element?.animate !== "function") continue;
      element.animate(FRAMES[motion], {
        delay: delay * speed,
        duration: duration * speed,
        easing: SET_DOWN,
        fill: "backwards",
      });
    }
  }, [root, news, catalogue, you]);
}
