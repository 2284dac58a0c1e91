// A card's name and its current text. Pure.
import type { TashKalarCatalogue } from "../catalogue";
import type { GameTexts } from "./texts";
import type { TashKalarView } from "../types";

/** A card's text: the thaw effect once it lies frozen, the warp effect while it is being warped. */
export function doing(
  card: string,
  { view, catalogue }: { view: TashKalarView; catalogue: TashKalarCatalogue },
): string | undefined {
  const facts = catalogue.cards[card];
  const warping = view.playing === card && view.seats.some(({ pending }) => pending === card);
  if (warping && facts?.warp) return facts.warp;
  return (view.seats.some(({ frozen }) => frozen === card) && facts?.frozen) || facts?.text;
}

/** The name of a card; flares share one. */
export function cardName(card: string, catalogue: TashKalarCatalogue, t: GameTexts): string {
  return catalogue.cards[card]?.upper ? t.flareName : (catalogue.cards[card]?.name ?? card);
}
