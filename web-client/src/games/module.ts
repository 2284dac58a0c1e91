import { lazy, type ComponentType } from "react";
import type { Lang } from "../i18n";
import type { PlainWords } from "../plain/speech";
import type { Catalogue, FormInfo, RoomState } from "../protocol";
import type { Rewatched } from "../replay/rewatched";
import type { TableProps } from "../room/tableProps";
import type { Send } from "../socket";
import type { EventSounds } from "../sound/heard";

/**
 * All that the client has of one game. What stands here comes with the first page; every part that draws comes when it
 * is shown for the first time, inside a `GamePart`.
 */
export interface GameModule {
  /** As the server calls it. */
  key: string;
  /** As addresses of pages call it: `/rules/<address>`. */
  address: string;
  /** The forms whose tables this client can show, in the order a lobby lists them. */
  forms: readonly string[];
  /** Table options that its seat parts set themselves; forms before the table and lists of tables leave them out. */
  ownOptions: readonly string[];
  /** Whether a table of so many seats can have this value of a table option. */
  fits: (option: string, value: string, seats: number) => boolean;
  /** The table of a match that stands. */
  Table: ComponentType<TableProps>;
  /** The table at which a match is looked at again. */
  Replay: ComponentType<Rewatched>;
  /** How it is played; a whole page but for its frame. */
  Rules: ComponentType;
  /** The picture of it on the start page: nothing to use, nothing to read. */
  Emblem: ComponentType;
  /** Whose work it is made of: authors, publishers, licences. */
  Credits: ComponentType;
  /** What its drawings refer to by id, drawn once on a page that shows any part of it. */
  Defs: ComponentType;
  /** What it adds to the seats before a match; null where the general choice of seat options is enough. */
  seats: (() => Promise<SeatParts>) | null;
  /** What it says of itself at the plain table; null where its catalogue says enough. */
  plain: (() => Promise<PlainWords>) | null;
  /** What is heard of its events; without it one general sound for every move. */
  sounds?: () => Promise<EventSounds>;
}

/** What the parts of a seat before the match are drawn from. */
export interface SeatPart {
  room: RoomState;
  form: FormInfo;
  catalogue: Catalogue;
  /** Which seat, from 0. */
  seat: number;
  /** Our own seat, or null. */
  you: number | null;
  send: Send;
}

/** What the parts of a team before the match are drawn from. */
export interface TeamPart extends Omit<SeatPart, "seat"> {
  /** As `FormInfo.teams` counts. */
  team: number;
  /** Whether we made the room. */
  host: boolean;
}

/** What a game shows of a seat before the match, and what is chosen for it there. */
export interface SeatParts {
  /** Whether those who sit agree on what everybody plays with, instead of each choosing alone. */
  agreed: (room: RoomState, form: FormInfo) => boolean;
  /** What must still be chosen before whoever sits there can be ready, as a sentence; null if nothing. */
  missing: (part: SeatPart, lang: Lang) => string | null;
  /** What the seat plays with in a few words; null if there is nothing to say. */
  words: (part: SeatPart, lang: Lang) => string | null;
  /** What it plays with, drawn beside the name. */
  Picture: ComponentType<SeatPart>;
  /** Where it is chosen: shown to whoever may choose for this seat. */
  Choice: ComponentType<SeatPart>;
  /** Head of a team in a team form. */
  team: {
    /** A class of its own for the panel of the team, or "". */
    className: (part: TeamPart) => string;
    Picture: ComponentType<TeamPart>;
    /** What is set for the team, beside its name. */
    Choice: ComponentType<TeamPart>;
    /** Said below its seats; null if nothing. */
    note: (part: TeamPart, lang: Lang) => string | null;
  };
}

/** A component that is loaded when it is drawn for the first time. */
export const part = <P>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(() => load().then((component) => ({ default: component as ComponentType }))) as ComponentType<P>;
