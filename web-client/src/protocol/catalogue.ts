/**
 * The catalogue: what a game's board, cards, schools and forms are called and look like, in one language.
 * `GET /api/catalogue/{game}/{lang}` answers it; nothing in it depends on a match.
 */
export interface Catalogue {
  game: string;
  version: number;
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
  schools: Record<string, { name: string; colour: string; deck: string; expansion?: boolean }>;
  forms: Record<string, FormFacts>;
  decks: unknown;
  texts: Record<string, string>;
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

/** What a form is, for drawing its table. */
export interface FormFacts {
  name: string;
  /** Whether the central squares are marked on its board. */
  central?: boolean;
}
