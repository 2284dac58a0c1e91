import type { ReactNode } from "react";
import type { Lang } from "../i18n";
import type { Catalogue, MatchEvent, MatchState, Refusal, RoomState } from "../protocol";
import type { Connection, Plans, Send } from "../socket";

/** A room whose match runs or is over. */
export interface PlayedState {
  room: RoomState;
  match: MatchState;
}

/** What the room page hands to the table once a match stands. */
export interface TableProps {
  /** The room and its match as this viewer may see them. */
  state: PlayedState;
  /** Everything told since the match began, oldest first; grows at the end. */
  log: MatchEvent[];
  send: Send;
  connection: Connection;
  /** The newest refused command, until another one is sent; `id` tells equal ones apart. */
  refusal: (Refusal & { id: number }) | null;
  /** Whether an answer of ours is still on its way: nothing more should be offered to choose meanwhile. */
  waiting: boolean;
  lang: Lang;
  catalogue: Catalogue;
  /** Our seat, from 0; null for those who watch. */
  you: number | null;
  /** The clock of a seat, or nothing where there is none. */
  clockOf?: (seat: number) => ReactNode;
  /** What is agreed, proposed and waited for about time; never over what is played on. */
  notices?: ReactNode;
  /** What our seat alone knows of its plans; nobody has any where it is missing. */
  plans?: Plans;
  /** The server's clock; our own where it is missing. */
  now?: () => number;
  /** What may be proposed about time; stands in the menu. */
  clockMenu?: ReactNode;
  /** Why nobody can choose now although the match goes on later; null while everybody can. */
  paused?: { title: string; why: string } | null;
  /** What is offered once the match is over: another one at the same table. */
  again?: ReactNode;
}
