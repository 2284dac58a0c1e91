// What the log says of a whole match: attacks and how they ended, hands by turn, how each player went. Pure.
import type { MatchEvent } from "../../../protocol";
import type { OutView, Part } from "../types";

/** A step of a fight as a chain of numbers: what caused it, and what was left. */
export interface Link {
  /** The cards drawn; none for a doubling. */
  cards: readonly string[];
  left: number;
  doubled: boolean;
}

/** An attack of the match. */
export interface Attack {
  turn: number;
  seat: number;
  target: number;
  card: string;
  /** Null where it was never declared, or slipped in. */
  part: Part | null;
  /** What the attacker had left at the end; null where it never came to the fort. */
  left: number | null;
  steps: Link[];
  /** Whether the fort fell. */
  conquered: boolean;
  /** Whether the card went home without a fight. */
  home: boolean;
}

const number = (event: MatchEvent, field: string): number | null =>
  typeof event[field] === "number" ? event[field] : null;

const card = (event: MatchEvent): string => (typeof event["card"] === "string" ? event["card"] : "");

const cards = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** What an event leaves of the running attack; null if it is none of its steps. */
function linkOf(event: MatchEvent): Link | null {
  switch (event.kind) {
    case "declared":
      return { cards: [], left: number(event, "strength") ?? 0, doubled: false };
    case "wallsCounted":
      return cards(event["works"]).length === 0
        ? null
        : { cards: cards(event["works"]), left: number(event, "left") ?? 0, doubled: false };
    case "doubled":
    case "inside":
      return { cards: [], left: number(event, "left") ?? 0, doubled: true };
    case "exchanged":
      return { cards: [card(event)], left: number(event, "attackerLeft") ?? 0, doubled: false };
    case "shadowsMet":
      return { cards: [], left: number(event, "left") ?? 0, doubled: false };
    default:
      return null;
  }
}

/** All attacks in order; `log` without what was taken back. */
export function attacksOf(log: readonly MatchEvent[]): readonly Attack[] {
  const attacks: Attack[] = [];
  let turn = 0;
  let open = false;
  for (const event of log) {
    const now = open ? attacks.at(-1) : undefined;
    if (event.kind === "turnBegan") {
      open = false;
      turn = number(event, "turn") ?? turn;
    } else if (event.kind === "announced") {
      open = true;
      attacks.push({
        turn,
        seat: number(event, "seat") ?? 0,
        target: number(event, "target") ?? 0,
        card: card(event),
        part: null,
        left: null,
        steps: [],
        conquered: false,
        home: false,
      });
    } else if (now) {
      const link = linkOf(event);
      if (link) {
        now.left = link.left;
        now.steps.push(link);
        if (event.kind === "declared") now.part = (event["part"] as Part | null) ?? null;
      } else if (event.kind === "wentHome" && card(event) === now.card) {
        now.home = true;
      } else if (event.kind === "out" && event["how"] === "conquered" && event["seat"] === now.target) {
        now.conquered = true;
        open = false;
      }
    }
  }
  return attacks;
}

/** How many forts a seat took, and how many attacks it beat off. */
export const tally = (attacks: readonly Attack[], seat: number): { taken: number; beaten: number } => ({
  taken: attacks.filter((attack) => attack.seat === seat && attack.conquered).length,
  beaten: attacks.filter(
    (attack) => attack.target === seat && !attack.conquered && !attack.home && attack.left !== null,
  ).length,
});

/** How many cards each seat had in hand at the beginning of each turn; a line ends when its seat goes out. */
export function handsByTurn(
  log: readonly MatchEvent[],
  seats: number,
): readonly (readonly { turn: number; cards: number }[])[] {
  const lines: { turn: number; cards: number }[][] = Array.from({ length: seats }, () => []);
  const gone = new Set<number>();
  let turn = 0;
  for (const event of log) {
    if (event.kind === "turnBegan") {
      turn = number(event, "turn") ?? turn;
      const hands = Array.isArray(event["hands"]) ? event["hands"] : [];
      hands.forEach((held: unknown, seat) => {
        if (!gone.has(seat) && typeof held === "number") lines[seat]?.push({ turn, cards: held });
      });
    }
    const seat = number(event, "seat");
    if (event.kind === "out" && seat !== null && !gone.has(seat)) {
      gone.add(seat);
      lines[seat]?.push({ turn: turn + 1, cards: 0 });
    }
  }
  // The match ends in its last turn: no line goes on beyond it.
  return lines.map((line) => line.map((point) => ({ ...point, turn: Math.min(point.turn, turn) })));
}

/** The attack in which a seat's fort fell; null if it did not. */
export const fallOf = (attacks: readonly Attack[], out: OutView): Attack | null =>
  out.how === "conquered"
    ? (attacks.findLast((attack) => attack.target === out.seat && attack.conquered) ?? null)
    : null;
