import { useSigned } from "../computer";
import { useMemo } from "react";
import type { TableProps } from "../room/tableProps";
import { useForms } from "../setup";
import { HelpDialog } from "../table/HelpDialog";
import { Live } from "../table/Live";
import { LogPanel } from "../table/LogPanel";
import { Resigning } from "../table/Resigning";
import { EndLayout, TableLayout } from "../table/TableLayout";
import { TableMenu } from "../table/TableMenu";
import { useNews } from "../table/useNews";
import { useTable } from "../table/useTable";
import { Board } from "./Board";
import { End } from "./End";
import { Players } from "./Players";
import { headline, Question } from "./Question";
import { mateOf, sidesOf } from "./sides";
import { lines, type PlainScene } from "./speech";
import { plainTexts } from "./texts";
import { usePlainWords } from "./useWords";
import "./plain.css";

/** Lines of this table's log open nothing. */
const nothing = () => {};

/** Single keys that focus parts of this table. */
const KEYS = { b: { focus: ".plain-known" }, h: { focus: ".plain-choices button" } };

/**
 * A table for every game: the question and all known facts in words, every choice a button. Draws what the server
 * offers, in the words of the game's module or catalogue.
 */
export function PlainTable(props: TableProps) {
  const { catalogue, lang, you, log } = props;
  const table = useTable(props, null, KEYS);
  const { room, match, nameOf } = table;
  const t = plainTexts[lang];
  const words = usePlainWords(room.game);
  const { forms } = useForms(room.game);
  const teams = forms.find(({ key }) => key === room.form)?.teams ?? [];
  const sides = sidesOf(teams, room.seats.length);
  const mate = mateOf(sides, you);
  const scene: PlainScene = useMemo(
    () => ({ match, catalogue, you, nameOf, lang }),
    [match, catalogue, you, nameOf, lang],
  );
  const signedName = useSigned(nameOf);
  const told = useMemo(
    () => lines(log, { ...scene, nameOf: signedName }, words),
    [log, scene, words, signedName],
  );
  const { news } = useNews(told);
  const happenings = <LogPanel lines={told} room={room} match={match} onOpen={nothing} extra={null} />;
  const board = <Board {...{ scene, words }} />;
  const windows = (
    <>
      <Live told={news} more={[headline(table, scene, words).title]} />
      <HelpDialog
        table={table}
        keys={[
          ["B", t.keyKnown],
          ["H", t.keyChoices],
        ]}
      >
        {null}
      </HelpDialog>
    </>
  );
  if (table.over) {
    const end = (
      <End
        {...{ scene, words, sides, log, happenings }}
        game={room.game}
        form={room.form}
        again={props.again}
        link={room.watchLink ?? room.seatLink}
      />
    );
    return (
      <EndLayout table={table} board={board} end={end}>
        {windows}
      </EndLayout>
    );
  }
  const players = <Players table={table} clockOf={props.clockOf} />;
  const desk = table.layout === "desktop";
  return (
    <TableLayout
      table={table}
      board={board}
      prompt={<Question {...{ table, scene, words }} />}
      own={desk ? players : null}
      hand={null}
      others={desk ? null : players}
      urgent={you !== null && mate !== null && <Resigning {...{ table, you, mate }} />}
      facts={null}
      brief={null}
      notices={props.notices}
      log={happenings}
      menu={<TableMenu {...{ table, mate }} clock={props.clockMenu} noResigning={null} />}
    >
      {windows}
    </TableLayout>
  );
}
