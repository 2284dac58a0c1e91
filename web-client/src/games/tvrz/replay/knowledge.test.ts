import { describe, expect, it } from "vitest";
import { hand, own } from "../fixtures/tables";
import { fort, view } from "../fixtures/views";
import { seenAs } from "./knowledge";

const open = view({
  seats: [
    fort({ hand: hand("ankat"), cards: 1, units: [own(1, 2, "raven")] }),
    fort({
      hand: hand("dog", "wolf"),
      cards: 2,
      known: hand("dog"),
      units: [{ ...own(2, 3, "borderer"), open: [true] }],
    }),
  ],
});

describe("knowledge at a moment of a replay", () => {
  it("is everything with all hands open", () => {
    expect(seenAs(open, "all", [])).toBe(open);
  });

  it("of a seat has its own hand and landscape, and of others what lies open", () => {
    const seen = seenAs(open, 0, []);
    expect(seen.seats[0]?.hand).toEqual(hand("ankat"));
    expect(seen.seats[0]?.units[0]?.cards).toEqual(hand("raven"));
    expect(seen.seats[1]?.hand).toBeNull();
    expect(seen.seats[1]?.units[0]?.cards).toEqual(hand("borderer"));
  });

  it("of everybody has no hand and no hidden face", () => {
    const seen = seenAs(open, "everybody", []);
    expect(seen.seats.map((each) => each.hand)).toEqual([null, null]);
    expect(seen.seats[0]?.units[0]?.cards).toEqual([null]);
  });

  it("of a seat has what its seer saw and is still there (T12.14)", () => {
    const log = [{ kind: "saw", seat: 0, target: 1, cards: ["wolf", "dog", "klevan"] }];
    expect(seenAs(open, 0, log).seats[1]?.known).toEqual(hand("dog", "wolf"));
    expect(seenAs(open, "everybody", log).seats[1]?.known).toEqual(hand("dog"));
  });

  it("of a seat has what was shown to its assassin (T12.7)", () => {
    const log = [{ kind: "guardsShown", seat: 0, target: 1, count: 1, cards: ["wolf"], with: [] }];
    expect(seenAs(open, 0, log).seats[1]?.known).toEqual(hand("dog", "wolf"));
    expect(seenAs(open, "everybody", log).seats[1]?.known).toEqual(hand("dog"));
  });
});
