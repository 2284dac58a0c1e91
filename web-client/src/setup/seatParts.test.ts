// @vitest-environment jsdom
import { expect, test } from "vitest";
import { catalogue, form } from "../fixtures/game";
import type { OptionInfo } from "../protocol";
import { someState } from "../socket/fakeServer";
import { plainSeats } from "./seatParts";
import { handicap, oneOf } from "../fixtures/options";

const side: OptionInfo = oneOf("takeBack", ["yes", "no"]);
const deck: OptionInfo = {
  kind: "decklist",
  key: "deck",
  cards: ["fox", "owl"],
  copies: 3,
  least: 1,
  most: 4,
  prepared: [],
  fallback: null,
  secret: false,
};

const words = (options: Record<string, string>, seated = true) => {
  const { room } = someState();
  const [first, ...others] = room.seats;
  if (!first) throw new Error("a seat");
  const player = seated ? { id: "p1", name: "Ines" } : null;
  const part = {
    room: { ...room, seats: [{ ...first, player, options }, ...others] },
    form: { ...form, seatOptions: [side, handicap, deck] },
    catalogue,
    seat: 0,
    you: null,
    send: () => undefined,
  };
  return plainSeats.words(part, "en");
};

test("a seat's choice is named in the game's words, or by key and value", () => {
  expect(words({ takeBack: "no", handicap: "4", deck: "fox:2,owl" })).toBe(
    "no taking back, handicap: 4, deck: 3 cards",
  );
});

test("missing choices and empty seats have no words", () => {
  expect(words({})).toBe("handicap: 0");
  expect(words({ takeBack: "no" }, false)).toBeNull();
});
