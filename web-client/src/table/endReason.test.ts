import { expect, test } from "vitest";
import { endedBy } from "./endReason";

const left = (seat: number) => ({ kind: "left", seat });
const fell = (seat: number) => ({ kind: "flagFell", seat });

test("a match ends by those who went last", () => {
  expect(endedBy([{ kind: "drew", seat: 0 }, fell(1)], [])).toEqual([1]);
  expect(endedBy([], [])).toEqual([]);
});

test("it does not end by those who went while the others played on", () => {
  const out = [{ seat: 2, reason: "left" }];
  expect(endedBy([left(2), fell(1)], out)).toEqual([1]);
  expect(endedBy([left(2), fell(1)], [...out, { seat: 1, reason: "time" }])).toEqual([1]);
});
