// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { form } from "../fixtures/game";
import { initial, lastGame, lastTerms, remember } from "./remembered";
import type { Playable } from "./useForms";

const game: Playable = { key: "sample", forms: [form] };
const terms = {
  game: "sample",
  form: "duel",
  seats: 2,
  options: { takeBack: "no" },
  seat: {},
  clock: { kind: "none" as const },
  rated: null,
  computer: false,
};

beforeEach(() => localStorage.clear());

test("nothing is remembered at first, nor for another game", () => {
  expect(lastGame()).toBeNull();
  expect(lastTerms(game)).toBeNull();
  remember(terms);
  expect(lastGame()).toBe("sample");
  expect(lastTerms({ ...game, key: "another" })).toBeNull();
  expect(lastTerms(undefined)).toBeNull();
});

test("the last choices for a game are preselected", () => {
  remember(terms);
  remember({ ...terms, game: "another" });
  expect(lastGame()).toBe("another");
  expect(lastTerms(game)).toEqual(terms);
});

test("choices that no longer exist are dropped", () => {
  remember({
    ...terms,
    seat: { gone: "yes" },
    seats: 9,
    options: { takeBack: "maybe", gone: "yes", first: "2" },
  });
  expect(lastTerms(game)).toEqual({ ...terms, seats: 2, options: { first: "2" } });
  remember({ ...terms, form: "gone" });
  expect(lastTerms(game)).toBeNull();
});

test.each(["nonsense", "null", "7", '{"of sample":7}', '{"last":1}'])("damage is nothing: %s", (text) => {
  localStorage.setItem("arenhold.terms", text);
  expect(lastTerms(game)).toBeNull();
  expect(lastGame()).toBeNull();
});

test("tables start with what is usual for their size and rating, unless the last choice was another", () => {
  const usual = [
    { option: "takeBack", value: "no", minSeats: 2, maxSeats: 2, rated: true },
    { option: "first", value: "1", minSeats: 3, maxSeats: 4, rated: false },
  ];
  const larger = { ...form, maxSeats: 4, usual };
  const last = { ...terms, options: {} };
  expect(initial(undefined, 2, true, null)).toEqual({});
  expect(initial(larger, 2, true, null)).toEqual({ takeBack: "no" });
  expect(initial(larger, 2, false, null)).toEqual({});
  expect(initial(larger, 3, true, last)).toEqual({ first: "1" });
  // What was usual for two is not carried over to three; what was chosen is.
  const two = { ...last, rated: true, options: { takeBack: "no", first: "2" } };
  expect(initial(larger, 3, true, two)).toEqual({ first: "2" });
  expect(initial(larger, 2, true, { ...two, options: { takeBack: "yes" } })).toEqual({ takeBack: "yes" });
});
