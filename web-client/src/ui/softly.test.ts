import { expect, test } from "vitest";
import { softly } from "./softly";

const parts = (name: string) => softly(name).split("\u00ad");

test("a long word may break before a syllable near its end, a short one not at all", () => {
  expect(parts("Strangolamento di Forza")).toEqual(["Strango", "lamento di Forza"]);
  expect(parts("Ipnotizzatore")).toEqual(["Ipnotiz", "zatore"]);
  expect(parts("Rytíř")).toEqual(["Rytíř"]);
});
