// Which of a card's names a small card has room for. Pure: letters are measured roughly, as the heading face runs.
import type { CardFacts } from "../catalogue";

const NARROW = /[ijlfrt.,'’\s-]/;
const WIDE = /[mwMWOQGDHN]/;

/** The width of a text in average letters. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.65 : WIDE.test(letter) ? 1.3 : 1), 0);

/** Whether a name fits in two lines of this width; lines break at spaces and after hyphens. */
export function fits(name: string, width: number): boolean {
  let lines = 1;
  let used = 0;
  for (const word of name.split(/(?<=-)|(?<=\s)/)) {
    const own = widthOf(word.trimEnd());
    if (own > width) return false;
    if (used + own > width) {
      lines++;
      used = 0;
    }
    used += widthOf(word);
  }
  return lines <= 2;
}

/** In average letters: a tile, a compact card, and one with the crown of red cards. */
export const ROOM = { tile: 8.5, compact: 10.6, crowned: 8 } as const;

const best = ({ name, brief }: CardFacts, width: number): string =>
  fits(name, width) ? name : (brief ?? name);

export const tileName = (card: CardFacts): string => best(card, ROOM.tile);

export const compactName = (card: CardFacts): string =>
  best(card, card.bar === "red" ? ROOM.crowned : ROOM.compact);
