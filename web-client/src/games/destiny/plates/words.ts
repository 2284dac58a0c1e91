// What plates say to screen readers. Pure.
import type { cardTexts } from "../words/cards.texts";
import type { PlateProps, PlateUpgrade } from "./plateProps";

/** The words on cards and plates. */
export type Words = (typeof cardTexts)["en"];

/** A character in play: `Rey, 8 of 10 health left, 1 shield, exhausted, 2 dice rolled out, upgrades: Jedi Robes`. */
export function characterLabel(props: PlateProps, t: Words): string {
  const { face, copy = null, state = "ready", damage = 0, shields = 0, dice = [], upgrades = [] } = props;
  const named = copy === null ? face.name : `${face.name} ${copy}`;
  if (state === "defeated") return [named, t.defeated].join(", ");
  return [
    named,
    t.healthLeft((face.health ?? 0) - damage, face.health ?? 0),
    shields > 0 ? t.shields(shields) : "",
    t[state],
    ...diceWords(dice, t),
    upgrades.length > 0 ? t.upgrades(upgrades.map((one) => upgradeWords(one, t)).join(", ")) : "",
    props.foot?.text ?? "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** An upgrade by name, with the die that it holds, and that it would be replaced. */
function upgradeWords({ face, holds, replaced }: PlateUpgrade, t: Words): string {
  const more = [holds ? t.holds(holds.name) : "", replaced ? t.replaced : ""].filter(Boolean);
  return more.length > 0 ? `${face.name} (${more.join(", ")})` : face.name;
}

/** Where the dice of a card lie, in words; empty without dice. */
export function diceWords(dice: readonly ("card" | "out")[], t: Words): string[] {
  const out = dice.filter((place) => place === "out").length;
  const on = dice.length - out;
  return [on > 0 ? t.diceOnCard(on) : "", out > 0 ? t.diceOut(out) : ""].filter(Boolean);
}
