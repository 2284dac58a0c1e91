// The levels of computers, their names and beasts. Pure.
import { defineTexts, type Lang } from "../i18n";
import type { RoomState } from "../protocol";
import { beasts } from "./beasts.generated";

/** From the weakest to the strongest, as the server orders them. */
const LEVELS = ["novice", "apprentice", "adept", "expert", "champion", "master"] as const;
type Level = (typeof LEVELS)[number];

/** The mark of engines of people's own, in the place of a level. */
export const ENGINE = "engine";

/** The number of that mark in texts: it has no strength. */
const ENGINE_MARK = 15;

type LevelWords = Record<Level, string>;

/** What a computer of each level is called: by its beast. */
const names = defineTexts<LevelWords>(
  {
    novice: "Hare",
    apprentice: "Fox",
    adept: "Boar",
    expert: "Stag",
    champion: "Bear",
    master: "Lion",
  },
  {
    novice: "Zajíc",
    apprentice: "Liška",
    adept: "Kanec",
    expert: "Jelen",
    champion: "Medvěd",
    master: "Lev",
  },
  {
    novice: "Lepre",
    apprentice: "Volpe",
    adept: "Cinghiale",
    expert: "Cervo",
    champion: "Orso",
    master: "Leone",
  },
);

/** How strong a level is, in a word. */
const ranks = defineTexts<LevelWords>(
  {
    novice: "Novice",
    apprentice: "Apprentice",
    adept: "Adept",
    expert: "Expert",
    champion: "Champion",
    master: "Master",
  },
  {
    novice: "Nováček",
    apprentice: "Učeň",
    adept: "Pokročilý",
    expert: "Znalec",
    champion: "Šampion",
    master: "Mistr",
  },
  {
    novice: "Principiante",
    apprentice: "Apprendista",
    adept: "Abile",
    expert: "Esperto",
    champion: "Campione",
    master: "Maestro",
  },
);

const known = (level: string): level is Level => (LEVELS as readonly string[]).includes(level);

/** What a computer of a level is called; its key if this page does not know it. */
export const levelName = (level: string, lang: Lang): string => (known(level) ? names[lang][level] : level);

/** How strong a level is, in a word; empty if this page does not know it. */
export const rankName = (level: string, lang: Lang): string => (known(level) ? ranks[lang][level] : "");

/** The outline of a level's beast, in a square of 512 units; null if this page does not know it. */
export const beastOf = (level: string): string | null => (known(level) ? beasts[level] : null);

/** Whether a computer sits at this table. */
export const withComputer = ({ seats }: Pick<RoomState, "seats">): boolean =>
  seats.some(({ player }) => player?.computer !== undefined);

/** How strong a level is, from 1; 0 if this page does not know it. */
export const strength = (level: string): number => (known(level) ? LEVELS.indexOf(level) + 1 : 0);

/** The number by which a computer's sign stands in texts; 0 if this page does not know it. */
export const markOf = (level: string): number => (level === ENGINE ? ENGINE_MARK : strength(level));

/** The level, or the mark, that has this number in texts; undefined if there is none. */
export const markedBy = (mark: number): string | undefined =>
  mark === ENGINE_MARK ? ENGINE : LEVELS[mark - 1];

/** A level's name with the number that tells computers of one level apart, taken from the stored name. */
export function numbered(word: string, stored: string): string {
  const [number] = /\d+$/.exec(stored) ?? [];
  return number === undefined ? word : `${word} ${number}`;
}
