/** One viewer's view of a Tash-Kalar position. Seats count from 0, squares are `e5`, pieces `nh`. */
export interface TashKalarView {
  form: string;
  /** The score that starts the last round, or ends the Tutorial. */
  goal: number;
  board: Record<string, string>;
  /** The square of the piece that is the Gateway. */
  gateway?: string | null;
  seats: SeatView[];
  /** Each seat's hand, or null where this viewer may not see it. */
  hands: (Hand | null)[];
  legends: { deck: number; discard: string[] };
  flares: { deck: number; discard: string[] };
  /** The face-up tasks, in forms with tasks. */
  tasks: {
    current: (TaskView | null)[];
    next: TaskView | null;
    deck: number;
    under: string[];
  } | null;
  turn: {
    number: number;
    /** Whose turn it is. */
    seat: number;
    /** Who decides now: differs from the turn only after a hand-over. */
    acting: number;
    handedOver: boolean;
    actions: number;
    discarded: boolean;
    extra: boolean;
    extraCards: string[];
    borrowing: boolean;
    /** Only a summoning can come next. */
    summonsNext?: boolean;
    /** Two empty squares may serve in the next summoning. */
    emptySquares?: boolean;
    /** The multiplier for each piece destroyed from now on. */
    credits?: number;
    /** Letter of the colour whose pieces count as our own in the next summoning. */
    possessed?: string | null;
  } | null;
  /** The card whose effect is being resolved. */
  playing: string | null;
  /** Enemy pieces destroyed this turn: piece to number. */
  destroyed: Record<string, number>;
  finalRound: { why: string; seat: number; turnsLeft: number } | null;
  /** Turns in a row without progress, once past 50. */
  quiet: number | null;
}

/** A face-up task and each side's progress. */
export interface TaskView {
  task: string;
  progress: Progress[];
}

/** A side's progress: all counts must be reached. */
export interface Progress {
  met: boolean;
  counts: Count[];
}

/** One thing that is counted: 2 of 3 on red. */
export interface Count {
  what: string;
  where: string | null;
  have: number;
  need: number;
  /** The squares of the counted pieces. */
  squares: string[];
}

export interface SeatView {
  school: string;
  colour: string;
  /** The side it plays for; sides have scores and tasks. */
  side: number;
  /** In a Melee the points in its weakest colour. */
  score: number;
  /** In a Melee its points in each enemy colour, in the order of the seats. */
  tracks: Track[];
  claimed: string[];
  supply: { pieces: number; legendary: number };
  /** Heroic and legendary pieces on the board, and all pieces. */
  upgraded: number;
  pieces: number;
  hand: { beings: number; legends: number; flares: number };
  deck: number;
  /** In teams how many of these are not rotated: the last of them starts the last round. */
  upright: number | null;
  /** Cards that everyone knows to be on top of the deck. */
  top: string[];
  /** Letters of the enemy colours that can still be used to improvise a summoning. */
  counters: string[];
  discard: string[];
  /** Its card with a frozen effect in play. */
  frozen?: string | null;
  /** How many actions fewer its side has in its next turn. */
  fewer?: number;
  /** Its pending being, which also counts towards its hand. */
  pending?: string | null;
  /** The piece stored on that card. */
  stored?: string | null;
  /** The points its side loses for pending beings if the match ends now. */
  penalty?: number;
  /** Whether it is out while the others play on. */
  out?: boolean;
}

/** Points in one enemy colour; several may be the weakest. */
export interface Track {
  colour: string;
  points: number;
  weakest: boolean;
}

export interface Hand {
  beings: HandCard[];
  legends: HandCard[];
  flares: HandFlare[];
  /** Known places under the decks, top first; null for an unknown card. */
  under: { beings: (string | null)[]; legends: (string | null)[]; flares: (string | null)[] };
}

export interface HandCard {
  card: string;
  /** Where it can be summoned on the current board. */
  places: string[];
  /** If nowhere: a summoning that is one piece short. */
  lacks: { at: string; square: string; rank: string } | null;
}

export interface HandFlare {
  card: string;
  upper: boolean;
  lower: boolean;
  /** In a Melee the same for each opponent, by colour. */
  against: { colour: string; upper: boolean; lower: boolean }[];
}

/** Every event, in order. */
export type TashKalarEvent =
  | { kind: "banned"; seat: number; school: string }
  | { kind: "dealt"; seat: number; school: string }
  | { kind: "turnedUp"; task: string; place: string }
  | { kind: "claimed"; seat: number; task: string; points: number }
  | { kind: "turnBegan"; seat: number; number: number; actions: number; extra: boolean }
  | { kind: "handedOver"; seat: number; to: number }
  | { kind: "passedLegends"; seat: number; to: number; cards: number }
  | { kind: "placed"; seat: number; at: string; piece: string }
  | { kind: "recalled"; seat: number; from: string; piece: string }
  | {
      kind: "summoned";
      seat: number;
      card: string;
      at: string;
      piece: string;
      uses: string[];
      points: number;
    }
  | { kind: "destroyed"; at: string; piece: string; credited: boolean }
  | { kind: "banished"; at: string; piece: string; credited: boolean }
  | { kind: "froze"; seat: number; card: string }
  | { kind: "gateway"; at: string | null }
  | { kind: "spentAction"; seat: number; actions: number }
  | { kind: "possessed"; seat: number; colour: string }
  | { kind: "putUnder"; seat: number; card: string }
  | { kind: "melted"; seat: number; card: string }
  | { kind: "thawed"; seat: number; card: string }
  | { kind: "hindered"; seat: number }
  | { kind: "warped"; seat: number; card: string }
  | { kind: "unwarped"; seat: number; card: string }
  | { kind: "copied"; seat: number; card: string }
  | { kind: "creditedMore"; seat: number; times: number }
  | { kind: "emptySquaresServe"; seat: number }
  | { kind: "stored"; seat: number; at: string; piece: string }
  | { kind: "restored"; seat: number; at: string; piece: string }
  | { kind: "moved"; from: string; to: string; piece: string; leap: boolean }
  | { kind: "raised"; at: string; from: string; to: string }
  | { kind: "lowered"; at: string; from: string; to: string }
  | { kind: "converted"; at: string; from: string; to: string }
  | { kind: "exchanged"; a: string; b: string }
  | { kind: "flared"; seat: number; card: string; upper: boolean; lower: boolean; against: string }
  | { kind: "scored"; seat: number; points: number; why: string; colour: string | null }
  | { kind: "gainedAction"; seat: number; actions: number }
  | { kind: "extraTurn"; seat: number }
  | { kind: "extraCard"; seat: number; deck: string }
  | { kind: "borrowing"; seat: number }
  | { kind: "improvised"; seat: number; at: string; piece: string }
  | { kind: "recovered"; seat: number; card: string }
  | { kind: "discarded"; seat: number; card: string }
  | { kind: "returned"; seat: number; deck: string; card: string | null }
  | { kind: "drew"; seat: number; deck: string; card: string | null; open: boolean }
  | { kind: "reshuffled"; deck: string }
  | { kind: "finalRound"; seat: number; why: string }
  | { kind: "tookBack"; seat: number; undone: number }
  | { kind: "wantsToResign"; seat: number }
  | { kind: "resigned"; seat: number }
  | { kind: "agreedToStop"; seat: number }
  | { kind: "tookHint"; seat: number }
  | { kind: "flagFell"; seat: number }
  | { kind: "left"; seat: number }
  | { kind: "wentOut"; seat: number }
  | { kind: "stoodIn"; seat: number }
  | { kind: "takenOver"; seat: number }
  | { kind: "abandoned" };
