// Derives the board's props from view, question and draft. Pure; the only module that knows both sides.
import {
  DIRECTIONS,
  NO_MARKS,
  place,
  squareAt,
  type BoardProps,
  type Marks,
  type Motion,
  type RankLetter,
} from ".";
import type { SquareKind, Supply } from ".";
import type { Choice, Question } from "../../../protocol";
import type { TashKalarCatalogue } from "../catalogue";
import { part, type Draft, type Reading } from "../prompt/draft";
import { counterCost } from "../melee";
import { lastChanges, lately } from "./past";
import { schoolOf, sideName, sidesOf } from "../sides";
import type { GameTexts } from "../words/texts";
import type { HandCard, TashKalarEvent, TashKalarView } from "../types";

/** Everything the board's props depend on. */
export interface BoardScene {
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  question: Question | null;
  reading: Reading;
  draft: Draft;
  /** The square under the mouse, previewed while nothing is picked. */
  hover: string | null;
  /** The inspected card: held, focused or picked. */
  inspected: HandCard | null;
  log: readonly TashKalarEvent[];
  /** Our seat; watchers see the first seat at the bottom. */
  you: number | null;
  motion: Motion | null;
  t: GameTexts;
  nameOf: (seat: number) => string;
}

/** All props of the board; see {@link BoardProps}. */
export function boardProps(scene: BoardScene): BoardProps {
  const { view, catalogue } = scene;
  return {
    columns: catalogue.board.columns,
    rows: catalogue.board.rows,
    squares: catalogue.board.squares as Record<string, SquareKind>,
    pieces: view.board,
    ringed: view.gateway ?? null,
    framed: catalogue.forms[view.form]?.central ? catalogue.board.central : undefined,
    marks: marks(scene),
    supplies: supplies(scene),
    motion: scene.motion,
  };
}

/** The choice shown: the picked one, or the first one under the mouse. */
export function shown(reading: Reading, hover: string | null): Choice | null {
  return reading.candidate ?? (hover ? (reading.squares.get(hover)?.[0] ?? null) : null);
}

function marks(scene: BoardScene): Marks {
  const { view, question, reading, inspected } = scene;
  const past = {
    last: lastChanges(scene.log, view.board, scene.you),
    lost: lately(scene.log, view.board, scene.you),
  };
  const choice = shown(reading, scene.hover);
  const places: { at: string; ways: number; sign?: string }[] = [];
  const targets: string[] = [];
  for (const [at, choices] of reading.squares) {
    const verb = choices[0]?.verb;
    const sign = counterCost(view, choices);
    if (verb === "summon") places.push({ at, ways: choices.length, ...(sign ? { sign } : {}) });
    else if (verb === "place" && question?.prompt === "action") continue;
    else if (verb === "place" || verb === "summonAt" || verb === "appear")
      places.push({ at, ways: choices.length });
    else if (verb !== "aim") targets.push(at);
  }
  if (reading.from === null) targets.push(...reading.movers.filter((at) => !reading.squares.has(at)));
  const rings = new Set(question?.context.chosen.filter((at) => view.board[at]) ?? []);
  if (reading.from) rings.add(reading.from);
  const rays = reading.rays.flatMap((ray) => rayOf(ray, ray === choice));
  // An occupied summon square: every way of summoning there destroys the piece.
  const under = places
    .filter(({ at }) => reading.squares.get(at)?.[0]?.parts.destroys?.includes(at))
    .map(({ at }) => at);

  if (!choice) {
    return {
      ...NO_MARKS,
      ...past,
      doomed: under,
      frames: places.length > 0 ? places : (inspected?.places.map((at) => ({ at, ways: 1 })) ?? []),
      // An inspected card hides all other marks.
      targets: inspected && question?.prompt === "action" ? [] : targets,
      rings: [...rings],
      rays,
      missing: inspected?.lacks
        ? { at: inspected.lacks.square, rank: inspected.lacks.rank.charAt(0) as RankLetter }
        : null,
    };
  }
  const at =
    choice.verb === "aim" ? null : (part(choice, "to") ?? part(choice, "at") ?? part(choice, "from"));
  const appears = ["summon", "place", "move", "leap"].includes(choice.verb);
  const uses = choice.parts.uses ?? [];
  for (const square of uses) if (square !== at) rings.add(square);
  return {
    ...NO_MARKS,
    ...past,
    frames: places,
    targets: [...targets, ...(choice.parts.marks ?? []), ...(choice.parts.secondMarks ?? [])],
    chosen: at ? { at, piece: appears ? part(choice, "piece") : null, framed: appears } : null,
    rings: [...rings].filter((square) => view.board[square] !== undefined),
    lines: at ? uses.filter((from) => from !== at).map((from) => ({ from, to: at })) : [],
    doomed: [...new Set([...under, ...(choice.parts.destroys ?? [])])].filter((square) => view.board[square]),
    rays: [
      ...rays,
      ...(choice.verb === "summon" && at
        ? (choice.parts.rays ?? []).map((direction) => ({ from: at, direction, chosen: true }))
        : []),
    ],
  };
}

/** A direction leaves the square before the nearest square it crosses. */
function rayOf(choice: Choice, chosen: boolean): Marks["rays"] {
  const direction = part(choice, "direction");
  const step = direction ? DIRECTIONS[direction] : undefined;
  const squares = choice.parts.at ?? [];
  if (!direction || !step || squares.length === 0) return [];
  const along = (square: string) => {
    const { row, column } = place(square);
    return row * step.dr + column * step.dc;
  };
  const nearest = squares.reduce((a, b) => (along(b) < along(a) ? b : a));
  const { row, column } = place(nearest);
  return [{ from: squareAt(row - step.dr, column - step.dc), direction, chosen }];
}

/** Where supplies lie: our own at the bottom left, the others clockwise in order of play. */
const AROUND: readonly Supply["corner"][] = ["bottom-left", "top-left", "top-right", "bottom-right"];
const OPPOSITE: readonly Supply["corner"][] = ["bottom-left", "top-right"];

function supplies({ view, you, t, nameOf }: BoardScene): Supply[] {
  const sides = sidesOf(view, you ?? 0);
  const corners = sides.length === 2 ? OPPOSITE : AROUND;
  return sides.flatMap(({ side }, i) => {
    const seat = view.seats.find((one) => one.side === side);
    const corner = corners[i];
    if (!seat || !corner) return [];
    const { pieces, legendary } = seat.supply;
    return {
      corner,
      colour: seat.colour,
      pieces,
      legendary,
      label: `${t.supplyOf(sideName(view, side, nameOf, t))}: ${t.pieceSupply(pieces, legendary)}`,
    };
  });
}

/** A piece in words. */
export function pieceWords(piece: string, catalogue: TashKalarCatalogue, t: GameTexts): string {
  return t.pieceOf(schoolOf(piece.charAt(0), catalogue), t.rank(piece.charAt(1)));
}

/** A square in words, for screen readers. */
export function squareWords(scene: BoardScene, square: string): string {
  const { view, catalogue, reading, t } = scene;
  const piece = view.board[square];
  const choice = shown(reading, scene.hover);
  return [
    square,
    t.squareKind(catalogue.board.squares[square] ?? "plain"),
    piece ? pieceWords(piece, catalogue, t) : t.emptySquare,
    view.gateway === square ? t.gateway : null,
    choice?.parts.destroys?.includes(square) ? t.wouldBreak : null,
    counterCost(view, reading.squares.get(square) ?? []) ? t.byImprovising : null,
    scene.draft.square === square || reading.from === square
      ? t.isChosen
      : reading.squares.has(square) || reading.movers.includes(square)
        ? t.canBeChosen
        : null,
  ]
    .filter((words) => words !== null)
    .join(", ");
}
