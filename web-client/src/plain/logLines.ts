// The log in the catalogue's sentences: the number of a turn at its first line, and cards that can be opened. Pure.
import type { MatchEvent } from "../protocol";
import type { LogLine } from "../table/LogPanel";
import { strong } from "../table/marked";
import { hintsOnce, settled } from "../table/settled";
import { sentence, type PlainScene } from "./speech";

/** A line before it is drawn. */
export interface ToldLine {
  turn: number | null;
  /** Whose sign stands before it; null for nobody's. */
  seat: number | null;
  words: string;
  opens: LogLine["opens"];
}

/** How a game's events name cards and seats. */
export interface Naming {
  /** The card that a name in an event stands for; by default the name itself. */
  cardOf?: (name: string) => string;
  /** Whose event it is. */
  seatOf: (event: MatchEvent) => number | null;
}

/** The cards that an event names, each once, in its order. */
function cardsIn(
  event: MatchEvent,
  { catalogue }: PlainScene,
  { cardOf = (name) => name }: Naming,
): string[] {
  const values = Object.values(event).flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]));
  const keys = values
    .filter((value): value is string => typeof value === "string")
    .map(cardOf)
    .filter((one) => Object.hasOwn(catalogue.cards, one));
  return [...new Set(keys)];
}

/** A sentence with these names in bold; the longest first, as one may be part of another. */
export function emphasised(words: string, names: readonly string[]): string {
  const parts = names
    .filter((name) => name !== "")
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return parts.length === 0 ? words : words.replace(new RegExp(parts.join("|"), "g"), (name) => strong(name));
}

/** The log in words, without what was taken back. A `turnBegan` event begins the turn of its number. */
export function toldLines(log: readonly MatchEvent[], scene: PlainScene, naming: Naming): ToldLine[] {
  const lines: ToldLine[] = [];
  let turn: number | null = null;
  for (const event of hintsOnce(settled(log))) {
    if (event.kind === "turnBegan" && typeof event["turn"] === "number") {
      turn = event["turn"];
      continue;
    }
    const said = sentence(event, scene, {});
    if (said === "") continue;
    const names = cardsIn(event, scene, naming).map((card) => ({
      key: card,
      name: scene.catalogue.cards[card]?.name ?? card,
    }));
    const [first] = names.filter(({ name }) => said.includes(name));
    lines.push({
      turn,
      seat: naming.seatOf(event),
      words: emphasised(
        said,
        names.map(({ name }) => name),
      ),
      opens: first ?? null,
    });
    turn = null;
  }
  return lines;
}
