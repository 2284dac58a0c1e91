import { expect, test } from "vitest";
import { rivalOf } from "./sides";

test("A seat has a rival where there are two sides, whoever shares them", () => {
  expect(rivalOf([0, 1], 1)).toBe(0);
  expect(rivalOf([0, 1, 0, 1], 2)).toBe(1);
  expect(rivalOf([0, 1, 2], 0)).toBeNull();
});
