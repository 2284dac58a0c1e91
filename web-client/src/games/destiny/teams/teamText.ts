// Teams as text: their characters, battlefield and deck, one line a card. Pure.
import type { Naming } from "../../../decks/known";
import { deckText } from "../../../decks/text";
import type { Deck } from "../../../setup";
import { destinyOf, term, type DestinyCatalogue } from "../catalogue";
import { keysOf } from "./team";

const ELITE = /-elite$/;

/** What a key of a team is called. */
export function nameOfKey(key: string, catalogue: DestinyCatalogue): string {
  const name = catalogue.cards[key.replace(ELITE, "")]?.name ?? key;
  return ELITE.test(key) ? `${name} (${term(catalogue, "word", "elite")})` : name;
}

/** Writes a team, its parts parted by empty lines: `1 Rey (elite)`, `2 Dodge`. */
export function teamText(name: string, list: Deck, catalogue: DestinyCatalogue): string {
  const partOf = (key: string) => {
    const type = catalogue.cards[key.replace(ELITE, "")]?.type;
    return type === "character" || type === "battlefield" ? type : "deck";
  };
  const parts = (["character", "battlefield", "deck"] as const).map((part) =>
    keysOf(catalogue).filter((key) => partOf(key) === part),
  );
  return deckText(name, list, parts, (key) => nameOfKey(key, catalogue));
}

/** What teams consist of by what it is called. */
export const namesOfKeys: Naming = (catalogue) => {
  const destiny = destinyOf(catalogue);
  return keysOf(destiny).map((key) => [key, nameOfKey(key, destiny)] as const);
};
