import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { MatchEvent } from "../../../../protocol";
import { pace } from "../../../../settings";
import { flights } from "./flights";
import { curve, ends, middle } from "./line";
import { remember, type Memory } from "./memory";
import { LINE, moves, TRAVEL, type Motion, type Move } from "./moves";
import "./motion.css";

const SET_DOWN = "cubic-bezier(.2,.9,.25,1)";

/** A tumbling die is an empty shape: what it will show is never seen before it lies, nor anything false. */
const EMPTY = "brightness(0) opacity(.3)";

/** Motions of what is no longer there, or was elsewhere: see `flights`. */
type Elsewhere = "drop" | "fly" | "home" | "hoist";

const isElsewhere = (motion: Motion): motion is Elsewhere =>
  motion === "drop" || motion === "fly" || motion === "home" || motion === "hoist";

const FRAMES: Readonly<Record<Exclude<Motion, Elsewhere | "line" | "travel">, Keyframe[]>> = {
  tumble: [
    { transform: "scale(.5)", filter: EMPTY, opacity: 0 },
    { transform: "translateY(-26px) rotate(-38deg) scale(.8)", filter: EMPTY, opacity: 1, offset: 0.2 },
    { transform: "translateY(-8px) rotate(64deg) scale(.94)", filter: EMPTY, offset: 0.4 },
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
  empty: [{ background: "var(--ink)", borderColor: "var(--ink)" }, {}],
  ring: [{ transform: "translateY(-4px) scale(1.25)" }, { transform: "none" }],
  crack: [
    { strokeDasharray: "140", strokeDashoffset: "140" },
    { strokeDasharray: "140", strokeDashoffset: "0" },
  ],
  fall: [{ transform: "rotate(180deg)" }, { transform: "none" }],
  set: [{ transform: "translateY(-10px)", opacity: 0 }, { transform: "none" }],
  slide: [{ transform: "translateX(40px)", opacity: 0 }, { transform: "none" }],
  next: [{ transform: "translateX(26px)", opacity: 0.4 }, { transform: "none" }],
  bar: [{ transform: "scaleX(0)" }, { transform: "none" }],
  click: [{ transform: "translateX(10px)" }, { transform: "none" }],
};

/** The elements that a motion is about: of equal cards the newest, which is the last. */
function elementsOf(root: HTMLElement, { motion, target, within, newer = 0, all, count }: Move): Element[] {
  const place = within === undefined ? root : [...root.querySelectorAll(within)].at(-1 - newer);
  const found = [...(place?.querySelectorAll(target) ?? [])];
  if (all) return found;
  if (count !== undefined) return found.slice(0, count).reverse();
  const one = motion === "set" ? found.at(-1) : found[0];
  return one ? [one] : [];
}

const SVG = "http://www.w3.org/2000/svg";

/** A line drawn over the table from one element to another; it goes when its motion ends. */
function drawLine(from: Element, to: Element): Element {
  const over = document.createElementNS(SVG, "svg");
  over.setAttribute("class", "ds-line-over");
  over.setAttribute("aria-hidden", "true");
  const d = curve(ends(from.getBoundingClientRect(), to.getBoundingClientRect()));
  for (const part of ["ds-line-edge", "ds-line-core"]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", part);
    path.setAttribute("d", d);
    path.setAttribute("pathLength", "100");
    over.append(path);
  }
  return over;
}

/** A number over the table that goes from one element to another. */
function drawNumber(from: Element, to: Element, total: string): { over: Element; frames: Keyframe[] } {
  const over = document.createElement("b");
  over.className = "ds-number-over";
  over.setAttribute("aria-hidden", "true");
  over.textContent = total;
  const at = (element: Element) => {
    const { x, y } = middle(element.getBoundingClientRect());
    return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  };
  return {
    over,
    frames: [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1 },
    ],
  };
}

/** Plays a motion; answers what runs, empty where nothing can move. */
function play(root: HTMLElement, move: Move, speed: number): Animation[] {
  const { motion, delay, duration } = move;
  if (isElsewhere(motion)) return [];
  const times = {
    delay: delay * speed,
    duration: duration * speed,
    easing: SET_DOWN,
    fill: "backwards",
  } as const;
  const elements = elementsOf(root, move).filter((one) => typeof one.animate === "function");
  if (motion !== "line" && motion !== "travel") {
    // Those that move one after another share the time.
    const each = move.count === undefined ? 0 : times.duration / elements.length;
    return elements.map((element, i) =>
      element.animate(
        FRAMES[motion],
        each === 0 ? times : { ...times, delay: times.delay + i * each, duration: each },
      ),
    );
  }
  const [from] = elements;
  const to = root.querySelector(move.to ?? "");
  if (!from || !to) return [];
  const { over, frames } =
    motion === "line"
      ? {
          over: drawLine(from, to),
          frames: [
            { strokeDashoffset: "100" },
            { strokeDashoffset: "0", offset: LINE / (LINE + TRAVEL) },
            { strokeDashoffset: "0" },
          ],
        }
      : drawNumber(from, to, move.total ?? "");
  root.append(over);
  const drawn = motion === "line" ? [...over.children] : [over];
  const running = drawn.map((one) => one.animate(frames, { ...times, fill: "both" }));
  for (const one of running) {
    one.onfinish = () => over.remove();
    one.oncancel = () => over.remove();
  }
  return running;
}

/** The table as it is, for the next motion; null where nothing moves: to measure it takes a layout after every change. */
const seen = (table: HTMLElement | null): Memory | null => (table && pace() !== 0 ? remember(table) : null);

/**
 * Plays the motion of the latest events. Never blocks: the table already shows what has become of them, and a tap or a
 * key ends all motion at once.
 */
export function useMoves(root: RefObject<HTMLElement | null>, news: readonly MatchEvent[]): void {
  const before = useRef<Memory | null>(null);
  useLayoutEffect(() => {
    const speed = pace();
    const table = root.current;
    if (speed === 0 || !table) return;
    const all = moves(news);
    const running = [
      ...(before.current ? flights(table, before.current, news, all, speed) : []),
      ...all.flatMap((move) => play(table, move, speed)),
    ];
    if (running.length === 0) return;
    const finish = () => {
      for (const one of running) one.finish();
    };
    window.addEventListener("pointerdown", finish, { once: true });
    window.addEventListener("keydown", finish, { once: true });
    return () => {
      window.removeEventListener("pointerdown", finish);
      window.removeEventListener("keydown", finish);
    };
  }, [root, news]);
  // After every change, so that the next events find the table as it was before them.
  useLayoutEffect(() => {
    before.current = seen(root.current);
  });
  // Scrolling and a window of another size move all of it without any change.
  useEffect(() => {
    const again = () => {
      before.current = seen(root.current);
    };
    window.addEventListener("scroll", again, { capture: true, passive: true });
    window.addEventListener("resize", again);
    return () => {
      window.removeEventListener("scroll", again, { capture: true });
      window.removeEventListener("resize", again);
    };
  }, [root]);
}
