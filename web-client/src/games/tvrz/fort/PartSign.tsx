import type { Stands } from "../catalogue";
import "./fort.css";

/** What a sign can say: a part, anywhere, attack only, all four walls, all parts against flyers, no part. */
export type PlaceSign = Stands | "ring" | "sky" | "none";

/**
 * The plan of a fort in 24 units, with the part in question drawn thick. Size follows the font: 1.5 em. Decorative
 * unless it has a label.
 */
export function PartSign({ sign, label = "" }: { sign: PlaceSign; label?: string }) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg className="tv-sign" viewBox="0 0 24 24" {...named}>
      <use href={`#tv-sign-${sign}`} />
    </svg>
  );
}
