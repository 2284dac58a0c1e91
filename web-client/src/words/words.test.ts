import { expect, test } from "vitest";
import type { FormInfo, GameWords } from "../protocol";
import { adviceFor, optionName, titleOf, unusual, valueName } from "./words";

const chess: GameWords = {
  name: "Chess",
  forms: { duel: { name: "Match", text: "", advice: { 4: "Four is a crowd." } } },
  options: {
    first: {
      name: "Who begins",
      values: {
        random: { name: "By lot", brief: "by lot" },
        "1": { name: "Seat 1", brief: "seat 1 begins" },
      },
    },
    colour: { name: "Colour", values: {} },
  },
  problems: {},
  reasons: {},
};

const option = (key: string, fallback: string) => ({
  kind: "oneof" as const,
  key,
  values: [],
  fallback,
  distinct: false,
  together: null,
  secret: false,
});
const form: FormInfo = {
  key: "duel",
  minSeats: 2,
  maxSeats: 4,
  tableOptions: [option("first", "random"), option("colour", "white"), option("secret", "no")],
  seatOptions: [],
  teams: [],
  usual: [],
};

test("a form is named with its game where there are several games", () => {
  expect(titleOf({ chess }, "chess", "duel")).toBe("Match");
  const both = { chess, go: { ...chess, name: "Go" } };
  expect(titleOf(both, "chess", "duel")).toBe("Chess: Match");
  expect(titleOf(both, "go", "duel")).toBe("Go: Match");
});

test("keys stand for words that have not come or do not exist", () => {
  expect(titleOf({}, "chess", "duel")).toBe("duel");
  expect(optionName(undefined, "first")).toBe("first");
  expect(valueName(chess, "first", "7")).toBe("7");
  expect(valueName(chess, "colour", "12")).toBe("12");
});

test("advice is for so many seats alone", () => {
  expect(adviceFor(chess, "duel", 4)).toBe("Four is a crowd.");
  expect(adviceFor(chess, "duel", 3)).toBeUndefined();
});

test("a list names what differs from the defaults, except hidden options", () => {
  const told = (chosen: Record<string, string>, hidden: string[] = []) =>
    unusual(chess, form, chosen, hidden);
  expect(told({})).toEqual([]);
  expect(told({ first: "random", colour: "white" })).toEqual([]);
  expect(told({ first: "1", colour: "red" })).toEqual(["seat 1 begins", "Colour: red"]);
  expect(told({ first: "1", secret: "yes" }, ["secret"])).toEqual(["seat 1 begins"]);
  expect(unusual(chess, undefined, { first: "1" }, [])).toEqual([]);
});
