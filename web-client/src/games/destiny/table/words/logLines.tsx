// The log in the catalogue's sentences: the number of a turn at its first line, arms, and cards that can be opened.
import { sentence, type PlainScene } from "../../../../plain/speech";
import type { MatchEvent } from "../../../../protocol";
import type { LogLine } from "../../../../table/LogPanel";
import { strong } from "../../../../table/marked";
import { settled } from "../../../../table/settled";
import { SeatArms } from "../seats/SeatArms";

/** A line before it is drawn. */
export interface ToldLine {
  turn: number | null;
  /** Whose arms stand before it; null for nobody's. */
  seat: number | null;
  words: string;
  opens: LogLine["opens"];
}

const key = (name: string): string => name.replace(/\..*$/, "");

/** The cards that an event names, by key or by a name in play, each once, in its order. */
function cardsIn(event: MatchEvent, { catalogue }: PlainScene): string[] {
  const values = Object.values(event).flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]));
  const keys = values
    .filter((value): value is string => typeof value === "string")
    .map(key)
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

/** The log in words, without what was taken back. */
export function toldLines(log: readonly MatchEvent[], scene: PlainScene): ToldLine[] {
  const lines: ToldLine[] = [];
  let turn: number | null = null;
  for (const event of settled(log)) {
    if (event.kind === "turnBegan" && typeof event["turn"] === "number") {
      turn = event["turn"];
      continue;
    }
    const said = sentence(event, scene, {});
    if (said === "") continue;
    const names = cardsIn(event, scene).map((card) => ({
      key: card,
      name: scene.catalogue.cards[card]?.name ?? card,
    }));
    const [first] = names.filter(({ name }) => said.includes(name));
    lines.push({
      turn,
      seat: typeof event["seat"] === "number" ? event["seat"] : null,
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

/** The same as the log draws it. */
export const logLines = (log: readonly MatchEvent[], scene: PlainScene): LogLine[] =>
  toldLines(log, scene).map(({ turn, seat, words, opens }) => ({
    turn,
    words,
    opens,
    sign: seat === null || seat < 0 ? null : <SeatArms seat={seat} size={16} />,
  }));
