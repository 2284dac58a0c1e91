import { expect, test } from "vitest";
import { attack, body, catalogue, fort, view } from "../fixtures/fight";
import { has } from "../catalogue";
import { inAttack } from "./freedom";
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

test("A promise of freedom multiplies the strengths of slaves in attacks between the two alone (T12.5)", () => {
  const slave = Object.values(catalogue.cards).find((facts) => has(facts, "slave"));
  if (!slave) throw new Error("no slave");
  const held = { ...body(slave.key), attack: 2, defence: 4 };
  const seats = [fort(null), { ...fort([slave.key]), hand: [held], promise: 0 }];
  const seen = view({ seats, attack: attack(0, { seat: 0, target: 1 }) });
  expect(raises(seen, slave.key, catalogue, "en")).toEqual(
    expect.arrayContaining(["attack 6 = 2 × 3 (freedom promised)", "defence 12 = 4 × 3 (freedom promised)"]),
  );
  expect(inAttack(seen, 1, held, catalogue)).toMatchObject({ attack: 6, defence: 12 });
  expect(inAttack({ ...seen, attack: null }, 1, held, catalogue)).toBe(held);
});
