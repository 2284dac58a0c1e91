// Tash-Kalar at the plain table: the words of its own table, and the arena as text.
import type { PlainScene, PlainWords } from "../../../plain";
import type { Choice } from "../../../protocol";
import { tashKalarOf } from "../catalogue";
import { NOTHING, part, read } from "../prompt/draft";
import { ask } from "../prompt/questions";
import type { Scene } from "../prompt/scene";
import { moves } from "../replay/turns";
import type { TashKalarEvent, TashKalarView } from "../types";
import { verb, word } from "../words/buttonWords";
import { lines } from "../words/sentences";
import { gameTexts } from "../words/texts";
import { drawn } from "./drawn";

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

export const words: PlainWords = {
  drawn: (scene) => drawn(viewOf(scene), { ...scene, catalogue: tashKalarOf(scene.catalogue) }),
  question: (_, scene) => {
    const said = sceneOf(scene);
    const [title, why] = ask(said, null);
    // There is no board to tap: the buttons name the squares.
    return { title, why: why === said.t.tapSquare ? "" : why };
  },
  choice: called,
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
