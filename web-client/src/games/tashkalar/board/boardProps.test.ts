// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { motion, LONGEST } from "./motion";
import { boardProps, squareWords } from "./boardProps";
import { changes } from "./changes";
import { NOTHING, read, type Draft } from "../prompt/draft";
import { action, catalogue, choice, log, question, view } from "../fixtures/duel";
import { gameTexts } from "../words/texts";

const hand = new Set(["knight", "swordmaster", "gun-tower", "bone-catapult", "hell-bull", "flare-03"]);
const base = {
  view,
  catalogue,
  log,
  you: 0,
  motion: null,
  t: gameTexts("en"),
  nameOf: (s: number) => ["Ines", "Mirko"][s] ?? "",
};
const scene = (draft: Draft, asked = action) => ({
  ...base,
  question: asked,
  draft,
  hover: null,
  inspected: view.hands[0]?.beings.find(({ card }) => card === draft.card) ?? null,
  reading: read(asked, draft, hand),
});

describe("the board", () => {
  it("shows no choices to a player who is not asked", () => {
    const { marks } = boardProps({ ...scene(NOTHING), question: null, reading: read(null, NOTHING, hand) });
    expect(marks.frames).toEqual([]);
    expect(marks.targets).toEqual([]);
    expect(marks.chosen).toBeNull();
  });

  it("frames the places of a chosen card, says how many ways there are and what would break", () => {
    const { marks } = boardProps(scene({ ...NOTHING, card: "knight" }));
    expect(marks.frames).toEqual([
      { at: "f5", ways: 1 },
      { at: "d5", ways: 2 },
      { at: "d3", ways: 1 },
    ]);
    expect(marks.doomed).toEqual(["d3"]);
  });

  it("previews a summoning: the piece, the rings and lines of what it uses", () => {
    const { marks } = boardProps(scene({ ...NOTHING, card: "knight", square: "f5" }));
    expect(marks.chosen).toEqual({ at: "f5", piece: "nh", framed: true });
    expect(marks.rings).toEqual(["d4", "e4", "e5", "e6"]);
    expect(marks.lines).toContainEqual({ from: "e6", to: "f5" });
  });

  it("shows where a held card could be summoned although nothing is asked", () => {
    const { marks } = boardProps({
      ...scene({ ...NOTHING, card: "knight" }),
      question: null,
      reading: read(null, NOTHING, hand),
    });
    expect(marks.frames.map(({ at }) => at)).toEqual(["f5", "d5", "d3"]);
  });

  it("shows the piece that a card lacks", () => {
    const { marks } = boardProps(scene({ ...NOTHING, card: "gun-tower" }));
    expect(marks.missing).toEqual({ at: "d3", rank: "c" });
  });

  it("draws directions out of the square before the nearest one they cross", () => {
    const aims = question("direction", [
      choice(">w", "aim", { direction: ["w"], at: ["a5", "b5", "c5"] }),
      choice(">ne", "aim", { direction: ["ne"], at: ["e4", "f3"], destroys: ["e4"] }),
    ]);
    const { marks } = boardProps(scene({ ...NOTHING, square: "f3" }, aims));
    expect(marks.rays).toEqual([
      { from: "d5", direction: "w", chosen: false },
      { from: "d5", direction: "ne", chosen: true },
    ]);
    expect(marks.doomed).toEqual(["e4"]);
    expect(marks.targets).toEqual([]);
  });

  it("puts the own supply at the bottom left", () => {
    expect(boardProps(scene(NOTHING)).supplies.map(({ corner, pieces }) => [corner, pieces])).toEqual([
      ["bottom-left", 7],
      ["top-right", 9],
    ]);
    expect(boardProps({ ...scene(NOTHING), you: 1 }).supplies[0]?.corner).toBe("bottom-left");
  });

  it("names a square with its colour, its piece and what can be done", () => {
    const words = (square: string) =>
      squareWords(scene({ ...NOTHING, card: "knight", square: "d3" }), square);
    expect(words("e5")).toBe("e5, red square, heroic piece, Northern Empire");
    expect(words("f5")).toBe("f5, square, empty, can be chosen");
    expect(words("d3")).toBe("d3, square, common piece, Southern Empire, would be destroyed, chosen");
  });
});

describe("motion", () => {
  it("follows the order of events and never takes longer than an action may", () => {
    const played = motion("x", changes(log));
    expect(played?.tracks.map(({ kind }) => kind)).toEqual(["set", "set", "rise", "break", "move"]);
    const starts = played?.tracks.map(({ start }) => start) ?? [];
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    const long = motion("y", changes([...log, ...log, ...log, ...log]));
    expect(long?.total).toBeLessThanOrEqual(LONGEST + 0.001);
  });

  it("is nothing when nothing happened on the board", () => {
    expect(
      motion("z", changes([{ kind: "turnBegan", seat: 0, number: 1, actions: 1, extra: false }])),
    ).toBeNull();
  });
});
