import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, LanguageProvider, type Lang } from "../i18n";
import type { TimeControl } from "../protocol";
import { LIVE, NONE, rememberControl, rememberedControl, sensible } from "./controls";
import { clockTexts } from "./texts";
import { TimeControlFields } from "./TimeControlFields";
import { controlWords, shortControl } from "./words";

const live = (base: number, increment: number, delay = 0): TimeControl => ({
  kind: "live",
  base,
  increment,
  delay,
});
const days = (perTurn: number): TimeControl => ({ kind: "days", perTurn });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("Time controls", () => {
  test.each<[TimeControl, string, string]>([
    [NONE, "No clock", "No clock"],
    [live(900, 20), "15 min + 20 s", "15 min for each player, 20 s added after each turn"],
    [live(300, 0), "5 min", "5 min for each player"],
    [live(30, 1), "30 s + 1 s", "30 s for each player, 1 s added after each turn"],
    [live(90, 0, 10), "1 min 30 s, delay 10 s", "1 min 30 s for each player, 10 s of delay in each turn"],
    [days(86_400), "1 day per turn", "1 day per turn"],
    [days(259_200), "3 days per turn", "3 days per turn"],
    [days(3_600), "1 hour per turn", "1 hour per turn"],
  ])("are said shortly and in words: %j", (control, short, words) => {
    expect(shortControl(control, clockTexts.en)).toBe(short);
    expect(controlWords(control, clockTexts.en)).toBe(words);
  });

  test("have Czech plurals", () => {
    expect([1, 2, 7].map((n) => shortControl(days(n * 86_400), clockTexts.cs))).toEqual([
      "1 den na tah",
      "2 dny na tah",
      "7 dní na tah",
    ]);
  });

  test.each<[TimeControl, boolean]>([
    [NONE, true],
    [live(30, 0), true],
    [live(29, 0), false],
    [live(10_800, 300, 120), true],
    [live(10_801, 0), false],
    [live(60, 301), false],
    [live(60, 0, 121), false],
    [live(60, -1), false],
    [live(60.5, 0), false],
    [live(Number.NaN, 0), false],
    [days(3_600), true],
    [days(3_599), false],
    [days(14 * 86_400), true],
    [days(14 * 86_400 + 1), false],
    [{ kind: "sand" } as unknown as TimeControl, false],
  ])("outside the limits are not sensible: %j", (control, good) => expect(sensible(control)).toBe(good));

  test("offered ones are all sensible", () => expect(LIVE.every(sensible)).toBe(true));

  test("are remembered, and nothing strange is", () => {
    expect(rememberedControl()).toEqual(NONE);
    rememberControl(live(600, 10));
    expect(rememberedControl()).toEqual(live(600, 10));
    for (const strange of ["{", "7", '{"kind":"live","base":1}', '"none"']) {
      localStorage.setItem("arenhold.clock", strange);
      expect(rememberedControl()).toEqual(NONE);
    }
  });
});

function show(first: TimeControl, lang: Lang = "en", late = false) {
  const chosen = vi.fn();
  function Held() {
    const [value, setValue] = useState(first);
    return (
      <TimeControlFields
        value={value}
        late={late}
        onChoose={(control) => {
          chosen(control);
          setValue(control);
        }}
      />
    );
  }
  render(
    <LanguageProvider initial={lang}>
      <Held />
    </LanguageProvider>,
  );
  return chosen;
}

const pick = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("spinbutton", { name }), { target: { value } });

describe("Choosing a clock", () => {
  test("begins with none, and says what that means", () => {
    show(NONE);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Clock" }).value).toBe("none");
    expect(screen.getByText("No time limit.")).toBeTruthy();
  });

  test("offers usual times for those who sit at the table", () => {
    const chosen = show(NONE);
    pick("Clock", "live");
    expect(chosen).toHaveBeenLastCalledWith(live(900, 20));
    pick("Time", "0");
    expect(chosen).toHaveBeenLastCalledWith(live(300, 5));
  });

  test("offers days per turn", () => {
    const chosen = show(NONE);
    pick("Clock", "days");
    expect(chosen).toHaveBeenLastCalledWith(days(172_800));
    pick("For each turn", "604800");
    expect(chosen).toHaveBeenLastCalledWith(days(604_800));
  });

  test("takes own values, base in minutes, and keeps the field in use", () => {
    const chosen = show(live(900, 20));
    pick("Time", "own");
    write("Minutes for each player", "2.5");
    expect(chosen).toHaveBeenLastCalledWith(live(150, 20));
    write("Seconds added after each turn", "3");
    write("Seconds of delay in each turn", "12");
    expect(chosen).toHaveBeenLastCalledWith(live(150, 3, 12));
  });

  test("reports no invalid value", () => {
    const chosen = show(live(77, 20));
    write("Minutes for each player", "0");
    write("Minutes for each player", "");
    write("Seconds added after each turn", "1.5");
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByText(/^Half a minute/).className).toContain("bad");
  });

  const field = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
  const said = () => screen.getByRole("status").textContent;

  test("says in words which value is not taken, and marks its field", () => {
    show(live(77, 20));
    expect(said()).toBe("");
    write("Seconds added after each turn", "301");
    expect(said()).toBe("Not valid: Seconds added after each turn.");
    expect(field("Seconds added after each turn").getAttribute("aria-invalid")).toBe("true");
    expect(field("Minutes for each player").getAttribute("aria-invalid")).toBe("false");
    fireEvent.blur(field("Seconds added after each turn"));
    expect(field("Seconds added after each turn").value).toBe("301");
    write("Seconds added after each turn", "300");
    expect(said()).toBe("");
  });

  test("with late, reverts to the last valid value when a field with an invalid one loses focus", () => {
    const chosen = show(live(90, 20), "en", true);
    write("Minutes for each player", "999");
    fireEvent.blur(field("Minutes for each player"));
    expect(field("Minutes for each player").value).toBe("1.5");
    expect(said()).toBe("Not valid: Minutes for each player.");
    expect(chosen).not.toHaveBeenCalled();
    write("Seconds added after each turn", "7");
    expect(said()).toBe("");
    fireEvent.blur(field("Seconds added after each turn"));
    expect(chosen).toHaveBeenCalledExactlyOnceWith(live(90, 7));
  });

  test("with late, reports custom values when the field loses focus", () => {
    const chosen = show(live(77, 20), "en", true);
    write("Seconds added after each turn", "3");
    expect(chosen).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole("spinbutton", { name: "Seconds added after each turn" }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith(live(77, 3));
  });

  test("shows a clock of days that is not among those offered", () => {
    show(days(36 * 3_600));
    expect(screen.getByRole("option", { name: "36 hours", selected: true })).toBeTruthy();
  });

  test.each(Object.keys(LANGUAGES) as Lang[])("speaks the reader's language (%s)", (lang) => {
    show(NONE, lang);
    expect(screen.getByRole("combobox", { name: clockTexts[lang].clock })).toBeTruthy();
    expect(screen.getByRole("option", { name: clockTexts[lang].days })).toBeTruthy();
  });
});
