// @vitest-environment jsdom
import { expect, test } from "vitest";
import { percentagePoints } from "./texts";

test.each([
  ["en", ["0 percentage points", "1 percentage point", "11 percentage points"]],
  ["cs", ["0 procentních bodů", "1 procentní bod", "11 procentních bodů"]],
  ["it", ["0 punti percentuali", "1 punto percentuale", "11 punti percentuali"]],
] as const)("differences of chances are whole percentage points in %s", (lang, said) => {
  expect([0.4, 0.6, 11].map((n) => percentagePoints(lang, n))).toEqual(said);
});

test("two to four have a form of their own in Czech", () => {
  expect(percentagePoints("cs", 3)).toBe("3 procentní body");
});
