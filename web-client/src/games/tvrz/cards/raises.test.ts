import { expect, test } from "vitest";
import { attack, body, catalogue, fort, view } from "../fixtures/fight";
import { has } from "../catalogue";
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

test("A promise of freedom multiplies what is printed, not what is attached (T12.5, R33)", () => {
  const slave = Object.values(catalogue.cards).find((facts) => has(facts, "slave"));
  if (!slave) throw new Error("no slave");
  const { attack: strikes, defence: stands } = slave;
  if (strikes === null || stands === null) throw new Error("no creature");
  const promised = { ...body(slave.key), attack: 3 * strikes, defence: 3 * stands, times: 3 };
  const armed = { ...promised, items: ["item-ring-might"], attack: 3 * strikes + 3, defence: 3 * stands + 3 };
  const told = (held: typeof promised) => {
    const seats = [fort(null), { ...fort([slave.key]), hand: [held], promise: 0 }];
    return raises(view({ seats, attack: attack(0, { seat: 0, target: 1 }) }), slave.key, catalogue, "en");
  };
  expect(told(promised)).toEqual([
    `attack ${3 * strikes} = ${strikes} × 3 (freedom promised)`,
    `defence ${3 * stands} = ${stands} × 3 (freedom promised)`,
  ]);
  expect(told(armed)).toEqual([
    `attack ${3 * strikes + 3} = ${strikes} × 3 (freedom promised) + 3 (Ring of Might)`,
    `defence ${3 * stands + 3} = ${stands} × 3 (freedom promised) + 3 (Ring of Might)`,
  ]);
  expect(told({ ...promised, attack: strikes, defence: stands, times: 1 })).toEqual([]);
});

test("A slowed defender's raised strength is told as well (T15.5)", () => {
  const strong = { ...body("dog"), items: ["item-ring-might"], attack: 5, defence: 5 };
  const seats = [fort(null), fort(null)];
  const slowed = { cards: [strong], others: 1 };
  const seen = view({ seats, attack: attack(0, { slowed }) });
  expect(raises(seen, "dog", catalogue, "en")).toHaveLength(2);
});
