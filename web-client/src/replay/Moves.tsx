import { memo, useEffect, useRef, type KeyboardEvent } from "react";
import { Signed } from "../computer";
import type { LogLine } from "../table/LogPanel";
import { pieces } from "../table/marked";

/** A line of the log and the moment it leads to. */
export interface Move {
  moment: number;
  line: LogLine;
}

/** Moves the focus one line up or down. */
function walk(event: KeyboardEvent<HTMLOListElement>) {
  const line = (event.target as HTMLElement).closest("li");
  const next =
    event.key === "ArrowDown"
      ? line?.nextElementSibling
      : event.key === "ArrowUp"
        ? line?.previousElementSibling
        : null;
  const button = next?.querySelector("button");
  if (!button) return;
  event.preventDefault();
  button.focus();
}

/**
 * The log of a replay: every line leads to its moment, and the lines of the current one are marked. It is one Tab
 * stop, at the current moment; arrows move up and down.
 */
export function Moves(props: {
  moves: readonly Move[];
  at: number;
  go: (moment: number) => void;
  label: string;
}) {
  const { moves, at, go, label } = props;
  const box = useRef<HTMLOListElement>(null);
  // Steps without a line leave the mark where it was.
  const current = moves.findLast(({ moment }) => moment <= at)?.moment ?? -1;
  const stop = Math.max(
    0,
    moves.findIndex(({ moment }) => moment === current),
  );
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
    <ol ref={box} className="log moves" aria-label={label} tabIndex={-1} onKeyDown={walk}>
      {moves.map((move, i) => (
        <MoveLine key={i} move={move} current={move.moment === current} stop={i === stop} go={go} />
      ))}
    </ol>
  );
}

const MoveLine = memo(function MoveLine(props: {
  move: Move;
  current: boolean;
  stop: boolean;
  go: (moment: number) => void;
}) {
  const { move, current, stop, go } = props;
  const { turn, sign, words } = move.line;
  return (
    <li>
      <button
        type="button"
        className={current ? "log-line current" : "log-line"}
        aria-current={current ? "step" : undefined}
        tabIndex={stop ? 0 : -1}
        onClick={() => go(move.moment)}
      >
        <span className="log-turn">{turn ?? ""}</span>
        {sign ?? <span className="no-piece" />}
        <span>
          {pieces(words).map((part, n) =>
            n % 2 === 0 ? (
              <Signed key={n} words={part} />
            ) : (
              <b key={n}>
                <Signed words={part} />
              </b>
            ),
          )}
        </span>
      </button>
    </li>
  );
});
