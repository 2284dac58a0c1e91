// What is said of dice: to screen readers, and below the sides that one may turn to. Pure.
import type { Side } from "../catalogue";
import type { DiceTexts } from "../words/dice.texts";

/** A side in words: `3 melee, costs 1`, `plus 2 ranged`, `blank`. */
export function sideWords(side: Side, t: DiceTexts, value: number | null = null): string {
  const symbol = t.symbolOf(side.symbol);
  if (side.symbol === "blank" || side.symbol === "special")
    return side.cost > 0 ? `${symbol}, ${t.costs(side.cost)}` : symbol;
  const number = value ?? (side.x ? "X" : side.value);
  const shown = side.plus ? t.plus(number, symbol) : t.amount(number, symbol);
  return side.cost > 0 ? `${shown}, ${t.costs(side.cost)}` : shown;
}

/** A die as its name tells it. */
export interface SpokenDie {
  /** The card it belongs to, by name. */
  card: string;
  /** What lies up; null while it lies on its card. */
  side: Side | null;
  /** The value that counts now; null for the printed one. */
  value?: number | null;
  /** The numeral of its character, where there are several alike. */
  copy?: number | null;
  /** The modifiers that join it: whose, and by how much. */
  joined?: readonly { card: string; value: number }[];
  /** What it deals or gains with all that joins it; null if nothing does. */
  total?: number | null;
  /** Its state in words, such as the reason why it cannot be resolved. */
  more?: readonly string[];
}

/** A die for screen readers: `Rey's Staff, 3 melee, costs 1, joined by Rey plus 2, total 5`. */
export function dieLabel(die: SpokenDie, t: DiceTexts): string {
  const { card, side, value = null, copy = null, joined = [], total = null, more = [] } = die;
  return [
    copy === null ? card : `${card} ${copy}`,
    side ? sideWords(side, t, value) : t.onItsCard,
    ...joined.map((one) => t.joinedBy(one.card, one.value)),
    total === null ? "" : t.total(total),
    ...more,
  ]
    .filter(Boolean)
    .join(", ");
}
