import type { LogLine } from "../../../table/LogPanel";
import { Piece } from "../board";
import type { TashKalarEvent } from "../types";
import { lines, type Line, type Telling } from "./sentences";

/** A line as the log draws it: a piece before it, and the card that its bold words open. */
export const drawn = (
  { turn, piece, words, card }: Line,
  { catalogue }: Pick<Telling, "catalogue">,
): LogLine => ({
  turn,
  words,
  sign: piece && <Piece piece={piece} />,
  opens: card ? { key: card, name: catalogue.cards[card]?.name ?? card } : null,
});

/** The whole log. */
export const logLines = (log: readonly TashKalarEvent[], telling: Telling): LogLine[] =>
  lines(log, telling).map((line) => drawn(line, telling));
