/** One viewer's view of a match. Seats count from 0, cards are keys; a card this viewer does not know is null. */
export interface TvrzView {
  phase: Phase;
  /** From 1; 0 before the first turn. */
  turn: number;
  /** Whose turn it is. */
  active: number;
  /** Who began; -1 before that is known. */
  first: number;
  seats: FortView[];
  /** The draw piles with their discards: one if it is shared, otherwise one a seat. */
  piles: Pile[];
  /** The running attack. */
  attack: AttackView | null;
  /** Who is out, in the order in which they went. */
  out: OutView[];
  /** Whose fort a dragon has come to in the running action; -1 if it left at once. */
  dragon: number | null;
  /** How many rounds in a row nothing was discarded with all piles empty. */
  quietRounds: number;
}

/** Before the first turn `start` and `deal`; `envoys`, what they bring, is the beginning of phase 2. */
export type Phase = "start" | "deal" | "fortify" | "envoys" | "lay" | "attack" | "end";

/** The five parts of a fort, in the order of lists. */
export const PARTS = ["north", "south", "east", "west", "gate"] as const;

export type Part = (typeof PARTS)[number];

export type King = "borzan" | "ildimar";

/** A draw pile and its discards, in the order of the catalogue. */
export interface Pile {
  cards: number;
  discard: string[];
}

/** A card with all that belongs to it. */
export interface Body {
  /** The card; of merged ones the host. */
  card: string;
  /** What is attached to it. */
  items: string[];
  /** The creature that has entered it. */
  guest: string | null;
  /**
   * Its attack strength: what is printed, `times` over, plus what is attached to it; nothing else that counts in a fight.
   * Null for all but creatures.
   */
  attack: number | null;
  /** Its defence strength likewise. */
  defence: number | null;
  /**
   * How many times its printed strengths count in the running attack: 3 for slaves promised freedom (T12.5), otherwise
   * 1; null for all but creatures.
   */
  times: number | null;
}

/** A seat's fort and landscape. */
export interface FortView {
  /** The garrison; null for those who may not know it. */
  hand: Body[] | null;
  /** How many cards the garrison has. */
  cards: number;
  /** Cards that were seen in this hand and nowhere else since: in hand, or out. */
  known: Body[];
  works: string[];
  items: string[];
  flag: string | null;
  shadows: string[];
  /** With whom the pact is that lies here, or -1. */
  pact: number;
  /** Against whom the slaves have been promised freedom, or -1. */
  promise: number;
  /** The lasting spells that its mages have cast. */
  spells: Lasting[];
  /** Its mages that have cast a spell in this turn. */
  spent: string[];
  units: UnitView[];
  /** Its attackers that have been slowed, in the order of their arrival. */
  waiting: Waiting[];
}

export interface Lasting {
  spell: string;
  mage: string;
  level: number | null;
  /** The creatures it works on, if they were named. */
  on: string[];
}

/** An attacker that was slowed. */
export interface Waiting {
  /** The card, or the two of a pair. */
  cards: Body[];
  /** Before whose fort it lies. */
  target: number;
  /** Null if it will slip in. */
  part: Part | null;
  /** In how many turns of its owner it arrives. */
  rounds: number;
}

/** A card or a stack in the landscape; `cards` and `open` have the same length. */
export interface UnitView {
  /** Its name at the table. */
  number: number;
  cards: (Body | null)[];
  /** Which of them lie face-up. */
  open: boolean[];
  /** The turn in which it was laid. */
  since: number;
  /** The turn in which it last moved. */
  moved: number;
}

/** A running attack. */
export interface AttackView {
  /** Which attack of the match it is, as orders name it. */
  number: number;
  seat: number;
  target: number;
  /** The card that attacks, or the two of a pair. */
  cards: Body[];
  /** Null as long as it is not declared. */
  part: Part | null;
  /** Whether it slips into the fort instead. */
  infiltrates: boolean;
  /** What the attacker has left. */
  left: number;
  doubled: boolean;
  guards: GuardView[];
  /** The defender that has been slowed and comes after so many others; null for none. */
  slowed: { cards: Body[]; others: number } | null;
  /** What has changed the strength of the attack so far, in order. */
  steps: StepView[];
}

/** A defender committed: the card, or the two of a pair. */
export interface GuardView {
  cards: Body[];
  /** Whether it stands where the attack comes. */
  local: boolean;
  /** What it began with; null while its window is open. */
  strength: number | null;
  /** What it has left; null while its window is open. */
  left: number | null;
}

/** A step in the arithmetic of a fight. */
export interface StepView {
  kind: "comes" | "works" | "defender" | "doubled" | "shadows" | "lightning" | "gaze" | "ambush" | "inside";
  /** What causes it. */
  cards: string[];
  /** With what strength; 0 where that has no meaning. */
  strength: number;
  /** What the attacker has left after it; in an ambush of its defence strength. */
  left: number;
  /** What that which caused it has left; null where that has no meaning. */
  kept: number | null;
}

export interface OutView {
  seat: number;
  how: "conquered" | "nobody" | "gave_up" | "time";
  /** Who conquered it, or -1. */
  by: number;
}
