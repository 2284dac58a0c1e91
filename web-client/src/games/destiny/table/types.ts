/** One viewer's view of a match. Seats count from 0, cards are keys; things in play have names such as `aw011.3`. */
export interface DestinyView {
  /** From 1; 0 during set-up. */
  round: number;
  phase: "setup" | "action" | "upkeep" | "over";
  /** Whose turn it is, or -1. */
  active: number;
  /** How many additional actions they have after this one. */
  extra: number;
  /** Who has claimed in this round, or -1. */
  claimed: number;
  seats: SideView[];
  /** The seats as they follow one another around the table, drawn for more than two players. */
  clockwise: number[];
  /** Null before it is chosen. */
  battlefield: { card: string; owner: number; controller: number } | null;
  /** What is being carried out; null between actions. */
  action: ActionView | null;
  /** The abilities that wait, in the order in which they will be carried out. */
  queue: AbilityView[];
  /** Characters that are defeated when the round is over, by name. */
  marked: string[];
  quietRounds: number;
  /** Who went out, in that order. */
  exits: { seat: number; how: string }[];
  /** Why the match was over by the rules; null before. */
  end: string | null;
}

/** A player's side of the table. */
export interface SideView {
  out: boolean;
  /** Whether their last turn was a pass. */
  passed: boolean;
  resources: number;
  handSize: number;
  /** Null for those who may not know it. */
  hand: string[] | null;
  cards: number;
  /** Cards seen in this hand that may still be there. */
  known: string[];
  deck: number;
  /** Known cards on top of the deck, from the top; null for unknown ones among them. */
  top: (string | null)[];
  bottom: (string | null)[];
  discard: string[];
  aside: string[];
  /** The battlefield that was put away. */
  unused: string | null;
  characters: CharacterView[];
  supports: SupportView[];
  /** Dice in the pool without a card in play. */
  loose: DieView[];
}

export interface CharacterView {
  id: string;
  card: string;
  ready: boolean;
  damage: number;
  shields: number;
  keywords: string[];
  /** From 1; 0 if there is only one of this card. */
  copy: number;
  upgrades: UpgradeView[];
  /** Its own dice, wherever they are. */
  dice: DieView[];
}

export interface UpgradeView {
  id: string;
  card: string;
  ready: boolean;
  owner: number;
  dice: DieView[];
  /** A die taken onto it, by name. */
  holds: string | null;
}

export interface SupportView {
  id: string;
  card: string;
  ready: boolean;
  owner: number;
  damage: number;
  dice: DieView[];
}

export interface DieView {
  id: string;
  /** The card whose sides it has. */
  card: string;
  place: "card" | "pool" | "held";
  /** Whose pool it lies in, or -1. */
  pool: number;
  /** From 0; -1 on its card. */
  side: number;
  /** The value of that side at the moment; 0 for blank and special. */
  value: number;
  /** Whether it is barred from being resolved now. */
  spent: boolean;
}

export interface ActionView {
  kind: "resolve" | "play" | "activate" | "reroll" | "action" | "claim" | "upkeep";
  seat: number;
  card: string | null;
  /** The event that is being carried out. */
  limbo: string | null;
  symbol: string | null;
  /** The die being resolved. */
  die: string | null;
  joined: string[];
  /** The dice resolved so far in this action. */
  resolved: string[];
  total: number;
  cost: number;
}

/** A triggered ability that waits or is being carried out. */
export interface AbilityView {
  seat: number;
  card: string;
  id: string | null;
  cause: string;
  /** The card or die that has triggered it, by name in play. */
  about: string | null;
  now: boolean;
  /** Whether it interrupts what triggered it. */
  before: boolean;
}
