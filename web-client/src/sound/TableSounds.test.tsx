import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { match } from "../fixtures/game";
import type { MatchEvent, MatchState, Question } from "../protocol";
import { changeSettings } from "../settings";
import { FakeAudio } from "./fakeAudio";
import type { EventSounds } from "./heard";
import { listenForPresses } from "./play";
import { RECIPES, type Recipe, type SoundName } from "./recipes";
import { ReplaySounds, TableSounds } from "./TableSounds";

const { sounding } = vi.hoisted(() => ({
  sounding: { load: undefined as (() => Promise<EventSounds>) | undefined },
}));
vi.mock("../games", () => ({ gameOf: () => ({ key: "sample", sounds: sounding.load }) }));

/** The page's player keeps its context: one for all tests. */
const audio = new FakeAudio();
let hidden = false;
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  hidden = false;
  sounding.load = undefined;
  vi.stubGlobal("AudioContext", function () {
    return audio;
  });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  stop = listenForPresses();
  fireEvent.keyDown(document.body, { key: "a" });
  audio.started.length = 0;
});
afterEach(() => {
  stop();
  cleanup();
});

/** The sounds since the last call: their number of voices is enough to tell them apart. */
function voices(): number {
  return audio.started.splice(0).length;
}

const size = (...names: SoundName[]): number =>
  names.reduce((sum, name) => {
    const { tones, hisses }: Recipe = RECIPES[name];
    return sum + tones.length + hisses.length;
  }, 0);

const question: Question = {
  seat: 0,
  prompt: "move",
  context: { source: null, chosen: [], left: 0 },
  choices: [],
  fallback: "",
  offer: false,
};
const moves = (n: number): MatchEvent[] => Array.from({ length: n }, () => ({ kind: "played" }));
const table = (log: MatchEvent[], changes: Partial<MatchState> = {}) => (
  <TableSounds game="sample" match={{ ...match, ...changes }} log={log} />
);

it("plays what happens, not what had happened before the table was opened", () => {
  const { rerender } = render(table(moves(3), { question }));
  expect(voices()).toBe(0);
  rerender(table(moves(4), { question }));
  expect(voices()).toBe(size("token"));
  rerender(table(moves(4), { id: "m2" }));
  rerender(table(moves(200), { id: "m2" }));
  expect(voices()).toBe(0);
});

it("plays the sounds that a game names for its events", async () => {
  sounding.load = () => Promise.resolve((events) => events.map(() => "coin"));
  const { rerender } = render(table(moves(0)));
  let told = 0;
  // The game's sounds load a moment later than its table.
  await waitFor(() => {
    rerender(table(moves(++told)));
    expect(voices()).toBe(size("coin"));
  });
  rerender(table(moves(told + 2)));
  expect(voices()).toBe(2 * size("coin"));
});

it("drums for our turn, also from another tab, unless it is switched off", () => {
  const { rerender } = render(table([]));
  rerender(table([], { question }));
  expect(voices()).toBe(size("drum"));
  hidden = true;
  rerender(table(moves(1)));
  expect(voices()).toBe(0);
  rerender(table(moves(2), { question }));
  expect(voices()).toBe(size("drum"));
  changeSettings({ turnSound: false });
  rerender(table(moves(2)));
  rerender(table(moves(2), { question }));
  expect(voices()).toBe(0);
});

it("does not drum for an offer, and plays the end once", () => {
  const { rerender } = render(table([]));
  rerender(table([], { question: { ...question, offer: true } }));
  expect(voices()).toBe(0);
  const outcome = { places: [1, 2], reason: "score", deciders: [] };
  rerender(table([], { outcome }));
  expect(voices()).toBe(size("roll"));
  rerender(table([], { outcome, moment: 41 }));
  expect(voices()).toBe(0);
});

it("is silent where sound is off", () => {
  changeSettings({ sounds: false });
  const { rerender } = render(table([]));
  rerender(table(moves(1), { question }));
  expect(voices()).toBe(0);
});

it("plays single steps of a replay, half as loud, and no leaps", () => {
  const replay = (log: MatchEvent[], jumps: number) => <ReplaySounds game="sample" log={log} jumps={jumps} />;
  const { rerender } = render(replay([], 0));
  rerender(replay(moves(1), 0));
  const [step] = audio.started;
  expect(voices()).toBe(size("token"));
  rerender(replay(moves(9), 1));
  rerender(replay(moves(2), 2));
  expect(voices()).toBe(0);
  const { rerender: live } = render(table([]));
  live(table(moves(1)));
  expect(step?.gain).toBeCloseTo((audio.started[0]?.gain ?? 0) / 2);
});
