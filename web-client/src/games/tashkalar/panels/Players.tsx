import type { TashKalarCatalogue } from "../catalogue";
import type { TableProps } from "../../../room/tableProps";
import { useLow, type Layout } from "../../../table/useLayout";
import type { Table } from "../../../table/useTable";
import { isMelee } from "../melee";
import { mateOf, sidesOf, type Side } from "../sides";
import type { TashKalarView } from "../types";
import type { GameTexts } from "../words/texts";
import { SidePanel } from "./SidePanel";
import { Race, Strip } from "./Strip";

/** Props of the sides at a table. */
export interface PlayersProps {
  table: Table;
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  clockOf?: TableProps["clockOf"];
  /** Letters of the colours whose counters the shown choice would turn, in a Melee. */
  turning: readonly string[];
  t: GameTexts;
}

/** A side where more than two play: ours, and its progress towards the last round if there is space. */
function Panel({ side, layout, ...props }: PlayersProps & { side: Side; layout: Layout }) {
  const { table, view, t } = props;
  const { nameOf, present, you } = table;
  const below = you ?? 0;
  const ours = view.seats[below]?.side === side.side;
  const low = useLow();
  return (
    <SidePanel
      {...{ side, layout, view, nameOf, present, you, t }}
      folded={low && table.layout === "desktop"}
      catalogue={props.catalogue}
      clockOf={props.clockOf}
      turning={ours ? props.turning : []}
    >
      {ours && mateOf(view, below) !== null && table.layout === "desktop" && <Race view={view} t={t} />}
    </SidePanel>
  );
}

function Single({ seat, form, ...props }: PlayersProps & { seat: number; form: "own" | "other" }) {
  const { table, view, catalogue, clockOf, t } = props;
  return (
    <Strip
      {...{ seat, form, view, catalogue, t }}
      layout={table.layout}
      name={table.nameOf(seat)}
      present={table.present(seat)}
      clock={clockOf?.(seat)}
    />
  );
}

/** Our own side, or the one at the bottom for those who watch. */
export function OwnSide(props: PlayersProps) {
  const below = props.table.you ?? 0;
  const [ours] = sidesOf(props.view, below);
  return props.view.seats.length > 2 && ours ? (
    <Panel {...props} side={ours} layout={props.table.layout} />
  ) : (
    <Single {...props} seat={below} form="own" />
  );
}

/** All other sides, in order of play. */
export function OtherSides(props: PlayersProps) {
  const { table, view } = props;
  const theirs = sidesOf(view, table.you ?? 0).slice(1);
  if (view.seats.length <= 2) {
    return theirs.map(({ side, seats }) => (
      <Single key={side} {...props} seat={seats[0] ?? 0} form="other" />
    ));
  }
  const panels = theirs.map((side) => <Panel key={side.side} {...props} side={side} layout={table.layout} />);
  return table.layout === "desktop" ? panels : <div className="side-row">{panels}</div>;
}

/** All sides in full, where the strips have no space for details; otherwise nothing. */
export function AllSides(props: PlayersProps) {
  const { table, view } = props;
  if (!isMelee(view) && !(view.seats.length > 2 && table.timed)) return null;
  return sidesOf(view, table.you ?? 0).map((side) => (
    <Panel key={side.side} {...props} side={side} layout="desktop" />
  ));
}
