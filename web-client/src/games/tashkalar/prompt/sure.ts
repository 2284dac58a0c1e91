// A choice's consequences, before it is sent. Pure.
import type { Choice } from "../../../protocol";
import { asksStartPiece, borrowing, flareWords, isMelee } from "../melee";
import { hasTeams, mateOf, ownersOf } from "../sides";
import { verb, word } from "../words/buttonWords";
import { cardName, doing } from "../words/cardWords";
import { part } from "./draft";
import { entry, type Said, type Scene } from "./scene";

/** A choice with the context that most sentences need. */
interface Sure {
  scene: Scene;
  choice: Choice;
  at: string;
  from: string;
  to: string;
  /** The card it plays, or the one that asks; null for none. */
  card: string | null;
  name: string;
  /** Pieces it uses, borrows and destroys, and tasks it meets, in sentences. */
  why: string;
}

/** The confirmation for each verb. */
const SURE: Readonly<Record<string, (sure: Sure) => Said>> = {
  summon: ({ scene: { t }, name, at, why }) => [t.sureSummon(name, at), why],
  summonAt: ({ scene: { t }, name, at, why }) => [t.sureSummon(name, at), why],
  place: ({ scene: { match, view, nameOf, t }, choice, at, why }) => {
    if (match.question && asksStartPiece(view, match.question)) {
      const owners = ownersOf(view, part(choice, "piece")?.charAt(0) ?? "", nameOf, t);
      return [t.sureStartPiece(owners, at), t.askStartPieceWhy];
    }
    return match.question?.prompt === "start" ? [t.askStart(at), t.askStartWhy] : [t.surePlace(at), why];
  },
  handOver: ({ scene: { match, view, catalogue, you, nameOf, t } }) => {
    const mate = nameOf((you === null ? null : mateOf(view, you)) ?? 0);
    const left = view.turn?.actions ?? 0;
    const playing = match.question?.context.source ?? view.playing;
    return [
      t.sureHandOver(mate),
      playing
        ? t.sureHandOverEffect(mate, cardName(playing, catalogue, t), left)
        : t.sureHandOverActions(mate, left),
    ];
  },
  flare: ({ scene, choice }) =>
    isMelee(scene.view) ? flareWords(scene, choice) : [scene.t.sureFlare, flareWhy(scene)],
  recall: ({ scene: { t }, from }) => [t.sureRecall(from), t.sureRecallWhy],
  thaw: ({ scene, choice, card }) => [
    scene.t.sureWord(word(choice, scene)),
    card ? (doing(card, scene) ?? "") : "",
  ],
  skip: ({ scene, choice, why }) =>
    scene.match.question?.prompt === "claim"
      ? [scene.t.sureClaimNothing, scene.t.sureClaimNothingWhy(claimable(scene))]
      : [scene.t.sureWord(word(choice, scene)), why],
  warp: ({ scene: { catalogue, t }, card, name }) => [
    t.sureWarp(name),
    [catalogue.cards[card ?? ""]?.warp, t.sureWarpWhy].filter(Boolean).join(" "),
  ],
  move: ({ scene: { t }, from, to, why }) => [t.sureMove(from, to), why],
  leap: ({ scene: { t }, from, to, why }) => [t.sureLeap(from, to), why],
};

const anything = ({ scene, choice, at, why }: Sure): Said => [
  at && !choice.parts.direction
    ? scene.t.sureAt(verb(choice, scene.t), at)
    : scene.t.sureWord(word(choice, scene)),
  why,
];

/** The confirmation of a choice, with its consequences. */
export function sure(scene: Scene, choice: Choice): Said {
  const card = part(choice, "card") ?? scene.match.question?.context.source ?? null;
  return (entry(SURE, choice.verb) ?? anything)({
    scene,
    choice,
    at: part(choice, "at") ?? "",
    from: part(choice, "from") ?? "",
    to: part(choice, "to") ?? "",
    card,
    name: card ? (scene.catalogue.cards[card]?.name ?? card) : "",
    why: consequences(scene, choice),
  });
}

/** Pieces a choice uses, borrows and destroys, tasks it meets, and which of several ways it is. */
function consequences(scene: Scene, choice: Choice): string {
  const { draft, reading, match, view, catalogue, t } = scene;
  const { uses = [], borrows = [], destroys = [], meets = [], empty = [] } = choice.parts;
  const serving = borrows.filter((square) => view.board[square]?.charAt(0) === view.turn?.possessed);
  const lent = borrows.filter((square) => !serving.includes(square));
  const asLent = { ...choice, parts: { ...choice.parts, borrows: lent } };
  const tasks = meets.map((task) => catalogue.tasks?.[task]?.name ?? task);
  return [
    uses.length > 0 && t.uses(t.list(uses)),
    empty.length > 0 && t.emptyServe(t.list(empty)),
    serving.length > 0 && t.serving(t.list(serving)),
    lent.length > 0 && (isMelee(view) ? borrowing(scene, asLent) : t.borrows(t.list(lent))),
    destroys.length > 0 && t.destroys(t.list(destroys)),
    meets.length > 0 && t.meets(t.list(tasks)),
    reading.ways > 1 &&
      match.question?.prompt !== "start" &&
      t.askWay((draft.way % reading.ways) + 1, reading.ways),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The highest points among the tasks that could be claimed. */
function claimable({ match, catalogue }: Scene): number {
  const tasks = match.question?.choices.map((choice) => part(choice, "task") ?? "") ?? [];
  return Math.max(0, ...tasks.map((task) => catalogue.tasks?.[task]?.points ?? 0));
}

/** Who scores the point for a flare (R8.6). */
function flareWhy({ view, t }: Scene): string {
  if (view.tasks) return "";
  return hasTeams(view) ? t.sureFlareWhyTeam : t.sureFlareWhy;
}
