import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../ui/Icons";
import { useOnPage } from "../ui/onPage";
import { HintBar } from "./hint/HintBar";
import type { OrderAnswers } from "./orderGroups";
import { QuestionTimes } from "./QuestionTimes";
import { StandingOrders } from "./StandingOrders";
import { Stopping } from "./Stopping";
import { tableTexts } from "./texts";
import type { Table } from "./useTable";

/** The slots a game fills; null ones take no space. */
export interface TableSlots {
  /** The board. */
  board: ReactNode;
  prompt: ReactNode;
  /** Our own side; part of the prompt except on a desktop. */
  own: ReactNode;
  /** Our hand: below our own side on a desktop, otherwise in the dock. */
  hand: ReactNode;
  /** The other players. */
  others: ReactNode;
  /** Notices nobody may miss, such as the last round: always visible. */
  urgent: ReactNode;
  /** Facts about the match; beside the board on a desktop, otherwise in the drawer. */
  facts: ReactNode;
  /** The most important of them in a line above the board, where `facts` are in the drawer. */
  brief: ReactNode;
  log: ReactNode;
  menu: ReactNode;
  /** Notices, proposals and waits, except an agreement to stop. */
  notices: ReactNode;
  /** Live regions and open dialogs. */
  children: ReactNode;
}

/** Where the table shows a thing that a hint names: CSS selectors, tried in order, by kind and name of a choice's part. */
export type Shows = (kind: string, thing: string) => readonly string[];

const NOWHERE: Shows = () => [];

/**
 * The layout of a running match, with the times of questions and our standing orders, which no game draws: three
 * columns on a desktop, one on a tablet or phone with a dock below.
 */
export function TableLayout(props: TableSlots & { table: Table; shows?: Shows; orderGroups?: OrderAnswers }) {
  const { table, shows, orderGroups, ...slots } = props;
  const t = tableTexts[table.lang];
  const { layout, root } = table;
  useOnPage("table");
  useOnPage("running-table");
  const notices = (
    <>
      {slots.notices}
      {!table.parked && <Stopping key={table.match.agreed.join()} table={table} />}
    </>
  );
  if (layout === "desktop") {
    return (
      <div ref={root} className="table desktop" data-keeps-focus>
        <div className="table-left">
          {slots.own}
          {slots.hand}
        </div>
        <div className="table-middle stands">
          {slots.board}
          <HintBar table={table} shows={shows ?? NOWHERE} />
          <QuestionTimes table={table} />
          {slots.prompt}
        </div>
        <div className="table-right">
          {slots.others}
          {notices}
          {slots.urgent}
          {slots.facts}
          <StandingOrders table={table} groups={orderGroups} />
          {slots.log}
          {slots.menu}
        </div>
        {slots.children}
      </div>
    );
  }
  return (
    <div ref={root} className={`table ${layout} ${table.timed ? "timed" : ""}`} data-keeps-focus>
      {slots.others}
      {slots.urgent}
      {slots.brief}
      <div className="table-middle stands">{slots.board}</div>
      <div className="table-dock">
        <HintBar table={table} shows={shows ?? NOWHERE} />
        <div className="dock-notices">{notices}</div>
        <QuestionTimes table={table} />
        {slots.prompt}
        {slots.hand}
      </div>
      <Drawer name={t.menu}>
        {slots.facts}
        <StandingOrders table={table} groups={orderGroups} />
        {slots.log}
        {slots.menu}
      </Drawer>
      {slots.children}
    </div>
  );
}

/** What has no room on a tablet or phone, behind a button. A tap on the rest of the table and Esc close it. */
function Drawer({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const drawer = useRef<HTMLDetailsElement>(null);
  useOnPage("drawer");
  useOnPage("open-drawer", open);
  useEffect(() => {
    const box = drawer.current;
    if (!open || !box) return;
    const close = () => {
      box.open = false;
    };
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || box.contains(event.target)) return;
      if (box.closest(".table")?.contains(event.target) && !event.target.closest("dialog")) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      // The selection stays: one press closes one thing.
      event.stopPropagation();
      close();
      box.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key, true);
    };
  }, [open]);
  return (
    <details
      ref={drawer}
      className="table-more"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label={name}>
        <Icon name="menu" />
      </summary>
      <div className="table-more-body">{children}</div>
    </details>
  );
}

/** A finished match: the final position, and beside it who won and why. */
export function EndLayout(props: { table: Table; board: ReactNode; end: ReactNode; children: ReactNode }) {
  const t = tableTexts[props.table.lang];
  const { root, layout } = props.table;
  useOnPage("table");
  return (
    <div ref={root} className={`table ended ${layout}`} data-keeps-focus>
      <div className="table-middle stands">
        {props.board}
        <p className="chip table-caption">{t.finalPosition}</p>
      </div>
      {props.end}
      {props.children}
    </div>
  );
}
