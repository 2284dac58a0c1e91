// The log in the catalogue's sentences: the number of a turn at its first line, arms, and cards that can be opened.
import { sentence, type PlainScene } from "../../../plain/speech";
import type { MatchEvent } from "../../../protocol";
import type { LogLine } from "../../../table/LogPanel";
import { strong } from "../../../table/marked";
import { settled } from "../../../table/settled";
import { Arms } from "../fort/Arms";

/** A line before it is drawn. */
export interface ToldLine {
  turn: number | null;
  /** Whose arms stand before it; null for nobody's. */
  seat: number | null;
  words: string;
  opens: LogLine["opens"];
}

/** The cards that an event names, each once, in its order. */
function cardsIn(event: MatchEvent, { catalogue }: PlainScene): string[] {
  const values = Object.values(event).flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]));
  const keys = values.filter(
    (value): value is string => typeof value === "string" && Object.hasOwn(catalogue.cards, value),
  );
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

const seatOf = ({ seat, target }: MatchEvent): number | null =>
  typeof seat === "number" ? seat : typeof target === "number" ? target : null;

/** The log in words, without what was taken back. */
export function toldLines(log: readonly MatchEvent[], scene: PlainScene): ToldLine[] {
  const lines: ToldLine[] = [];
  let turn: number | null = null;
  for (const event of settled(log)) {
    if (event.kind === "turnBegan" && typeof event["turn"] === "number") {
      turn = event["turn"];
      continue;
    }
    const names = cardsIn(event, scene).map((key) => ({
      key,
      name: scene.catalogue.cards[key]?.name ?? key,
    }));
    const said = sentence(event, scene, {});
    if (said === "") continue;
    const [first] = names.filter(({ name }) => said.includes(name));
    lines.push({
      turn,
      seat: seatOf(event),
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
    sign: seat === null ? null : <Arms seat={seat} />,
  }));
