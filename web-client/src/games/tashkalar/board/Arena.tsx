import { useMemo } from "react";
import type { Layout } from "../../../table/useLayout";
import { isMelee } from "../melee";
import { answers } from "../prompt/draft";
import { Board } from "./Board";
import { boardProps, squareWords, type BoardScene } from "./boardProps";

/** The arena with its supplies: possible choices, their preview and the last changes. */
export function Arena(props: {
  scene: BoardScene;
  layout: Layout;
  /** Whether supplies are shown in the strips, where a clock would take their space. */
  inStrips: boolean;
  onChoose?: (square: string, by: "tap" | "space" | "enter") => void;
  onHover?: (square: string | null) => void;
}) {
  const { scene, layout, inStrips } = props;
  const { t, view } = scene;
  const board = boardProps(scene);
  const letters = useMemo(() => ({ red: t.letterRed, green: t.letterGreen }), [t]);
  const narrow = layout === "phone";
  return (
    <div className="table-board">
      <Board
        {...board}
        supplies={narrow && !isMelee(view) && inStrips ? [] : board.supplies}
        narrow={narrow}
        label={scene.question ? t.arenaYourTurn : t.arena}
        letters={letters}
        active={new Set(Object.keys(board.squares).filter((square) => answers(scene.reading, square)))}
        describe={(square) => squareWords(scene, square)}
        onChoose={props.onChoose ?? (() => undefined)}
        onHover={props.onHover ?? (() => undefined)}
      />
      <ul className="visually-hidden">
        {board.supplies.map((supply) => (
          <li key={supply.corner}>{supply.label}</li>
        ))}
      </ul>
    </div>
  );
}
