import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { match } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import { StandInNotices } from "./StandInNotices";

afterEach(cleanup);

const nameOf = (seat: number) => ["Ines", "Mirko"][seat] ?? "";

function notices(seats: number[], you: number | null = 0, canComeBack = false, lang: Lang = "en") {
  const send = vi.fn();
  const standIns = seats.map((seat) => ({ seat, computer: "adept" }));
  render(
    <LanguageProvider initial={lang}>
      <StandInNotices match={{ ...match, standIns, canComeBack }} {...{ you, nameOf, send }} />
    </LanguageProvider>,
  );
  return send;
}

test("where nobody is gone nothing is said", () => {
  notices([]);
  expect(screen.queryByRole("status")).toBeNull();
});

test("the others and watchers see for whom a computer plays", () => {
  notices([1], null);
  expect(screen.getByRole("status").textContent).toBe("A computer plays for Mirko until they come back.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a player takes their seat back by one press", () => {
  const send = notices([0, 1], 0, true);
  fireEvent.click(screen.getByRole("button", { name: "Take your seat back" }));
  expect(send).toHaveBeenCalledExactlyOnceWith("comeBack", { moment: match.moment });
});

test.each(["en", "cs", "it"] as const)("it has words in every language (%s)", (lang) => {
  notices([0, 1], 0, true, lang);
  for (const said of screen.getAllByRole("status")) expect(said.textContent).not.toContain("undefined");
});
