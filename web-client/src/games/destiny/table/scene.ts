// What every part of the table draws from: the view, our question, the picks, names and words. Pure but for the hook.
import { useCallback, useMemo } from "react";
import type { Lang } from "../../../i18n";
import { called, type PlainScene } from "../../../plain/speech";
import type { Choice, MatchEvent, Question } from "../../../protocol";
import type { TableProps } from "../../../room/tableProps";
import type { DraftTable } from "../../../table/useTable";
import { destinyOf, type CardFacts, type DestinyCatalogue, type Side } from "../catalogue";
import { diceTexts, type DiceTexts } from "../words/dice.texts";
import { tap, type Draft, type Thing } from "./choose/draft";
import { pieceOf } from "./pieces";
import type { Regroup } from "./prompt/useAnswers";
import type { DestinyView, DieView } from "./types";
import { tableTexts, type TableTexts } from "./words/table.texts";

/** A position as one reader sees it. */
export interface Scene {
  view: DestinyView;
  catalogue: DestinyCatalogue;
  /** Our seat, from 0; null for watchers. */
  you: number | null;
  /** The seat at the bottom: ours, or the one a watcher looks from. */
  below: number;
  nameOf: (seat: number) => string;
  lang: Lang;
  t: TableTexts;
  /** The words of dice. */
  d: DiceTexts;
  /** Our choices now; null if there are none. */
  question: Question | null;
  draft: Draft;
  /** Points at something on the table; a second time confirms. */
  choose: (thing: Thing) => void;
  /** Names the die being resolved again with these modifiers alone; null while that cannot be taken back. */
  regroup: Regroup | null;
  /** All events so far, oldest first. */
  log: readonly MatchEvent[];
  /** For sentences of the catalogue. */
  plain: PlainScene;
}

/** What is drawn of a card that the catalogue does not have: nothing but its key. */
export const factsOf = ({ catalogue }: Pick<Scene, "catalogue">, card: string): CardFacts | undefined =>
  catalogue.cards[card];

export const cardName = (scene: Pick<Scene, "catalogue">, card: string): string =>
  factsOf(scene, card)?.name ?? card;

export const sidesOf = ({ catalogue }: Pick<Scene, "catalogue">): ((card: string) => readonly Side[]) => {
  return (card) => catalogue.cards[card]?.sides ?? [];
};

/** The side that a die shows; null on its card. */
export const sideOf = (scene: Pick<Scene, "catalogue">, die: DieView): Side | null =>
  sidesOf(scene)(die.card)[die.side] ?? null;

/** A card in play by name, with the numeral of its copy: `Stormtrooper 2`. Of what has left, its card. */
export function pieceName(scene: Pick<Scene, "catalogue" | "view">, id: string): string {
  const piece = pieceOf(scene.view, id);
  const name = cardName(scene, piece?.card ?? id.replace(/\..*$/, ""));
  return piece && piece.copy > 0 ? `${name} ${piece.copy}` : name;
}

/** A choice in the catalogue's words. */
export const label = (choice: Choice, { plain }: Pick<Scene, "plain">): string =>
  called(choice, plain, {}).label;

/** All seats from this one on, in turn order. */
export const inTurn = ({ clockwise }: Pick<DestinyView, "clockwise">, from: number): number[] => {
  const at = clockwise.indexOf(from);
  return [...clockwise.slice(at), ...clockwise.slice(0, at)];
};

/** The seats from the one at the bottom on, in turn order, without those left out. */
export const around = ({ view, below }: Pick<Scene, "view" | "below">): number[] => inTurn(view, below);

/** The other seats in turn order from the left. */
export const others = (scene: Pick<Scene, "view" | "below">): number[] => around(scene).slice(1);

/** The scene of a running or finished match, as `useTable` has it. */
export function useScene(
  props: TableProps,
  table: DraftTable<Draft>,
  send: (choice: Choice) => void,
  regroup: Regroup,
): Scene {
  const { lang, log } = props;
  const { match, you, question, draft, nameOf, oneClick, pick } = table;
  const view = match.view as DestinyView;
  const plain = useMemo(
    () => ({ match, catalogue: props.catalogue, you, nameOf, lang }),
    [match, props.catalogue, you, nameOf, lang],
  );
  const choose = useCallback(
    (thing: Thing) => {
      const next = tap(question, draft, thing);
      const single = question?.choices.find(({ notation }) => notation === next.draft.picked);
      if (next.send) send(next.send);
      else if (single && (opens(single, view, props) || oneClick)) send(single);
      else pick(next.draft);
    },
    [question, draft, oneClick, send, pick, view, props],
  );
  return {
    view,
    catalogue: destinyOf(props.catalogue),
    you,
    below: you ?? 0,
    nameOf,
    lang,
    t: tableTexts[lang],
    d: diceTexts[lang],
    question,
    draft,
    choose,
    regroup: table.canTakeBack ? regroup : null,
    log,
    plain,
  };
}

/** Signs whose resolving always asks on: nothing has happened yet when a die with one is named. */
const ASKS_ON: ReadonlySet<string> = new Set(["melee", "ranged", "shield"]);

/** Whether a choice only begins an action that asks on, so that it needs no confirmation. */
function opens({ verb, parts }: Choice, view: DestinyView, { catalogue }: TableProps): boolean {
  if (verb !== "resolve") return false;
  const id = parts["die"]?.[0] ?? "";
  const scene = { catalogue: destinyOf(catalogue) };
  const card = id.replace(/\..*$/, "");
  const die = dieIn(view, id);
  const side = die && sidesOf(scene)(card)[die.side];
  return side !== undefined && ASKS_ON.has(side.symbol);
}

const dieIn = (view: DestinyView, id: string): DieView | undefined =>
  view.seats
    .flatMap(({ characters, supports, loose }) => [
      ...characters.flatMap(({ dice, upgrades }) => [...dice, ...upgrades.flatMap((one) => one.dice)]),
      ...supports.flatMap(({ dice }) => dice),
      ...loose,
    ])
    .find((die) => die.id === id);
