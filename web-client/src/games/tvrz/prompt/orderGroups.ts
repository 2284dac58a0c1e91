// The cards of the order of defence: those at hand first, then all others by the part that they defend. Pure.
import type { OrderAnswers } from "../../../table/orderGroups";
import { term } from "../catalogue";
import type { Scene } from "../scene";
import { PARTS } from "../types";

/** As in the protocol. */
const DEFENCE = "defence";

/** Standing orders about nothing else are as the catalogue lists them. */
export function orderGroups({ view, you, catalogue, lang, t }: Scene): OrderAnswers {
  const own = view.seats[you ?? -1];
  const held = new Set(
    [...(own?.hand ?? []), ...(own?.units ?? []).flatMap(({ cards }) => cards)].flatMap(
      (body) => body?.card ?? [],
    ),
  );
  const cardOf = (answer: string) => answer.replace(/^defend /, "");
  const groups = ["own", ...PARTS, "universal"];
  const groupOf = (card: string): string =>
    held.has(card) ? "own" : (PARTS.find((part) => part === catalogue.cards[card]?.stands) ?? "universal");
  const named = (group: string): string => (group === "own" ? t.yourFort : term(catalogue, "part", group));
  const { compare } = new Intl.Collator(lang);
  return (about, answers) => {
    if (about !== DEFENCE) return null;
    const sorted = [...answers].sort((one, other) => compare(one.text, other.text));
    return groups.flatMap((group) => {
      const cards = sorted.filter(({ answer }) => groupOf(cardOf(answer)) === group);
      const name = named(group);
      return cards.length === 0
        ? []
        : [{ name: name.charAt(0).toUpperCase() + name.slice(1), answers: cards }];
    });
  };
}
