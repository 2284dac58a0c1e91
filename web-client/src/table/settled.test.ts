import { expect, test } from "vitest";
import { hintsOnce, settled } from "./settled";

const told = (kind: string) => ({ kind });
const back = (undone: number) => ({ kind: "tookBack", seat: 0, undone });

test("a log without take-backs is unchanged", () => {
  expect(settled([told("a"), told("b")])).toEqual([told("a"), told("b")]);
});

test("events taken back are left out, one choice after the other", () => {
  const log = [told("a"), told("b"), told("c"), back(2), back(1), told("d")];
  expect(settled(log)).toEqual([told("d")]);
});

test("a choice repeated after a take-back remains", () => {
  const log = [told("a"), told("b"), back(1), told("c"), back(1), told("e")];
  expect(settled(log)).toEqual([told("a"), told("e")]);
});

test("a take-back undoes no more than there is", () => {
  expect(settled([told("a"), back(4), told("b")])).toEqual([told("b")]);
});

test("hints that one player took in a row are told once", () => {
  const took = (seat: number) => ({ kind: "tookHint", seat });
  const log = [took(0), took(0), took(1), { kind: "a", seat: 1 }, took(1), took(1)];
  expect(hintsOnce(log)).toEqual([took(0), took(1), { kind: "a", seat: 1 }, took(1)]);
});
