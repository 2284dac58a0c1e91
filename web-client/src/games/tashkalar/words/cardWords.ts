// What a card is called and what it does now. Pure.
import type { TashKalarCatalogue } from "../catalogue";
import type { GameTexts } from "./texts";
import type { TashKalarView } from "../types";

/** What a card does: once it lies frozen, what it does when it thaws; while it is being warped, that. */
export function doing(
  card: string,
  { view, catalogue }: { view: TashKalarView; catalogue: TashKalarCatalogue },
): string | undefined {
  const facts = catalogue.cards[card];
  const warping = view.playing === card && view.seats.some(({ pending }) => pending === card);
  if (warping && facts?.warp) return facts.warp;
  return (view.seats.some(({ frozen }) => frozen === card) && facts?.frozen) || facts?.text;
}

/** The name of a card; flares have a common one. */
export function cardName(card: string, catalogue: TashKalarCatalogue, t: GameTexts): string {
  return catalogue.cards[card]?.upper ? t.flareName : (catalogue.cards[card]?.name ?? card);
}
