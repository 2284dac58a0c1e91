// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MatchEvent } from "../../../../protocol";
import { flights } from "./flights";
import { remember } from "./memory";
import { moves } from "./moves";

/** What was animated: the element's words, its first and last frames, delay and duration. */
interface Played {
  of: string;
  over: boolean;
  frames: Keyframe[];
  times: { delay?: number; duration: number };
  running: { onfinish: (() => void) | null; oncancel: (() => void) | null };
}

let played: Played[] = [];

beforeEach(() => {
  played = [];
  Element.prototype.animate = vi.fn(function (this: Element, frames, times) {
    const running = { onfinish: null, oncancel: null };
    const over = this.classList.contains("ds-over");
    played.push({
      of: this.textContent,
      over,
      frames: frames as Keyframe[],
      times: times as Played["times"],
      running,
    });
    return running as unknown as Animation;
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "animate");
  document.body.replaceChildren();
});

const die = (name: string, left: number) =>
  `<span class="ds-die-place" data-die="${name}" data-left="${left}">${name}</span>`;

/** A table with its layout: jsdom has none. */
function draw(inside: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = inside;
  for (const one of root.querySelectorAll<HTMLElement>("[data-left]")) {
    Object.defineProperty(one, "offsetLeft", { value: Number(one.dataset["left"]) });
  }
  document.body.replaceChildren(root);
  return root;
}

/** Plays these events between two drawings of the table. */
function between(before: string, after: string, ...news: MatchEvent[]): Played[] {
  const memory = remember(draw(before));
  const root = draw(after);
  flights(root, memory, news, moves(news), 1);
  return played;
}

const pool = (...dice: string[]) => `<div data-pool="0">${dice.join("")}</div>`;
const card = `<div class="ds-ledge"><span data-piece="aw038.1"></span></div>`;
const rolled = (name: string, again = false) => ({ kind: "rolled", seat: 0, die: name, side: 1, again });

it("lets rolled dice land together before they slide into their groups", () => {
  const [one, two] = between(
    card + pool(),
    card + pool(die("aw038.1a", 10), die("aw038.1b", 200)),
    rolled("aw038.1a"),
    rolled("aw038.1b"),
  );
  expect(one?.frames).toHaveLength(4);
  expect(one?.frames[1]?.["translate"]).toBe(one?.frames[2]?.["translate"]);
  expect(one?.frames.at(-1)).toEqual({ translate: "0 0" });
  expect(two?.times).toMatchObject({ delay: 40, duration: 620 });
});

it("lets dice slide to where their group is now, those rolled again after they have been", () => {
  const all = between(
    pool(die("a", 10), die("b", 80), die("c", 150)),
    pool(die("a", 10), die("b", 160), die("c", 80)),
    rolled("c", true),
  );
  expect(all.map(({ of, frames, times }) => [of, frames[0]?.["translate"], times.duration])).toEqual([
    ["b", "-80px 0px", 140],
    ["c", "70px 0px", 500],
  ]);
});

it("lets the dice of a pool travel home together when the round ends", () => {
  const all = between(card + pool(die("aw038.1a", 10), die("aw038.1b", 80)), card + pool(), {
    kind: "gathered",
    seat: 0,
  });
  expect(all.map(({ of, over, times }) => [of, over, times])).toEqual([
    ["aw038.1a", true, expect.objectContaining({ delay: 0, duration: 400 })],
    ["aw038.1b", true, expect.objectContaining({ delay: 0, duration: 400 })],
  ]);
  expect(document.querySelectorAll(".ds-over")).toHaveLength(2);
  for (const { running } of all) running.onfinish?.();
  expect(document.querySelectorAll(".ds-over")).toHaveLength(0);
});

it("lets upgrades fall from a character that was defeated, once its arms have turned over", () => {
  const hung = `<div class="ds-ledge"><span data-piece="aw011.3"><ul class="ds-upgrades">Sabre</ul></span></div>`;
  const [fall, ...rest] = between(hung, "", { kind: "defeated", seat: 1, id: "aw011.3", card: "aw011" });
  expect(fall).toMatchObject({ of: "Sabre", over: true, times: { delay: 440, duration: 200 } });
  expect(rest).toEqual([]);
});

it("lets the step that was worked off leave, and one that interrupts drop in", () => {
  const step = (key: string, kinds: string) => `<li class="ds-step ${kinds}" data-step="${key}">${key}</li>`;
  const all = between(
    `<ol class="ds-queue">${step("one", "ds-step-now")}${step("two", "ds-step-waits")}${step("six", "ds-step-waits")}</ol>`,
    `<ol class="ds-queue">${step("new", "ds-step-now ds-step-before")}${step("two", "ds-step-waits")}</ol>`,
    { kind: "triggered" },
  );
  expect(all.map(({ of, over }) => [of, over])).toEqual([
    ["one", true],
    ["new", false],
  ]);
  expect(all[0]?.times).toMatchObject({ delay: 0, duration: 240 });
  const copy = document.querySelector(".ds-over");
  expect(copy?.getAttribute("aria-hidden")).toBe("true");
  expect(copy?.querySelector("[data-step]")).toBeNull();
});

it("plays nothing of what was not seen live", () => {
  const many = Array.from({ length: 61 }, () => ({ kind: "gathered", seat: 0 }));
  expect(between(pool(die("a", 10)), pool(), ...many)).toEqual([]);
});

it("lets the pennant change sides, or hoists it where it stays", () => {
  const claimed = { kind: "claimed", seat: 0, card: "aw168" };
  const pennant = `<span class="ds-pennant"></span>`;
  const at = (top: number) =>
    vi
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue({ left: 0, top, width: 4, height: 20 } as DOMRect);
  at(300);
  const memory = remember(draw(pennant));
  at(340);
  const root = draw(pennant);
  flights(root, memory, [claimed], moves([claimed]), 1);
  flights(root, remember(root), [claimed], moves([claimed]), 1);
  expect(played.map(({ frames, times }) => [frames[0], times.duration])).toEqual([
    [{ translate: "0px -40px" }, 420],
    [{ transform: "scaleY(0)" }, 420],
  ]);
});

const boxes = (places: Readonly<Record<string, [left: number, top: number]>>) =>
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [, [left, top]] = Object.entries(places).find(([which]) => this.matches(which)) ?? ["", [0, 0]];
    return { left, top, width: 40, height: 20 } as DOMRect;
  });
const event = { kind: "cardPlayed", seat: 0, card: "aw155", id: null };
const hand = (...cards: string[]) =>
  `<div class="ds-hand">${cards.map((key) => `<button class="ds-held" data-card="${key}">${key}</button>`).join("")}</div>`;
const tilt = `<div class="ds-tilt"></div>`;
const inQueue = `<section class="ds-queue"><ol><li class="ds-step ds-step-event" data-card="aw155" data-step="event aw155">event</li></ol></section>`;

it("lets an event of ours fly from the hand to its step, which is seen when it arrives", () => {
  boxes({ ".ds-held": [10, 400], ".ds-step": [200, 100] });
  const [flies, step, ...rest] = between(hand("aw155", "aw140"), hand("aw140") + inQueue, event);
  expect(flies).toMatchObject({ of: "aw155", over: true, times: { delay: 0, duration: 220 } });
  expect(flies?.frames.at(-1)?.["transform"]).toBe("translate(190px, -300px) scale(1)");
  expect(step).toMatchObject({ of: "event", over: false, times: { duration: 220 } });
  expect(step?.frames[0]).toEqual({ opacity: 0 });
  expect(rest).toEqual([]);
});

it("lets it fly to the tilt where nothing waits behind it", () => {
  boxes({ ".ds-held": [10, 400], ".ds-tilt": [10, 100] });
  const all = between(hand("aw155") + tilt, hand() + tilt, event);
  expect(all.map(({ of, frames }) => [of, frames.at(-1)?.["transform"]])).toEqual([
    ["aw155", "translate(0px, -300px) scale(1)"],
  ]);
});

it("lets an event of others come out of the number of their hand", () => {
  boxes({ "[data-hand]": [500, 20], ".ds-step": [200, 100] });
  const number = `<b data-hand="1">4</b>`;
  const [flies, step] = between(hand("aw140") + number, hand("aw140") + number + inQueue, {
    ...event,
    seat: 1,
  });
  expect(flies).toMatchObject({ of: "event", over: true, times: { duration: 220 } });
  expect(flies?.frames[0]?.["transform"]).toBe("translate(300px, -80px) scale(0.4)");
  expect(step).toMatchObject({ of: "event", over: false });
});

it("lets no card fly that stays in play, and none from nowhere", () => {
  boxes({});
  expect(between(hand("aw155"), hand() + tilt, { ...event, id: "aw155.9" })).toEqual([]);
  expect(between(tilt, tilt, { ...event, seat: 1 })).toEqual([]);
});
