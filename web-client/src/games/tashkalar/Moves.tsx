import { memo, useEffect, useRef } from "react";
import { Piece } from "../../board";
import { pieces } from "./sentences";
import type { Move } from "./turns";

/** The log of a replay: every line leads to its moment, and those of the moment shown are marked. */
export function Moves(props: {
  moves: readonly Move[];
  at: number;
  go: (moment: number) => void;
  label: string;
}) {
  const { moves, at, go, label } = props;
  const box = useRef<HTMLOListElement>(null);
  // Steps without a line of their own leave the mark where it was.
  const current = moves.findLast(({ moment }) => moment <= at)?.moment ?? -1;
  useEffect(() => {
    const list = box.current;
    const line = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !line) return;
    const top = line.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }, [current]);
  return (
    <ol ref={box} className="log moves" aria-label={label} tabIndex={-1}>
      {moves.map((move, i) => (
        <MoveLine key={i} move={move} current={move.moment === current} go={go} />
      ))}
    </ol>
  );
}

const MoveLine = memo(function MoveLine(props: {
  move: Move;
  current: boolean;
  go: (moment: number) => void;
}) {
  const { move, current, go } = props;
  const { turn, piece, words } = move.line;
  return (
    <li>
      <button
        type="button"
        className={current ? "log-line current" : "log-line"}
        aria-current={current ? "step" : undefined}
        onClick={() => go(move.moment)}
      >
        <span className="log-turn">{turn ?? ""}</span>
        {piece ? <Piece piece={piece} /> : <span className="no-piece" />}
        <span>{pieces(words).map((part, n) => (n % 2 === 0 ? part : <b key={n}>{part}</b>))}</span>
      </button>
    </li>
  );
});
