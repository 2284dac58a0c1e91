import { memo } from "react";
import type { Affiliation, Colour, Side } from "../catalogue";
import { useTexts } from "../../../i18n";
import { diceTexts } from "../words/dice.texts";
import { Die } from "./Die";
import { sideWords } from "./words";
import "./dice.css";

/** The six sides of a card's die in printed order, three in a row or all in one. One picture to screen readers. */
export const Sides = memo(function Sides(props: {
  sides: readonly Side[];
  colour: Colour;
  affiliation: Affiliation;
  size?: number;
  /** In one row instead of two. */
  inRow?: boolean;
  /** Names the sides to screen readers; in a card, whose name has them, they are not named again. */
  hidden?: boolean;
}) {
  const { sides, colour, affiliation, size = 25, inRow = false, hidden = false } = props;
  const t = useTexts(diceTexts);
  const words = sides.map((side) => sideWords(side, t));
  return (
    <span
      className={inRow ? "ds-sides ds-sides-row" : "ds-sides"}
      {...(hidden ? { "aria-hidden": true } : { role: "img", "aria-label": t.sides(words.join(", ")) })}
    >
      {sides.map((side, i) => (
        <Die
          key={i}
          side={side}
          colour={colour}
          affiliation={affiliation}
          size={size}
          label={words[i] ?? ""}
          flat
        />
      ))}
    </span>
  );
});

/** The sides that a die may be turned to, as one choice. */
export function Turning(props: {
  /** In printed order. */
  sides: readonly Side[];
  /** The places of the sides that may be chosen; the others are left out. */
  offered: readonly number[];
  /** The place of the chosen side; null if none. */
  chosen: number | null;
  colour: Colour;
  affiliation: Affiliation;
  /** Whose die it is. */
  name: string;
  size?: number;
  onChoose: (place: number) => void;
}) {
  const { sides, offered, chosen, colour, affiliation, name, size = 46, onChoose } = props;
  const t = useTexts(diceTexts);
  return (
    <span className="ds-turning" role="radiogroup" aria-label={t.turn(name)}>
      {sides.map((side, place) =>
        offered.includes(place) ? (
          <button
            key={place}
            type="button"
            role="radio"
            data-thing={`side ${place + 1}`}
            aria-checked={chosen === place}
            onClick={() => onChoose(place)}
          >
            <Die
              side={side}
              colour={colour}
              affiliation={affiliation}
              size={size}
              label={sideWords(side, t)}
              state={chosen === place ? "chosen" : "pool"}
            />
            <small aria-hidden="true">{sideWords({ ...side, cost: 0 }, t)}</small>
          </button>
        ) : null,
      )}
    </span>
  );
}
