import type { ReactNode } from "react";
import type { Lang } from "../i18n";
import type { Catalogue, MatchEvent, MatchState, Refusal, RoomState } from "../protocol";
import type { Connection, Hint, Plans, Send } from "../socket";

/** A room with a running or finished match. */
export interface PlayedState {
  room: RoomState;
  match: MatchState;
}

/** Props that the room page passes to the table of a running or finished match. */
export interface TableProps {
  /** The room and its match as this viewer may see them. */
  state: PlayedState;
  /** All events since the match began, oldest first; grows at the end. */
  log: MatchEvent[];
  send: Send;
  connection: Connection;
  /** The newest refused command, until another one is sent; `id` tells equal ones apart. */
  refusal: (Refusal & { id: number }) | null;
  /** Whether an answer of ours is being sent: nothing else should be offered meanwhile. */
  waiting: boolean;
  lang: Lang;
  catalogue: Catalogue;
  /** Our seat, from 0; null for watchers. */
  you: number | null;
  /** The clock of a seat, or nothing without one. */
  clockOf?: (seat: number) => ReactNode;
  /** Notices about time: proposals, pauses and players who are waited for; never covers the board. */
  notices?: ReactNode;
  /** Our seat's private plans; nobody has any if missing. */
  plans?: Plans;
  /** The newest hint for us, and whether one is on its way; none if missing. */
  hint?: Hint | null;
  hinting?: boolean;
  /** The server's clock; our own if missing. */
  now?: () => number;
  /** Proposals about time, for the menu. */
  clockMenu?: ReactNode;
  /** Why nobody can choose now although the match will go on; null while players can. */
  paused?: { title: string; why: string } | null;
  /** Rematch controls, shown once the match is over. */
  again?: ReactNode;
}
