import { gameOf, GamePart } from "../games";
import { PlainTable, usePlainTable } from "../plain";
import type { TableProps } from "../room/tableProps";
import "./table.css";
import "./panels.css";
import "./windows.css";
import "./times.css";
import "./narrow.css";
import "./landscape.css";
import "./short.css";
import "./end.css";

/** The table of a match that stands: the game's own, or the plain one where there is none or the reader wants it. */
export function TablePage(props: TableProps) {
  const { room } = props.state;
  const game = gameOf(room.game);
  const [plain] = usePlainTable();
  const Table = !plain && game?.forms.includes(room.form) ? game.Table : PlainTable;
  return (
    <GamePart game={game}>
      <Table {...props} />
    </GamePart>
  );
}
