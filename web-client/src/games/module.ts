import { createElement, Fragment, lazy, type ComponentType, type ReactNode } from "react";
import type { Lang } from "../i18n";
import type { PlainWords } from "../plain/speech";
import type { Catalogue, FormInfo, OptionInfo, RoomState } from "../protocol";
import type { Rewatched } from "../replay/rewatched";
import type { TableProps } from "../room/tableProps";
import type { Send } from "../socket";
import type { EventSounds } from "../sound/heard";

/**
 * All that the client has of one game. This module comes with the first page; every part that draws is loaded when
 * first shown, inside a `GamePart`.
 */
export interface GameModule {
  /** The server's key. */
  key: string;
  /** The name in page addresses: `/rules/<address>`. */
  address: string;
  /** What it is like, in one sentence. */
  line: Readonly<Record<Lang, string>>;
  /** Who wins a match that all agreed to stop, as a sentence. */
  stopped: Readonly<Record<Lang, string>>;
  /** The forms whose tables this client can show, in lobby order. */
  forms: readonly string[];
  /** Table options set by the game's own seat parts; forms for new tables and lists of tables leave them out. */
  ownOptions: readonly string[];
  /** Whether a table with this many seats can have this value of a table option. */
  fits: (option: string, value: string, seats: number) => boolean;
  /** The table of a running or finished match. */
  Table: ComponentType<TableProps>;
  /** The table for replays. */
  Replay: ComponentType<Rewatched>;
  /** The rules: a whole page but for its frame. */
  Rules: ComponentType;
  /** Where players build decks of their own: a whole page but for its frame. Only for games played with such. */
  Decks?: ComponentType;
  /** A decorative picture for the start page: not interactive, no text. */
  Emblem: ComponentType;
  /** Colour and hatching of a seat's side, for areas of charts; without it, general colours. */
  Fill?: ComponentType<SeatFill>;
  /** Credits: authors, publishers, licences. */
  Credits: ComponentType;
  /** Shared SVG definitions, rendered once on a page that shows any part of the game. */
  Defs: ComponentType;
  /** What it adds to the seats before a match; null where the general choice of seat options is enough. */
  seats: (() => Promise<SeatParts>) | null;
  /** Its own words for the plain table; null where its catalogue is enough. */
  plain: (() => Promise<PlainWords>) | null;
  /** The sounds of its events; without it, one general sound for every move. */
  sounds?: () => Promise<EventSounds>;
}

/** Props of a fill: an SVG that takes the size of its place. Decorative. */
export interface SeatFill {
  /** A view of the match. */
  view: unknown;
  seat: number;
}

/** Props of the parts of a seat before the match. */
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

/** The terms of a table that is not made yet, as far as the host's own seat depends on them. */
export interface SeatTerms {
  form: FormInfo;
  catalogue: Catalogue;
  /** The table options chosen so far; the others stand at their fallback. */
  table: Record<string, string>;
}

/** Props of the host's own choice before the table is made. */
export interface SeatSetup extends SeatTerms {
  /** How many seats the table will have. */
  seats: number;
  /** The options on offer: `SeatParts.alone`. */
  options: OptionInfo[];
  /** The choices so far. */
  chosen: Record<string, string>;
  onChoose: (key: string, value: string) => void;
}

/** Props of the parts of a team before the match. */
export interface TeamPart extends Omit<SeatPart, "seat"> {
  /** Numbered as in `FormInfo.teams`. */
  team: number;
  /** Whether we are the host. */
  host: boolean;
}

/** What a game shows at a seat before the match, and the choices it adds there. */
export interface SeatParts {
  /** Whether the seated players agree on everyone's choices, instead of each choosing alone. */
  agreed: (room: RoomState, form: FormInfo) => boolean;
  /** The seat options that each player chooses alone on these terms, with the values they may take. */
  alone: (terms: SeatTerms) => OptionInfo[];
  /** The control for the host's own seat before the table is made; shown only if there are any. */
  Setup: ComponentType<SeatSetup>;
  /** The choice still missing before this seat can be ready, as a sentence; null if none. */
  missing: (part: SeatPart, lang: Lang) => string | null;
  /** The seat's choice in a few words; null if there is nothing to say. */
  words: (part: SeatPart, lang: Lang) => string | null;
  /** The choice, drawn beside the name. */
  Picture: ComponentType<SeatPart>;
  /** The control: shown to those who may choose for this seat. */
  Choice: ComponentType<SeatPart>;
  /** The head of a team in a team form. */
  team: {
    /** A class for the team's panel, or "". */
    className: (part: TeamPart) => string;
    Picture: ComponentType<TeamPart>;
    /** The team's setting, beside its name. */
    Choice: ComponentType<TeamPart>;
    /** Shown below its seats; null if nothing. */
    note: (part: TeamPart, lang: Lang) => string | null;
  };
}

/** By part, what shows its children when that part is loaded. */
const afters = new WeakMap<object, ComponentType<{ children: ReactNode }>>();

/** A component that is loaded when first rendered. */
export function part<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: Promise<ComponentType<P>> | null = null;
  const once = () => (loading ??= load());
  const Part = lazy(() => once().then((component) => ({ default: component as ComponentType })));
  const after = { default: ({ children }: { children: ReactNode }) => children };
  // Whatever comes of it: a part that fails says so where it is rendered.
  const loaded = () =>
    once().then(
      () => after,
      () => after,
    );
  afters.set(Part, lazy(loaded));
  return Part as ComponentType<P>;
}

/** Shows something when this part is loaded, or has failed to load; at once for a component that needs no loading. */
export const afterLoading = (component: ComponentType, children: ReactNode): ReactNode =>
  createElement(afters.get(component) ?? Fragment, null, children);
