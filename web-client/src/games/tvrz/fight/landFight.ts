// The latest fight in the landscape, as long as nothing else has happened since. Pure.
import type { MatchEvent } from "../../../protocol";
import { settled } from "../../../table/settled";
import type { Fate } from "./stair";

/** A card that fought, with what it has left once that is judged. */
export interface LandFighter {
  card: string;
  fate: Fate | null;
}

/** One side: units fight with the sum of their strengths, and lose card by card. */
export interface LandSide {
  seat: number;
  strength: number;
  left: number;
  fighters: readonly LandFighter[];
}

/** The side that opened the fight, and the other. */
export interface LandFight {
  sides: readonly [LandSide, LandSide];
}

/** What follows a fight and belongs to it. */
const AFTER: ReadonlySet<string> = new Set([
  "judged",
  "healed",
  "poisoned",
  "discarded",
  "shown",
  "wentHome",
]);

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The fates of a side's cards, each judged once; copies are judged one after another. */
function fighters(cards: readonly string[], seat: number, judged: readonly MatchEvent[]): LandFighter[] {
  const own = judged.filter((event) => event.seat === seat);
  return cards.map((card, i) => {
    const copy = cards.slice(0, i).filter((one) => one === card).length;
    const event = own.filter((one) => one["card"] === card)[copy];
    const fate = event && {
      kept: number(event["left"]),
      of: number(event["base"]),
      lives: event["survives"] === true,
    };
    return { card, fate: fate ?? null };
  });
}

/** The newest fight in the landscape; null if something else has happened since. */
export function landFight(log: readonly MatchEvent[]): LandFight | null {
  const all = settled(log);
  const at = all.findLastIndex(({ kind }) => kind === "skirmished");
  const fight = all[at];
  if (!fight || typeof fight.seat !== "number" || typeof fight["other"] !== "number") return null;
  const since = all.slice(at + 1);
  if (since.some(({ kind }) => !AFTER.has(kind))) return null;
  const judged = since.filter(({ kind }) => kind === "judged");
  const loss = number(fight["loss"]);
  const side = (seat: number, cards: unknown, strength: unknown): LandSide => ({
    seat,
    strength: number(strength),
    left: number(strength) - loss,
    fighters: fighters(strings(cards), seat, judged),
  });
  return {
    sides: [
      side(fight.seat, fight["cards"], fight["strength"]),
      side(fight["other"], fight["otherCards"], fight["otherStrength"]),
    ],
  };
}
