import { expect, it } from "vitest";
import { sounds } from "./sounds";
import type { TashKalarEvent } from "./types";

const heard = (...events: TashKalarEvent[]) => sounds(events);

const destroyed = (at: string): TashKalarEvent => ({ kind: "destroyed", at, piece: "nc", credited: true });
const summoned = (at: string, piece = "sh"): TashKalarEvent => ({
  kind: "summoned",
  seat: 0,
  card: "knight",
  at,
  piece,
  uses: [],
  points: 0,
});

it("gives every event of the board its sound", () => {
  expect(heard({ kind: "placed", seat: 0, at: "a4", piece: "nc" })).toEqual(["token"]);
  expect(heard({ kind: "raised", at: "a4", from: "nc", to: "nh" })).toEqual(["coin"]);
  expect(heard({ kind: "finalRound", seat: 0, why: "goal" })).toEqual(["roll"]);
  expect(heard({ kind: "drew", seat: 0, deck: "beings", card: null, open: false })).toEqual([]);
});

it("blows the horn for a legend alone", () => {
  expect(heard(summoned("d4"))).toEqual(["token"]);
  expect(heard(summoned("d4", "sl"))).toEqual(["horn"]);
});

it("sets a piece on another with one sound, and breaks several at once", () => {
  expect(heard(destroyed("d4"), summoned("d4"))).toEqual(["tokens"]);
  expect(heard(summoned("d4"), destroyed("e4"), destroyed("f4"))).toEqual(["token", "split"]);
});
