import { expect, test } from "vitest";
import { endedBy, resignedBy } from "./endReason";

const left = (seat: number) => ({ kind: "left", seat });
const fell = (seat: number) => ({ kind: "flagFell", seat });

test("a match is ended by the last to leave", () => {
  expect(endedBy([{ kind: "drew", seat: 0 }, fell(1)], [])).toEqual([1]);
  expect(endedBy([], [])).toEqual([]);
});

test("those who left while the others played on did not end it", () => {
  const out = [{ seat: 2, reason: "left" }];
  expect(endedBy([left(2), fell(1)], out)).toEqual([1]);
  expect(endedBy([left(2), fell(1)], [...out, { seat: 1, reason: "time" }])).toEqual([1]);
});

test("who resigned last ended the match, though others went out before", () => {
  const outcome = { places: [3, 2, 1], reason: "resigned", deciders: [] };
  expect(
    resignedBy(
      [
        { kind: "out", seat: 0 },
        { kind: "resigned", seat: 1 },
      ],
      outcome,
    ),
  ).toBe(1);
  expect(resignedBy([], outcome)).toBe(0);
});
