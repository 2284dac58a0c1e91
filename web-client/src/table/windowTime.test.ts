// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { ClockState, QuestionWindow } from "../protocol";
import { state } from "../fixtures/game";
import { presses, seconds, windowTime } from "./windowTime";

const clock: ClockState = {
  control: { kind: "none" },
  at: 1_000,
  left: [null, null],
  free: [0, 0],
  running: [],
  paused: null,
  proposal: null,
  declined: null,
  absent: [],
  windows: [],
};

const window: QuestionWindow = { seats: [0, 1], left: 3_000, holdable: true, held: null };

describe("The time of a question", () => {
  test("runs from the moment of the document", () => {
    expect(windowTime(window, clock, 2_500)).toEqual({ left: 1_500, held: null, runs: true });
    expect(windowTime(window, clock, 9_000).left).toBe(0);
    expect(windowTime(window, clock, 0).left).toBe(3_000);
  });

  test("stands while the clock is held, and then runs on with the rest", () => {
    const held = { ...window, held: { seat: 1, left: 10_000 } };
    expect(windowTime(held, clock, 5_000)).toEqual({ left: 3_000, held: 6_000, runs: false });
    expect(windowTime(held, clock, 12_000)).toEqual({ left: 2_000, held: 0, runs: true });
  });

  test("stands in a pause", () => {
    const paused = { ...clock, paused: { since: 1_000, until: 90_000, agreed: [] } };
    expect(windowTime(window, paused, 5_000)).toEqual({ left: 3_000, held: null, runs: false });
  });

  test("counts the second that runs", () => {
    expect([3_000, 2_001, 1, 0].map(seconds)).toEqual([3, 3, 1, 0]);
  });
});

describe("A time presses", () => {
  const [mine, theirs] = state.room.seats;
  const room = (computer?: string) => ({
    ...state.room,
    seats: [mine, theirs].flatMap((seat) =>
      seat === undefined || seat === mine || !seat.player
        ? (seat ?? [])
        : { ...seat, player: { id: "c", name: "Novice", ...(computer && { computer }) } },
    ),
  });
  const long = { ...window, left: 43_200_000 };

  test("nobody among computers alone where there is no clock, before its last hour", () => {
    expect(presses(long, clock, room("novice"), 0, 1_000)).toBe(false);
    expect(presses({ ...long, left: 3_600_000 }, clock, room("novice"), 0, 1_000)).toBe(true);
    // Half an hour before the end, with the state of eleven and a half hours ago.
    expect(presses(long, clock, room("novice"), 0, 1_000 + 41_400_000)).toBe(true);
  });

  test("wherever a person waits, or a clock runs", () => {
    expect(presses(long, clock, room(), 0, 1_000)).toBe(true);
    const live = { kind: "live" as const, base: 600, increment: 5, delay: 0 };
    expect(presses(long, { ...clock, control: live }, room("novice"), 0, 1_000)).toBe(true);
  });
});
