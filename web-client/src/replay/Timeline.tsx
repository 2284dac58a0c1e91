import { Fragment, memo, useEffect, useRef, type ReactNode } from "react";
import { useTexts } from "../i18n";
import { replayTexts } from "./texts";

/** A turn of a replay; number 0 is the set-up. */
export interface TimelineTurn {
  number: number;
  /** The player's name, or null for the set-up. */
  seat: number | null;
  /** The moment at which it begins. */
  begin: number;
}

/** More icons than this do not fit above a number. */
const MOST_SIGNS = 4;

/**
 * The turns side by side, the first side's icons above the numbers, all others' below; every turn leads to its
 * beginning. Only the current turn is a Tab stop: Page Up and Page Down move to the others.
 */
export function Timeline<T extends TimelineTurn>(props: {
  turns: readonly T[];
  current: T | undefined;
  /** A turn's events as icons in order; if they do not all fit, the last ones. */
  signs: (turn: T) => readonly ReactNode[];
  sideOf: (seat: number) => number;
  nameOf: (seat: number) => string;
  go: (moment: number) => void;
}) {
  const t = useTexts(replayTexts);
  const { turns, current, signs, sideOf, nameOf, go } = props;
  const lane = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = lane.current;
    const cell = box?.querySelector<HTMLElement>("[aria-current]");
    if (!box || !cell) return;
    const left = cell.offsetLeft - box.offsetLeft;
    if (left < box.scrollLeft || left + cell.offsetWidth > box.scrollLeft + box.clientWidth) {
      box.scrollLeft = left - box.clientWidth / 2;
    }
  }, [current]);
  return (
    <ol ref={lane} className="timeline" aria-label={t.turns}>
      {turns.map((turn) => (
        <Turn
          key={turn.number}
          turn={turn}
          signs={signs(turn)}
          label={turn.seat === null ? t.setUp : t.turnOf(turn.number, nameOf(turn.seat))}
          above={turn.seat !== null && sideOf(turn.seat) === 0}
          current={turn === current}
          go={go}
        />
      ))}
    </ol>
  );
}

const Turn = memo(function Turn(props: {
  turn: TimelineTurn;
  signs: readonly ReactNode[];
  label: string;
  above: boolean;
  current: boolean;
  go: (moment: number) => void;
}) {
  const { turn, label, above, current, go } = props;

  const signs = (
    <span className="turn-signs">
      {props.signs.slice(-MOST_SIGNS).map((sign, i) => (
        <Fragment key={i}>{sign}</Fragment>
      ))}
    </span>
  );
  return (
    <li>
      <button
        type="button"
        className={current ? "turn current" : "turn"}
        aria-current={current ? "step" : undefined}
        tabIndex={current ? 0 : -1}
        aria-label={label}
        title={label}
        onClick={() => go(turn.begin)}
      >
        {above ? signs : <span className="turn-signs" />}
        <span className="turn-number">{turn.number === 0 ? "·" : turn.number}</span>
        {above ? <span className="turn-signs" /> : signs}
      </button>
    </li>
  );
});
