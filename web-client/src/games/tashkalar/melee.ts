// The questions of a Melee, in words. Pure.
import type { Choice, Question } from "../../protocol";
import type { TashKalarCatalogue } from "./catalogue";
import { part } from "./prompt/draft";
import { ownersOf } from "./sides";
import type { GameTexts } from "./words/texts";
import type { HandFlare, TashKalarView } from "./types";

/** What these words depend on. */
interface Scene {
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  you: number | null;
  t: GameTexts;
  nameOf: (seat: number) => string;
}

/** Whether points are kept by colour. */
export const isMelee = (view: TashKalarView): boolean => view.seats.some(({ tracks }) => tracks.length > 0);

const owner = (scene: Scene, colour: string) => ownersOf(scene.view, colour, scene.nameOf, scene.t);

/** The enemy pieces that a summoning uses, by whose they are and why that is allowed (R9.1, R9.5). */
export function borrowing(scene: Scene, choice: Choice): string | null {
  const { view, t } = scene;
  const squares = choice.parts.borrows ?? [];
  const name = (square: string) => owner(scene, view.board[square]?.charAt(0) ?? "");
  const [first, second] = squares;
  if (!first) return null;
  if (second) return t.lendsOne(t.list(squares));
  return (view.turn?.borrowing ? t.lends : t.improvises)(name(first), first);
}

/**
 * The colours whose counters a choice would turn: that of the enemy piece it improvises with (R9.1). Empty while
 * either of two pieces could pay (R9.5c).
 */
export function turning(view: TashKalarView, choice: Choice | null): string[] {
  if (!isMelee(view) || !choice) return [];
  const pays = choice.verb === "pay" ? (choice.parts.at ?? []) : null;
  const colours = (pays ?? choice.parts.borrows ?? [])
    .map((square) => view.board[square]?.charAt(0) ?? "")
    .filter((colour) => colour !== view.turn?.possessed);
  if (pays) return colours;
  if (!view.turn?.borrowing) return colours;
  return colours.length === 2 && colours[0] === colours[1] ? colours.slice(1) : [];
}

/** The counter every way of summoning here costs, as a piece; null if some way costs none. */
export function counterCost(view: TashKalarView, ways: readonly Choice[]): string | null {
  const turned = ways.map((choice) => turning(view, choice)[0]);
  return turned.every((colour) => colour !== undefined) && turned[0] ? `${turned[0]}h` : null;
}

/** A colour in which a point can be scored, with its points now. */
export function scoringWord(scene: Scene, colour: string): string {
  const track = scene.view.seats[scene.you ?? -1]?.tracks.find((one) => one.colour === colour);
  return scene.t.colourScores(owner(scene, colour), track?.points ?? 0);
}

/** Our weakest colours, by their owners. */
export function weakestWords({ view, you, t, nameOf }: Scene): string {
  const weakest = (view.seats[you ?? -1]?.tracks ?? []).filter((track) => track.weakest);
  return t.whichColour(t.list(weakest.map(({ colour }) => ownersOf(view, colour, nameOf, t))));
}

/** The start pieces of a Melee, each of a different colour (R3.4.2). */
export const START_PIECES = 3;

/** Which halves of a flare apply against an opponent: "Mirko: upper half" (R8.7). */
export function halvesWord(scene: Scene, choice: Choice): string {
  const { upper, lower } = halves(scene, choice);
  const name = owner(scene, part(choice, "colour") ?? "");
  return upper || lower ? scene.t.flareHalves(name, upper, lower) : name;
}

/** What playing a flare against an opponent does, and what they gain. */
export function flareWords(scene: Scene, choice: Choice): [title: string, why: string] {
  const { catalogue, t } = scene;
  const name = owner(scene, part(choice, "colour") ?? "");
  const facts = catalogue.cards[part(choice, "card") ?? ""];
  const { upper, lower } = halves(scene, choice);
  const effects = [upper ? facts?.upper?.text : null, lower ? facts?.lower?.text : null];
  return [
    t.sureFlareAgainst(name),
    [...effects, t.sureFlareWhyMany(name)].filter((words) => Boolean(words)).join(" "),
  ];
}

function halves({ view, you }: Scene, choice: Choice): HandFlare["against"][number] {
  const colour = part(choice, "colour") ?? "";
  const flare = view.hands[you ?? -1]?.flares.find(({ card }) => card === part(choice, "card"));
  return flare?.against.find((one) => one.colour === colour) ?? { colour, upper: false, lower: false };
}

/** Whether a question belongs to the set-up of a Melee: a square and a colour at once. */
export const asksStartPiece = (view: TashKalarView, question: Question): boolean =>
  question.prompt === "start" && isMelee(view);
