import { describe, expect, it } from "vitest";
import type { Replay } from "../protocol";
import { Moments } from "./moments";

/** A match in which each step adds one item, and every third changes the newest one. */
function replay(steps: number): Replay {
  return {
    game: "toy",
    form: "toy",
    version: 1,
    players: [],
    computers: [],
    setup: { sealed: [], seats: [], table: {} },
    seedHash: null,
    seed: null,
    match: null,
    mixed: null,
    start: { line: 1, view: { things: [] }, waiting: [], agreed: [], resigning: [], out: [], outcome: null },
    log: [{ kind: "dealt" }],
    steps: Array.from({ length: steps }, (_, i) => ({
      entries: [`1 put ${i}`],
      patch: [
        { op: "add" as const, path: "/view/things/-", value: { number: i, twice: false } },
        ...(i % 3 === 2
          ? [{ op: "replace" as const, path: `/view/things/${i - 1}/twice`, value: true }]
          : []),
        { op: "replace" as const, path: "/line", value: i + 2 },
      ],
      events: i % 2 === 0 ? [{ kind: "put", number: i }] : [],
    })),
  };
}

const things = (moments: Moments, at: number) =>
  (moments.at(at).view as { things: { number: number; twice: boolean }[] }).things;

describe("The moments of a replay", () => {
  it("follow from the start, whichever is asked for first", () => {
    const forwards = new Moments(replay(100));
    const backwards = new Moments(replay(100));
    const expected = Array.from({ length: 101 }, (_, at) => JSON.stringify(things(forwards, at)));
    for (let at = 100; at >= 0; at--) expect(JSON.stringify(things(backwards, at))).toBe(expected[at]);
    expect(things(forwards, 0)).toEqual([]);
    expect(things(forwards, 3).map(({ twice }) => twice)).toEqual([false, true, false]);
  });

  it("stay as they are when others are looked at", () => {
    const moments = new Moments(replay(70));
    const before = JSON.stringify(moments.at(34));
    moments.each(() => undefined);
    moments.at(70);
    moments.at(35);
    expect(JSON.stringify(moments.at(34))).toBe(before);
  });

  it("are shown one after another as they are when asked for", () => {
    const moments = new Moments(replay(40));
    const seen: string[] = [];
    moments.each((now) => seen.push(JSON.stringify(now)));
    expect(seen).toEqual(Array.from({ length: 41 }, (_, at) => JSON.stringify(moments.at(at))));
  });

  it("come with the events up to them, and those of the step that led to them", () => {
    const moments = new Moments(replay(4));
    expect(moments.log(0)).toEqual([{ kind: "dealt" }]);
    expect(moments.log(4)).toEqual([
      { kind: "dealt" },
      { kind: "put", number: 0 },
      { kind: "put", number: 2 },
    ]);
    expect(moments.news(3)).toEqual([{ kind: "put", number: 2 }]);
    expect(moments.news(2)).toEqual([]);
    expect(moments.entries(2)).toEqual(["1 put 1"]);
    expect(moments.entries(0)).toEqual([]);
  });
});
