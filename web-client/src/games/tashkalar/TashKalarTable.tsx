import "./panels/clocks.css";
import { useCallback, useState } from "react";
import type { TableProps } from "../../room/tableProps";
import { HelpDialog } from "../../table/HelpDialog";
import { Live } from "../../table/Live";
import { LogPanel } from "../../table/LogPanel";
import { Resigning } from "../../table/Resigning";
import { EndLayout, TableLayout, type Shows } from "../../table/TableLayout";
import { TableMenu } from "../../table/TableMenu";
import { useTable } from "../../table/useTable";
import { Arena } from "./board/Arena";
import { tashKalarOf } from "./catalogue";
import { CardDialog } from "./cards/CardDialog";
import { End } from "./end/End";
import { isMelee, turning } from "./melee";
import { AllFacts, AllPiles, Brief, OwnHand, pilesInTab } from "./panels/Facts";
import { InPlay } from "./panels/InPlay";
import { FinalRound } from "./panels/Panels";
import { OtherSides, OwnSide } from "./panels/Players";
import { ownKeys, Signs } from "./panels/Signs";
import { NOTHING } from "./prompt/draft";
import { TashKalarPrompt } from "./prompt/TashKalarPrompt";
import { SHORTCUTS } from "./shortcuts";
import { mateOf } from "./sides";
import { useMatch } from "./useMatch";
import { said } from "./words/said";
import { gameTexts } from "./words/texts";
import "./panels/panels.css";
import "./panels/hand.css";
import "./panels/narrow.css";
import "./panels/landscape.css";
import "./panels/short.css";
import "./end/end.css";

/** Where hints point: to squares, and to cards of the hand. */
const shows: Shows = (kind, thing) =>
  kind === "card"
    ? [`[data-card="${thing}"]`]
    : /^[a-i][1-9]$/.test(thing)
      ? [`[data-square="${thing}"]`]
      : [];

/**
 * The Tash-Kalar table: fills the shared layout with the arena, the hand, the sides and the question. Draws what the
 * server offers; its only state is the draft of the next answer.
 */
export function TashKalarTable(props: TableProps) {
  const { lang, you, clockOf } = props;
  const catalogue = tashKalarOf(props.catalogue);
  const t = gameTexts(lang);
  const shell = useTable(props, NOTHING, SHORTCUTS);
  const table = { ...shell, oneClick: shell.oneClick && shell.match.setup.table["takeBack"] !== "no" };
  const match = useMatch(props, table, catalogue, t);
  const [opened, open] = useState<string | null>(null);
  const onCard = useCallback((card: string) => open(card), []);
  const { view, scene } = match;
  const { layout, nameOf } = table;
  const melee = isMelee(view);
  const colour = view.seats[table.match.waiting[0]?.seat ?? you ?? 0]?.colour ?? "n";
  const mate = you === null ? null : mateOf(view, you);
  const players = { table, view, catalogue, clockOf, t, turning: turning(view, scene.reading.candidate) };
  const facts = { match, table, catalogue, players, t };

  const arena = (
    <Arena {...{ scene, layout }} inStrips={!table.timed} onChoose={match.choose} onHover={match.hover} />
  );
  const log = (
    <LogPanel
      lines={match.told}
      room={table.room}
      match={table.match}
      onOpen={onCard}
      extra={pilesInTab(facts) ? { name: t.pilesTab, body: <AllPiles {...facts} /> } : null}
    />
  );
  const windows = (
    <>
      <Live told={match.justTold} more={said(match, table, t)} />
      <HelpDialog table={table} keys={ownKeys(lang, mateOf(view, you ?? 0) !== null)}>
        <Signs {...{ melee, lang }} />
      </HelpDialog>
      {opened && <CardDialog card={opened} {...{ colour, catalogue, t }} onClose={() => open(null)} />}
    </>
  );
  if (table.over) {
    const end = (
      <End
        {...{ view, catalogue, nameOf, lang, log: match.log, match: table.match, happenings: log }}
        again={props.again}
        link={table.room.watchLink ?? table.room.seatLink}
      />
    );
    return (
      <EndLayout table={table} board={arena} end={end}>
        {windows}
      </EndLayout>
    );
  }
  const own = <OwnSide {...players} />;
  return (
    <TableLayout
      table={table}
      shows={shows}
      board={arena}
      prompt={
        <TashKalarPrompt
          {...{ asking: match.asking, view, table, catalogue, onCard, colour, t }}
          strip={layout === "desktop" ? null : own}
        />
      }
      own={own}
      hand={<OwnHand {...facts} />}
      others={<OtherSides {...players} />}
      urgent={
        <>
          <FinalRound {...{ view, nameOf, t }} />
          <InPlay {...{ view, catalogue, nameOf, onCard, t }} />
          {you !== null && mate !== null && <Resigning {...{ table, you, mate }} />}
        </>
      }
      facts={<AllFacts {...facts} />}
      brief={<Brief {...facts} />}
      notices={props.notices}
      log={log}
      menu={
        <TableMenu {...{ table, mate }} clock={props.clockMenu} noResigning={melee ? t.noResigning : null} />
      }
    >
      {windows}
    </TableLayout>
  );
}
