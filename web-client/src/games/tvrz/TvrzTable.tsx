import { useSigned } from "../../computer";
import { useCallback, useMemo, useState } from "react";
import type { TableProps } from "../../room/tableProps";
import { HelpDialog } from "../../table/HelpDialog";
import { Live } from "../../table/Live";
import { LogPanel } from "../../table/LogPanel";
import { EndLayout, TableLayout, type Shows } from "../../table/TableLayout";
import { TableMenu } from "../../table/TableMenu";
import { useNews } from "../../table/useNews";
import { useTable } from "../../table/useTable";
import { NOTHING } from "./choose/draft";
import { End } from "./end/End";
import { Field } from "./field/Field";
import { Fight, FightPanel } from "./fight/Fight";
import { landFight } from "./fight/landFight";
import { LandPanel } from "./fight/LandPanel";
import { NarrowField } from "./field/NarrowField";
import { useMoves } from "./motion/useMoves";
import { Preview } from "./cards/Preview";
import { useRoom, useTallWindow } from "./field/useSize";
import { orderGroups } from "./prompt/orderGroups";
import { TvrzPrompt } from "./prompt/TvrzPrompt";
import { asksOfField, isDeclared, isOwnFight, useScene } from "./scene";
import { Known, knownCount } from "./seats/Known";
import { CardDialog, PileDialog } from "./seats/PileDialog";
import { SeatList } from "./seats/SeatList";
import { StatusLine } from "./seats/StatusLine";
import { PhoneWall } from "./wall/PhoneWall";
import { Wall } from "./wall/Wall";
import { logLines } from "./words/logLines";
import "./table.css";

/** Single keys of this table. */
const KEYS = { b: { focus: ".tv-field [data-thing], .tv-field .tv-part" }, h: { focus: ".tv-held" } };

/** Where hints point. Choices number seats from 1. */
const shows: Shows = (kind, thing) =>
  kind === "card"
    ? [`[data-card="${thing}"]`]
    : [`[data-thing="${kind} ${kind === "seat" ? Number(thing) - 1 : thing}"]`];

/**
 * The table of Tvrz: the others' forts around the field, our own as the unrolled wall with the hand behind it, the
 * players, and the question. Draws what the server offers; its only state is the draft of the next answer.
 */
export function TvrzTable(props: TableProps) {
  const { you, log } = props;
  const shell = useTable(props, NOTHING, KEYS);
  const table = { ...shell, layout: useRoom(shell.layout) };
  const scene = useScene(props, table);
  const { t, plain } = scene;
  const [opened, open] = useState<string | null>(null);
  const [pile, showPile] = useState<number | null>(null);
  const onOpen = useCallback((card: string) => open(card), []);
  const signedName = useSigned(plain.nameOf);
  const told = useMemo(() => logLines(log, { ...plain, nameOf: signedName }), [log, plain, signedName]);
  const { news } = useNews(told);
  const { news: happened } = useNews(log);
  useMoves(table.root, happened, scene.catalogue, you);
  const desktop = table.layout === "desktop";
  const tall = useTallWindow();
  const watching = you === null;

  const declared = isDeclared(scene) && !table.over;
  const fighting = declared && isOwnFight(scene) && !asksOfField(scene);
  const inLand = useMemo(() => landFight(log), [log]);
  const others =
    declared && !isOwnFight(scene) ? (
      <FightPanel
        {...{ scene, log }}
        small={watching || scene.view.seats.length > 4}
        narrow={!desktop || !tall}
      />
    ) : (
      inLand && !table.over && !asksOfField(scene) && <LandPanel scene={scene} fight={inLand} />
    );
  const field = fighting ? (
    <Fight scene={scene} small={!desktop} />
  ) : desktop ? (
    <Field {...{ scene, onOpen }} whole={watching || table.over} fight={others} />
  ) : (
    <NarrowField {...{ scene, onOpen }} whole={watching || table.over} fight={others} />
  );
  const windows = (
    <>
      <Live told={news} more={[]} />
      <HelpDialog
        table={table}
        keys={[
          ["B", t.keyField],
          ["H", t.keyHand],
          ["I", t.keyCard],
          ["← →", t.keyArrows],
        ]}
      >
        {null}
      </HelpDialog>
      <Preview scene={scene} root={table.root} />
      {pile !== null && <PileDialog {...{ scene, pile, onOpen }} onClose={() => showPile(null)} />}
      {opened !== null && <CardDialog scene={scene} card={opened} onClose={() => open(null)} />}
    </>
  );
  const seats = <SeatList scene={scene} present={table.present} clockOf={props.clockOf} onPile={showPile} />;
  const logPanel = (
    <LogPanel
      lines={told}
      room={table.room}
      match={table.match}
      onOpen={onOpen}
      extra={{ name: t.knownTab(knownCount(scene)), body: <Known {...{ scene, onOpen }} /> }}
    />
  );
  if (table.over) {
    const end = (
      <End
        {...{ scene, match: table.match, form: table.room.form, happenings: logPanel }}
        again={props.again}
        link={table.room.watchLink ?? table.room.seatLink}
      />
    );
    return (
      <EndLayout table={table} board={field} end={end}>
        {windows}
      </EndLayout>
    );
  }
  return (
    <div
      className={`tv-table tv-table-${table.layout} ${watching ? "tv-watching" : ""} ${fighting ? "tv-fighting" : ""}`}
    >
      <TableLayout
        table={table}
        shows={shows}
        orderGroups={orderGroups(scene)}
        board={field}
        prompt={<TvrzPrompt {...{ table, scene }} />}
        own={null}
        hand={
          you === null ? null : desktop ? (
            <Wall {...{ scene, onOpen }} seat={you} />
          ) : (
            <PhoneWall {...{ scene, onOpen }} seat={you} />
          )
        }
        others={desktop ? seats : null}
        urgent={null}
        facts={desktop ? null : seats}
        brief={<StatusLine scene={scene} clockOf={props.clockOf} />}
        notices={props.notices}
        log={logPanel}
        menu={
          <TableMenu
            {...{ table }}
            mate={null}
            clock={props.clockMenu}
            left={scene.view.seats.length - scene.view.out.length}
            noResigning={null}
          />
        }
      >
        {windows}
      </TableLayout>
    </div>
  );
}
