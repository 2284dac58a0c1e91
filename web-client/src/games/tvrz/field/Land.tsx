import { SeatSign } from "../../../computer";
import { Back, BodyCard, Card, cardFace, CardTag } from "../cards";
import { about, isPicked } from "../choose/draft";
import type { Scene } from "../scene";
import type { UnitView } from "../types";
import { faceUp, isKnown, isOpen, rest } from "./units";
import "../cards/held.css";

/** More units and cards than this are drawn small, so that they stay clear of the question. */
const MANY = 4;

/** The landscape of another player: backs, and what lies face-up. */
export function Land(props: {
  scene: Scene;
  seat: number;
  /** Small backs without words, where forts stand close. */
  small: boolean;
  onOpen: (card: string) => void;
}) {
  const { scene, seat, onOpen } = props;
  const { view, nameOf, t } = scene;
  const fort = view.seats[seat];
  if (!fort || (fort.units.length === 0 && faceUp(fort).length === 0)) return null;
  const small = props.small || fort.units.length + faceUp(fort).length > MANY;
  return (
    <div
      className={small ? "tv-land tv-land-small" : "tv-land"}
      role="group"
      aria-label={t.landOf(nameOf(seat))}
    >
      {!small && (
        <p className="tv-land-name">
          <SeatSign seat={seat} />
          {nameOf(seat)}
        </p>
      )}
      <div className="tv-land-cards">
        {fort.units.map((unit) => (
          <Unit key={unit.number} {...{ scene, seat, unit, small, onOpen }} />
        ))}
        {faceUp(fort).map((card, i) => (
          <Laid key={`${card} ${i}`} {...{ scene, card, small, onOpen }} />
        ))}
      </div>
    </div>
  );
}

/** Our own landscape: our face-down cards as we know them; in few words where space is short. */
export function OwnLand(props: {
  scene: Scene;
  seat: number;
  brief?: boolean;
  onOpen: (card: string) => void;
}) {
  const { scene, seat, brief = false, onOpen } = props;
  const { view, t } = scene;
  const fort = view.seats[seat];
  if (!fort || (fort.units.length === 0 && faceUp(fort).length === 0)) return null;
  if (brief) {
    return (
      <section className="tv-own-land tv-brief-land" aria-label={t.yourLand}>
        <p className="tv-land-name">{t.yourLand}</p>
        {fort.units.map((unit) => (
          <BriefUnit key={unit.number} {...{ scene, unit, onOpen }} />
        ))}
        {faceUp(fort).map((card, i) => (
          <button key={`${card} ${i}`} type="button" className="tv-brief" onClick={() => onOpen(card)}>
            <span className="tv-chip">{scene.catalogue.cards[card]?.name}</span>
          </button>
        ))}
      </section>
    );
  }
  return (
    <section className="tv-land tv-own-land" aria-label={t.yourLand}>
      <p className="tv-land-name">{t.yourLand}</p>
      <div className="tv-land-cards">
        {fort.units.map((unit) => (
          <Unit key={unit.number} {...{ scene, seat, unit, onOpen }} small={false} />
        ))}
        {faceUp(fort).map((card, i) => (
          <Laid key={`${card} ${i}`} {...{ scene, card, onOpen }} />
        ))}
      </div>
    </section>
  );
}

/** One of our units in a few words. */
function BriefUnit(props: { scene: Scene; unit: UnitView; onOpen: (card: string) => void }) {
  const { scene, unit, onOpen } = props;
  const { catalogue, question, draft, t } = scene;
  const thing = { kind: "unit", key: unit.number } as const;
  const choosable = about(question, thing).length > 0;
  const picked = isPicked(draft, thing);
  const names = unit.cards.map((body) => catalogue.cards[body?.card ?? ""]?.name ?? "");
  return (
    <button
      type="button"
      className={`tv-brief ${choosable ? "tv-brief-choice" : ""} ${picked ? "tv-brief-picked" : ""}`}
      data-thing={`unit ${unit.number}`}
      aria-pressed={choosable ? picked : undefined}
      onClick={() => (choosable ? scene.choose(thing) : onOpen(unit.cards[0]?.card ?? ""))}
    >
      <CardTag kind={isOpen(unit) ? "open" : "hidden"}>
        {!isOpen(unit) && <span className="visually-hidden">{t.faceDown}, </span>}
        {names.join(" + ")}, {resting(unit, scene)}
      </CardTag>
    </button>
  );
}

/** Whether a unit may act, in a word. */
const resting = (unit: UnitView, { view, t }: Scene): string =>
  ({ laid: t.laidNow, moved: t.moved, rested: t.rested })[rest(unit, view.turn)];

/** A card that lies face-up: a shadow, an item. */
function Laid(props: { scene: Scene; card: string; small?: boolean; onOpen: (card: string) => void }) {
  const { scene, card, small = false, onOpen } = props;
  const face = cardFace(scene.catalogue, card, scene.lang);
  if (!face) return null;
  return (
    <button type="button" className={small ? "tv-held tv-held-chip" : "tv-held"} onClick={() => onOpen(card)}>
      {small ? <span className="tv-chip">{face.short}</span> : <Card face={face} size="tile" />}
    </button>
  );
}

/** A unit: its cards as far as we know them, its backs otherwise. Chosen by a click if a choice is about it. */
function Unit(props: {
  scene: Scene;
  seat: number;
  unit: UnitView;
  small: boolean;
  onOpen: (card: string) => void;
}) {
  const { scene, seat, unit, small, onOpen } = props;
  const { catalogue, lang, question, draft, you, t } = scene;
  const thing = { kind: "unit", key: unit.number } as const;
  const choosable = about(question, thing).length > 0;
  const picked = isPicked(draft, thing);
  const own = seat === you;
  const [first] = unit.cards;
  const shown = first && isKnown(unit) ? first : null;
  const many = unit.cards.length;
  const since = small ? "" : many > 1 ? t.countSince(many, unit.since) : t.since(unit.since);
  const state = resting(unit, scene);
  const classes = `tv-unit ${choosable ? "tv-pick" : ""} ${picked ? "tv-picked" : ""}`;
  const named = unit.cards.flatMap((one) => cardFace(catalogue, one?.card ?? "", lang)?.short ?? []);
  const drawn =
    shown && small ? (
      <span className="tv-chip">{named.join(" + ")}</span>
    ) : shown ? (
      <span className={many > 1 ? "tv-unit-face tv-unit-stack" : "tv-unit-face"}>
        <BodyCard body={shown} catalogue={catalogue} lang={lang} size="tile" chosen={picked} />
        {own && !isOpen(unit) ? (
          <CardTag kind="hidden">
            <span className="visually-hidden">{t.faceDown}, </span>
            {many > 1 ? `${many}, ${state}` : state}
          </CardTag>
        ) : (
          <span className="tv-unit-note">{since}</span>
        )}
        {unit.cards.slice(1).map((body, i) => (
          <span key={i} className="visually-hidden">
            {cardFace(catalogue, body?.card ?? "", lang)?.name}
          </span>
        ))}
      </span>
    ) : (
      <Back seat={seat} cards={many} size={small ? "small" : "large"} note={since} />
    );
  if (!choosable && !shown) {
    return (
      <span className={classes} data-unit={unit.number}>
        {drawn}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      data-thing={`unit ${unit.number}`}
      data-unit={unit.number}
      aria-pressed={choosable ? picked : undefined}
      onClick={() => (choosable ? scene.choose(thing) : onOpen(first?.card ?? ""))}
    >
      {drawn}
    </button>
  );
}
