// Tash-Kalar at the plain table: the words of its own table, and the arena as text.
import type { PlainScene, PlainWords } from "../../../plain";
import type { Choice } from "../../../protocol";
import { tashKalarOf } from "../catalogue";
import { NOTHING, part, read } from "../prompt/draft";
import { ask } from "../prompt/questions";
import type { Scene } from "../prompt/scene";
import { moves } from "../replay/turns";
import { ownersOf } from "../sides";
import type { TashKalarEvent, TashKalarView } from "../types";
import { verb, word } from "../words/buttonWords";
import { lines } from "../words/sentences";
import { gameTexts } from "../words/texts";
import { drawn } from "./drawn";
import { atSquare, phraseTexts } from "./phrases";

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

/** Who begins on a square, while that is the question. */
function starting(choice: Choice, { match, you, lang, nameOf }: PlainScene): string | null {
  const [at, piece] = [part(choice, "at"), part(choice, "piece")];
  if (match.question?.prompt !== "start" || !at || !piece) return null;
  const view = match.view as TashKalarView;
  const colour = piece.charAt(0);
  const t = phraseTexts[lang];
  return you !== null && view.seats[you]?.colour === colour
    ? t.start(at)
    : t.letStart(ownersOf(view, colour, nameOf, gameTexts(lang)), at);
}

/** The same as within a sentence, where the verb says all there is to say. */
function phrased(choice: Choice, scene: PlainScene): string {
  const [from, to, at, card] = ["from", "to", "at", "card"].map((name) => part(choice, name));
  const start = starting(choice, scene);
  if (start !== null) return start;
  const said = sceneOf(scene);
  const bare = verb(choice, said.t);
  const t = phraseTexts[scene.lang];
  if (choice.verb === "summon" && at && card) return t.summon(said.catalogue.cards[card]?.name ?? card, at);
  if (word(choice, said) !== bare) return called(choice, scene);
  if (from && to) return t.way(bare, from, to);
  const phrases = atSquare[scene.lang];
  const phrase = Object.hasOwn(phrases, choice.verb) ? phrases[choice.verb] : undefined;
  const square = at ?? from;
  return square && phrase ? phrase(square) : called(choice, scene);
}

export const words: PlainWords = {
  drawn: (scene) => drawn(viewOf(scene), { ...scene, catalogue: tashKalarOf(scene.catalogue) }),
  question: (_, scene) => {
    const said = sceneOf(scene);
    const [title, why] = ask(said, null);
    // There is no board to tap: the buttons name the squares.
    return { title, why: why === said.t.tapSquare ? "" : why };
  },
  choice: called,
  phrase: phrased,
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
