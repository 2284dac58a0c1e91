import { memo, type ReactNode } from "react";
import { useTexts } from "../../../i18n";
import { Icon } from "../../../ui/Icons";
import { PartSign } from "../fort/PartSign";
import { cardTexts } from "../words/cards.texts";
import type { CardFace } from "./faces";
import { fits, ROOM } from "./names";
import { Picture, TraitSign, TraitWord } from "./Picture";
import { Blade, Shield } from "./Strengths";
import { WorksPicture } from "./WorksPicture";
import "./cards.css";
import "./small.css";

/** Full with its text (168 by 235), compact (104 wide), or a tile (58 wide). */
export type CardSize = "full" | "compact" | "tile";

/**
 * The state below a card: purple with a tick (you may), striped (something is missing), grey (not now), or paper
 * (information). On a tile `text` is a sign or a number; put the words into `label`, which screen readers hear.
 */
export interface Foot {
  kind: "may" | "lacks" | "not" | "told";
  text: string;
  label?: string;
}

export interface CardProps {
  face: CardFace;
  size?: CardSize;
  foot?: Foot | null;
  /** A white frame. */
  chosen?: boolean;
  /** Its place, from 1, among cards chosen in order: a purple numeral. */
  order?: number | null;
  /** Its strengths as they stand; null for the printed ones. Those that differ are underlined. */
  attack?: number | null;
  defence?: number | null;
  /** The faces of cards attached to it. */
  items?: readonly CardFace[];
  /** Only its place is kept: an empty outline. */
  gone?: boolean;
}

const NAMES = { full: "name", compact: "short", tile: "shortest" } as const;

const FEET = { may: "tv-may", lacks: "tv-lacks", not: "tv-not", told: "" } as const;

/**
 * A card's face, as one picture with all its words as its name; in a button it names the button. It looks alike
 * wherever it is shown, and its width never depends on what it shows.
 */
export const Card = memo(function Card(props: CardProps) {
  const { face, size = "full", foot = null, chosen = false, order = null, gone = false, items = [] } = props;
  const t = useTexts(cardTexts);
  const attack = props.attack ?? face.attack;
  const defence = props.defence ?? face.defence;
  const classes = [
    "tv-card",
    size === "full" ? "" : `tv-${size}`,
    `tv-nature-${face.nature}`,
    `tv-bar-${face.bar}`,
    foot ? FEET[foot.kind] : "",
    chosen ? "tv-chosen" : "",
    gone ? "tv-gone" : "",
  ];
  const label = [
    face.label,
    attack !== null && attack !== face.attack ? t.attack(attack) : "",
    defence !== null && defence !== face.defence ? t.defence(defence) : "",
    items.length > 0 ? t.attached(items.map(({ name }) => name).join(", ")) : "",
    size === "full" ? face.text : "",
    foot ? (foot.label ?? foot.text) : "",
    chosen ? t.chosen : "",
    order === null ? "" : t.inOrder(order),
  ];
  const strip = <Strip face={face} size={size} attack={attack} defence={defence} />;
  return (
    <span
      className={classes.filter(Boolean).join(" ")}
      data-face={face.key}
      role="img"
      aria-label={label.filter(Boolean).join(", ")}
    >
      <i className="tv-bar" />
      <Head face={face} size={size} />
      {size === "full" ? (
        <FullBody face={face} strip={strip} />
      ) : (
        <SmallBody face={face} size={size} items={items} strip={strip} />
      )}
      {foot ? (
        <span className={size === "tile" && foot.kind !== "may" ? "tv-foot tv-reason" : "tv-foot"}>
          {foot.kind === "may" && !(size === "tile" && foot.text) && <Icon name="check" />}
          {foot.text && (
            <span className={foot.text.length > 12 && size !== "tile" ? "tv-tight" : ""}>{foot.text}</span>
          )}
        </span>
      ) : (
        size === "full" && <span className="tv-foot tv-limit">{face.limit}</span>
      )}
      {order !== null && <span className="tv-order">{order}</span>}
    </span>
  );
});

function Head({ face, size }: { face: CardFace; size: CardSize }) {
  const name = face[NAMES[size]];
  const tight = size === "tile" && !fits(name, ROOM.tile);
  return (
    <span className="tv-head">
      {size !== "tile" && (
        <span className="tv-head-sign">
          <PartSign sign={face.sign} />
        </span>
      )}
      <span className={tight ? "tv-name tv-close" : "tv-name"}>{name}</span>
      {face.bar === "red" && size !== "tile" && (
        <span className="tv-crown">
          <Picture of="one-in-the-game" />
        </span>
      )}
    </span>
  );
}

function CardPicture({ face }: { face: CardFace }) {
  return face.works ? (
    <WorksPicture works={face.works} />
  ) : (
    <span className="tv-charge">
      <Picture of={face.key} />
    </span>
  );
}

function FullBody({ face, strip }: { face: CardFace; strip: ReactNode }) {
  return (
    <>
      <span className="tv-window">
        <span className="tv-place">
          {face.sign !== "none" && <PartSign sign={face.sign} />}
          {face.place && <span className={face.place.length > 13 ? "tv-long" : ""}>{face.place}</span>}
        </span>
        <CardPicture face={face} />
      </span>
      {strip}
      <span
        className={
          face.traits.length > 2 || face.traits.length + face.spells.length > 3
            ? "tv-text tv-dense"
            : "tv-text"
        }
      >
        {face.traits.length > 0 && (
          <span className="tv-traits">
            {face.traits.map((one) => (
              <TraitWord key={one.trait} face={one} />
            ))}
          </span>
        )}
        {face.spells.length > 0 && (
          <>
            <b>{face.spells.join(", ")}</b>
            {face.text ? ". " : ""}
          </>
        )}
        {face.text}
      </span>
    </>
  );
}

function SmallBody(props: { face: CardFace; size: CardSize; items: readonly CardFace[]; strip: ReactNode }) {
  const { face, size, items, strip } = props;
  const shown = face.traits.slice(0, size === "tile" ? 1 : 3 - Math.min(items.length, 2));
  return (
    <>
      <span className="tv-window">
        <CardPicture face={face} />
        {size === "tile" && (
          <span className="tv-tile-sign">
            <PartSign sign={face.sign} />
          </span>
        )}
        <span className="tv-trait-list">
          {shown.map((one) => (
            <TraitSign key={one.trait} face={one} />
          ))}
          {items.map(({ key }, i) => (
            <span key={`${key} ${i}`} className="tv-trait">
              <Picture of={key} />
            </span>
          ))}
        </span>
      </span>
      {strip}
    </>
  );
}

function Strip(props: { face: CardFace; size: CardSize; attack: number | null; defence: number | null }) {
  const { face, size, attack, defence } = props;
  const t = useTexts(cardTexts);
  const full = size === "full";
  if (face.works) {
    return (
      <span className="tv-strip">
        <span className="tv-minus">−{face.works.value}</span>
        {size !== "tile" && <span className="tv-kind">{full ? face.kind : face.shortKind}</span>}
      </span>
    );
  }
  if (attack === null || defence === null) {
    return (
      <span className="tv-strip">
        <span className="tv-kind tv-left">{full ? face.kind : face.shortKind}</span>
      </span>
    );
  }
  return (
    <span className="tv-strip">
      <Blade value={attack} raised={attack !== face.attack} />
      {full && <span className="tv-kind">{face.kind}</span>}
      {face.attackOnly ? (
        <span className="tv-undefended">{full ? t.noDefence : "–"}</span>
      ) : (
        <Shield value={defence} raised={defence !== face.defence} />
      )}
    </span>
  );
}
