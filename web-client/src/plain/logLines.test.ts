import { describe, expect, it } from "vitest";
import { strong } from "../table/marked";
import { emphasised } from "./logLines";

describe("Bold names", () => {
  it("are the longest that fit", () => {
    expect(emphasised("Watchdog bites Dog.", ["Dog", "Watchdog"])).toBe(
      `${strong("Watchdog")} bites ${strong("Dog")}.`,
    );
    expect(emphasised("West Gate +2 takes 2.", ["West Gate +2"])).toBe(`${strong("West Gate +2")} takes 2.`);
  });
});
