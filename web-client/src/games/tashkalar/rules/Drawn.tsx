import type { CSSProperties } from "react";
import { Board } from "../board";
import { SIDE, squares, type Drawing } from "./drawings";

const nothing = new Set<string>();
const silent = () => "";
const ignored = () => undefined;

/** Drawing units of the whole narrow board, and of the stone around its squares. */
const WHOLE = SIDE * 100 + 60;
const STONE = 30;

/** The offset of the whole board behind the window that shows a part of it. */
function behind({ column, row, columns, rows }: NonNullable<Drawing["window"]>): CSSProperties {
  const percent = (units: number, of: number) => `${units / of}%`;
  return {
    width: percent(WHOLE, columns),
    left: percent(-STONE - column * 100, columns),
    top: percent(-STONE - row * 100, rows),
  };
}

/** A part of the arena as a captioned picture: not interactive, fully described in words. */
export function Drawn(props: {
  drawing: Drawing;
  caption: string;
  letters: { red: string; green: string };
  size: "large" | "middle" | "small";
}) {
  const { window, pieces, marks } = props.drawing;
  return (
    <figure className={`drawn ${props.size}`}>
      <div
        className={window ? "drawn-window" : "drawn-whole"}
        style={window ? { aspectRatio: `${window.columns} / ${window.rows}` } : {}}
        aria-hidden="true"
        inert
      >
        <div className="drawn-board" style={window ? behind(window) : {}}>
          <Board
            columns={SIDE}
            rows={SIDE}
            squares={squares}
            pieces={pieces}
            marks={marks}
            supplies={[]}
            motion={null}
            label=""
            describe={silent}
            active={nothing}
            onChoose={ignored}
            letters={props.letters}
            narrow={window !== null}
          />
        </div>
      </div>
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}
