// The clock of our open question, and the standing orders of a fight. Pure.
import type { ClockState, QuestionWindow, StandingOrder } from "../../../protocol";
import { seconds, windowTime } from "../../../table/windowTime";

/** Instead of a choice: hold the public clock and ask. As in the protocol. */
export const HOLD = "!hold";

/** What our ring shows. */
export interface RingTime {
  /** Whole seconds: of the hold while it lasts, else until the window closes. */
  left: number;
  runs: boolean;
  held: boolean;
}

/** The window of a seat's question; of watchers and all others that of the first question that has one. */
export function windowOf(clock: ClockState | null, you: number | null): QuestionWindow | null {
  const windows = clock?.windows ?? [];
  return windows.find(({ seats }) => you !== null && seats.includes(you)) ?? windows[0] ?? null;
}

export function ringTime(window: QuestionWindow, clock: ClockState, now: number): RingTime {
  const { left, held, runs } = windowTime(window, clock, now);
  const isHeld = held !== null && held > 0;
  return {
    left: seconds(isHeld ? held : left),
    runs: runs || (isHeld && clock.paused === null),
    held: isHeld,
  };
}

/** For how long something is ordered. */
export type Span = "off" | "fight" | "always";

/** Of holding, or of passing, in the windows of the attack with this number. */
export function spanOf(orders: readonly StandingOrder[], attack: number, answer: string): Span {
  const lists = (about: string) =>
    orders.some((order) => order.about === about && order.answers[0] === answer);
  if (lists(`windows ${attack}`)) return "fight";
  // An order for this attack alone goes before the one for all.
  const own = orders.some(({ about, answers }) => about === `windows ${attack}` && answers.length > 0);
  return !own && lists("windows") ? "always" : "off";
}

/** The orders that make it so: one for this attack, one for all. */
export function ordersFor(
  orders: readonly StandingOrder[],
  attack: number,
  answer: string,
  span: Span,
): StandingOrder[] {
  const kept = (about: string): string[] => {
    const given = orders.find((order) => order.about === about)?.answers ?? [];
    return given[0] === answer ? [] : [...given];
  };
  const fight = `windows ${attack}`;
  const next = [
    { about: fight, answers: span === "fight" ? [answer] : span === "always" ? [] : kept(fight) },
    {
      about: "windows",
      answers: span === "always" ? [answer] : span === "off" ? kept("windows") : kept("windows"),
    },
  ];
  return next.filter(({ about, answers }) => {
    const given = orders.find((order) => order.about === about)?.answers ?? [];
    return given.join() !== answers.join();
  });
}
