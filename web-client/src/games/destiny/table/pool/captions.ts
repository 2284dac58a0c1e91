// What stands below a group of dice: its total in words. Pure.
import { joinedTotal } from "../prompt/several";
import { about, numberOf, severalOf } from "../choose/draft";
import { cardName, type Scene } from "../scene";
import { changeOf } from "./change";
import { totalOf, type Group, type Shown } from "./groups";

/** A caption: the total in numerals, and what goes with it in words. */
export interface CaptionWords {
  total?: string;
  words?: string;
  state: "plain" | "lit" | "striped" | "usable";
}

/** Whether a die of the group may begin an action now. */
export const usable = ({ question }: Pick<Scene, "question">, { dice }: Group): Shown | undefined =>
  dice.find(({ die }) =>
    about(question, { kind: "die", key: die.id }).some(({ verb }) => verb === "resolve"),
  );

/** The die being resolved and those that join it, as picked so far. */
export function attack({ view, question, draft }: Pick<Scene, "view" | "question" | "draft">): string[] {
  const { action } = view;
  if (!action?.die) return [];
  const picked = question?.prompt === "join" ? severalOf(question, draft).map(({ key }) => key) : [];
  return [action.die, ...new Set([...action.joined, ...picked])];
}

/** The numbers of an attack as a sum: `3 + 2 = 5`. */
const added = (values: readonly number[], total: number): string =>
  values.length > 1 ? `${values.join(" + ")} = ${total}` : String(total);

const joinedWords = (...words: readonly (string | false)[]): string => words.filter(Boolean).join(" ");

/** The caption of a group in a seat's pool. */
export function captionOf(scene: Scene, group: Group, seat: number, brief: boolean): CaptionWords {
  const { view, you, t } = scene;
  const { symbol, dice, lacks } = group;
  if (symbol === "blank") return { words: t.blank, state: "plain" };
  const lit = attack(scene).filter((id) => dice.some(({ die }) => die.id === id));
  const own = seat === you;
  if (lit.length > 0 && view.action?.seat === seat) {
    const changed = changeOf(scene);
    const values = lit.flatMap((id) => {
      const value = dice.find(({ die }) => die.id === id)?.value;
      return value === undefined ? [] : [value + (changed?.die === id ? changed.by : 0)];
    });
    const total = scene.question?.prompt === "join" ? joinedTotal(scene) : view.action.total;
    const { die: base, joined } = view.action;
    // What the server has counted already, and what is only picked.
    const picked = lit.filter((id) => id !== base && !joined.includes(id));
    const cost = view.action.cost + costOf(dice, picked);
    return {
      ...(symbol === "special" ? {} : { total: added(values, total) }),
      words: joinedWords(symbol === "special" && whose(scene, group), cost > 0 && t.pay(cost)),
      state: "lit",
    };
  }
  if (own && lacks !== null && !usable(scene, group)) {
    const words = lacks === "base" ? (brief ? t.noBase : t.needsBase) : short(scene, lacks.resources, brief);
    return { words, state: "striped" };
  }
  const { bases, plus, sum, cost } = totalOf(group);
  const pays = cost > 0 && !isWaived(scene, group) && t.pay(cost);
  const state = own && usable(scene, group) ? "usable" : "plain";
  if (symbol === "special") {
    return { words: joinedWords(brief ? scene.d.symbolOf(symbol) : whose(scene, group), pays), state };
  }
  const total =
    bases.length > 1
      ? t.upTo(sum)
      : bases.length === 0
        ? `+${sum}`
        : brief
          ? String(sum)
          : added([...bases, ...plus], sum);
  const turns = symbol === "focus" && own && !brief ? t.turnsDice(sum) : false;
  return { total, words: joinedWords(turns, pays), state };
}

const short = ({ t }: Scene, n: number, brief: boolean): string => (brief ? t.shortBrief(n) : t.short(n));

const costOf = (dice: readonly Shown[], ids: readonly string[]): number =>
  dice.reduce((sum, { die, side }) => sum + (ids.includes(die.id) ? side.cost : 0), 0);

/** Whether a card lets dice of the group be resolved without paying for their sides. */
const isWaived = ({ question }: Scene, { dice }: Group): boolean =>
  question?.prompt === "resolve" &&
  dice.every(({ die }) =>
    about(question, { kind: "die", key: die.id }).every((choice) => numberOf(choice, "cost") === null),
  );

/** Whose special ability it is; of several cards the first one and how many more. */
function whose(scene: Scene, { dice }: Group): string {
  const cards = [...new Set(dice.map(({ die }) => die.card))];
  const [first = ""] = cards;
  const name = scene.t.ofCard(cardName(scene, first));
  return cards.length > 1 ? `${name} ${scene.t.more(cards.length - 1)}` : name;
}
