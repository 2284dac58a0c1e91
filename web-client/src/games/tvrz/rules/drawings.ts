// The drawn examples. Their numbers follow from the cards, which a test checks. Pure data.
import type { Part } from "../types";

/** One step of a drawn fight: a card that takes something, or the doubling. */
export interface DrawnStep {
  /** Null for the doubling. */
  card: string | null;
  takes: number;
  /** What is left of the attack after it. */
  left: number;
  /** What a defender has left of its printed strength; walls have none. */
  kept?: { of: number; left: number };
}

/** A fight as it is drawn, from the attack's strength on its way to what is left of it. */
export interface DrawnFight {
  attacker: string;
  part: Part;
  /** With what it comes to the part. */
  comes: number;
  steps: readonly DrawnStep[];
}

/** An attack against a wall (T4.4). */
export const walls: DrawnFight = {
  attacker: "olanor",
  part: "south",
  comes: 6,
  steps: [{ card: "fort-south-2", takes: 2, left: 4 }],
};

/** What lies at that fort. */
export const laidAtWalls: readonly string[] = ["fort-south-2", "fort-north-3"];

/** Beaten by a local defender (T7.4). */
export const local: DrawnFight = {
  attacker: "olanor",
  part: "east",
  comes: 6,
  steps: [{ card: "spear-east", takes: 6, left: 0, kept: { of: 8, left: 2 } }],
};

/** Doubled by one from elsewhere (T7.5). */
export const elsewhere: DrawnFight = {
  attacker: "olanor",
  part: "east",
  comes: 6,
  steps: [
    { card: null, takes: 0, left: 12 },
    { card: "spear-north", takes: 8, left: 4, kept: { of: 8, left: 0 } },
  ],
};

/** The long defence (T16.1). */
export const long: DrawnFight = {
  attacker: "ankat",
  part: "east",
  comes: 11,
  steps: [
    { card: "fort-east-1", takes: 1, left: 10 },
    { card: "slave-east", takes: 4, left: 6, kept: { of: 4, left: 0 } },
    { card: "dog", takes: 2, left: 4, kept: { of: 2, left: 0 } },
    { card: null, takes: 0, left: 8 },
    { card: "xorxos", takes: 6, left: 2, kept: { of: 6, left: 0 } },
    { card: "tamil-rider", takes: 2, left: 0, kept: { of: 14, left: 12 } },
  ],
};

/** A card that lost strength: how much it fought with, how much it lost, and what its printed strength is. */
export interface DrawnLoss {
  card: string;
  strength: number;
  loses: number;
  printed: number;
  /** The card that took it; null where that does not matter. */
  by: string | null;
}

/** The freed slave (T16.2). */
export const freed: DrawnLoss = { card: "slave-east", strength: 12, loses: 9, printed: 4, by: null };

/** Toront, ambushed: his defence against the robber's attack (T12.2). */
export const ambushed: DrawnLoss = { card: "toront", strength: 12, loses: 7, printed: 12, by: "robber" };

/** The fort of the first drawing. */
export const laidAtFort: readonly string[] = [
  "fort-north-3",
  "fort-east-1",
  "fort-east-2",
  "fort-gate-3",
  "fort-ring-1",
];

/** The steps of an attack, and how many seconds the windows at them have. */
export const STEPS = ["Announce", "Approach", "Fire", "Walls", "Defence", "After"] as const;

/** The steps with a window. */
export const WINDOWS = { Approach: "windowApproach", Defence: "windowDefender" } as const;
