import type { ReactNode } from "react";
import { Icon } from "../ui/Icons";
import { QuestionTimes } from "./QuestionTimes";
import { StandingOrders } from "./StandingOrders";
import { Stopping } from "./Stopping";
import { tableTexts } from "./texts";
import type { Table } from "./useTable";

/** What a game fills a table with; what is null takes no room. */
export interface TableSlots {
  /** What is played on. */
  board: ReactNode;
  prompt: ReactNode;
  /** Our own side; elsewhere than on a desk it belongs to the prompt. */
  own: ReactNode;
  /** What we hold, below our own side on a desk, in the dock elsewhere. */
  hand: ReactNode;
  /** Those who play besides us. */
  others: ReactNode;
  /** What nobody may miss, such as a last round: always in sight. */
  urgent: ReactNode;
  /** What can be known of the match; beside the board on a desk, in the drawer elsewhere. */
  facts: ReactNode;
  /** The most needful of it in a line above the board, where `facts` are in the drawer. */
  brief: ReactNode;
  log: ReactNode;
  menu: ReactNode;
  /** What is agreed, proposed and waited for, besides an agreement to stop. */
  notices: ReactNode;
  /** What is read out, and windows that are open. */
  children: ReactNode;
}

/**
 * Where everything of a running match stands, with the times of questions and our standing orders, which no game draws: three columns on a desk, one on a tablet and a phone with a dock below. */
export function TableLayout({ table, ...slots }: TableSlots & { table: Table }) {
  const t = tableTexts[table.lang];
  const { layout, root } = table;
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
          <QuestionTimes table={table} />
          {slots.prompt}
        </div>
        <div className="table-right">
          {slots.others}
          {notices}
          {slots.urgent}
          {slots.facts}
          <StandingOrders table={table} />
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
        <div className="dock-notices">{notices}</div>
        <QuestionTimes table={table} />
        {slots.prompt}
        {slots.hand}
      </div>
      <details className="table-more">
        <summary aria-label={t.menu}>
          <Icon name="menu" />
        </summary>
        <div className="table-more-body">
          {slots.facts}
          <StandingOrders table={table} />
          {slots.log}
          {slots.menu}
        </div>
      </details>
      {slots.children}
    </div>
  );
}

/** A match that is over: the final position, and beside it who won and why. */
export function EndLayout(props: { table: Table; board: ReactNode; end: ReactNode; children: ReactNode }) {
  const t = tableTexts[props.table.lang];
  const { root, layout } = props.table;
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
