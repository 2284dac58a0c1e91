import { describe, expect, it } from "vitest";
import { log, view } from "../fixtures/duel";
import { lastChanges, lately } from "./past";
import type { TashKalarEvent } from "../types";

const placed = (seat: number, at: string, piece: string): TashKalarEvent => ({
  kind: "placed",
  seat,
  at,
  piece,
});
const began = (seat: number, number: number): TashKalarEvent => ({
  kind: "turnBegan",
  seat,
  number,
  actions: 2,
  extra: false,
});

describe("the last events", () => {
  it("is where a summoned piece moved to, and its start", () => {
    expect(lastChanges(log, view.board, 0)).toEqual([{ at: "f3", from: "g3", piece: "sh" }]);
    expect(lately(log, view.board, 0)).toEqual([{ at: "f4", piece: "nc" }]);
  });

  it("is the whole turn of the other side", () => {
    const turn = [began(1, 2), placed(1, "a3", "sc"), placed(1, "a4", "sc"), began(0, 3)];
    const board = { a3: "sc", a4: "sc" };
    expect(lastChanges(turn, board, 0).map(({ at }) => at)).toEqual(["a3", "a4"]);
    expect(lastChanges(turn, board, null).map(({ at }) => at)).toEqual(["a3", "a4"]);
  });

  it("is only the newest change of an own turn", () => {
    const turn = [began(0, 1), placed(0, "a3", "nc"), placed(0, "a4", "nc")];
    expect(lastChanges(turn, { a3: "nc", a4: "nc" }, 0).map(({ at }) => at)).toEqual(["a4"]);
  });

  it("joins the steps of one piece", () => {
    const move = (from: string, to: string): TashKalarEvent => ({
      kind: "moved",
      from,
      to,
      piece: "sh",
      leap: false,
    });
    const turn = [began(1, 2), move("e6", "d6"), move("d6", "d5")];
    expect(lastChanges(turn, { d5: "sh" }, 0)).toEqual([{ at: "d5", from: "e6", piece: "sh" }]);
  });

  it("shows losses only until we act", () => {
    const acted = [...log, placed(0, "a4", "nc")];
    expect(lately(acted, { ...view.board, a4: "nc" }, 0)).toEqual([]);
  });

  it("is forgotten when it was taken back", () => {
    const back: TashKalarEvent[] = [...log, { kind: "tookBack", seat: 1, undone: log.length }];
    expect(lastChanges(back, view.board, 0)).toEqual([]);
    expect(lately(back, view.board, 0)).toEqual([]);
  });
});
