// The question and its answers, with reasons and consequences before anything is sent. Pure.
import { asked } from "../../../../plain/speech";
import type { Choice } from "../../../../protocol";
import { SYMBOLS, type DieSymbol } from "../../catalogue";
import {
  about,
  candidate,
  harmsOwn,
  marked,
  numberOf,
  part,
  severalOf,
  takesSeveral,
  thingOf,
  together,
} from "../choose/draft";
import { characterOf, pieceOf } from "../pieces";
import { dieOf } from "../pool/groups";
import { cardName, label, pieceName, sideOf, type Scene } from "../scene";

/** A button that sends a choice. */
export interface Answer {
  choice: Choice;
  label: string;
  /** Declines instead of choosing. */
  quiet: boolean;
}

/** One question, a line of reason, and the possible answers. */
export interface Asking {
  title: string;
  why: string;
  /** Sends what is picked; `then` is sent afterwards, one by one. */
  primary: (Answer & { then: readonly Choice[] }) | null;
  others: readonly Answer[];
  /** Cards, dice and sides among the choices that do not lie on the table. */
  shown: readonly Choice[];
}

const DECLINES: ReadonlySet<string> = new Set(["no", "done", "pass"]);

const sentence = (...parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(" ");

/** Whether a choice is about something that lies on the table where it can be tapped. */
export function lies({ view, you }: Pick<Scene, "view" | "you">, choice: Choice): boolean {
  const thing = thingOf(choice);
  if (thing === null) return false;
  switch (thing.kind) {
    case "die":
      return dieOf(view, thing.key)?.place === "pool";
    case "piece":
      return pieceOf(view, thing.key) !== undefined;
    case "card":
      return you !== null && (view.seats[you]?.hand ?? []).includes(thing.key);
    default:
      return false;
  }
}

/** Choices that are drawn where they are asked for: cards of other places, and sides. */
const DRAWN: ReadonlySet<string> = new Set(["card", "top", "bottom", "side"]);

/** What is asked of us; null if nothing is. */
export function asking(scene: Scene): Asking | null {
  const { question } = scene;
  if (!question) return null;
  if (question.prompt === "action" || question.prompt === "extra") return action(scene);
  if (takesSeveral(question)) return several(scene);
  const chosen = candidate(question, scene.draft);
  const loose = question.choices.filter((choice) => !lies(scene, choice));
  const buttons = loose.filter(({ verb }) => !DRAWN.has(verb));
  const others = buttons.map((choice) => answer(choice, scene));
  const shown = loose.filter(({ verb }) => DRAWN.has(verb));
  return {
    shown,
    ...words(scene, chosen),
    others,
    primary: chosen && { ...primary(chosen, scene), then: [] },
  };
}

const answer = (choice: Choice, scene: Scene): Answer => ({
  choice,
  label: label(choice, scene),
  quiet: DECLINES.has(choice.verb),
});

/** The primary button of what is picked. */
function primary(choice: Choice, scene: Scene): Answer {
  const { t, view, question } = scene;
  const total = view.action?.total ?? 0;
  const piece = part(choice, "piece");
  if (question?.prompt === "target" && piece !== null) {
    const dealt = resolving(scene) ? total : sum(choice);
    if (dealt > 0) return { choice, label: t.deal(dealt), quiet: false };
  }
  if (question?.prompt === "shield" && resolving(scene)) {
    return { choice, label: t.give(total), quiet: false };
  }
  if (question?.prompt === "side") return { choice, label: t.turn, quiet: false };
  return { choice, label: label(choice, scene), quiet: false };
}

const sum = (choice: Choice): number => (numberOf(choice, "blocked") ?? 0) + (numberOf(choice, "taken") ?? 0);

/** Whether the question is about the die that is being resolved. */
export const resolving = ({ view }: Pick<Scene, "view">): boolean =>
  view.action !== null && view.action.die !== null && view.action.total > 0;

const isSymbol = (text: string | null): text is DieSymbol => SYMBOLS.some((symbol) => symbol === text);

/** The symbol being resolved, in words. */
export const symbolWords = ({ view, d }: Pick<Scene, "view" | "d">): string => {
  const symbol = view.action?.symbol ?? null;
  return isSymbol(symbol) ? d.symbolOf(symbol) : "";
};

/** Where the total comes from and what it costs. */
function sources(scene: Scene): string {
  const { view, t } = scene;
  const { action } = view;
  if (!action?.die) return "";
  const parts = [action.die, ...action.joined].flatMap((id) => {
    const die = dieOf(view, id);
    return die ? [t.valueFrom(die.value, cardName(scene, die.card))] : [];
  });
  return sentence(parts.length > 1 && t.from(parts), action.cost > 0 && t.forResources(action.cost));
}

function words(scene: Scene, chosen: Choice | null): { title: string; why: string } {
  const { question, view, t, plain } = scene;
  if (!question) return { title: "", why: "" };
  const total = view.action?.total ?? 0;
  const said = asked(question, plain, {});
  const piece = chosen && part(chosen, "piece");
  switch (question.prompt) {
    case "target": {
      const symbol = symbolWords(scene);
      const title = !resolving(scene)
        ? said.title
        : piece
          ? t.dealTitle(total, symbol, pieceName(scene, piece))
          : t.dealWho(total, symbol);
      if (!chosen || !piece) return { title, why: sources(scene) || said.why };
      if (harmsOwn(chosen)) {
        return {
          title: t.sureOwnTitle(pieceName(scene, piece)),
          why: sentence(t.sureOwn, falls(scene, chosen)),
        };
      }
      return { title, why: sentence(sources(scene), falls(scene, chosen)) };
    }
    case "shield":
      if (!resolving(scene)) return said;
      return {
        title: piece ? t.shieldTitle(total, pieceName(scene, piece)) : t.shieldWho(total),
        why: sources(scene),
      };
    case "side": {
      const [die] = question.context.chosen.slice(-1);
      const card = die?.replace(/\..*$/, "") ?? question.context.source;
      return { title: card ? t.sideTitle(cardName(scene, card)) : said.title, why: said.why };
    }
    default:
      return said;
  }
}

/** That somebody is defeated by what is picked. */
function falls({ view, t }: Scene, choice: Choice): string {
  const id = part(choice, "piece");
  const character = id === null ? undefined : characterOf(view, id);
  if (!character || numberOf(choice, "left") !== 0 || marked(choice, "lives")) return "";
  return t.isDefeated(numberOf(choice, "taken") ?? 0);
}

/** What is picked together and sent one by one. */
function several(scene: Scene): Asking {
  const { question, draft, view, you, t, plain } = scene;
  const picked = severalOf(question, draft);
  const [first, ...then] = together(question, draft);
  const n = picked.length;
  const said = question ? asked(question, plain, {}) : { title: "", why: "" };
  const size = view.seats[you ?? 0]?.handSize ?? 0;
  const total = joinedTotal(scene);
  const lines: Readonly<Record<string, { title: string; why: string; go: string }>> = {
    "set-back": { title: t.setBackTitle, why: t.setBackWhy, go: n > 0 ? t.setBack(n) : t.keepAll },
    upkeep: { title: t.upkeepTitle, why: t.upkeepWhy(size), go: n > 0 ? t.discardCards(n) : t.keepAll },
    reroll: { title: t.rerollTitle, why: t.rerollWhy, go: t.goOn },
    join: { title: t.joinTitle(total, symbolWords(scene)), why: t.joinWhy, go: t.joinGo(total) },
  };
  const { title, why, go } = lines[question?.prompt ?? ""] ?? { ...said, go: t.goOn };
  return {
    title,
    why: sentence(why, n > 0 && question?.prompt !== "join" && `(${t.chosenOf(n)})`),
    primary: first ? { choice: first, label: go, quiet: false, then } : null,
    others: [],
    shown: [],
  };
}

/** What the die being resolved comes to with all that is picked to join it. */
export function joinedTotal({ view, question, draft }: Pick<Scene, "view" | "question" | "draft">): number {
  const base = view.action?.total ?? 0;
  return severalOf(question, draft).reduce((sum, thing) => sum + (dieOf(view, thing.key)?.value ?? 0), base);
}

/** Who else has passed, and what a pass of ours does. */
export function passing({ view, you, nameOf, t }: Pick<Scene, "view" | "you" | "nameOf" | "t">): {
  ends: boolean;
  words: string;
} {
  const rest = view.seats.flatMap(({ out, passed }, seat) => (seat === you || out ? [] : [{ seat, passed }]));
  const passed = rest.filter((one) => one.passed || one.seat === view.claimed);
  const ends = rest.length > 0 && passed.length === rest.length;
  const names = passed.map(({ seat }) => nameOf(seat));
  return {
    ends,
    words: sentence(
      names.length > 0 ? t.hasPassed(names) : t.nobodyPassed,
      ends ? t.passEnds(view.round) : t.passGoesOn,
    ),
  };
}

/** The start of an action: everything can be begun on the thing itself, or in the rail. */
function action(scene: Scene): Asking {
  const { question, draft, view, t } = scene;
  const chosen = candidate(question, draft);
  const choices = question?.choices ?? [];
  const none = { shown: [], others: [], primary: null };
  if (chosen) {
    const { title, why, go } = begun(scene, chosen);
    return { ...none, title, why, primary: { choice: chosen, label: go, quiet: false, then: [] } };
  }
  if (draft.thing) {
    const offered = about(question, draft.thing);
    const { kind, key } = draft.thing;
    const title = kind === "piece" ? pieceName(scene, key) : cardName(scene, key);
    return { ...none, title, why: "", others: offered.map((choice) => ({ ...answer(choice, scene) })) };
  }
  const ends = passing(scene);
  const extra = question?.prompt === "extra";
  return {
    ...none,
    title: extra ? t.extraAction : t.yourAction,
    why: sentence(t.tapToBegin, !extra && ends.words),
    others: choices
      .filter(({ verb }) => DECLINES.has(verb))
      .map((choice) => ({
        choice,
        label: choice.verb !== "pass" ? t.decline : ends.ends ? t.passAndEnd(view.round) : t.pass,
        quiet: true,
      })),
  };
}

/** The words of an action that is picked. */
function begun(scene: Scene, choice: Choice): { title: string; why: string; go: string } {
  const { view, you, t, d, plain, question } = scene;
  const cost = numberOf(choice, "cost") ?? 0;
  const resources = view.seats[you ?? 0]?.resources ?? 0;
  const pays = cost > 0 ? t.costsOf(cost, resources - cost) : "";
  switch (choice.verb) {
    case "play":
      return {
        title: t.playTitle(cardName(scene, part(choice, "card") ?? "")),
        why: sentence(pays || t.costsNothing, marked(choice, "none") && t.wouldDoNothing),
        go: t.play(cost),
      };
    case "activate": {
      const piece = part(choice, "piece") ?? "";
      return {
        title: t.activateTitle(pieceName(scene, piece)),
        why: t.activateWhy(pieceOf(view, piece)?.rolls ?? 0),
        go: t.activate,
      };
    }
    case "resolve": {
      const die = dieOf(view, part(choice, "die"));
      const side = die && sideOf(scene, die);
      const total = numberOf(choice, "total") ?? die?.value ?? 0;
      return {
        title:
          die && side?.symbol === "special"
            ? t.resolveSpecial(cardName(scene, die.card))
            : t.resolveTitle(total, side ? d.symbolOf(side.symbol) : ""),
        why: pays,
        go: t.resolve,
      };
    }
    case "use":
      return { title: t.useTitle(pieceName(scene, part(choice, "piece") ?? "")), why: pays, go: t.use };
    case "claim":
      return {
        title: t.claimTitle(cardName(scene, view.battlefield?.card ?? "")),
        why: t.afterClaim,
        go: t.claim,
      };
    case "pass": {
      const { ends, words } = passing(scene);
      return {
        title: t.passTitle(view.round, ends),
        why: words,
        go: ends ? t.passAndEnd(view.round) : t.pass,
      };
    }
    default:
      return { title: question ? asked(question, plain, {}).title : "", why: pays, go: label(choice, scene) };
  }
}
