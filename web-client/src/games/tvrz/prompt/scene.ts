import type { Lang } from "../../../i18n";
import { called, type PlainScene } from "../../../plain/speech";
import type { Choice, MatchEvent, Question } from "../../../protocol";
import type { TvrzCatalogue } from "../catalogue";
import type { Draft } from "../choose/draft";
import type { TvrzView } from "../types";
import { fightTexts, type FightTexts } from "../words/fight.texts";

/** The inputs of prompts, windows and feet. */
export interface Scene {
  view: TvrzView;
  catalogue: TvrzCatalogue;
  /** Our question; null while nothing is asked of us. */
  question: Question | null;
  draft: Draft;
  /** Our seat, from 0; null for watchers. */
  you: number | null;
  nameOf: (seat: number) => string;
  lang: Lang;
  /** All events so far, oldest first. */
  log: readonly MatchEvent[];
  /** For the catalogue's sentences. */
  plain: PlainScene;
  t: FightTexts;
}

/** What a table has of it. */
export type TableScene = Omit<Scene, "t">;

/** The same with the words of prompts and fights. */
export const sceneOf = (scene: TableScene): Scene => ({ ...scene, t: fightTexts[scene.lang] });

/** The name of a card. */
export const cardName = ({ catalogue }: Pick<Scene, "catalogue">, card: string): string =>
  catalogue.cards[card]?.name ?? card;

/** A card's name where there is little room. */
export const briefName = (scene: Pick<Scene, "catalogue">, card: string): string =>
  scene.catalogue.cards[card]?.brief ?? cardName(scene, card);

/** A choice in the catalogue's words. */
export const label = (choice: Choice, { plain }: Scene): string => called(choice, plain, {}).label;

/** The first value of a choice's part, or null. */
export const part = (choice: Choice, name: string): string | null => choice.parts[name]?.[0] ?? null;

/** What a choice comes to, as the server says it; null where it says nothing. */
export interface Sums {
  strength: number | null;
  left: number | null;
  kept: number | null;
  lives: boolean | null;
  falls: boolean | null;
  doubled: boolean;
  /** What a card takes of a loss, and what falls on others. */
  loss: number | null;
  rest: number | null;
  /** What an attack has left behind the works of north, south, east, west and gate. */
  arrives: readonly number[] | null;
}

const number = (choice: Choice, name: string): number | null => {
  const said = part(choice, name);
  return said === null ? null : Number(said);
};

const yes = (choice: Choice, name: string): boolean | null => {
  const said = part(choice, name);
  return said === null ? null : said === "yes";
};

export const sums = (choice: Choice): Sums => ({
  strength: number(choice, "strength"),
  left: number(choice, "left"),
  kept: number(choice, "kept"),
  lives: yes(choice, "lives"),
  falls: yes(choice, "falls"),
  doubled: yes(choice, "doubled") === true,
  loss: number(choice, "loss"),
  rest: number(choice, "rest"),
  arrives: choice.parts["arrives"]?.map(Number) ?? null,
});

/** The opponent in the running fight; null for all but its parties. */
export function opponent({ view: { attack }, you }: Pick<Scene, "view" | "you">): number | null {
  if (!attack || you === null) return null;
  if (attack.seat === you) return attack.target;
  return attack.target === you ? attack.seat : null;
}

/** The names of the attacking card or pair. */
export const attackerName = (scene: Pick<Scene, "view" | "catalogue">): string =>
  (scene.view.attack?.cards ?? []).map(({ card }) => cardName(scene, card)).join(" + ");
