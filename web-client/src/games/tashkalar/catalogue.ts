import type { Catalogue } from "../../protocol";

/** What does not change from match to match: board, cards, tasks, schools, in one language. */
export interface TashKalarCatalogue {
  board: {
    columns: number;
    rows: number;
    squares: Record<string, string>;
    start: string[];
    central?: string[];
  };
  cards: Record<string, CardFacts>;
  /** In forms with tasks. */
  tasks?: Record<string, TaskFacts>;
  schools: Record<string, SchoolFacts>;
  forms: Record<string, FormFacts>;
}

/** One card; its fields depend on its deck. */
export interface CardFacts {
  deck: string;
  name: string;
  text?: string;
  /** The effect when it thaws, if it freezes. */
  frozen?: string | null;
  /** The warp effect, if it has one. */
  warp?: string | null;
  /** Whether it appears elsewhere, so that the summon square is only the middle of the pattern. */
  apart?: boolean;
  rank?: string | null;
  pattern?: { dr: number; dc: number; rank: string }[];
  onSummonSquare?: string | null;
  /** Marked squares; `second` for the second kind of mark on cards that have two. */
  marks?: { dr: number; dc: number; second?: boolean }[];
  rays?: string[];
  hints?: [number, number][];
  upper?: { need: number; text: string };
  lower?: { need: number; text: string };
}

/** One task: its points, its text and the squares it concerns, by region. */
export interface TaskFacts {
  kind: string;
  advanced: boolean;
  points: number;
  places: Record<string, string[]>;
  name: string;
  text: string;
}

/** One school, and the letter of its colour. */
export interface SchoolFacts {
  name: string;
  colour: string;
  deck: string;
  expansion?: boolean;
}

/** Facts about a form needed to draw its table. */
export interface FormFacts {
  name: string;
  /** Whether its board marks the central squares. */
  central?: boolean;
}

/** The catalogue as sent: drawing facts in `data`, names among the words shared by all games. */
interface Drawn {
  board: TashKalarCatalogue["board"];
  cards: Record<string, Omit<CardFacts, "name">>;
  tasks: Record<string, TaskFacts>;
  schools: Record<string, Omit<SchoolFacts, "name">>;
  forms: Record<string, Omit<FormFacts, "name">>;
}

type Named = Partial<Record<string, { name: string }>>;

const named = <T>(facts: Record<string, T>, words: Named): Record<string, T & { name: string }> =>
  Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, { ...fact, name: words[key]?.name ?? key }]),
  );

const read = new WeakMap<Catalogue, TashKalarCatalogue>();

/** The catalogue in Tash-Kalar's shape; the same object for the same catalogue. */
export function tashKalarOf(catalogue: Catalogue): TashKalarCatalogue {
  const known = read.get(catalogue);
  if (known) return known;
  const data = catalogue.data as Drawn;
  const { words } = catalogue;
  const said: TashKalarCatalogue = {
    board: data.board,
    cards: named(data.cards, catalogue.cards),
    tasks: data.tasks,
    schools: named(data.schools, words.options.school?.values ?? {}),
    forms: named(data.forms, words.forms),
  };
  read.set(catalogue, said);
  return said;
}
