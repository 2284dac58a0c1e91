/**
 * Dice and what stands around them, drawn; nothing here knows a match.
 *
 * - `Die`: one die in any of its states, from 20 pixels (lists) to 78. `dieLabel` makes its name for screen readers.
 * - `Joined`: a base die with the modifiers that join it, plus signs between.
 * - `DiceGroup` with a `Caption`: dice with the same sign and their total below, as pools show them.
 * - `Sides`: the six sides of a card's die, on cards, in lists and in rules. `sideWords` says one side.
 * - `Turning`: the other sides of a die, to choose one.
 * - `Sign`: a sign alone, in captions and texts.
 *
 * All need `Sprite` on the page, which the game's `Defs` renders.
 */
export { Die, valueOf, type DieProps, type DieState } from "./Die";
export { Sides, Turning } from "./Sides";
export { Sign } from "./Sign";
export { Caption, DiceGroup, Joined, type CaptionState } from "./Together";
export { dieLabel, sideWords, type SpokenDie } from "./words";
