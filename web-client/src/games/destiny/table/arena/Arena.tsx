import { useState } from "react";
import type { Draft } from "../choose/draft";
import { hasSupportPanel, Ledge } from "../plates/Ledge";
import { Pool } from "../pool/Pool";
import { Queue } from "../queue/Queue";
import { others, type Scene } from "../scene";
import { SeatArms } from "../seats/SeatArms";
import { Tilt } from "./Tilt";
import "./arena.css";

/** Pixels of a die's edge in each room: theirs, theirs where pools share the width, and ours. */
export interface DiceSizes {
  theirs: number;
  shared: number;
  own: number;
  /** Ours where there are many. */
  crowded: number;
}

/** From this many on, dice of a phone's own pool are smaller. */
const MANY_DICE = 7;

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
  onPick: (draft: Draft) => void;
}) {
  const { scene, sizes, room, short = false, onPick } = props;
  const { view, below, t } = scene;
  const rest = others(scene);
  const phone = room === "phone";
  const [first = below] = rest;
  const [looked, look] = useState(first);
  const focus = rest.includes(looked) ? looked : first;
  const seats = phone ? [focus] : rest;
  const duel = rest.length === 1;
  const shared = !phone && rest.length > 1;
  const own = view.seats[below];
  const dice = [
    ...(own?.characters ?? []).flatMap((one) => [...one.dice, ...one.upgrades.flatMap((each) => each.dice)]),
    ...(own?.supports ?? []).flatMap((one) => one.dice),
  ].filter(({ pool }) => pool === below).length;
  const ownSize = dice >= MANY_DICE ? sizes.crowded : sizes.own;
  const queue = view.queue.length > 0;
  return (
    <div
      className={`ds-arena ds-arena-${room} ${shared ? `ds-arena-${rest.length}` : ""} ${short ? "ds-arena-short" : ""}`}
      role="group"
      aria-label={t.arena}
    >
      {phone && rest.length > 1 && <Totals {...{ scene, rest, focus }} onLook={look} />}
      <div className="ds-others">
        {seats.map((seat) => (
          <Ledge
            key={seat}
            {...{ scene, seat }}
            room={phone ? "phone" : shared ? "narrow" : "full"}
            supports={phone || !hasSupportPanel(scene, seat, duel)}
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
                size={shared ? sizes.shared : sizes.theirs}
                brief={shared || phone}
              />
            ))}
          </div>
        )}
        {queue && !phone ? <Queue scene={scene} /> : !short && <Tilt {...{ scene, onPick }} brief={phone} />}
        <Pool {...{ scene }} seat={below} size={ownSize} brief={phone} />
      </div>
      {!short && (
        <Ledge
          {...{ scene }}
          seat={below}
          room={phone ? "phone" : "full"}
          supports={phone || !hasSupportPanel(scene, below, true)}
        />
      )}
    </div>
  );
}

/** On phones with several opponents: one tap leads to each of them, with what they hold. */
function Totals(props: {
  scene: Scene;
  rest: readonly number[];
  focus: number;
  onLook: (seat: number) => void;
}) {
  const { scene, rest, focus, onLook } = props;
  const { view, nameOf, t } = scene;
  return (
    <div className="ds-totals" role="group" aria-label={t.opponents}>
      {rest.map((seat) => {
        const side = view.seats[seat];
        const left = side?.characters.length ?? 0;
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={seat === focus}
            aria-label={`${t.showSide(nameOf(seat))}, ${t.resourcesAre(side?.resources ?? 0)}`}
            onClick={() => onLook(seat)}
          >
            <SeatArms seat={seat} size={18} />
            <span>{nameOf(seat)}</span>
            <b>{left}</b>
          </button>
        );
      })}
    </div>
  );
}
