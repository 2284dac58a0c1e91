// The example positions of the rules. Pure data; a test checks them against the game.
import { NO_MARKS, squareAt, type Marks, type SquareKind, type SquareName } from "../board";

/** One example: the part of the arena shown, its pieces and its marks. */
export interface Drawing {
  /**
   * First column and row shown, from 0, and how many of each; null for the whole arena with the names of the squares.
   */
  window: { column: number; row: number; columns: number; rows: number } | null;
  pieces: Readonly<Record<SquareName, string>>;
  marks: Marks;
}

/** Squares along a side of the arena. */
export const SIDE = 9;

const GRID = [
  "##.....##",
  "#..r....#",
  "..g...g..",
  "........g",
  "g...r....",
  ".......r.",
  ".........",
  "#.r..g..#",
  "##.....##",
];

const KINDS: Record<string, SquareKind> = { ".": "plain", r: "red", g: "green" };

/** The squares of the arena with their kinds. */
export const squares: Readonly<Record<SquareName, SquareKind>> = Object.fromEntries(
  GRID.flatMap((line, row) =>
    [...line].flatMap((sign, column) => {
      const kind = KINDS[sign];
      return kind ? [[squareAt(row, column), kind] as const] : [];
    }),
  ),
);

const middle = { column: 2, row: 2, columns: 5, rows: 5 };
const around = { column: 4, row: 2, columns: 3, rows: 3 };

/** The arena before the first turn of a Duel. */
export const start: Drawing = { window: null, pieces: { c5: "nc", g5: "sc" }, marks: NO_MARKS };

const summoning = (
  pieces: Record<SquareName, string>,
  used: SquareName[],
  at: SquareName,
  piece = "nh",
): Drawing => ({
  window: middle,
  pieces,
  marks: {
    ...NO_MARKS,
    chosen: { at, piece, framed: true },
    rings: used,
    lines: used.map((from) => ({ from, to: at })),
    doomed: pieces[at] ? [at] : [],
  },
});

/** The Knight as on its card. */
export const asDrawn = summoning(
  { d5: "nc", e5: "nc", f5: "nc", d6: "nc", g4: "sc", c4: "sh" },
  ["d5", "e5", "f5", "d6"],
  "e4",
);

/** The Knight rotated and mirrored, with a piece of higher rank in the pattern and an enemy in the frame. */
export const turned = summoning(
  { d5: "nc", d4: "nh", d3: "nc", c5: "nc", e4: "sc", f6: "sh", g3: "nc" },
  ["d5", "d4", "d3", "c5"],
  "e4",
);

const neighbours = { f4: "nh", e3: "sc", g4: "sh", f5: "sl", e5: "nc" };

/** Standard moves of the heroic piece in the middle. */
export const standard: Drawing = {
  window: around,
  pieces: neighbours,
  marks: { ...NO_MARKS, rings: ["f4"], targets: ["e3", "f3", "g3", "e4", "g5", "e5"], doomed: ["e3", "e5"] },
};

/** Its combat moves. */
export const combat: Drawing = {
  window: around,
  pieces: neighbours,
  marks: {
    ...NO_MARKS,
    rings: ["f4"],
    targets: [...standard.marks.targets, "g4"],
    doomed: [...standard.marks.doomed, "g4"],
  },
};

const cross = ["d5", "e4", "e5", "e6", "f5"];

/** A task of the High Form that is met: one side fills the upright cross of the central squares. */
export const tasks: Drawing = {
  window: middle,
  pieces: { d5: "nc", e4: "nc", e5: "nh", e6: "nc", f5: "nc", d3: "sc", f6: "sh", g5: "sc" },
  marks: { ...NO_MARKS, rings: cross },
};

/** A start of a Melee for three: a piece of each colour beside one of the three symbols. */
export const meleeStart: Drawing = {
  window: null,
  pieces: { f2: "nc", g6: "sc", b7: "hc" },
  marks: { ...NO_MARKS, targets: ["f2", "g2", "g6", "g7", "b7", "c7"] },
};

/** The Knight with an enemy piece in its pattern. */
export const improvised = summoning(
  { d5: "nc", e5: "hc", f5: "nc", d6: "nc", g4: "sc", c3: "hh" },
  ["d5", "e5", "f5", "d6"],
  "e4",
);

/** The Knight of a team, made from pieces of its single colour. */
export const together = summoning(
  { f5: "yc", e5: "yc", d5: "yh", f4: "yc", e6: "sc", c4: "sc", g6: "yc" },
  ["f5", "e5", "d5", "f4"],
  "e6",
  "yh",
);

/** An example score board of a Melee for four. */
export const scoreBoard = [
  { colour: "h", points: 6, weakest: false, open: false },
  { colour: "s", points: 3, weakest: true, open: true },
  { colour: "y", points: 5, weakest: false, open: true },
] as const;
