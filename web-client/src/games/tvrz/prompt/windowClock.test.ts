import { describe, expect, it } from "vitest";
import type { ClockState, QuestionWindow } from "../../../protocol";
import { HOLD, ordersFor, ringTime, spanOf, windowOf } from "./windowClock";

const shared: QuestionWindow = { seats: [0, 1], left: 3_000, holdable: true, held: null };

const clock = (windows: QuestionWindow[]): ClockState => ({
  control: { kind: "live", base: 600, increment: 5, delay: 0 },
  at: 1_000,
  left: [],
  free: [],
  running: [],
  paused: null,
  proposal: null,
  declined: null,
  absent: [],
  windows,
});

describe("The ring", () => {
  it("shows the public clock, and the hold while it lasts", () => {
    expect(ringTime(shared, clock([shared]), 2_500)).toEqual({ left: 2, runs: true, held: false });
    const held = { ...shared, held: { seat: 0, left: 15_000 } };
    expect(ringTime(held, clock([held]), 5_000)).toEqual({ left: 11, runs: true, held: true });
  });

  it("is that of our own question, else of the first", () => {
    const other = { ...shared, seats: [2] };
    expect(windowOf(clock([other, shared]), 1)).toBe(shared);
    expect(windowOf(clock([other, shared]), null)).toBe(other);
    expect(windowOf(null, 0)).toBeNull();
  });
});

describe("Holding", () => {
  const fight = { about: "windows 7", answers: [HOLD] };
  const always = { about: "windows", answers: [HOLD] };

  it("is off, in this fight, or always", () => {
    expect(spanOf([], 7, HOLD)).toBe("off");
    expect(spanOf([fight], 7, HOLD)).toBe("fight");
    expect(spanOf([fight], 8, HOLD)).toBe("off");
    expect(spanOf([always], 8, HOLD)).toBe("always");
    expect(spanOf([always, { about: "windows 7", answers: ["pass"] }], 7, HOLD)).toBe("off");
  });

  it("gives as few orders as needed", () => {
    expect(ordersFor([], 7, HOLD, "fight")).toEqual([fight]);
    expect(ordersFor([], 7, HOLD, "always")).toEqual([always]);
    expect(ordersFor([fight], 7, HOLD, "always")).toEqual([{ about: "windows 7", answers: [] }, always]);
    expect(ordersFor([fight, always], 7, HOLD, "off")).toEqual([
      { about: "windows 7", answers: [] },
      { about: "windows", answers: [] },
    ]);
    expect(ordersFor([fight], 7, HOLD, "fight")).toEqual([]);
  });

  it("leaves orders to pass alone unless it takes their place", () => {
    const pass = { about: "windows", answers: ["pass"] };
    expect(ordersFor([pass], 7, HOLD, "fight")).toEqual([fight]);
    expect(ordersFor([pass], 7, HOLD, "off")).toEqual([]);
    expect(ordersFor([pass], 7, HOLD, "always")).toEqual([always]);
  });
});
