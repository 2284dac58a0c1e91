import { memo } from "react";
import { useTexts } from "../../../i18n";
import { Icon } from "../../../ui/Icons";
import { softly } from "../../../ui/softly";
import { Sides } from "../dice";
import { cardTexts } from "../words/cards.texts";
import { Arms } from "./Arms";
import { spokenText, type CardFace } from "./faces";
import { AffiliationMark, Coin, HeartMark, TypeMark, UniqueMark } from "./Marks";
import { SignedText } from "./SignedText";
import "./cards.css";

/** A word that a tile has no room for in its usual size. */
const LONG_WORD = /[^\s-]{12,}/;

/** Full with its text (168 by 224 at 12 px), compact without it (153 by 136), or a tile (66 by 112). */
export type CardSize = "full" | "compact" | "tile";

/**
 * The state below a card: purple with a tick (you may), striped (nearly, or it would do nothing), grey (not now), or
 * paper (information). On a tile `text` is a few letters; put the words into `label`, which screen readers hear.
 */
export interface Foot {
  kind: "may" | "nearly" | "not" | "told";
  text: string;
  label?: string;
}

export interface CardProps {
  face: CardFace;
  size?: CardSize;
  foot?: Foot | null;
  /** A white frame. */
  chosen?: boolean;
}

const FEET = { may: "ds-card-may", nearly: "ds-card-nearly", not: "ds-card-not", told: "" } as const;

/**
 * A card's face, as one picture with all its words as its name; in a button it names the button. Paper in every theme.
 */
export const Card = memo(function Card(props: CardProps) {
  const { face, size = "full", foot = null, chosen = false } = props;
  const t = useTexts(cardTexts);
  const classes = [
    size === "tile" ? "ds-tile" : "ds-card",
    size === "compact" ? "ds-compact" : "",
    `ds-${face.colour}`,
    `ds-type-${face.type}`,
    foot ? FEET[foot.kind] : "",
    chosen ? "ds-card-chosen" : "",
  ];
  const label = [
    face.label,
    size === "full" ? spokenText(face) : "",
    foot ? (foot.label ?? foot.text) : "",
    chosen ? t.chosen : "",
  ];
  return (
    <span
      className={classes.filter(Boolean).join(" ")}
      role="img"
      aria-label={label.filter(Boolean).join(", ")}
    >
      {size === "tile" ? (
        <>
          <span className="ds-tile-name">
            <b className={LONG_WORD.test(face.name) ? "ds-tile-long" : undefined}>{softly(face.name)}</b>
          </span>
          <span className="ds-tile-window">
            <Arms card={face.key} type={face.type} colour={face.colour} size={38} />
            {face.cost !== null && <Coin>{face.cost}</Coin>}
          </span>
        </>
      ) : (
        <>
          <Head face={face} />
          <Window face={face} />
          <Line face={face} />
          {size === "full" && <Text face={face} />}
        </>
      )}
      {foot && (
        <span className="ds-foot">
          {foot.kind === "may" && <Icon name="check" />}
          <span>{foot.text}</span>
        </span>
      )}
    </span>
  );
});

/** Names have less room beside points than beside a price; long ones take two lines. */
function nameSize({ name, points }: CardFace): string {
  if (name.length > (points ? 12 : 16)) return "ds-name ds-name-long";
  return name.length > (points ? 9 : 12) ? "ds-name ds-name-some" : "ds-name";
}

/** How many letters the black line holds, and from how many on they stand closer. */
const LINE = 20;
const CLOSE = 18;

function Head({ face }: { face: CardFace }) {
  const { points, cost } = face;
  return (
    <span className="ds-head">
      {points && (
        <span className="ds-points">
          {points.single}
          {points.elite > 0 && (
            <>
              <i>/</i>
              {points.elite}
            </>
          )}
        </span>
      )}
      {cost !== null && <Coin>{cost}</Coin>}
      <span className={nameSize(face)}>{face.name}</span>
      <span className="ds-type">
        <TypeMark of={face.type} />
      </span>
    </span>
  );
}

/** The width of the arms in the window: beside a die, alone, or in the low window of a battlefield. */
const ARMS_WIDTH = { beside: "5.1em", alone: "6.2em", low: "5.2em" } as const;

function Window({ face }: { face: CardFace }) {
  const die = face.sides.length > 0;
  return (
    <span className="ds-window">
      <Arms
        card={face.key}
        type={face.type}
        colour={face.colour}
        size={ARMS_WIDTH[face.type === "battlefield" ? "low" : die ? "beside" : "alone"]}
      />
      {die && (
        <Sides sides={face.sides} colour={face.colour} affiliation={face.affiliation} size={27} hidden />
      )}
      {face.health !== null && (
        <span className="ds-health">
          <HeartMark />
          <b>{face.health}</b>
        </span>
      )}
    </span>
  );
}

function Line({ face }: { face: CardFace }) {
  return (
    <span className={face.line.length > CLOSE ? "ds-line ds-line-tight" : "ds-line"}>
      <AffiliationMark of={face.affiliation} />
      <span>{face.line}</span>
      {face.unique && (
        <em>
          <UniqueMark />
          {face.line.length + face.uniqueWord.length <= LINE && face.uniqueWord}
        </em>
      )}
    </span>
  );
}

function Text({ face }: { face: CardFace }) {
  const letters = face.text.reduce((sum, { head, text }) => sum + (head?.length ?? 0) + text.length, 0);
  const much = letters > (face.type === "battlefield" ? 70 : 105);
  return (
    <span className={much ? (letters > 150 ? "ds-text ds-text-most" : "ds-text ds-text-much") : "ds-text"}>
      {face.text.map(({ head, text }, i) => (
        <span key={`${i} ${text}`}>
          {head && <b>{head} </b>}
          <SignedText text={text} nameOf={face.signName} />{" "}
        </span>
      ))}
    </span>
  );
}
