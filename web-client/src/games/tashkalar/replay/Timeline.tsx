import { memo, useEffect, useRef } from "react";
import { Piece } from "../board";
import { Art } from "../cards";
import { useTexts } from "../../../i18n";
import { replayTexts } from "../../../replay/texts";
import { Icon } from "../../../ui/Icons";
import type { PlayedTurn, TurnSign } from "./turns";

/** More signs than this do not fit above a number. */
const MOST_SIGNS = 4;

/** The turns side by side, the first side's signs above the numbers, all others' below; every turn leads to its begin. For keys only the turn shown is a stop: Page Up and Page Down lead to the others. */
export function Timeline(props: {
  turns: readonly PlayedTurn[];
  current: PlayedTurn | undefined;
  sideOf: (seat: number) => number;
  nameOf: (seat: number) => string;
  go: (moment: number) => void;
}) {
  const t = useTexts(replayTexts);
  const { turns, current, sideOf, nameOf, go } = props;
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
  turn: PlayedTurn;
  label: string;
  above: boolean;
  current: boolean;
  go: (moment: number) => void;
}) {
  const { turn, label, above, current, go } = props;
  const signs = (
    <span className="turn-signs">
      {turn.signs.slice(-MOST_SIGNS).map((sign, i) => (
        <Sign key={i} sign={sign} />
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

function Sign({ sign }: { sign: TurnSign }) {
  switch (sign.kind) {
    case "piece":
      return <Piece piece={sign.piece} />;
    case "broke":
      return (
        <span className="turn-sign">
          <Icon name="not" />
        </span>
      );
    case "claimed":
      return (
        <span className="turn-sign claimed">
          <Icon name="flag" />
        </span>
      );
    case "flared":
      return (
        <span className="turn-sign flared">
          <Art card="flare" />
        </span>
      );
  }
}
