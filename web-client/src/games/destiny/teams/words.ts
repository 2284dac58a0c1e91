// Objections and faults in words. Pure.
import type { Fault } from "../../../decks/requests";
import type { Catalogue } from "../../../protocol";
import { destinyOf, term, type DestinyCatalogue } from "../catalogue";
import { nameOfKey } from "./teamText";
import type { Objection } from "./team";
import type { teamTexts } from "./texts";

type Words = (typeof teamTexts)["en"];

/** Who would let villains' cards into a team of heroes. */
const DEFECTOR = "aw045";

/** Why a card does not belong into the deck: `no blue character in your team`. */
export function deckReason(objection: Objection, catalogue: DestinyCatalogue, t: Words): string {
  switch (objection.why) {
    case "over":
      return t.overLong(objection.points);
    case "colour":
      return t.noColour(term(catalogue, "colour", objection.colour));
    case "side": {
      const card = objection.is === "hero" ? t.heroCard : t.villainCard;
      return objection.defector ? t.onlyWith(card, catalogue.cards[DEFECTOR]?.name ?? DEFECTOR) : card;
    }
  }
}

/** A fault as a sentence with its rule, as the catalogue says it. */
export function faultSentence({ code, card, rule }: Fault, catalogue: Catalogue): string {
  const said = catalogue.words.problems[code] ?? code;
  const name = card === null ? "" : nameOfKey(card, destinyOf(catalogue));
  const about = card !== null && !said.includes("{card}") ? `${name}: ` : "";
  const cited = rule !== null && !said.includes("{rule}") ? ` (${rule})` : "";
  return `${about}${said.replace("{card}", name).replace("{rule}", rule ?? "")}${cited}`;
}
