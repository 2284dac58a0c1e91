import { useEffect, useState, type CSSProperties, type RefObject } from "react";
import type { Scene } from "../scene";
import { Card } from "./Card";
import { cardFace } from "./faces";
import { raises } from "./raises";
import "./preview.css";

/** How long the mouse rests on a card before it is shown whole, in milliseconds. */
const REST = 350;

/** The size of a whole card here, with the room that it keeps to the window's edges, in pixels. */
const WIDTH = 224;
const HEIGHT = 340;
const GAP = 8;

interface Shown {
  card: string;
  style: CSSProperties;
}

/** Above a small card, or below it where there is no room. */
function beside({ left, top, bottom, width }: DOMRect): CSSProperties {
  const most = window.innerWidth - WIDTH - GAP;
  return {
    left: Math.max(GAP, Math.min(left + width / 2 - WIDTH / 2, most)),
    top: top > HEIGHT + GAP ? top - HEIGHT : Math.min(bottom + GAP, window.innerHeight - HEIGHT),
  };
}

/**
 * The whole card beside a small one on which the mouse rests. Decorative: the card itself has all words for screen
 * readers, and opens by a long press, a right click or a key.
 */
export function Preview({ scene, root }: { scene: Scene; root: RefObject<HTMLElement | null> }) {
  const { view, catalogue, lang } = scene;
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(rest);
      show(null);
    };
    const over = (event: PointerEvent) => {
      hide();
      const small =
        event.pointerType === "mouse" && event.target instanceof Element
          ? event.target.closest<HTMLElement>(".tv-compact[data-face], .tv-tile[data-face]")
          : null;
      const card = small?.dataset["face"];
      if (!small || !card) return;
      rest = setTimeout(() => show({ card, style: beside(small.getBoundingClientRect()) }), REST);
    };
    table.addEventListener("pointerover", over);
    table.addEventListener("pointerleave", hide);
    for (const kind of ["pointerdown", "keydown", "wheel"])
      table.addEventListener(kind, hide, { passive: true });
    return () => {
      clearTimeout(rest);
      table.removeEventListener("pointerover", over);
      table.removeEventListener("pointerleave", hide);
      for (const kind of ["pointerdown", "keydown", "wheel"]) table.removeEventListener(kind, hide);
    };
  }, [root]);
  const face = shown && cardFace(catalogue, shown.card, lang);
  if (!shown || !face) return null;
  return (
    <div className="tv-preview" style={shown.style} aria-hidden="true">
      <Card face={face} size="full" />
      <Raises lines={raises(view, shown.card, catalogue, lang)} />
    </div>
  );
}

/** What raises the strengths of a card, line by line. */
export function Raises({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="tv-raises">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
