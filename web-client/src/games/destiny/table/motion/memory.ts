// What stood on the table before the latest events, since it may have gone by the time its motion is shown.
import type { Box } from "./line";

/** A die in a pool. */
export interface LainDie {
  element: HTMLElement;
  pool: HTMLElement;
  /** Whose pool it is, as the table writes it. */
  seat: string;
  /** Where it lay in the pool, and how wide that was: motion does not change these. */
  left: number;
  top: number;
  wide: number;
  /** Where it lay on the page. */
  box: Box;
}

/** Something that was drawn, and where on the page. */
export interface Drawn {
  element: HTMLElement;
  box: Box;
  /** The classes of what it stood in, which make it look as it does. */
  within: string;
}

/** The table as it was. */
export interface Memory {
  /** By name. */
  dice: ReadonlyMap<string, LainDie>;
  /** What hung below characters, by the name of the character. */
  upgrades: ReadonlyMap<string, Drawn>;
  /** The cards of our hand, by key; of copies the last. */
  held: ReadonlyMap<string, Drawn>;
  /** The steps of the queue, by key. */
  steps: ReadonlyMap<string, Drawn>;
  /** What shows who holds the battlefield: a pennant, or arms before its name; null where there is none. */
  pennant: Drawn | null;
}

/** What hangs below a character: upgrades by name, or hooks on small plates. */
const HANGING = ":is(.ds-upgrades, .ds-small-dice)";

/** The pennant, or on phones the arms before the name of the battlefield. */
export const PENNANT = ".ds-pennant, .ds-field-name .ds-seat-arms";

const drawn = (element: HTMLElement, within: string): Drawn => ({
  element,
  box: element.getBoundingClientRect(),
  within,
});

/** Looks at the table. */
export function remember(root: HTMLElement): Memory {
  const dice = new Map<string, LainDie>();
  for (const pool of root.querySelectorAll<HTMLElement>("[data-pool]")) {
    const { left, top } = pool.getBoundingClientRect();
    for (const element of pool.querySelectorAll<HTMLElement>("[data-die]")) {
      const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = element;
      dice.set(element.dataset["die"] ?? "", {
        element,
        pool,
        seat: pool.dataset["pool"] ?? "",
        left: offsetLeft,
        top: offsetTop,
        wide: pool.clientWidth,
        box: { left: left + offsetLeft, top: top + offsetTop, width, height },
      });
    }
  }
  const upgrades = new Map<string, Drawn>();
  for (const piece of root.querySelectorAll<HTMLElement>(".ds-ledge [data-piece]")) {
    const element = piece.querySelector<HTMLElement>(HANGING);
    if (element) upgrades.set(piece.dataset["piece"] ?? "", drawn(element, ""));
  }
  const held = new Map<string, Drawn>();
  for (const element of root.querySelectorAll<HTMLElement>(".ds-held[data-card]")) {
    held.set(element.dataset["card"] ?? "", drawn(element, element.closest(".ds-hand")?.className ?? ""));
  }
  const steps = new Map<string, Drawn>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-step]")) {
    steps.set(element.dataset["step"] ?? "", drawn(element, element.closest(".ds-queue")?.className ?? ""));
  }
  const pennant = root.querySelector<HTMLElement>(PENNANT);
  return { dice, upgrades, held, steps, pennant: pennant && drawn(pennant, "") };
}
