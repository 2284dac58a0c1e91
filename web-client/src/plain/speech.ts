// A match in words for games without a table of their own: from the game's catalogue, else from keys. Pure.
import { clockTexts } from "../clock";
import { plural, type Lang } from "../i18n";
import type { Catalogue, Choice, MatchEvent, MatchState, Question, TableWords } from "../protocol";
import type { LogLine } from "../table/LogPanel";
import { hintsOnce, settled } from "../table/settled";
import { tableTexts } from "../table/texts";
import { timesTexts } from "../table/times.texts";
import type { Move } from "../replay/Moves";
import type { Moments } from "../replay/moments";
import { outline, type Part } from "./outline";
import { plainTexts } from "./texts";

/** The inputs of all these words. */
export interface PlainScene {
  match: MatchState;
  catalogue: Catalogue;
  /** Our seat, from 0; null for watchers and in replays. */
  you: number | null;
  nameOf: (seat: number) => string;
  lang: Lang;
}

/** How a game says its hints: whole sentences without their stop. Null where it has no sentence. */
export interface HintWording {
  /** What to do at our question, without saying with what. */
  kind: (verb: string, scene: PlainScene) => string | null;
  /** The same with what is chosen. */
  step: (choice: Choice, scene: PlainScene) => string | null;
}

/** A game's own words for the plain table. For those it omits, its catalogue or the keys are used. */
export interface PlainWords {
  /** The known facts of a view, as text. */
  drawn?: (scene: PlainScene) => readonly Part[];
  /** The question and a line of reason. */
  question?: (question: Question, scene: PlainScene) => { title: string; why: string };
  /** The words for a choice. */
  choice?: (choice: Choice, scene: PlainScene) => string;
  /** The same as within a sentence; without it, the words for the choice. */
  phrase?: (choice: Choice, scene: PlainScene) => string;
  /** The heading above choices of a kind. */
  kind?: (verb: string, scene: PlainScene) => string;
  /** What hints say; without it, the words for the choices. */
  hint?: HintWording;
  /** The whole log. */
  lines?: (log: readonly MatchEvent[], scene: PlainScene) => readonly LogLine[];
  /** The log of a replay, each line with its moment. */
  moves?: (moments: Moments, scene: PlainScene) => readonly Move[];
  /** The name of a tie-breaker. */
  decider?: (key: string, scene: PlainScene) => string;
}

const wordsOf = ({ catalogue }: PlainScene): TableWords => catalogue.table;

/** A key as words: `putBack` and `put_back` as "Put back". */
export function spelled(key: string): string {
  const words = key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replace(/[-_.]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A card's name, if the text is a card's key. */
const named = (text: string, { catalogue }: PlainScene): string => own(catalogue.cards, text)?.name ?? text;

/** Whether the numbers of a field are seats. */
const isSeat = (key: string, scene: PlainScene): boolean =>
  key === "seat" || wordsOf(scene).ofSeats.includes(key);

/** A field of an event or a part of a choice in words. */
function told(key: string, value: unknown, scene: PlainScene, list?: (items: string[]) => string): string {
  const t = plainTexts[scene.lang];
  if (value === null || value === undefined) return t.unknown;
  if (Array.isArray(value)) {
    const bySeat = wordsOf(scene).bySeat.includes(key);
    const ofEntry = isSeat(key, scene) ? "seat" : bySeat ? "" : key;
    const entries = value.flatMap((entry, i) => {
      // Nothing is said of a seat that has no part in it.
      if (bySeat && !says(entry) && value.some(says)) return [];
      const words = told(ofEntry, entry, scene);
      return bySeat ? t.said(scene.nameOf(i), words) : words;
    });
    return entries.length === 0 ? t.none : (list ?? t.list)(entries);
  }
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (typeof value === "number") return isSeat(key, scene) ? nameOf(value, scene) : String(value);
  return typeof value === "string" ? worded(key, value, scene) : JSON.stringify(value);
}

/** A seat's name; fields hold -1 where nobody is meant. */
const nameOf = (seat: number, { nameOf, lang }: PlainScene): string =>
  seat < 0 ? plainTexts[lang].none : nameOf(seat);

/** A text value of a field: a seat by its number from 1, a value that the game names, or a card. */
function worded(key: string, value: string, scene: PlainScene): string {
  if (isSeat(key, scene) && /^[1-9]\d*$/.test(value)) return scene.nameOf(Number(value) - 1);
  return own(wordsOf(scene).fields, `${key}.${value}`) ?? named(value, scene);
}

/** Whether a field says anything. */
const says = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** How many a field says: its number, or the entries of its list. Choices have numbers as texts in lists of one. */
function count(value: unknown): number {
  if (!Array.isArray(value)) return typeof value === "number" ? value : 0;
  return value.length === 1 && /^\d+$/.test(String(value[0])) ? Number(value[0]) : value.length;
}

/** The form of a word that goes with a number, of those for one, for few (in Czech alone) and for all others. */
function form([one = "", few = one, other = few]: string[], n: number, lang: Lang): string {
  return lang === "cs" ? plural(lang, n, { one, few, other }) : plural(lang, n, { one, other: few });
}

/**
 * A sentence with its `{field}`s filled in, and its `{field|word|words}` with the form that goes with the field; what
 * stands in brackets is left out where one of them says nothing.
 */
const filled = (
  sentence: string,
  fields: Readonly<Record<string, unknown>>,
  scene: PlainScene,
  list?: (items: string[]) => string,
): string =>
  sentence
    .replace(/\[([^[\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(FIELD)].every(([, key]) => says(own(fields, key ?? ""))) ? part : "",
    )
    .replace(FIELD, (_, key: string, forms: string) =>
      forms === ""
        ? told(key, own(fields, key), scene, list)
        : form(forms.slice(1).split("|"), count(own(fields, key)), scene.lang),
    );

/** A reason in a sentence of the catalogue, which lists things as sentences do: `Ana, Bo and Cy`. */
export const filledIn = (
  sentence: string,
  parts: Readonly<Record<string, readonly string[]>>,
  scene: PlainScene,
): string => filled(sentence, counts(parts), scene, plainTexts[scene.lang].names);

/** Parts that are numbers as numbers. */
const counts = (parts: Readonly<Record<string, readonly string[]>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parts).map(([key, [first, ...more]]) =>
      first !== undefined && more.length === 0 && /^\d+$/.test(first)
        ? [key, Number(first)]
        : [key, first === undefined ? [] : [first, ...more]],
    ),
  );

const FIELD = /\{(\w+)((?:\|[^{}|]*)*)\}/g;

/** The known facts of the match. */
export function known(scene: PlainScene, words: PlainWords): readonly Part[] {
  if (words.drawn) return words.drawn(scene);
  const t = plainTexts[scene.lang];
  const { fields, bySeat } = wordsOf(scene);
  return outline(scene.match.view, {
    field: (key) => own(fields, key) ?? spelled(key),
    text: (key, value) => worded(key, value, scene),
    bySeat: (key) => bySeat.includes(key),
    isSeat: (key) => isSeat(key, scene),
    nameOf: (seat) => nameOf(seat, scene),
    yes: t.yes,
    no: t.no,
    unknown: t.unknown,
    none: t.none,
    numbered: t.numbered,
    list: t.list,
  });
}

/** Our question: a title, and a line of reason that may be empty. */
export function asked(
  question: Question,
  scene: PlainScene,
  words: PlainWords,
): { title: string; why: string } {
  if (words.question) return words.question(question, scene);
  const t = plainTexts[scene.lang];
  const { source, chosen, left } = question.context;
  const title = own(wordsOf(scene).prompts, question.prompt) ?? t.question(spelled(question.prompt));
  const why = [
    source !== null && t.because(named(source, scene)),
    chosen.length > 0 && t.chosen(t.list(chosen.map((one) => named(one, scene)))),
    left > 0 && t.left(left),
  ].filter(Boolean);
  return { title, why: why.length > 0 ? why.join(" ") : t.pick };
}

/** The words and numbers of a text in a row, for finding one text within another. */
const within = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? text
  } `;

/** A choice in words: its name, and its notation if the name does not include it. */
export function called(
  choice: Choice,
  scene: PlainScene,
  words: PlainWords,
): { label: string; notation: string | null } {
  const label = words.choice?.(choice, scene) ?? byCatalogue(choice, scene);
  return { label, notation: within(label).includes(within(choice.notation)) ? null : choice.notation };
}

/** A choice as within a sentence. */
export const phrased = (choice: Choice, scene: PlainScene, words: PlainWords): string =>
  words.phrase?.(choice, scene) ?? called(choice, scene, words).label;

function byCatalogue(choice: Choice, scene: PlainScene): string {
  const { notation, verb, parts } = choice;
  const { choices } = wordsOf(scene);
  const sentence = own(choices, `${verb}.${notation}`) ?? own(choices, verb);
  if (sentence !== undefined) return filled(sentence, { ...parts, notation }, scene);
  return spelled(verb).toLowerCase() === notation.toLowerCase()
    ? spelled(verb)
    : `${spelled(verb)}: ${notation}`;
}

/** The heading of choices of a kind: the words they share. */
export const kind = (verb: string, scene: PlainScene, words: PlainWords): string =>
  words.kind?.(verb, scene) ??
  (own(wordsOf(scene).choices, verb) ?? spelled(verb))
    .replace(/\[[^[\]]*\]/g, "")
    .replace(/\W*\{[^{}]*\}\W*/g, " ")
    .trim();

/** Events that every game has; null for events of this game alone. */
function everywhere(event: MatchEvent, { nameOf, lang }: PlainScene): string | null {
  const t = tableTexts[lang];
  const inClocks = clockTexts[lang];
  const name = typeof event.seat === "number" ? nameOf(event.seat) : "";
  switch (event.kind) {
    case "tookBack":
      return t.logTookBack(name);
    case "wantsToResign":
      return t.logWantsToResign(name);
    case "resigned":
      return t.logResigned(name);
    case "agreedToStop":
      return t.logAgreed(name);
    case "tookHint":
      return t.logTookHint(name);
    case "flagFell":
      return inClocks.endTime(name);
    case "left":
      return inClocks.endLeft(name);
    case "wentOut":
      return t.logWentOut(name);
    case "stoodIn":
      return t.logStoodIn(name);
    case "takenOver":
      return plainTexts[lang].takenOver(name);
    case "abandoned":
      return inClocks.endAbandoned;
    default:
      return null;
  }
}

/** A question's time was up; only the player who was asked sees the answer given for them. */
function timeUp({ seat, choice }: MatchEvent, scene: PlainScene, words: PlainWords): string {
  const t = timesTexts[scene.lang];
  if (seat === scene.you && isChoice(choice)) {
    return t.youTimeUp(phrased(choice, scene, words));
  }
  return t.timeUp(typeof seat === "number" ? scene.nameOf(seat) : "");
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === "object" && value !== null && "notation" in value && "verb" in value && "parts" in value;

/** The sentence for an event: for what was not told, for the value of a field, or for its kind. */
function sentenceFor({ kind, ...fields }: MatchEvent, happened: TableWords["happened"]): string | undefined {
  const secret = Object.values(fields).includes(null) ? own(happened, `${kind}.unknown`) : undefined;
  const exactly = Object.entries(fields).map(([key, value]) =>
    own(happened, `${kind}.${key}.${Array.isArray(value) ? value.length : String(value)}`),
  );
  return secret ?? exactly.find((words) => words !== undefined) ?? own(happened, kind);
}

/** An event as a sentence. */
export function sentence(event: MatchEvent, scene: PlainScene, words: PlainWords): string {
  const { kind, seat, ...fields } = event;
  if (kind === "timeUp") return timeUp(event, scene, words);
  const common = everywhere(event, scene);
  if (common !== null) return common;
  const template = sentenceFor(event, wordsOf(scene).happened);
  if (template !== undefined) return filled(template, event, scene);
  const t = plainTexts[scene.lang];
  const facts = Object.entries(fields).map(([key, value]) =>
    t.field(
      own(wordsOf(scene).fields, key)?.toLowerCase() ?? spelled(key).toLowerCase(),
      told(key, value, scene),
    ),
  );
  const what = [spelled(kind), ...facts].join(", ");
  return typeof seat === "number" ? t.said(scene.nameOf(seat), what) : what;
}

/** A line without an icon or space for one. */
const line = (words: string): LogLine => ({ turn: null, sign: "", words, opens: null });

/** The whole log in words. */
export const lines = (log: readonly MatchEvent[], scene: PlainScene, words: PlainWords): readonly LogLine[] =>
  words.lines?.(log, scene) ?? hintsOnce(log).map((event) => line(sentence(event, scene, words)));

/** The log of a replay. */
export function moves(moments: Moments, scene: PlainScene, words: PlainWords): readonly Move[] {
  if (words.moves) return words.moves(moments, scene);
  return Array.from({ length: moments.count + 1 }, (_, moment) =>
    lines(moments.news(moment), scene, words).map((said) => ({ moment, line: said })),
  ).flat();
}

/** Why one way to play is better than another: the catalogue's sentence for a named reason. */
export function reasonOf(
  { key, parts }: { key: string; parts: Readonly<Record<string, readonly string[]>> },
  scene: PlainScene,
): string {
  const sentence = own(scene.catalogue.words.reasons, key);
  return sentence === undefined ? spelled(key) : filled(sentence, parts, scene, plainTexts[scene.lang].names);
}

/** The name of a tie-breaker. */
export const decider = (key: string, scene: PlainScene, words: PlainWords): string =>
  words.decider?.(key, scene) ?? own(wordsOf(scene).fields, key) ?? spelled(key);

/** The seats that ran out of time or left, according to the log. */
export const gone = (log: readonly MatchEvent[], { nameOf }: PlainScene): string[] =>
  settled(log).flatMap(({ kind, seat }) =>
    (kind === "flagFell" || kind === "left") && typeof seat === "number" ? [nameOf(seat)] : [],
  );
