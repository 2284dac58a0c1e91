import { SeatSign } from "../../../../computer";
import { useState, type ReactNode } from "react";
import { thingOf, type Draft } from "../choose/draft";
import { pieceOf } from "../pieces";
import { hasSupportPanel, Ledge } from "../plates/Ledge";
import { diceOf, dieOf } from "../pool/groups";
import { Pool } from "../pool/Pool";
import { Ordering } from "../queue/Ordering";
import { Queue } from "../queue/Queue";
import { HeartMark } from "../../cards";
import { TableSign } from "../prompt/signs";
import { factsOf, others, type Scene } from "../scene";
import { SeatArms } from "../seats/SeatArms";
import { Aim } from "./Aim";
import type { DiceSizes } from "./sizes";
import { useSwipe } from "./useSwipe";
import { Tilt } from "./Tilt";
import "./arena.css";

/** How many dice of full size fit in a row: across the whole width, in half of it, and on a phone. */
const FITS = { whole: 7, half: 4, third: 3, phone: 6 } as const;

/** The size of dice of which there are so many. */
const sized = (size: number, dice: number, fits: number, least: number): number =>
  dice <= fits ? size : Math.max(least, Math.floor((size * fits) / dice));

/** The size of our own dice, which leave several opponents beside each other more height. */
const ownSize = ({ own, crowded }: DiceSizes, others: number): number =>
  others > 2 ? crowded : others > 1 ? Math.min(own, MOST_AMONG) : own;

/** How large they are among two opponents at most. */
const MOST_AMONG = 70;

/**
 * The table itself: opponents' sides and pools side by side in turn order, the tilt or the queue, our pool and our side.
 * On phones one opponent at a time.
 */
export function Arena(props: {
  scene: Scene;
  sizes: DiceSizes;
  room: "phone" | "desktop";
  /** Without our own side and the opponent's pool: a sheet lies over them. */
  short?: boolean;
  /** Whether what waits is told elsewhere, in a sheet. */
  asked?: boolean;
  /** Whether supports that have no room beside their characters stand in panels of their own. */
  panels?: boolean;
  clockOf?: ((seat: number) => ReactNode) | undefined;
  onPick: (draft: Draft) => void;
}) {
  const { scene, sizes, room, short = false, asked = false, panels = false, clockOf, onPick } = props;
  const { view, below, t } = scene;
  const rest = others(scene);
  const phone = room === "phone";
  const [first = below] = rest;
  const [looked, look] = useState(first);
  const focus = rest.includes(looked) ? looked : first;
  const seats = phone ? [focus] : rest;
  const duel = rest.length === 1;
  const swiping = useSwipe((by) => {
    look(rest[(rest.indexOf(focus) + by + rest.length) % rest.length] ?? first);
  });
  const shared = !phone && rest.length > 1;
  const dice = diceOf(view);
  const count = (seat: number) => dice.filter(({ die }) => die.place === "pool" && die.pool === seat).length;
  const fits = phone ? FITS.phone : FITS.whole;
  const theirFits = !shared ? fits : rest.length === 2 ? FITS.half : FITS.third;
  const queue = view.queue.length > 0;
  const orders = scene.question?.prompt === "order" ? scene.question : null;
  return (
    <div
      className={`ds-arena ds-arena-${room} ${shared ? `ds-arena-${rest.length}` : ""} ${short ? "ds-arena-short" : ""}`}
      role="group"
      aria-label={t.arena}
      // Where it is higher than its place it scrolls, by keys too.
      tabIndex={phone || panels ? 0 : undefined}
    >
      {phone && rest.length > 1 && <Totals {...{ scene, rest, focus, clockOf }} onLook={look} />}
      <div className="ds-others" {...(phone && !duel ? { ...swiping, "data-swipes": true } : {})}>
        {seats.map((seat) => (
          <Ledge
            key={seat}
            {...{ scene, seat }}
            room={phone ? "phone" : rest.length > 2 ? "small" : shared ? "narrow" : "full"}
            supports={!panels || !hasSupportPanel(scene, seat, duel)}
          />
        ))}
      </div>
      <div className="ds-sand">
        {!short && (
          <div className="ds-halves">
            {seats.map((seat) => (
              <Pool
                key={seat}
                {...{ scene, seat }}
                size={sized(shared ? sizes.shared : sizes.theirs, count(seat), theirFits, sizes.least)}
                brief={shared || phone}
              />
            ))}
          </div>
        )}
        {orders && !phone ? (
          <Ordering {...{ scene, onPick }} question={orders} />
        ) : queue && !asked ? (
          <Queue scene={scene} brief={phone} />
        ) : (
          !short && <Tilt {...{ scene, onPick }} brief={phone} />
        )}
        <Pool
          {...{ scene }}
          seat={below}
          size={sized(ownSize(sizes, phone ? 1 : rest.length), count(below), fits, sizes.least)}
          brief={phone}
        />
      </div>
      {!short && (
        <Ledge
          {...{ scene }}
          seat={below}
          room={phone ? "phone" : "full"}
          supports={!panels || !hasSupportPanel(scene, below, true)}
        />
      )}
      <Aim scene={scene} />
    </div>
  );
}

/** Whether something on a seat's side or in its pool can be chosen. */
const choosesAt = ({ question, view }: Pick<Scene, "question" | "view">, seat: number): boolean =>
  (question?.choices ?? []).some((choice) => {
    const thing = thingOf(choice);
    if (thing?.kind === "die") return dieOf(view, thing.key)?.pool === seat;
    return thing?.kind === "piece" && pieceOf(view, thing.key)?.seat === seat;
  });

/** On phones with several opponents: one tap leads to each of them, with what they hold. */
function Totals(props: {
  scene: Scene;
  rest: readonly number[];
  focus: number;
  clockOf?: ((seat: number) => ReactNode) | undefined;
  onLook: (seat: number) => void;
}) {
  const { scene, rest, focus, clockOf, onLook } = props;
  const { view, nameOf, t } = scene;
  return (
    <div className="ds-totals" role="group" aria-label={t.opponents}>
      {rest.map((seat) => {
        const side = view.seats[seat];
        const left = (side?.characters ?? []).reduce(
          (sum, { card, damage }) => sum + (factsOf(scene, card)?.health ?? 0) - damage,
          0,
        );
        const chooses = seat !== focus && choosesAt(scene, seat);
        const words = [t.showSide(nameOf(seat)), t.left(left), t.resourcesAre(side?.resources ?? 0)];
        return (
          <button
            key={seat}
            type="button"
            className={chooses ? "ds-totals-choice" : undefined}
            aria-pressed={seat === focus}
            onClick={() => onLook(seat)}
          >
            <span className="visually-hidden">{[...words, ...(chooses ? [t.choose] : [])].join(", ")}</span>
            <SeatArms seat={seat} size={18} />
            <span aria-hidden="true">
              <SeatSign seat={seat} />
              {nameOf(seat)}
            </span>
            <b aria-hidden="true">
              <HeartMark />
              {left}
            </b>
            <b aria-hidden="true">
              <TableSign name="coin" />
              {side?.resources ?? 0}
            </b>
            {clockOf && (
              <span className="ds-totals-clock" aria-hidden="true">
                {clockOf(seat)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
