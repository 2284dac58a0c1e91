// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { ClockState, TimeControl } from "../protocol";
import { digits, longTime, seatTime, shownTime, unchanged } from "./time";

const LIVE: TimeControl = { kind: "live", base: 900, increment: 20, delay: 0 };
const DAYS: TimeControl = { kind: "days", perTurn: 172_800 };
const units = { day: "d", hour: "h", minute: "min" };

const clock = (part: Partial<ClockState> = {}): ClockState => ({
  control: LIVE,
  at: 1_000_000,
  left: [900_000, 600_000],
  free: [0, 0],
  running: [0],
  paused: null,
  proposal: null,
  declined: null,
  absent: [],
  windows: [],
  ...part,
});

describe("A seat's remaining time", () => {
  test("a running clock loses the time since the document held", () => {
    expect(seatTime(clock(), 0, 1_065_000)).toMatchObject({ left: 835_000, running: true });
  });

  test("a standing clock loses nothing", () => {
    expect(seatTime(clock(), 1, 1_065_000)).toMatchObject({ left: 600_000, running: false });
  });

  test("the delay of the turn is used up first", () => {
    const delayed = clock({ free: [10_000, 10_000] });
    expect(seatTime(delayed, 0, 1_004_000)).toMatchObject({ left: 900_000, free: 6_000 });
    expect(seatTime(delayed, 0, 1_010_000)).toMatchObject({ left: 900_000, free: 0 });
    expect(seatTime(delayed, 0, 1_013_000)).toMatchObject({ left: 897_000, free: 0 });
    expect(seatTime(delayed, 1, 1_013_000)).toMatchObject({ left: 600_000, free: 10_000 });
  });

  test("several clocks may run at once", () => {
    const both = clock({ running: [0, 1] });
    expect([0, 1].map((seat) => seatTime(both, seat, 1_001_000)?.left)).toEqual([899_000, 599_000]);
  });

  test("it is never less than nothing, and never more than the server said", () => {
    expect(seatTime(clock(), 0, 9_000_000)).toMatchObject({ left: 0, low: true });
    expect(seatTime(clock(), 0, 990_000)).toMatchObject({ left: 900_000 });
  });

  test("in a pause nothing runs", () => {
    const paused = clock({ paused: { since: 1_000_000, until: 9_000_000, agreed: [] } });
    expect(seatTime(paused, 0, 1_065_000)).toMatchObject({ left: 900_000, running: false });
  });

  test("it is low under half a minute, and under an hour where people come and go", () => {
    const low = (ms: number, control: TimeControl) =>
      seatTime(clock({ control, left: [ms, ms], running: [] }), 0, 0)?.low;
    expect([30_000, 29_999].map((ms) => low(ms, LIVE))).toEqual([false, true]);
    expect([3_600_000, 3_599_999].map((ms) => low(ms, DAYS))).toEqual([false, true]);
  });

  test("without a clock there is nothing to show", () => {
    expect(seatTime(null, 0, 0)).toBeNull();
    expect(seatTime(clock({ control: { kind: "none" }, left: [null, null] }), 0, 0)).toBeNull();
    expect(seatTime(clock(), 7, 0)).toBeNull();
  });
});

describe("How it is written", () => {
  test.each([
    [754_000, "12:34"],
    [754_999, "12:34"],
    [900_000, "15:00"],
    [60_000, "1:00"],
    [59_999, "0:59"],
    [10_000, "0:10"],
    [9_999, "0:09.9"],
    [9_400, "0:09.4"],
    [1_049, "0:01.0"],
    [99, "0:00.0"],
    [0, "0:00.0"],
    [-5, "0:00.0"],
    [3_599_000, "59:59"],
    [3_600_000, "1:00:00"],
    [3_723_000, "1:02:03"],
    [10_800_000, "3:00:00"],
  ])("%i ms at the table: %s", (ms, shown) => expect(digits(ms)).toBe(shown));

  test.each([
    [100_800_000, "1 d 4 h"],
    [86_400_000, "1 d 0 h"],
    [86_399_999, "23 h 59 min"],
    [604_800_000, "7 d 0 h"],
    [14_700_000, "4 h 05 min"],
    [3_600_000, "1 h 00 min"],
    [3_599_999, "59:59"],
    [35_000, "0:35"],
    [9_400, "0:09.4"],
  ])("%i ms of days: %s", (ms, shown) => expect(longTime(ms, units)).toBe(shown));

  test("where minutes have no name they stand alone", () => {
    expect(longTime(14_700_000, { ...units, minute: "" })).toBe("4 h 05");
  });

  test("waits have no tenths", () => expect(longTime(9_400, units, false)).toBe("0:09"));

  test.each([
    [754_321, LIVE],
    [59_999, LIVE],
    [10_000, LIVE],
    [9_400, LIVE],
    [1_049, LIVE],
    [7_200_000, LIVE],
    [100_800_123, DAYS],
    [14_700_000, DAYS],
    [3_599_999, DAYS],
    [86_400_000, DAYS],
  ])("%i ms stays the same until exactly then", (ms, control) => {
    const after = unchanged(ms, control);
    expect(shownTime(ms - after + 1, control, units)).toBe(shownTime(ms, control, units));
    expect(shownTime(ms - after, control, units)).not.toBe(shownTime(ms, control, units));
  });
});
