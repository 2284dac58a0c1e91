import { expect, test } from "vitest";
import { attack, body, catalogue, fort, view } from "../fixtures/fight";
import { raises } from "./raises";

test("A raised strength tells what raises it, wherever the card is, each once (T11.3)", () => {
  const strong = { ...body("dog"), items: ["item-ring-might"], attack: 5, defence: 5 };
  const seats = [{ ...fort(["dog"]), hand: [body("dog"), strong] }, fort(null, { known: [strong] })];
  const seen = view({ seats, attack: attack(0, { cards: [strong] }) });
  expect(raises(seen, "dog", catalogue, "en")).toEqual([
    "attack 5 = 2 + 3 (Ring of Might)",
    "defence 5 = 2 + 3 (Ring of Might)",
  ]);
  expect(raises(seen, "xorxos", catalogue, "en")).toEqual([]);
});
