// The label of a choice on a button. Pure.
import type { Choice } from "../../../protocol";
import type { Scene } from "../prompt/scene";
import { part } from "../prompt/draft";
import { halvesWord, isMelee, scoringWord } from "../melee";
import { mateOf, ownersOf } from "../sides";
import type { GameTexts } from "./texts";

const VERBS = {
  summon: "doSummon",
  summonAt: "doSummon",
  place: "doPlace",
  recall: "doRecall",
  discard: "doDiscard",
  flare: "doFlare",
  end: "doEnd",
  stop: "doStop",
  skip: "doSkip",
  move: "doMove",
  leap: "doLeap",
  leaper: "doChoose",
  destroy: "doDestroy",
  raise: "doRaise",
  lower: "doLower",
  convert: "doConvert",
  target: "doLeap",
  return: "doReturn",
  recover: "doRecover",
  thaw: "doThaw",
  freeze: "doFreeze",
  keep: "doKeep",
  discardFlare: "doDiscard",
  mirror: "doMirror",
  gateway: "doGateway",
  warp: "doWarp",
  copy: "doCopy",
  store: "doStore",
  restore: "doRestore",
  exchange: "doExchange",
  gather: "doGather",
  appear: "doAppear",
  discardPending: "doDiscard",
  discardCard: "doDiscard",
  claim: "doClaim",
  ban: "doBan",
  mover: "doChoose",
  take: "doChoose",
} as const satisfies Record<string, keyof GameTexts>;

/** A choice as a button label. */
export function word(choice: Choice, scene: Scene): string {
  const { match, view, catalogue, nameOf, you, t } = scene;
  if (choice.verb === "handOver") {
    const mate = you === null ? null : mateOf(view, you);
    return t.doHandOver(mate === null ? "" : nameOf(mate));
  }
  if (choice.verb === "skip" && match.question?.prompt === "claim") return t.claimNothing;
  const colour = part(choice, "colour");
  if (colour && choice.verb !== "flare") return scoringWord(scene, colour);
  if (colour && isMelee(view)) return halvesWord(scene, choice);
  const piece = part(choice, "piece");
  if (piece && match.question?.prompt === "start") return ownersOf(view, piece.charAt(0), nameOf, t);
  const direction = part(choice, "direction");
  if (direction) return t.direction(direction);
  const branch = part(choice, "branch");
  if (branch) return t.branch(branch);
  const rank = part(choice, "rank");
  if (rank) return t.rank(rank);
  const task = part(choice, "task");
  if (task) return t.claim(catalogue.tasks?.[task]?.name ?? task);
  const school = part(choice, "school");
  if (school) return t.ban(catalogue.schools[school]?.name ?? school);
  const card = part(choice, "card");
  const name = card ? (catalogue.cards[card]?.upper ? t.flareName : catalogue.cards[card]?.name) : null;
  if (choice.verb === "thaw" && name) return t.thaw(name);
  if (choice.verb === "copy" && name) return name;
  if ((choice.verb === "return" || choice.verb === "recover") && name) return name;
  const verb = Object.hasOwn(VERBS, choice.verb) ? t[VERBS[choice.verb as keyof typeof VERBS]] : t.doChoose;
  return name && choice.verb !== "flare" ? `${verb}: ${name}` : verb;
}

/** The primary button's verb. */
export function verb(choice: Choice, t: GameTexts): string {
  const direction = part(choice, "direction");
  if (direction) return t.direction(direction);
  if (part(choice, "branch") || part(choice, "rank")) return t.doChoose;
  return Object.hasOwn(VERBS, choice.verb) ? t[VERBS[choice.verb as keyof typeof VERBS]] : t.doChoose;
}
