// How a raised strength comes about, as far as a card shows it. Pure.
import type { Lang } from "../../../i18n";
import type { TvrzCatalogue } from "../catalogue";
import type { Body, TvrzView } from "../types";
import { cardTexts } from "../words/cards.texts";

/** Every body that the viewer sees: in hands, in landscapes, on its way. */
function bodies({ seats, attack }: TvrzView): Body[] {
  const ofSeats = seats.flatMap(({ hand, known, units, waiting }) => [
    ...(hand ?? known),
    ...units.flatMap(({ cards }) => cards.flatMap((body) => body ?? [])),
    ...waiting.flatMap(({ cards }) => cards),
  ]);
  const fighting = attack ? [attack, ...attack.guards, ...(attack.slowed ? [attack.slowed] : [])] : [];
  return [...ofSeats, ...fighting.flatMap(({ cards }) => cards)];
}

/**
 * The strengths of a card that a promise of freedom multiplies or that what is attached to it raises,
 * `attack 9 = 2 × 3 (freedom promised) + 3 (Ring of Might)`.
 */
export function raises(view: TvrzView, card: string, catalogue: TvrzCatalogue, lang: Lang): string[] {
  const facts = catalogue.cards[card];
  if (!facts) return [];
  const t = cardTexts[lang];
  const lines = bodies(view).flatMap((body) => {
    if (body.card !== card) return [];
    const by = body.items.flatMap((item) => {
      const equips = catalogue.cards[item]?.effects.some(({ op }) => op === "equip");
      return equips ? (catalogue.cards[item]?.name ?? []) : [];
    });
    const line = (printed: number | null, now: number | null, word: (n: number) => string) => {
      if (printed === null || now === null || now === printed) return [];
      const times = body.times ?? 1;
      const raised = now - times * printed;
      const promised = times === 1 ? "" : ` × ${times} (${t.freedom})`;
      return [`${word(now)} = ${printed}${promised}${raised === 0 ? "" : ` + ${raised} (${by.join(", ")})`}`];
    };
    return [...line(facts.attack, body.attack, t.attack), ...line(facts.defence, body.defence, t.defence)];
  });
  return [...new Set(lines)];
}
