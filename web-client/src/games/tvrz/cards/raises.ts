// How a raised strength comes about, as far as a card shows it. Pure.
import type { Lang } from "../../../i18n";
import type { TvrzCatalogue } from "../catalogue";
import type { Body, TvrzView } from "../types";
import { FREEDOM, inAttack } from "./freedom";
import { cardTexts } from "../words/cards.texts";

/** Every body that the viewer sees: in hands, in landscapes, on its way. */
function bodies({ seats, attack }: TvrzView): Body[] {
  const ofSeats = seats.flatMap(({ hand, known, units, waiting }) => [
    ...(hand ?? known),
    ...units.flatMap(({ cards }) => cards.flatMap((body) => body ?? [])),
    ...waiting.flatMap(({ cards }) => cards),
  ]);
  return [...ofSeats, ...(attack?.cards ?? []), ...(attack?.guards ?? []).flatMap(({ cards }) => cards)];
}

/** The bodies of the parties of the running attack, with their seats. */
function fighting({ seats, attack }: TvrzView): { seat: number; body: Body }[] {
  if (!attack) return [];
  const fort = seats[attack.target];
  const defend = [...(fort?.hand ?? fort?.known ?? []), ...attack.guards.flatMap(({ cards }) => cards)];
  return [
    ...attack.cards.map((body) => ({ seat: attack.seat, body })),
    ...defend.map((body) => ({ seat: attack.target, body })),
  ];
}

/**
 * The strengths of a card that what is attached to it raises, `attack 5 = 2 + 3 (Ring of Might)`, and those that a
 * promise of freedom multiplies.
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
    const line = (printed: number | null, now: number | null, word: (n: number) => string) =>
      printed === null || now === null || now === printed
        ? []
        : [`${word(now)} = ${printed} + ${now - printed} (${by.join(", ")})`];
    return [...line(facts.attack, body.attack, t.attack), ...line(facts.defence, body.defence, t.defence)];
  });
  const times = fighting(view).flatMap(({ seat, body }) => {
    const freed = inAttack(view, seat, body, catalogue);
    if (body.card !== card || freed === body) return [];
    const line = (now: number | null, by: number | null, word: (n: number) => string) =>
      now === null || by === null ? [] : [`${word(now)} = ${by} × ${FREEDOM} (${t.freedom})`];
    return [...line(freed.attack, body.attack, t.attack), ...line(freed.defence, body.defence, t.defence)];
  });
  return [...new Set([...lines, ...times])];
}
