import { useSigned } from "../../../computer";
import { useCallback, useMemo, useState } from "react";
import type { TableProps } from "../../../room/tableProps";
import { HelpDialog } from "../../../table/HelpDialog";
import { Live } from "../../../table/Live";
import { LogPanel } from "../../../table/LogPanel";
import { EndLayout, TableLayout, type Shows } from "../../../table/TableLayout";
import { TableMenu } from "../../../table/TableMenu";
import { useLow, useShort } from "../../../table/useLayout";
import { useNews } from "../../../table/useNews";
import { useTable } from "../../../table/useTable";
import { useOnPage } from "../../../ui/onPage";
import { Arena } from "./arena/Arena";
import { BattlefieldPlate } from "./arena/Tilt";
import { SIZES } from "./arena/sizes";
import { NOTHING } from "./choose/draft";
import { End } from "./end/End";
import { Hand } from "./hand/Hand";
import { useMoves } from "./motion/useMoves";
import { hasSupportPanel, Supports } from "./plates/Ledge";
import { PointingContext } from "./plates/pointing";
import { Dock } from "./prompt/Dock";
import { asksSheet, Sheet } from "./prompt/Sheet";
import { useAnswers } from "./prompt/useAnswers";
import { around, others, useScene, type Scene } from "./scene";
import { CardDialog, PileDialog, Piles } from "./seats/Dialogs";
import { Focus } from "./seats/Focus";
import { Orders } from "./seats/Orders";
import { SeatPanel } from "./seats/SeatPanel";
import { logLines } from "./words/logLines";
import "./table.css";

/** Single keys of this table: the rail, letting a die join, the hand and our pool. */
const KEYS = {
  ...Object.fromEntries(
    Array.from({ length: 7 }, (_, i) => [String(i + 1), { press: `.ds-rail button:nth-of-type(${i + 1})` }]),
  ),
  "+": { press: ".ds-die-place:focus" },
  h: { focus: ".ds-hand [data-thing]" },
  b: { focus: ".ds-pool-own [data-thing]" },
};

/** Where hints point; a card of the hand has its copy after its key. */
const shows: Shows = (kind, thing) => [
  `[data-thing="${kind} ${thing}"]`,
  `[data-thing^="${kind} ${thing} "]`,
];

/**
 * The table of Destiny: the arena with both pools, our side and hand, the others, and the question. Draws what the
 * server offers; its only state is the draft of the next answer.
 */
export function DestinyTable(props: TableProps) {
  const { you, log } = props;
  useOnPage("ds-table");
  const table = useTable(props, NOTHING, KEYS);
  const { send, regroup } = useAnswers(table);
  const scene = useScene(props, table, send, regroup);
  const { t, plain, view } = scene;
  const [opened, open] = useState<string | null>(null);
  const [pile, showPile] = useState<number | null>(null);
  const onOpen = useCallback((card: string) => open(card), []);
  const signedName = useSigned(plain.nameOf);
  const told = useMemo(() => logLines(log, { ...plain, nameOf: signedName }), [log, plain, signedName]);
  const { news } = useNews(told);
  const { news: happened } = useNews(log);
  useMoves(table.root, happened);
  const pointing = usePointingState(onOpen);
  const low = useLow();
  const { layout } = table;
  const desktop = layout === "desktop";
  const beside = useShort() && !desktop && !table.over;
  const phone = layout === "phone";
  // A phone in landscape has a phone's arena, with all else beside it.
  const small = phone || beside;
  const sizes = SIZES[desktop && low ? "low" : beside ? "beside" : layout];
  const sheet = small && !table.over && !table.stopped && asksSheet(scene);

  const arena = (
    <Arena
      {...{ scene, sizes }}
      room={small ? "phone" : "desktop"}
      short={sheet && !beside}
      asked={sheet}
      panels={desktop && !table.over}
      clockOf={props.clockOf}
      onPick={table.pick}
    />
  );
  const seat = (one: number, strip: boolean) => (
    <SeatPanel
      key={one}
      {...{ scene, strip }}
      seat={one}
      present={table.present(one)}
      clock={props.clockOf?.(one)}
      onPile={showPile}
    />
  );
  const logPanel = (
    <LogPanel
      lines={told}
      room={table.room}
      match={table.match}
      onOpen={onOpen}
      extra={{ name: t.piles, body: <Piles {...{ scene }} onPile={showPile} /> }}
    />
  );
  const windows = (
    <>
      <Live told={news} more={[]} />
      <HelpDialog
        table={table}
        keys={[
          ["1–7", t.keyRail],
          ["← →", t.keyArrows],
          ["Enter", t.keyEnter],
          ["+", t.keyJoin],
          ["H", t.keyHand],
          ["B", t.keyPool],
        ]}
      >
        {null}
      </HelpDialog>
      {pile !== null && <PileDialog {...{ scene, onOpen }} seat={pile} onClose={() => showPile(null)} />}
      {opened !== null && <CardDialog scene={scene} card={opened} onClose={() => open(null)} />}
    </>
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
      <PointingContext value={pointing}>
        <div className={`ds-table ds-table-${layout} ds-table-ended`}>
          <EndLayout table={table} board={<div className="table-board">{arena}</div>} end={end}>
            {windows}
          </EndLayout>
        </div>
      </PointingContext>
    );
  }
  const rest = others(scene);
  const panels = desktop ? <SupportPanels scene={scene} /> : null;
  const strip = !desktop && you !== null ? seat(you, true) : null;
  const prompt = sheet ? (
    <Sheet {...{ table, scene, send }} />
  ) : (
    <Dock {...{ table, scene, send, strip }} clockOf={props.clockOf} />
  );
  return (
    <PointingContext value={pointing}>
      <div
        className={`ds-table ds-table-${layout} ${view.seats.length > 2 ? "ds-table-many" : ""} ${beside ? "ds-table-beside" : ""}`}
      >
        <TableLayout
          table={table}
          shows={shows}
          board={arena}
          prompt={prompt}
          own={desktop ? seat(scene.below, false) : null}
          hand={
            you === null || sheet ? null : (
              <Hand
                {...{ scene, onOpen }}
                seat={you}
                size={small ? "tile" : desktop && !low ? "full" : "compact"}
              />
            )
          }
          others={
            desktop ? (
              <>
                {rest.map((one) => seat(one, false))}
                {panels}
                <Focus scene={scene} small={low} />
                {(view.queue.length > 0 || scene.question?.prompt === "order") && view.battlefield && (
                  <section className="panel ds-panel ds-panel-field">
                    <BattlefieldPlate {...{ scene }} mine={false} onPick={table.pick} />
                  </section>
                )}
              </>
            ) : rest.length === 1 || !small ? (
              <div className="ds-strips">{rest.map((one) => seat(one, true))}</div>
            ) : null
          }
          urgent={null}
          facts={<Orders {...{ scene, table }} />}
          brief={null}
          notices={props.notices}
          log={logPanel}
          menu={
            <TableMenu
              {...{ table }}
              mate={null}
              clock={props.clockMenu}
              left={view.seats.filter(({ out }) => !out).length}
              noResigning={null}
            />
          }
        >
          {windows}
        </TableLayout>
      </div>
    </PointingContext>
  );
}

/** What the pointer is on. */
function usePointingState(open: (card: string) => void) {
  const [{ pointed, card }, set] = useState<{ pointed: string | null; card: string | null }>({
    pointed: null,
    card: null,
  });
  const point = useCallback((piece: string | null, next: string | null) => {
    set({ pointed: piece, card: next });
  }, []);
  return useMemo(() => ({ pointed, card, point, open }), [pointed, card, point, open]);
}

/** The supports that have no room beside the characters. */
function SupportPanels({ scene }: { scene: Scene }) {
  const { view, below, you, nameOf, t } = scene;
  const duel = view.seats.length === 2;
  return around(scene).map(
    (seat) =>
      hasSupportPanel(scene, seat, duel || seat === below) && (
        <section key={seat} className="panel ds-panel">
          <h3>{seat === you ? t.yourSupports : t.supportsOf(nameOf(seat))}</h3>
          <Supports {...{ scene, seat }} />
        </section>
      ),
  );
}
