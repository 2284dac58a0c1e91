// The picks made so far towards an answer, before it is sent. Pure, and discarded with every new version. Knows no
// rules: everything comes from the choices on offer and the parts they name.
import type { Choice, Question } from "../../../protocol";

/** The picks; all null at first. */
export interface Draft {
  /** A card of our hand. */
  card: string | null;
  /** The piece to move. */
  from: string | null;
  /** The square to use. */
  square: string | null;
  /** Which of several ways with the same picks, from 0. */
  way: number;
  /** A choice picked by a button. */
  picked: string | null;
}

export const NOTHING: Draft = { card: null, from: null, square: null, way: 0, picked: null };

/** Whether anything is picked and not yet sent. */
export const picks = ({ card, from, square, picked }: Draft): boolean =>
  card !== null || from !== null || square !== null || picked !== null;

/** The single value of a choice's part, or null. */
export function part(choice: Choice, name: string): string | null {
  return choice.parts[name]?.[0] ?? null;
}

/** How a choice is made: from one square to another, on a square, along a direction, or off the board. */
type Reach =
  | { kind: "move"; from: string; to: string }
  | { kind: "at"; at: string }
  | { kind: "ray"; squares: readonly string[] }
  | { kind: "word" };

function reach(choice: Choice): Reach {
  const { at, from, to, direction } = choice.parts;
  if (from?.length === 1 && to?.length === 1) return { kind: "move", from: from[0] ?? "", to: to[0] ?? "" };
  if (direction) return at && at.length > 0 ? { kind: "ray", squares: at } : { kind: "word" };
  if (at?.length === 1) return { kind: "at", at: at[0] ?? "" };
  if (from?.length === 1 && !at) return { kind: "at", at: from[0] ?? "" };
  return { kind: "word" };
}

/** A question seen through a draft. */
export interface Reading {
  /** The squares that can be tapped now, each with the choices left after it. */
  squares: ReadonlyMap<string, readonly Choice[]>;
  /** The origin of the moves on offer: picked, or the only one. */
  from: string | null;
  /** The pieces that may move. */
  movers: readonly string[];
  /** The choice that would be sent now. */
  candidate: Choice | null;
  /** How many ways match the picks. */
  ways: number;
  /** Choices without a square: words, and those that cannot be drawn. */
  words: readonly Choice[];
  /** Directions on offer. */
  rays: readonly Choice[];
  /** Choices about a card of the hand that need no square, by card. */
  byCard: ReadonlyMap<string, readonly Choice[]>;
}

const EMPTY: Reading = {
  squares: new Map(),
  from: null,
  movers: [],
  candidate: null,
  ways: 0,
  words: [],
  rays: [],
  byCard: new Map(),
};

/** Sorts the choices on offer by how they are made, given the draft and the cards in hand. */
export function read(question: Question | null, draft: Draft, hand: ReadonlySet<string>): Reading {
  if (!question) return EMPTY;
  const squares = new Map<string, Choice[]>();
  const byCard = new Map<string, Choice[]>();
  const words: Choice[] = [];
  const rays: Choice[] = [];
  const movers = new Set<string>();
  const add = (to: Map<string, Choice[]>, key: string, choice: Choice) => {
    const list = to.get(key);
    if (list) list.push(choice);
    else to.set(key, [choice]);
  };

  const boardCards = new Set(
    question.choices.flatMap((choice) => {
      const card = part(choice, "card");
      return card && reach(choice).kind !== "word" ? [card] : [];
    }),
  );
  const offersOther = question.choices.some((choice) => !part(choice, "card"));
  const onlyCard = boardCards.size === 1 && !offersOther ? [...boardCards][0] : undefined;
  const card = draft.card ?? onlyCard ?? null;

  const moves = question.choices.filter((choice) => reach(choice).kind === "move");
  const origins = new Set(moves.map((choice) => part(choice, "from") ?? ""));
  const from = origins.size === 1 ? ([...origins][0] ?? null) : draft.from;

  for (const choice of question.choices) {
    const of = part(choice, "card");
    const way = reach(choice);
    if (way.kind === "word") {
      if (of && hand.has(of)) add(byCard, of, choice);
      else words.push(choice);
      if (choice.parts.direction) rays.push(choice);
    } else if (of && of !== card) {
      if (!hand.has(of)) words.push(choice);
    } else if (card && !of && draft.card) {
      // While a card is picked, choices without a card wait until it is put down.
    } else if (way.kind === "move") {
      movers.add(way.from);
      if (way.from === from) add(squares, way.to, choice);
    } else if (way.kind === "ray") {
      rays.push(choice);
      for (const square of way.squares) add(squares, square, choice);
    } else {
      add(squares, way.at, choice);
    }
  }

  // Ways that use only our own pieces come first.
  const borrowed = (choice: Choice) => choice.parts.borrows?.length ?? 0;
  for (const ways of squares.values()) ways.sort((a, b) => borrowed(a) - borrowed(b));

  const picked = question.choices.find((choice) => choice.notation === draft.picked) ?? null;
  const fitting = draft.square ? (squares.get(draft.square) ?? []) : [];
  return {
    squares,
    from: movers.size > 0 ? from : null,
    movers: [...movers],
    candidate: picked ?? fitting[draft.way % Math.max(fitting.length, 1)] ?? null,
    ways: picked ? 1 : fitting.length,
    words,
    rays,
    byCard,
  };
}

/** Whether tapping this square does something. */
export function answers(reading: Reading, square: string): boolean {
  return reading.squares.has(square) || reading.movers.includes(square);
}

/** The draft after a tap on a square; `send` if the tap confirms the current pick. */
export function tap(draft: Draft, reading: Reading, square: string): { draft: Draft; send: boolean } {
  const fitting = reading.squares.get(square);
  if (draft.square === square && fitting) {
    if (fitting.length > 1)
      return { draft: { ...draft, way: (draft.way + 1) % fitting.length }, send: false };
    return { draft, send: true };
  }
  if (fitting) return { draft: { ...draft, square, way: 0, picked: null }, send: false };
  if (reading.movers.includes(square)) {
    const from = draft.from === square ? null : square;
    return { draft: { ...draft, from, square: null, way: 0, picked: null }, send: false };
  }
  return { draft: { ...draft, from: null, square: null, way: 0, picked: null }, send: false };
}

/** The draft after a tap on a card of the hand. */
export function tapCard(draft: Draft, card: string): Draft {
  return draft.card === card ? NOTHING : { ...NOTHING, card };
}
