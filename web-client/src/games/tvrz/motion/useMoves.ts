import { useEffect, useRef, type RefObject } from "react";
import type { MatchEvent } from "../../../protocol";
import { pace } from "../../../settings";
import { art } from "../cards/art.generated";
import type { TvrzCatalogue } from "../catalogue";
import { moves, type Motion, type Move } from "./moves";
import "./motion.css";

const SET_DOWN = "cubic-bezier(.2,.9,.25,1)";

const FRAMES: Readonly<Record<Motion, Keyframe[]>> = {
  rise: [
    { transform: "translateY(14px)", clipPath: "inset(100% 0 0 0)" },
    { transform: "none", clipPath: "inset(-20% 0 0 0)" },
  ],
  build: [{ opacity: 0.1 }, { opacity: 1 }],
  out: [{ transform: "translateY(46px)", opacity: 0 }, { transform: "none" }],
  home: [{ transform: "none" }, { transform: "translateY(46px)", opacity: 0 }],
  draw: [{ transform: "translate(24px, -40px) scale(.8)", opacity: 0 }, { transform: "none" }],
  grow: [
    { strokeDasharray: "1 1", strokeDashoffset: "1" },
    { strokeDasharray: "1 1", strokeDashoffset: "0" },
  ],
  crown: [
    { transform: "translate(-60px, -30px) scale(2)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 0 },
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

/** A unit as it was drawn last. */
interface Drawn {
  element: Element;
  box: DOMRect;
}

/** Something that flies over the table and is gone at the end. */
function ghost(content: Node, box: DOMRect, className: string): HTMLElement {
  const shade = document.createElement("div");
  shade.className = `tv-ghost ${className}`;
  shade.setAttribute("aria-hidden", "true");
  Object.assign(shade.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  shade.append(content);
  return shade;
}

const SVG = "http://www.w3.org/2000/svg";

/** A crown over these arms. */
function crown(arms: Element): HTMLElement {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 512 512");
  const outline = document.createElementNS(SVG, "path");
  outline.setAttribute("fill", "currentColor");
  outline.setAttribute("d", art["one-in-the-game"] ?? "");
  picture.append(outline);
  return ghost(picture, arms.getBoundingClientRect(), "tv-ghost-crown");
}

/** The element that moves, and whether it is gone after it. */
function moving(
  root: HTMLElement,
  { motion, target }: Move,
  seen: ReadonlyMap<string, Drawn>,
): { element: Element; fades: boolean } | null {
  if (motion === "home") {
    const unit = seen.get(target);
    if (!unit || unit.element.isConnected) return null;
    return { element: ghost(unit.element.cloneNode(true), unit.box, ""), fades: true };
  }
  const elements = [...root.querySelectorAll(target)];
  // Of equal cards in hand the last one is the newest.
  const element = motion === "draw" ? elements.at(-1) : elements[0];
  if (!element) return null;
  return motion === "crown" ? { element: crown(element), fades: true } : { element, fades: false };
}

/** Plays the motion of the latest events. Never blocks: the table already shows what has become of them. */
export function useMoves(
  root: RefObject<HTMLElement | null>,
  news: readonly MatchEvent[],
  catalogue: TvrzCatalogue,
  you: number | null,
): void {
  const seen = useRef<ReadonlyMap<string, Drawn>>(new Map());
  useEffect(() => {
    const speed = pace();
    const table = root.current;
    if (speed === 0 || !table) return;
    for (const move of moves(news, catalogue, you)) {
      const found = moving(table, move, seen.current);
      if (typeof found?.element.animate !== "function") continue;
      const { element, fades } = found;
      if (fades) table.append(element);
      const played = element.animate(FRAMES[move.motion], {
        delay: move.delay * speed,
        duration: move.duration * speed,
        easing: SET_DOWN,
        fill: "backwards",
      });
      if (fades) played.onfinish = played.oncancel = () => element.remove();
    }
  }, [root, news, catalogue, you]);
  // After each drawing, and after the motion that looks at the one before.
  useEffect(() => {
    if (pace() === 0) return;
    const units = [...(root.current?.querySelectorAll("[data-unit]") ?? [])];
    seen.current = new Map(
      units.map((element) => [
        `[data-unit="${element.getAttribute("data-unit")}"]`,
        { element, box: element.getBoundingClientRect() },
      ]),
    );
  });
}
