import { useRef, useState, type KeyboardEvent } from "react";
import { corner, octagon, place, squareAt, tone, type SquareName } from "./geometry";
import {
  CameFrom,
  Chosen,
  Doom,
  Frame,
  GatewayRing,
  LastArrow,
  LastHere,
  Line,
  Lost,
  Missing,
  rankOf,
  Ray,
  Ring,
  Target,
} from "./marks";
import { Moving, useMotion } from "./Moving";
import type { Motion } from "./motion";
import type { BoardProps } from "./props";
import { Framed, NamesInside, SquareNames, SupplyCorner } from "./Surround";
import { Tile } from "./Tile";
import "./board.css";

interface Props extends BoardProps {
  label: string;
  /** The screen-reader label of a square. */
  describe: (square: SquareName) => string;
  /** Squares that can be chosen. */
  active: ReadonlySet<SquareName>;
  /** A tap or the space bar picks; Enter may also confirm the current pick. */
  onChoose: (square: SquareName, by: "tap" | "space" | "enter") => void;
  onHover?: (square: SquareName | null) => void;
  /** The narrow frame, with the names on the squares, for small screens. */
  narrow?: boolean;
  letters: { red: string; green: string };
}

/**
 * The widths of the lines around the stone that lie over each other as its shadow, spaced so that it fades like a
 * blurred one. With a filter browsers would work all of the board out anew at every change on it.
 */
const SHADOW = [73, 53, 41, 33, 26, 20, 14, 8];

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * A board of squares on sand: draws its props and reports the chosen square. By keyboard: arrows move (Home and End
 * to the ends of a row), the space bar picks, Enter picks and confirms.
 */
export function Board(props: Props) {
  const { columns, rows, squares, pieces, marks, narrow = false } = props;
  const root = useRef<SVGSVGElement>(null);
  const [here, setHere] = useState<SquareName | null>(null);
  useMotion(root, props.motion);

  const names: SquareName[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const name = squareAt(row, column);
      if (squares[name]) names.push(name);
    }
  }
  const first = here && squares[here] ? here : (names.find((name) => props.active.has(name)) ?? names[0]);
  // In the narrow frame a phone's squares are 41 pixels wide.
  const margin = narrow ? 17 : 58;
  const chosen = marks.chosen;
  const stands = (at: SquareName) => pieces[at] !== undefined;
  const bare = new Set([
    ...marks.lost.map((lost) => lost.at),
    ...marks.last.map((last) => last.from),
    chosen?.piece ? chosen.at : null,
  ]);

  const focus = (name: SquareName | undefined) => {
    if (!name) return;
    setHere(name);
    root.current?.querySelector<SVGGElement>(`[data-square="${name}"]`)?.focus();
  };
  const walk = (event: KeyboardEvent<SVGGElement>, name: SquareName) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      props.onChoose(name, event.key === "Enter" ? "enter" : "space");
      return;
    }
    const { row, column } = place(name);
    if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      const line = names.filter((other) => place(other).row === row);
      focus(event.key === "Home" ? line[0] : line.at(-1));
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    for (let n = 1; n < Math.max(rows, columns); n++) {
      const next = squareAt(row + step[0] * n, column + step[1] * n);
      if (squares[next]) {
        focus(next);
        return;
      }
    }
  };

  return (
    <svg
      ref={root}
      className={narrow ? "board narrow" : "board"}
      viewBox={`${-margin - 4} ${-margin - 4} ${columns * 100 + 8 + 2 * margin} ${rows * 100 + 8 + 2 * margin}`}
      onPointerLeave={() => props.onHover?.(null)}
    >
      <g aria-hidden="true">
        {SHADOW.map((width) => (
          <polygon
            key={width}
            className="stone-shadow"
            strokeWidth={width}
            points={octagon(margin, columns, rows)}
          />
        ))}
        <polygon className="stone" points={octagon(margin, columns, rows)} />
        <polygon className="stone-edge" points={octagon(margin - 9, columns, rows)} />
        <polygon className="floor" points={octagon(14, columns, rows)} />
        {names.map((name) => {
          const { x, y } = corner(name);
          const { row, column } = place(name);
          return (
            <Tile
              key={name}
              kind={squares[name] ?? "plain"}
              x={x}
              y={y}
              tone={tone(row, column)}
              occupied={stands(name) || bare.has(name)}
              letters={props.letters}
            />
          );
        })}
        {props.framed && <Framed squares={props.framed} />}
        {!narrow && <SquareNames columns={columns} rows={rows} />}
        {marks.last.map(({ at, from, piece }) => (
          <g key={at}>
            {from && <CameFrom at={from} rank={rankOf(piece)} />}
            <LastHere at={at} />
          </g>
        ))}
        {marks.lost.map((lost) => (
          <Lost key={lost.at} {...lost} />
        ))}
        {marks.lines.map((line) => (
          <Line key={line.from} {...line} />
        ))}
        {names.map((name) => {
          const piece = pieces[name];
          if (!piece) return null;
          const { x, y } = corner(name);
          return (
            <g key={name} data-piece={name}>
              <g className="piece-path">
                <g className="piece-body">
                  <use href={`#piece-${piece}`} x={x + 2} y={y + 1} width={96} height={96} />
                </g>
                {props.ringed === name && <GatewayRing at={name} opening={!arrived(props.motion, name)} />}
              </g>
            </g>
          );
        })}
        <Moving motion={props.motion} edge={octagon(margin - 9, columns, rows)} />
        {marks.last.map(({ at, from }) => from && <LastArrow key={at} from={from} to={at} />)}
        {marks.rings.map((at) => (
          <Ring key={at} at={at} rank={rankOf(pieces[at] ?? "nc")} />
        ))}
        {marks.frames
          .filter((frame) => frame.at !== chosen?.at)
          .map((frame) => (
            <Frame key={frame.at} {...frame} over={stands(frame.at)} />
          ))}
        {marks.targets
          .filter((at) => at !== chosen?.at)
          .map((at) => (
            <Target key={at} at={at} />
          ))}
        {narrow && <NamesInside squares={names} />}
        {marks.missing && <Missing {...marks.missing} />}
        {chosen && (
          <>
            {chosen.framed && <Frame at={chosen.at} ways={1} over={stands(chosen.at)} />}
            <Chosen at={chosen.at} />
          </>
        )}
        {marks.doomed.map((at) => (
          <Doom key={at} at={at} />
        ))}
        {chosen?.piece && <Ghost at={chosen.at} piece={chosen.piece} aside={stands(chosen.at)} />}
        {marks.rays.map((ray) => (
          <Ray key={ray.direction} {...ray} />
        ))}
        {props.supplies.map((supply) => (
          <SupplyCorner key={supply.corner} {...supply} {...{ narrow, columns, rows }} />
        ))}
      </g>
      <g role="grid" aria-label={props.label}>
        {Array.from({ length: rows }, (_, row) => (
          <g key={row} role="row">
            {names
              .filter((name) => place(name).row === row)
              .map((name) => {
                const { x, y } = corner(name);
                const able = props.active.has(name);
                return (
                  <g
                    key={name}
                    role="gridcell"
                    data-square={name}
                    className={able ? "square able" : "square"}
                    tabIndex={name === first ? 0 : -1}
                    aria-label={props.describe(name)}
                    aria-selected={chosen?.at === name}
                    aria-disabled={!able}
                    onClick={() => {
                      setHere(name);
                      props.onChoose(name, "tap");
                    }}
                    onKeyDown={(event) => walk(event, name)}
                    onFocus={() => setHere(name)}
                    onPointerEnter={(event) => event.pointerType === "mouse" && props.onHover?.(name)}
                  >
                    <rect className="square-hit" x={x} y={y} width={100} height={100} />
                    <rect className="focus-outer" x={x - 3} y={y - 3} width={106} height={106} rx={8} />
                    <rect className="focus-inner" x={x + 4} y={y + 4} width={92} height={92} rx={5} />
                  </g>
                );
              })}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Whether the piece now here arrived in this motion, together with its marks. */
function arrived(motion: Motion | null, at: SquareName): boolean {
  return (motion?.tracks ?? []).some(
    (track) =>
      (track.kind === "move" && track.to === at) ||
      (track.kind === "swap" && (track.a === at || track.b === at)),
  );
}

/** A preview of a piece; smaller and to the side where another one still stands. */
function Ghost({ at, piece, aside }: { at: SquareName; piece: string; aside: boolean }) {
  const { x, y } = corner(at);
  const size = aside ? 62 : 96;
  const moved = aside ? 42 : 2;
  return (
    <use href={`#piece-${piece}`} x={x + moved} y={y + moved} width={size} height={size} opacity={0.95} />
  );
}
