// Tash-Kalar at the plain table: the words of its own table, and the arena as text.
import type { Lang } from "../../../i18n";
import type { PlainScene, PlainWords } from "../../../plain";
import type { Choice } from "../../../protocol";
import { tashKalarOf } from "../catalogue";
import { asksStartPiece } from "../melee";
import { NOTHING, part, read } from "../prompt/draft";
import { ask } from "../prompt/questions";
import { entry, type Scene } from "../prompt/scene";
import { moves } from "../replay/turns";
import { mateOf, ownersOf, schoolOf } from "../sides";
import type { TashKalarEvent, TashKalarView } from "../types";
import { verb, word } from "../words/buttonWords";
import { cardName } from "../words/cardWords";
import { lines } from "../words/sentences";
import { gameTexts } from "../words/texts";
import { drawn } from "./drawn";
import { kinds, steps } from "./hints.texts";
import { atSquare, effects, phraseTexts, towards, type AtSquare } from "./phrases";

const viewOf = ({ match }: PlainScene) => match.view as TashKalarView;

const sceneOf = (scene: PlainScene): Scene => {
  const { match, you, nameOf, lang } = scene;
  const catalogue = tashKalarOf(scene.catalogue);
  const reading = read(match.question, NOTHING, new Set());
  const t = gameTexts(lang);
  return { match, view: viewOf(scene), catalogue, reading, draft: NOTHING, inspected: null, you, t, nameOf };
};

const telling = (scene: PlainScene) => ({
  view: viewOf(scene),
  catalogue: tashKalarOf(scene.catalogue),
  nameOf: scene.nameOf,
  t: gameTexts(scene.lang),
});

/** A choice with its verb and its squares. */
function called(choice: Choice, scene: PlainScene): string {
  const [from, to, at] = ["from", "to", "at"].map((name) => part(choice, name));
  const where = from && to ? `${from} – ${to}` : (at ?? to ?? from);
  const what = word(choice, sceneOf(scene));
  return where === null ? what : `${what}, ${where}`;
}

/** Whose piece begins on a square, while that is the question. */
function starting(choice: Choice, { you, match, lang, ...scene }: PlainScene): string | null {
  const [at, piece] = [part(choice, "at"), part(choice, "piece")];
  if (match.question?.prompt !== "start" || !at || !piece) return null;
  const view = match.view as TashKalarView;
  const colour = piece.charAt(0);
  const t = phraseTexts[lang];
  return you !== null && view.seats[you]?.colour === colour
    ? t.start(schoolOf(colour, tashKalarOf(scene.catalogue)), at)
    : t.letStart(ownersOf(view, colour, scene.nameOf, gameTexts(lang)), at);
}

/** Whose piece is placed, if it is another side's: some cards have an enemy's piece placed. */
function othersPlaced(choice: Choice, { you, match, lang, nameOf }: PlainScene): string | null {
  const colour = part(choice, "piece")?.charAt(0);
  const view = match.view as TashKalarView;
  if (choice.verb !== "place" || !colour || you === null || view.seats[you]?.colour === colour) return null;
  return ownersOf(view, colour, nameOf, gameTexts(lang));
}

/** What a choice of The Eldest Tree does to a square, by what stands there. */
const worked = ({ parts }: Choice): AtSquare =>
  parts.destroys ? "destroy" : parts.piece ? "raise" : "place";

/** The verbs about a card that have a sentence of their own. */
const WITH_CARD = {
  summon: "summonCard",
  discard: "discard",
  discardCard: "discard",
  discardPending: "discard",
  discardFlare: "discard",
  return: "under",
  recover: "onTop",
  copy: "copy",
  freeze: "freeze",
  keep: "keep",
  warp: "warp",
} as const;

/** The same without squares: cards, colours, directions, effects, ranks, and declining. */
function wordless(choice: Choice, { view, catalogue, nameOf, t: said }: Scene, lang: Lang): string | null {
  const t = phraseTexts[lang];
  const [card, colour, direction, branch, rank] = ["card", "colour", "direction", "branch", "rank"].map(
    (name) => part(choice, name),
  );
  if (choice.verb === "stop") return t.stop;
  if (choice.verb === "skip") return t.skip;
  if (choice.verb === "flare") {
    const sides = new Set(view.seats.map(({ side }) => side)).size;
    return colour && sides > 2 ? t.flareAgainst(ownersOf(view, colour, nameOf, said)) : t.flare;
  }
  if (colour) return t.score(ownersOf(view, colour, nameOf, said));
  if (direction) {
    const way = entry<string>(towards[lang], direction) ?? direction;
    const hit = choice.parts.destroys ?? [];
    return hit.length > 0 ? t.aimAt(way, said.list(hit)) : t.aim(way);
  }
  if (branch) return entry<string>(effects[lang], branch) ?? said.branch(branch);
  if (rank) return t.rank(said.rank(rank));
  const about = entry(WITH_CARD, choice.verb);
  return card && about ? t[about](cardName(card, catalogue, said)) : null;
}

/** What is advised where the button of a choice is no advice, and no square is named. */
function step(
  choice: Choice,
  { match, catalogue, view, you, nameOf, t: said }: Scene,
  lang: Lang,
): string | null {
  const t = steps[lang];
  const [card, task, school] = ["card", "task", "school"].map((name) => part(choice, name));
  if (choice.verb === "end") return t.end;
  if (choice.verb === "skip" && match.question?.prompt === "claim") return t.claimNothing;
  if (choice.verb === "thaw" && card) return t.thaw(cardName(card, catalogue, said));
  if (task) return t.claim(catalogue.tasks?.[task]?.name ?? task);
  if (school) return t.ban(catalogue.schools[school]?.name ?? school);
  const mate = you === null ? null : mateOf(view, you);
  return choice.verb === "handOver" && mate !== null ? t.handOver(nameOf(mate)) : null;
}

/** The same as a sentence, as a step of a hint. Knows only the choice: later steps answer other questions. */
function phrased(choice: Choice, scene: PlainScene): string {
  const [from, to, at, card] = ["from", "to", "at", "card"].map((name) => part(choice, name));
  const start = starting(choice, scene);
  if (start !== null) return start;
  const said = sceneOf(scene);
  const plainly = step(choice, said, scene.lang);
  if (plainly !== null) return plainly;
  const t = phraseTexts[scene.lang];
  if (card && at) return t.summon(cardName(card, said.catalogue, said.t), at);
  if (from && to) return choice.verb === "leap" ? t.leap(from, to) : t.move(from, to);
  const square = at ?? from;
  const owner = othersPlaced(choice, scene);
  if (square && owner !== null) return t.placeOf(owner, square);
  const phrase = entry<(at: string) => string>(
    atSquare[scene.lang],
    choice.verb === "square" ? worked(choice) : choice.verb,
  );
  if (square && phrase) return phrase(square);
  return wordless(choice, said, scene.lang) ?? called(choice, scene);
}

export const words: PlainWords = {
  drawn: (scene) => drawn(viewOf(scene), { ...scene, catalogue: tashKalarOf(scene.catalogue) }),
  question: (_, scene) => {
    const said = sceneOf(scene);
    const [title, why] = ask(said, null);
    // There is no board to tap: the buttons name the squares.
    const { question } = scene.match;
    const starts = question?.prompt === "start" && !asksStartPiece(said.view, question);
    const taps = starts || why === said.t.tapSquare;
    return { title, why: taps ? "" : why };
  },
  choice: called,
  phrase: phrased,
  hint: { kind: (key, { lang }) => entry<string>(kinds[lang], key) ?? null, step: () => null },
  kind: (key, { lang }) => verb({ notation: "", verb: key, parts: {} }, gameTexts(lang)),
  lines: (log, scene) =>
    lines(log as readonly TashKalarEvent[], telling(scene)).map(({ turn, words: said }) => ({
      turn,
      words: said,
      sign: "",
      opens: null,
    })),
  moves: (moments, scene) =>
    moves(moments, telling(scene)).map(({ moment, line }) => ({
      moment,
      line: { ...line, sign: "", opens: null },
    })),
  decider: (key, { lang }) => gameTexts(lang).decider(key),
};
