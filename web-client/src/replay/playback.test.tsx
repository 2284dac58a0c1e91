import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { momentOf, moved, neighbours, toggled, usePlayback, type Playback } from "./playback";

const START: Playback = { at: 0, jumps: 0, playing: false, speed: 1 };

describe("Going through a replay", () => {
  it("stays within its moments", () => {
    expect(moved(START, -3, 10).at).toBe(0);
    expect(moved(START, 99, 10).at).toBe(10);
    expect(moved(START, Number.NaN, 10).at).toBe(0);
  });

  it("shows what happens only where one step follows another", () => {
    const one = moved(START, 1, 10);
    expect(one.jumps).toBe(0);
    const far = moved(one, 7, 10);
    expect(far.jumps).toBe(1);
    expect(moved(far, 6, 10).jumps).toBe(2);
    expect(moved(far, 8, 10).jumps).toBe(1);
  });

  it("stops at the end and starts again from the beginning", () => {
    const playing = toggled({ ...START, at: 9 }, 10);
    expect(playing.playing).toBe(true);
    const ended = moved(playing, 10, 10);
    expect(ended).toMatchObject({ at: 10, playing: false });
    expect(toggled(ended, 10)).toMatchObject({ at: 0, playing: true });
    expect(toggled(START, 0).playing).toBe(false);
  });

  it("finds the turns before and after", () => {
    expect(neighbours([0, 2, 8], 5, 20)).toEqual([2, 8]);
    expect(neighbours([0, 2, 8], 2, 20)).toEqual([0, 8]);
    expect(neighbours([0, 2, 8], 12, 20)).toEqual([8, 20]);
    expect(neighbours([], 3, 20)).toEqual([0, 20]);
  });

  it("reads moments in addresses and nothing else", () => {
    expect(momentOf("#12")).toBe(12);
    for (const hash of ["", "#", "#-1", "#1e3", "#12a", "#9999999"]) expect(momentOf(hash)).toBeNull();
  });
});

describe("Playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    history.replaceState(null, "", "/");
  });

  it("begins where the address says, and the address follows", () => {
    history.replaceState(null, "", "/replay#4");
    const { result } = renderHook(() => usePlayback(10));
    expect(result.current.at).toBe(4);
    act(() => result.current.go(7));
    act(() => void vi.advanceTimersByTime(300));
    expect(location.hash).toBe("#7");
  });

  it("plays on at the chosen speed until the reader goes elsewhere", () => {
    const { result } = renderHook(() => usePlayback(10));
    act(() => result.current.toggle());
    act(() => void vi.advanceTimersByTime(1_500));
    expect(result.current).toMatchObject({ at: 1, playing: true, jumps: 0 });
    act(() => result.current.setSpeed(2));
    act(() => void vi.advanceTimersByTime(750));
    expect(result.current.at).toBe(2);
    act(() => result.current.go(8));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(result.current).toMatchObject({ at: 8, playing: false, jumps: 1 });
  });
});
