// Motions between how the table was and how it is: dice that change places, and what has gone and leaves visibly.
import type { MatchEvent } from "../../../../protocol";
import { middle, type Box } from "./line";
import { remember, type Drawn, type LainDie, type Memory } from "./memory";
import { hurry, REROLL, TURN, WORK_OFF, type Motion, type Move } from "./moves";

/** How long dice slide to their group, and shorter ways that are none. */
const SLIDE = 140;
const NEAR = 2;

/** When rolled dice have landed and begin to slide, as a part of their motion. */
const LANDED = 0.77;

/** How long dice travel to their cards at the end of a round. */
const HOME_TOGETHER = 400;

/** How long a *before* ability drops in from above. */
const DROP_IN = 240;

const SET_DOWN = "cubic-bezier(.2,.9,.25,1)";

/** How an animation is timed, in milliseconds. */
interface Times {
  delay: number;
  duration: number;
}

/** The part of the table's motion that is about a die or card in play; null if there is none. */
const timed = (all: readonly Move[], motion: Motion, about: string): Times | null =>
  all.find((move) => move.motion === motion && move.about === about) ?? null;

/** Whether elements can move here. */
const moves = (element: Element): boolean => typeof element.animate === "function";

/** The card in play that a die belongs to; null if it has none there. */
const cardOf = (root: HTMLElement, die: string): Element | null => {
  const piece = die.replace(/[a-z]$/, "");
  return root.querySelector(`[data-upgrade="${piece}"], [data-piece="${piece}"]`);
};

const text = (event: MatchEvent, field: string): string =>
  typeof event[field] === "string" ? event[field] : "";

/** A copy of what has gone, over the table where it stood; it goes when its motion ends. */
function over(
  root: HTMLElement,
  { element, box, within = "" }: Pick<Drawn, "element" | "box"> & Partial<Drawn>,
  frames: Keyframe[],
  { delay, duration }: Times,
): Animation {
  const layer = document.createElement("div");
  layer.className = `${within} ds-over`;
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  const copy = element.cloneNode(true) as HTMLElement;
  // A copy is no part of the table: nothing finds or names it.
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of one.getAttributeNames()) {
      if (name === "id" || name.startsWith("data-")) one.removeAttribute(name);
    }
  }
  Object.assign(layer.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  layer.append(copy);
  root.append(layer);
  const running = layer.animate(frames, { delay, duration, easing: SET_DOWN, fill: "both" });
  running.onfinish = () => layer.remove();
  running.oncancel = () => layer.remove();
  return running;
}

/** How dice lie one beside the other where they land: in the middle of their pool. */
function landing({ left, top, wide, box, pool }: LainDie, i: number, n: number): { x: number; y: number } {
  const apart = Math.min(box.width * 1.15, wide / Math.max(n, 1));
  return {
    x: wide / 2 - (left + box.width / 2) + (i - (n - 1) / 2) * apart,
    y: pool.clientHeight / 2 - (top + box.height / 2),
  };
}

/** A die that was rolled leaves its card, lands beside those rolled with it, and slides into its group. */
function rolledIn(
  root: HTMLElement,
  name: string,
  die: LainDie,
  land: { x: number; y: number },
  times: Times,
) {
  const card = cardOf(root, name);
  const here = middle(die.box);
  const from = card ? middle(card.getBoundingClientRect()) : { x: here.x + land.x, y: here.y + land.y };
  const lain = `${land.x}px ${land.y}px`;
  return die.element.animate(
    [
      { translate: `${from.x - here.x}px ${from.y - here.y}px` },
      { translate: lain, offset: 0.4 },
      { translate: lain, offset: LANDED },
      { translate: "0 0" },
    ],
    { delay: times.delay, duration: times.duration, fill: "backwards", easing: "ease-out" },
  );
}

/** Dice that were in the pool before and lie elsewhere now, as groups have become others. */
function regrouped(
  name: string,
  before: LainDie,
  now: LainDie,
  news: readonly MatchEvent[],
  pace: number,
): Animation[] {
  const x = before.left - now.left;
  const y = before.top - now.top;
  if (before.seat !== now.seat || before.wide !== now.wide || Math.hypot(x, y) < NEAR) return [];
  const about = news.filter((event) => text(event, "die") === name);
  // What is rolled again or turned does so in its old place.
  const wait = about.some(({ kind }) => kind === "rolled")
    ? REROLL
    : about.some(({ kind }) => kind === "turned")
      ? TURN
      : 0;
  const duration = (wait + SLIDE) * pace;
  const old = `${x}px ${y}px`;
  return [
    now.element.animate(
      [{ translate: old }, { translate: old, offset: wait / (wait + SLIDE) }, { translate: "0 0" }],
      {
        duration,
        fill: "backwards",
        easing: "ease-out",
      },
    ),
  ];
}

/** A die that has left its pool travels to its card; one that has no card there goes where it lies. */
function goneHome(root: HTMLElement, name: string, die: LainDie, times: Times): Animation {
  const card = cardOf(root, name);
  const from = middle(die.box);
  const to = card ? middle(card.getBoundingClientRect()) : from;
  return over(
    root,
    die,
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.4)`, opacity: card ? 0.6 : 0 },
    ],
    times,
  );
}

/** When a die that has left its pool sets out: all together at the end of a round, else once it was resolved. */
function homeward(
  name: string,
  { seat }: LainDie,
  news: readonly MatchEvent[],
  all: readonly Move[],
  pace: number,
): Times | null {
  const gathered = news.some((event) => event.kind === "gathered" && String(event["seat"]) === seat);
  if (gathered) return { delay: 0, duration: HOME_TOGETHER * (pace / hurry(news)) };
  return slowed(timed(all, "home", name), pace);
}

const slowed = (times: Times | null, pace: number): Times | null =>
  times && { delay: times.delay * pace, duration: times.duration * pace };

/** What hung below a character that was defeated falls after its arms have turned over. */
function fallen(
  root: HTMLElement,
  before: Memory,
  news: readonly MatchEvent[],
  all: readonly Move[],
  pace: number,
): Animation[] {
  return news.flatMap((event): Animation[] => {
    const name = event.kind === "defeated" ? text(event, "id") : "";
    const hung = before.upgrades.get(name);
    const times = slowed(timed(all, "drop", name), pace);
    if (!hung || hung.element.isConnected || !times) return [];
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: "translateY(64px) rotate(5deg)", opacity: 0 },
    ];
    return [over(root, hung, frames, times)];
  });
}

/** How much is seen of a card where it becomes something else. */
const FAINT = 0.2;

/** How small a card is that comes out of a hand of which only the number is seen. */
const FROM_NUMBER = 0.4;

/** The way from the middle of one place to that of another. */
const shift = (from: Box, to: Box): string => {
  const [a, b] = [middle(from), middle(to)];
  return `translate(${b.x - a.x}px, ${b.y - a.y}px)`;
};

/**
 * Events that were played go to the tilt: ours as the card that has left the hand, those of others, whose hands are
 * numbers, as the step that it becomes.
 */
function played(
  root: HTMLElement,
  before: Memory,
  news: readonly MatchEvent[],
  all: readonly Move[],
  pace: number,
): Animation[] {
  return news.flatMap((event): Animation[] => {
    if (event.kind !== "cardPlayed") return [];
    const card = text(event, "card");
    const times = slowed(timed(all, "fly", card), pace);
    if (!times) return [];
    const step = root.querySelector<HTMLElement>(`.ds-step-event[data-card="${card}"]`);
    const held = before.held.get(card);
    if (held && !held.element.isConnected) {
      const tilt = step ?? root.querySelector(".ds-tilt, .ds-queue");
      if (!tilt) return [];
      const box = tilt.getBoundingClientRect();
      const small = Math.min(1, box.height / Math.max(held.box.height, 1));
      const there = `${shift(held.box, box)} scale(${small})`;
      const frames = [
        { transform: "none", opacity: 1 },
        { transform: there, opacity: 1, offset: 0.9 },
        { transform: there, opacity: FAINT },
      ];
      return [over(root, held, frames, times), ...(step ? [waited(step, times)] : [])];
    }
    const hand = root.querySelector(`[data-hand="${String(event["seat"])}"]`);
    if (!step || !hand) return [];
    const box = step.getBoundingClientRect();
    const frames = [
      { transform: `${shift(box, hand.getBoundingClientRect())} scale(${FROM_NUMBER})`, opacity: FAINT },
      { transform: "none", opacity: 1 },
    ];
    const within = step.closest(".ds-queue")?.className ?? "";
    return [over(root, { element: step, box, within }, frames, times), waited(step, times)];
  });
}

/** Something is not seen before what becomes it has arrived. */
const waited = (element: HTMLElement, times: Times): Animation =>
  element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], {
    ...times,
    fill: "backwards",
  });

/** Whether a step of the queue was being worked off: others may only be folded away. */
const worked = ({ element: { classList } }: Drawn): boolean =>
  classList.contains("ds-step-now") || classList.contains("ds-step-event");

/** Steps that were worked off leave to the left; those that interrupt drop in from above. */
function steps(root: HTMLElement, before: Memory, now: Memory, pace: number): Animation[] {
  const gone = [...before.steps].filter(([key, step]) => !now.steps.has(key) && worked(step));
  const come = [...now.steps].filter(
    ([key, { element }]) => !before.steps.has(key) && element.classList.contains("ds-step-before"),
  );
  const leaving = [
    { transform: "none", opacity: 1 },
    { transform: "translateX(-48px)", opacity: 0 },
  ];
  // The row may lie elsewhere now, as the question below it has become another.
  const [row] = now.steps.values();
  const top = (box: Box): Box => (row ? { ...box, top: row.box.top } : box);
  const dropping = [{ translate: "0 -30px", opacity: 0 }, { translate: "0 0" }];
  return [
    ...gone.map(([, step]) =>
      over(root, { ...step, box: top(step.box) }, leaving, { delay: 0, duration: WORK_OFF * pace }),
    ),
    ...come.map(([, { element }]) =>
      element.animate(dropping, { duration: DROP_IN * pace, fill: "backwards", easing: SET_DOWN }),
    ),
  ];
}

/** The pennant of the battlefield changes sides; where it keeps its place it is hoisted there. */
function hoisted(before: Memory, now: Memory, all: readonly Move[], pace: number): Animation[] {
  const move = all.find(({ motion }) => motion === "hoist");
  if (!move || !now.pennant || !moves(now.pennant.element)) return [];
  const old = before.pennant && middle(before.pennant.box);
  const here = middle(now.pennant.box);
  const way = old && { x: old.x - here.x, y: old.y - here.y };
  const far = way !== null && Math.hypot(way.x, way.y) >= NEAR;
  const frames = far
    ? [{ translate: `${way.x}px ${way.y}px` }, { translate: "0 0" }]
    : [{ transform: "scaleY(0)" }, { transform: "none" }];
  const { delay, duration } = move;
  return [
    now.pennant.element.animate(frames, {
      delay: delay * pace,
      duration: duration * pace,
      easing: SET_DOWN,
      fill: "backwards",
    }),
  ];
}

/**
 * Plays what the table cannot show by elements that are there already; answers what runs.
 *
 * @param before the table before these events
 * @param news the latest events
 * @param all their motions
 * @param pace the factor for all durations
 */
export function flights(
  root: HTMLElement,
  before: Memory,
  news: readonly MatchEvent[],
  all: readonly Move[],
  pace: number,
): Animation[] {
  if (all.length === 0 || !moves(root)) return [];
  const now = remember(root);
  const quick = pace / hurry(news);
  const rolled = [...now.dice].flatMap(([name, die]) => {
    const times = before.dice.has(name) ? null : slowed(timed(all, "tumble", name), pace);
    return times ? [{ name, die, times }] : [];
  });
  return [
    ...rolled.map(({ name, die, times }, i) =>
      rolledIn(root, name, die, landing(die, i, rolled.length), times),
    ),
    ...[...before.dice].flatMap(([name, die]) => {
      const there = now.dice.get(name);
      if (there) return regrouped(name, die, there, news, quick);
      const times = homeward(name, die, news, all, pace);
      return times ? [goneHome(root, name, die, times)] : [];
    }),
    ...fallen(root, before, news, all, pace),
    ...played(root, before, news, all, pace),
    ...steps(root, before, now, quick),
    ...hoisted(before, now, all, pace),
  ];
}
