import { describe, expect, it } from "vitest";
import type { Analysis, Replay, SeatAnalysis, TurnAnalysis } from "../protocol";
import { branched, chosenIn, deciding, firstOf, stepped } from "./branch";

const points = (mean: number) => ({ mean, error: 1 });

const turn = (more: Partial<TurnAnalysis>): TurnAnalysis => ({
  turn: 1,
  until: 1,
  own: true,
  moment: 0,
  end: 1,
  played: points(50),
  best: points(50),
  loss: points(0),
  mark: "none",
  gained: 0,
  deciding: 0,
  fork: 0,
  choices: [],
  better: [],
  reasons: [],
  branch: null,
  opened: null,
  ...more,
});

const seat = (...turns: TurnAnalysis[]): SeatAnalysis => ({
  result: 100,
  luck: points(0),
  adjusted: points(100),
  turns,
  draws: [],
});

const step = (name: string) => ({ entries: [name], patch: [], events: [] });

const replay = { steps: [step("a"), step("b"), step("c")] } as unknown as Replay;

describe("A better turn", () => {
  it("takes the place of what was played from its fork on", () => {
    const better = turn({ fork: 1, branch: step("x") });
    expect(branched(replay, better)?.steps.map(({ entries }) => entries[0])).toEqual(["a", "x"]);
    expect(branched(replay, turn({}))).toBeNull();
  });
});

describe("The turns of a seat", () => {
  const judged = seat(
    turn({}),
    turn({ deciding: 1, gained: 20 }),
    turn({ deciding: 2, mark: "clear", loss: points(9) }),
    turn({}),
    turn({ deciding: 3, mark: "grave", loss: points(20) }),
  );

  it("begin with the largest loss", () => {
    expect(firstOf(judged)).toBe(4);
    expect(firstOf(seat(turn({}), turn({ deciding: 1 })))).toBe(1);
    expect(firstOf(seat())).toBe(0);
  });

  it("are stepped through, all or those that decided, and end at either end", () => {
    expect(deciding(judged)).toHaveLength(3);
    expect(stepped(judged, 0, 1, false)).toBe(1);
    expect(stepped(judged, 2, 1, true)).toBe(4);
    expect(stepped(judged, 1, -1, true)).toBe(1);
    expect(stepped(judged, 4, 1, false)).toBe(4);
  });

  it("are found by an address, if they are there", () => {
    const analysis = { seats: [judged] } as unknown as Analysis;
    expect(chosenIn("#1.5", analysis)).toEqual({ seat: 0, turn: 4 });
    expect(chosenIn("#1.6", analysis)).toBeNull();
    expect(chosenIn("#2.1", analysis)).toBeNull();
    expect(chosenIn("", analysis)).toBeNull();
  });
});
