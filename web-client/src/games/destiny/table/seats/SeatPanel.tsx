import { SeatSign } from "../../../../computer";
import type { ReactNode } from "react";
import { part } from "../choose/draft";
import { resourcesLost } from "../prompt/answers";
import { TableSign } from "../prompt/signs";
import type { Scene } from "../scene";
import { SeatArms } from "./SeatArms";
import "./seats.css";

/** A player: resources, clock, hand, deck, discards, whether they have passed or claimed. */
export function SeatPanel(props: {
  scene: Scene;
  seat: number;
  present: boolean;
  clock: ReactNode;
  onPile: (seat: number) => void;
  /** In one line: on tablets and phones. */
  strip?: boolean;
}) {
  const { scene, seat, clock, strip = false } = props;
  const { view, nameOf, question, draft, choose, t } = scene;
  const side = view.seats[seat];
  if (!side) return null;
  const choice = question?.choices.find((one) => part(one, "seat") === String(seat + 1));
  const chosen = choice !== undefined && draft.picked === choice.notation;
  const notes = [
    ...(side.out ? [t.out] : []),
    ...(!props.present && !side.out ? [t.away] : []),
    ...(view.claimed === seat ? [t.claimed] : side.passed ? [t.passed] : []),
  ];
  const acts = view.active === seat && !side.out;
  const name = strip ? (
    <span className="ds-strip-name">
      <h2>
        <SeatSign seat={seat} />
        {nameOf(seat)}
      </h2>
      {notes.length > 0 && <small className="ds-note">{notes.join(", ")}</small>}
    </span>
  ) : (
    <h2>
      <SeatSign seat={seat} />
      {nameOf(seat)}
    </h2>
  );
  const resources = (
    <span className="ds-resources" data-resources={seat}>
      <TableSign name="coin" />
      <b>{side.resources}</b>
      <span className="visually-hidden">{t.resourcesAre(side.resources)}</span>
    </span>
  );
  const counts = (
    <p className="ds-counts">
      <span>
        <TableSign name="hand" />
        <span className={strip ? "visually-hidden" : ""}>{t.hand}</span> <b data-hand={seat}>{side.cards}</b>
      </span>
      <span>
        <TableSign name="deck" />
        <span className={strip ? "visually-hidden" : ""}>{t.deck}</span> <b>{side.deck}</b>
      </span>
      <button type="button" data-pile={seat} onClick={() => props.onPile(seat)}>
        <TableSign name="pile" />
        <span className={strip ? "visually-hidden" : ""}>{t.discards}</span> <b>{side.discard.length}</b>
      </button>
      {!strip &&
        notes.map((note) => (
          <span key={note} className="chip ds-note">
            {note}
          </span>
        ))}
    </p>
  );
  const classes = [
    strip ? "ds-strip" : "panel ds-seat",
    acts ? "ds-seat-acts" : "",
    side.out ? "ds-seat-out" : "",
    choice ? "ds-seat-choice" : "",
    chosen ? "ds-seat-chosen" : "",
  ];
  return (
    <section className={classes.filter(Boolean).join(" ")} aria-label={nameOf(seat)} data-seat={seat}>
      <div className="ds-seat-head">
        <SeatArms seat={seat} size={strip ? 22 : 30} />
        {name}
        {resources}
        {strip && counts}
        <span className="sp" />
        {clock}
      </div>
      {!strip && counts}
      {choice && !strip && (
        <button
          type="button"
          className="ds-seat-pick"
          data-thing={`seat ${seat + 1}`}
          aria-pressed={chosen}
          onClick={() => choose({ kind: "seat", key: String(seat + 1) })}
        >
          {resourcesLost(scene, seat) ?? nameOf(seat)}
        </button>
      )}
    </section>
  );
}
