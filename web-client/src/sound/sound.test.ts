// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { MatchEvent } from "../protocol";
import { FakeAudio } from "./fakeAudio";
import { became, eventSounds, generalSounds } from "./heard";
import { RECIPES, type Recipe, type SoundName } from "./recipes";
import { REST_AFTER, SoundPlayer, WAKES_WITHIN } from "./SoundPlayer";

const names = Object.keys(RECIPES) as SoundName[];

function player(volume = () => 1) {
  const audio = new FakeAudio();
  const make = vi.fn(() => audio as unknown as AudioContext);
  return { audio, make, player: new SoundPlayer(make, volume) };
}

describe("The sounds", () => {
  it.each(names)("%s is under 400 ms, within what can be heard, and never too loud", (name) => {
    const { tones, hisses }: Recipe = RECIPES[name];
    const voices = [...tones, ...hisses];
    expect(voices.length).toBeGreaterThan(0);
    for (const { at, length, gain } of voices) {
      expect(at + length).toBeLessThanOrEqual(400);
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(1);
    }
    for (const { from, to } of tones) for (const pitch of [from, to]) expect(pitch).toBeGreaterThan(40);
    for (const { pitch } of hisses) expect(pitch).toBeLessThan(12_000);
  });
});

describe("The player", () => {
  it("has no context before the first press, and keeps nothing that was played until then", () => {
    const { audio, make, player: sounds } = player();
    expect(sounds.play("token")).toBe(false);
    expect(make).not.toHaveBeenCalled();
    sounds.unlock();
    expect(audio.started).toEqual([]);
    expect(sounds.play("token")).toBe(true);
    expect(audio.started.length).toBe(RECIPES.token.tones.length + RECIPES.token.hisses.length);
  });

  it("wakes the same context again at a later press", () => {
    const { audio, make, player: sounds } = player();
    sounds.unlock();
    audio.state = "interrupted" as AudioContextState;
    expect(sounds.play("coin")).toBe(false);
    sounds.unlock();
    expect(sounds.play("coin")).toBe(true);
    expect(make).toHaveBeenCalledOnce();
  });

  it("rests after a while of silence, and wakes by itself for the next sound", () => {
    vi.useFakeTimers();
    const { audio, player: sounds } = player();
    sounds.unlock();
    vi.advanceTimersByTime(REST_AFTER - 1);
    sounds.play("token", { delay: 500 });
    vi.advanceTimersByTime(REST_AFTER + 499);
    expect(audio.state).toBe("running");
    vi.advanceTimersByTime(1);
    expect(audio.state).toBe("suspended");
    sounds.unlock();
    expect(audio.state).toBe("suspended");
    expect(sounds.play("coin")).toBe(true);
    expect(audio.state).toBe("running");
    vi.advanceTimersByTime(REST_AFTER);
    expect(audio.state).toBe("suspended");
    vi.useRealTimers();
  });

  it("plays all that is to be heard while it wakes, unless that takes too long", async () => {
    vi.useFakeTimers();
    const { audio, player: sounds } = player();
    sounds.unlock();
    audio.slow = true;
    vi.advanceTimersByTime(REST_AFTER);
    expect(sounds.play("coin")).toBe(true);
    expect(sounds.play("drum")).toBe(true);
    audio.run();
    await vi.advanceTimersByTimeAsync(REST_AFTER);
    expect(audio.state).toBe("suspended");
    const made = vi.spyOn(audio, "createGain");
    expect(sounds.play("coin")).toBe(true);
    const out = made.mock.results[0]?.value as { next: unknown };
    expect(out.next).not.toBeNull();
    await vi.advanceTimersByTimeAsync(WAKES_WITHIN);
    expect(out.next).toBeNull();
    expect(sounds.play("drum")).toBe(false);
    sounds.unlock();
    audio.run();
    expect(sounds.play("drum")).toBe(true);
    vi.useRealTimers();
  });

  it("plays later, and softer by its volume", () => {
    let volume = 1;
    const { audio, player: sounds } = player(() => volume);
    sounds.unlock();
    audio.currentTime = 7;
    sounds.play("drum", { delay: 500 });
    const loud = audio.started.splice(0);
    expect(Math.min(...loud.map(({ from }) => from))).toBe(7.5);
    volume = 0.5;
    sounds.play("drum", { loudness: 0.5 });
    const [soft] = audio.started;
    expect(soft?.gain).toBeCloseTo((loud[0]?.gain ?? 0) / 8);
  });

  it("makes no context and no sound while sound is off", () => {
    const { make, player: sounds } = player(() => 0);
    sounds.unlock();
    expect(sounds.play("roll")).toBe(false);
    expect(make).not.toHaveBeenCalled();
  });

  it("is silent where there is no audio", () => {
    const sounds = new SoundPlayer(
      () => {
        throw new Error("no audio");
      },
      () => 1,
    );
    sounds.unlock();
    expect(sounds.play("token")).toBe(false);
  });
});

describe("Sounds", () => {
  const events = (...kinds: string[]): MatchEvent[] => kinds.map((kind) => ({ kind }));

  it("is one sound for a move if the game defines none, and nothing for other events", () => {
    expect(generalSounds(events("played", "scored"))).toEqual(["token"]);
    expect(generalSounds(events("tookBack"))).toEqual([]);
    expect(generalSounds([])).toEqual([]);
  });

  it("is never a whole match at once, nor a long row", () => {
    const each = () => new Array<SoundName>(20).fill("split");
    expect(eventSounds(events(...new Array<string>(61).fill("played")), each)).toEqual([]);
    expect(eventSounds(events("played"), each)).toHaveLength(6);
  });

  it("is our turn when we are asked, and the end once, of the same match", () => {
    const idle = { match: "m1", asked: false, window: false, over: false };
    const asked = { ...idle, asked: true };
    const over = { ...idle, over: true };
    expect(became(idle, asked)).toBe("ourTurn");
    expect(became(idle, { ...asked, window: true })).toBe("ourWindow");
    expect(became(asked, asked)).toBeNull();
    expect(became(asked, idle)).toBeNull();
    expect(became(idle, over)).toBe("ended");
    expect(became(over, over)).toBeNull();
    expect(became(over, { ...asked, match: "m2" })).toBeNull();
  });
});
