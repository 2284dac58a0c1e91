import type { Catalogue } from "../../protocol";

/** What of Tash-Kalar does not change from match to match: board, cards, tasks, schools, in one language. */
export interface TashKalarCatalogue {
  board: {
    columns: number;
    rows: number;
    squares: Record<string, string>;
    start: string[];
    central?: string[];
  };
  cards: Record<string, CardFacts>;
  /** In games that have tasks. */
  tasks?: Record<string, TaskFacts>;
  schools: Record<string, SchoolFacts>;
  forms: Record<string, FormFacts>;
}

/** One card; which fields it has depends on its deck. */
export interface CardFacts {
  deck: string;
  name: string;
  text?: string;
  /** What it does once it thaws, where it freezes. */
  frozen?: string | null;
  /** What it does when it is warped, where it can be. */
  warp?: string | null;
  /** Whether it appears elsewhere, so that the summon square of the pattern is but its middle piece. */
  apart?: boolean;
  rank?: string | null;
  pattern?: { dr: number; dc: number; rank: string }[];
  onSummonSquare?: string | null;
  /** Marked squares; `second` where a card marks squares in two ways and this is the second. */
  marks?: { dr: number; dc: number; second?: boolean }[];
  rays?: string[];
  hints?: [number, number][];
  upper?: { need: number; text: string };
  lower?: { need: number; text: string };
}

/** One task: what it is worth, what it says and the squares it looks at, by place. */
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

/** What a form is, for drawing its table. */
export interface FormFacts {
  name: string;
  /** Whether the central squares are marked on its board. */
  central?: boolean;
}

/** The same as it comes: what is drawn in `data`, names among the words of every game. */
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

/** What a catalogue of Tash-Kalar says; always the same object for the same catalogue. */
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
