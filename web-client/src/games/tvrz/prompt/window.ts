// A reaction window: always a question, who is first, the choices with their sums, nothing, and why not the others. Pure.
import { asked } from "../../../plain/speech";
import type { Choice, Question } from "../../../protocol";
import { livesFrom } from "../fight/stair";
import { partForms } from "../words/parts";
import { ambushSum, exchangeSum, lossSum, wallSum } from "./arithmetic";
import { strikeWords } from "./strike";
import { reason } from "./reasons";
import { spellText, spellTitle } from "./spells";
import { attackerName, cardName, label, opponent, part, sums, type Scene } from "./scene";

/** A choice in a window. */
export interface WindowOption {
  choice: Choice;
  title: string;
  /** What it comes to; null where there is nothing to count. */
  sum: string | null;
  why: string;
  /** The word on its button. */
  act: string;
  /** Whether it declines: drawn as an outline, and Escape means it. */
  passes: boolean;
  /** The card that acts; null for none. */
  card: string | null;
}

/** A card that could act in a fight but not now, and why. */
export interface NotNow {
  card: string;
  why: string;
}

/** A window as shown to a party of it. */
export interface ShownWindow {
  key: "W1" | "W2" | "W3" | "W4" | "W5" | "W6" | "W7" | "W8" | "W9";
  title: string;
  /** Who is first, or what it is about; empty where nothing is to be said. */
  first: string;
  options: readonly WindowOption[];
  notNow: readonly NotNow[];
  /** Whether its clock is public and may be held. */
  open: boolean;
  /** How many cards are picked one after the other; 0 where one choice is enough. */
  several: number;
}

/** The windows by their questions; all other questions are asked in the prompt. */
export const WINDOWS: Readonly<Record<string, ShownWindow["key"]>> = {
  strike: "W1",
  dragon: "W2",
  approach: "W3",
  ambush: "W3",
  expose: "W4",
  show: "W4",
  victim: "W4",
  exchange: "W5",
  loss: "W6",
  transferred: "W7",
  skirmish: "W8",
  gaze: "W9",
};

/** How many defenders are shown to an assassin or a gaze. */
const SHOWN = 3;

const PASSES: ReadonlySet<string> = new Set(["pass", "let-go", "home", "fight-on", "nobody"]);

function act({ verb }: Choice, { t }: Scene): string {
  const words: Readonly<Record<string, string>> = {
    pass: t.pass,
    ambush: t.ambush,
    cast: t.cast,
    spell: t.cast,
    promise: t.promise,
    strike: t.strike,
    "let-go": t.letGo,
    flag: t.layVerb,
    show: t.show,
    murder: t.murder,
    look: t.look,
    expose: t.expose,
    home: t.home,
    "go-on": t.attack,
    attack: t.attack,
    fight: t.fight,
  };
  return words[verb] ?? t.act;
}

type Said = Pick<WindowOption, "title" | "sum" | "why">;

function ambushed(choice: Choice, scene: Scene): Said {
  const { t, view, catalogue } = scene;
  const { falls, lives } = sums(choice);
  const robber = cardName(scene, part(choice, "card") ?? "");
  const victim = attackerName(scene);
  const printed = catalogue.cards[view.attack?.cards[0]?.card ?? ""]?.defence ?? 0;
  const sum = ambushSum(choice);
  const end = falls ? t.fallsSum(victim) : t.livesSum(victim);
  const robbers = lives ? t.alsoLives(robber) : falls ? t.alsoDies(robber) : t.fallsSum(robber) + ".";
  return {
    title: label(choice, scene),
    sum: sum && `${sum}, ${end}`,
    why: [t.needs(victim, livesFrom(printed), printed), robbers].join(" "),
  };
}

function passed(choice: Choice, scene: Scene): Said {
  const { t, view, question, lang } = scene;
  const { attack } = view;
  const nothing = { title: t.nothing, sum: null, why: "" };
  const { strength, left, kept } = sums(choice);
  if (question?.prompt === "skirmish" && strength !== null && left !== null && kept !== null) {
    return { ...nothing, sum: t.strengthAgainst(strength, left + strength - kept) };
  }
  if (question?.prompt === "dragon") return { ...nothing, why: t.dragonKills };
  if (!attack) return nothing;
  if (question?.prompt === "exchange") {
    const sum = exchangeSum(choice, attack.left);
    const { left, doubled } = sums(choice);
    const card = attack.guards.at(-1)?.cards[0]?.card;
    const doubling = doubled && card ? t.doubledThen(cardName(scene, card)) : "";
    const end = left === 0 ? `, ${t.beaten(attackerName(scene))}` : "";
    return { ...nothing, sum: sum && sum + end, why: doubling };
  }
  if (question?.prompt === "approach") {
    if (left === null) return nothing;
    // A bare part takes nothing: there is nothing to count.
    const sum = strength === left ? null : wallSum(choice);
    const past = attack.part && partForms(attack.part, lang).past;
    return { ...nothing, sum, why: left === 0 ? t.repelled : past ? t.comesPast(past, left) : "" };
  }
  return nothing;
}

function said(choice: Choice, scene: Scene): Said {
  const { t } = scene;
  switch (choice.verb) {
    case "pass":
      return passed(choice, scene);
    case "ambush":
      return ambushed(choice, scene);
    case "strike": {
      const { strength } = sums(choice);
      return {
        title: t.strike,
        sum: strength === null ? null : t.strikesWith(strength),
        why: t.facesShown,
      };
    }
    case "loses": {
      const { rest } = sums(choice);
      const all = scene.question?.choices ?? [];
      return {
        title: label(choice, scene),
        sum: lossSum(choice, all),
        why: rest !== null && rest > 0 && all.length > 2 ? t.restFalls(rest) : "",
      };
    }
    case "let-go":
      return { title: t.stayHidden, sum: null, why: t.nothingChanges };
    default:
      return {
        title: spellTitle(choice, scene),
        sum: generalSum(choice, scene),
        why: spellText(choice, scene),
      };
  }
}

/** The sum of a choice that this table does not know more about. */
function generalSum(choice: Choice, scene: Scene): string | null {
  const { view, t } = scene;
  const { strength, left } = sums(choice);
  if (left === null || !view.attack) return strength === null ? null : String(strength);
  const sum = strength === null ? String(left) : (exchangeSum(choice, view.attack.left) ?? String(left));
  return left === 0 ? `${sum}, ${t.beaten(attackerName(scene))}` : sum;
}

function title(scene: Scene): string {
  const { question, view, you, t, plain } = scene;
  if (!question) return "";
  const { attack } = view;
  const plainly = () => asked(question, plain, {}).title;
  if (question.prompt === "strike") return strikeWords(scene) ?? plainly();
  if (question.prompt === "loss") {
    const [choice] = question.choices;
    const { loss, rest } = choice ? sums(choice) : { loss: null, rest: null };
    return loss === null || rest === null ? plainly() : t.lossTitle(loss + rest);
  }
  if (!attack) return plainly();
  switch (question.prompt) {
    case "approach": {
      return t.approachTitle(attackerName(scene), attack.left, attack.part, attack.target === you);
    }
    case "ambush": {
      const left = attack.steps.at(-1)?.left ?? attack.left;
      return t.ambushTitle(attackerName(scene), left);
    }
    case "show":
      return attack.infiltrates ? t.insideTitle(attackerName(scene), several(question)) : plainly();
    case "exchange": {
      const guard = attack.guards.at(-1);
      const names = (guard?.cards ?? []).map(({ card }) => cardName(scene, card)).join(" + ");
      const stands = scene.catalogue.cards[guard?.cards[0]?.card ?? ""]?.stands;
      const from =
        guard && !guard.local && stands && stands !== "universal" && stands !== "attack-only" ? stands : null;
      return t.exchangeTitle(names, from);
    }
    default:
      return plainly();
  }
}

/** How many defenders are picked. */
const several = ({ prompt, choices }: Question): number =>
  prompt === "show" ? Math.min(SHOWN, choices.filter(({ verb }) => verb === "show").length) : 0;

/** Who acts first where both sides have the window at once; in other windows what it is about. */
function first(scene: Scene): string {
  const { question, view, you, t, nameOf } = scene;
  if (question?.prompt === "strike") return t.noFaces;
  if (question?.prompt === "dragon") return t.dragonWhy;
  if (question?.prompt === "show" && view.attack?.infiltrates) return t.oneDies(attackerName(scene));
  const other = opponent(scene);
  if (other === null || !["approach", "exchange"].includes(question?.prompt ?? "")) return "";
  return view.attack?.target === you ? t.youFirst(nameOf(other)) : t.theyFirst(nameOf(other));
}

/** The cards of ours that could act in a fight, but not now. */
function notNow(scene: Scene): NotNow[] {
  const { question, view, you, catalogue } = scene;
  if (you === null || !["approach", "exchange", "ambush"].includes(question?.prompt ?? "")) return [];
  const offered = new Set(
    question?.choices.flatMap(({ parts }) => [...(parts["card"] ?? []), ...(parts["mage"] ?? [])]),
  );
  const held = new Set((view.seats[you]?.hand ?? []).map(({ card }) => card));
  return [...held].flatMap((key) => {
    const card = catalogue.cards[key];
    const why = card && !offered.has(key) ? reason(card, scene) : null;
    return why === null ? [] : [{ card: key, why }];
  });
}

/** A mage's spells are asked for in the window in which the mage was chosen. */
function keyOf({ prompt }: Question, { view: { attack } }: Scene): ShownWindow["key"] | undefined {
  if (prompt === "spell" && attack) return attack.guards.length > 0 ? "W5" : "W3";
  return WINDOWS[prompt];
}

/** The window that is open for us; null where the question is asked in the prompt. */
export function shownWindow(scene: Scene): ShownWindow | null {
  const { question } = scene;
  const key = question && !question.offer ? keyOf(question, scene) : undefined;
  if (!question || !key) return null;
  const options = question.choices.map((choice) => ({
    ...said(choice, scene),
    choice,
    act: act(choice, scene),
    passes: PASSES.has(choice.verb),
    card: part(choice, "mage") ?? part(choice, "card"),
  }));
  return {
    key,
    title: title(scene),
    first: first(scene),
    // Nothing comes last.
    options: [...options.filter(({ passes }) => !passes), ...options.filter(({ passes }) => passes)],
    notNow: notNow(scene),
    open: ["approach", "ambush", "exchange"].includes(question.prompt),
    several: several(question),
  };
}
