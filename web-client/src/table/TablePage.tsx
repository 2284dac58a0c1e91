import { gameOf, GamePart } from "../games";
import type { TableProps } from "../room/tableProps";
import "./table.css";
import "./panels.css";
import "./windows.css";
import "./narrow.css";
import "./landscape.css";
import "./short.css";
import "./end.css";

/** The table of a match that stands: every game brings its own. */
export function TablePage(props: TableProps) {
  const game = gameOf(props.state.room.game);
  return (
    game && (
      <GamePart game={game}>
        <game.Table {...props} />
      </GamePart>
    )
  );
}
