import type { ReactNode } from "react";
import type { Layout } from "../table/useLayout";
import { spoken } from "../table/marked";
import { useOnPage } from "../ui/onPage";
import type { Move } from "./Moves";

/** The slots of a replay's layout. */
export function ReplayLayout(props: {
  layout: Layout;
  /** Whether the current moment is the end of the match. */
  ended: boolean;
  /** The scores in a line, where panels are out of sight. */
  scores: ReactNode;
  /** The sides with all their cards, and the choice of view. */
  left: ReactNode;
  board: ReactNode;
  /** The known facts of the match, and its moves. */
  right: ReactNode;
  /** Buttons and slider, and the turns. */
  foot: ReactNode;
  moves: readonly Move[];
  /** The current moment. */
  at: number;
  /** Open dialogs. */
  children: ReactNode;
}) {
  const { layout, ended, moves, at } = props;
  useOnPage("table");
  useOnPage("replay");
  const just = moves.filter(({ moment }) => moment === at && at > 0).map(({ line }) => spoken(line.words));
  return (
    <div className={`table replay ${layout} ${ended ? "at-end" : ""}`}>
      <p className="replay-score" aria-hidden="true">
        {props.scores}
      </p>
      <div className="replay-left">{props.left}</div>
      <div className="table-middle stands">{props.board}</div>
      <div className="replay-right">{props.right}</div>
      <footer className="replay-foot">{props.foot}</footer>
      {props.children}
      <p className="visually-hidden" role="status" aria-live="polite">
        {just.join(" ")}
      </p>
    </div>
  );
}

/** The seat at the bottom. */
export function Below(props: {
  title: string;
  note: string;
  names: readonly string[];
  below: number;
  onBelow: (seat: number) => void;
}) {
  const { title, note, names, below, onBelow } = props;
  return (
    <fieldset className="panel replay-whose">
      <legend className="lbl">{title}</legend>
      <div className="seg">
        {names.map((name, seat) => (
          <label key={seat} className={seat === below ? "on" : ""}>
            <input
              type="radio"
              name="below"
              className="visually-hidden"
              checked={seat === below}
              onChange={() => onBelow(seat)}
            />
            {name}
          </label>
        ))}
      </div>
      <p className="note">{note}</p>
    </fieldset>
  );
}
