// What playing a card costs, as the server says it. Pure.
import type { Choice } from "../../../../protocol";
import type { TableTexts } from "../words/table.texts";
import { marked, numberOf } from "./draft";

/** The least and the most that a card can be played for, and whether an upgrade has to go for it (D9.8). */
export interface Price {
  least: number;
  most: number;
  replacing: boolean;
}

/** The price of a choice. */
export function priceOf(choice: Choice): Price {
  const least = numberOf(choice, "cost") ?? 0;
  return { least, most: numberOf(choice, "most") ?? least, replacing: marked(choice, "replacing") };
}

/** A price in a few words. */
export function priceWords({ least, most, replacing }: Price, t: TableTexts): string {
  if (replacing) return most > least ? t.replacingFrom(least) : t.replacingFor(least);
  if (most > least) return t.playFrom(least);
  return least > 0 ? t.playFor(least) : t.playFree;
}

/** The same for tiles. */
export const priceBrief = ({ least, most }: Price, t: TableTexts): string =>
  most > least ? t.fromBrief(least) : t.playBrief(least);
