// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { MOTIONS } from "./model";
import { pace } from "./motion";
import { showAsSet } from "./page";
import { changeSettings } from "./store";

beforeEach(() => localStorage.clear());

it("is as fast as the reader likes, and the page knows it", () => {
  showAsSet();
  const paces = MOTIONS.map((motion) => {
    changeSettings({ motion });
    expect(document.documentElement.dataset.motion).toBe(motion);
    return pace();
  });
  expect(paces).toEqual([0, 0.5, 1, 2]);
});

it("stands still where the system asks for it, whatever is set", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  for (const motion of MOTIONS) {
    changeSettings({ motion });
    expect(pace()).toBe(0);
  }
});

it("shows the page in the look that is set, and the system's by no mark", () => {
  showAsSet();
  changeSettings({ look: "chalk" });
  expect(document.documentElement.dataset.theme).toBe("chalk");
  changeSettings({ look: "system" });
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
