// Drawn around squares: their names, a frame over several of them, supplies beside the arena.
import { CELL, corner, place, squareAt, type SquareName } from "./geometry";
import type { Supply } from "./props";

/** Letters and numbers along the stone; where the corners are cut, whole names. */
export function SquareNames({ columns, rows }: { columns: number; rows: number }) {
  const w = columns * 100;
  const h = rows * 100;
  const along = Array.from({ length: columns }, (_, i) => i).slice(2, -2);
  const text = (x: number, y: number, words: string) => (
    <text key={`${x},${y}`} x={x} y={y} className="board-name">
      {words}
    </text>
  );
  return (
    <>
      {along.map((i) => {
        const letter = squareAt(0, i).charAt(0);
        return [
          text(i * 100 + 50, -26, letter),
          text(i * 100 + 50, h + 46, letter),
          text(-36, i * 100 + 62, String(i + 1)),
          text(w + 36, i * 100 + 62, String(i + 1)),
        ];
      })}
      {text(78, 88, squareAt(1, 1))}
      {text(w - 78, 88, squareAt(1, columns - 2))}
      {text(78, h - 64, squareAt(rows - 2, 1))}
      {text(w - 78, h - 64, squareAt(rows - 2, columns - 2))}
    </>
  );
}

/** The same where the stone is narrow: in a corner of the first square of each row and the last one of each column. */
export function NamesInside({ squares }: { squares: readonly SquareName[] }) {
  const rows = new Map<number, SquareName>();
  const columns = new Map<number, SquareName>();
  for (const square of squares) {
    const { row, column } = place(square);
    if (!rows.has(row)) rows.set(row, square);
    columns.set(column, square);
  }
  return (
    <>
      {[...rows.values()].map((square) => {
        const { x, y } = corner(square);
        return (
          <text key={square} x={x + 5} y={y + CELL - 7} className="board-name inside">
            {square.slice(1)}
          </text>
        );
      })}
      {[...columns.values()].map((square) => {
        const { x, y } = corner(square);
        return (
          <text key={square} x={x + CELL - 5} y={y + CELL - 7} className="board-name inside end">
            {square.charAt(0)}
          </text>
        );
      })}
    </>
  );
}

/** A frame with strong corners around a rectangle of squares. */
export function Framed({ squares }: { squares: readonly SquareName[] }) {
  const corners = squares.map(corner);
  const x = Math.min(...corners.map((one) => one.x));
  const y = Math.min(...corners.map((one) => one.y));
  const right = Math.max(...corners.map((one) => one.x)) + CELL;
  const bottom = Math.max(...corners.map((one) => one.y)) + CELL;
  return (
    <g fill="none" stroke="var(--centre-line)">
      <rect x={x} y={y} width={right - x} height={bottom - y} strokeWidth={7} rx={4} />
      <path
        strokeWidth={16}
        d={
          `M${x},${y + 30}V${y}H${x + 30}M${right - 30},${y}H${right}V${y + 30}` +
          `M${right},${bottom - 30}V${bottom}H${right - 30}M${x + 30},${bottom}H${x}V${bottom - 30}`
        }
      />
    </g>
  );
}

/** Pieces and their counts outside a cut corner; smaller in the narrow frame. */
export function SupplyCorner(props: Supply & { narrow: boolean; columns: number; rows: number }) {
  const { corner: where, colour, pieces, legendary, narrow, columns, rows } = props;
  const right = where.endsWith("right");
  const top = where.startsWith("top");
  const size = narrow ? 54 : 66;
  const edge = narrow ? 20 : 60;
  const x = right ? columns * 100 + edge - size : -edge;
  const y = top ? 2 - edge : rows * 100 + edge - 2 * size - 4;
  const lines = [
    { piece: `${colour}c`, count: pieces, down: top ? 0 : size + 2 },
    { piece: `${colour}l`, count: legendary, down: top ? size + 2 : 0 },
  ];
  return (
    <g className={narrow ? "supply narrow" : "supply"}>
      {lines.map(({ piece, count, down }) => (
        <g key={piece}>
          <use href={`#piece-${piece}`} x={x} y={y + down} width={size} height={size} />
          <text
            className="supply-count"
            x={right ? x - 6 : x + size + 6}
            y={y + down + size * 0.73}
            textAnchor={right ? "end" : "start"}
          >
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}
