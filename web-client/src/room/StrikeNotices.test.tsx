import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { match } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import { StrikeNotices } from "./StrikeNotices";

afterEach(cleanup);

function told(count: number, fault: string, lang: Lang = "en"): string | null {
  cleanup();
  const strikes = [{ seat: 1, count, fault }];
  render(
    <LanguageProvider initial={lang}>
      <StrikeNotices match={{ ...match, strikes }} nameOf={() => "Nimble"} />
    </LanguageProvider>,
  );
  return screen.getByRole("status").textContent;
}

test("everybody is told what an engine did wrong, and that the game chose", () => {
  expect(told(1, "silent")).toBe("Nimble did not answer in time. The game chose for it (fault 1 of 3).");
});

test("everybody is told when an engine has lost its seat", () => {
  expect(told(3, "flood")).toBe(
    "Nimble sent too much at once. That was its last fault: it has lost its seat.",
  );
});

test("a notice can be put away, and comes again with the next fault", () => {
  const at = (count: number) => (
    <LanguageProvider initial="en">
      <StrikeNotices
        match={{ ...match, strikes: [{ seat: 1, count, fault: "silent" }] }}
        nameOf={() => "Nimble"}
      />
    </LanguageProvider>
  );
  const { rerender, container } = render(at(1));
  fireEvent.click(screen.getByRole("button", { name: "Close the notice about Nimble" }));
  expect(container.textContent).toBe("");
  rerender(at(2));
  expect(screen.getByRole("status").textContent).toContain("fault 2 of 3");
});

test("there is a sentence for a fault that this page does not know", () => {
  expect(told(2, "a fault of tomorrow")).toBe(
    "Nimble gave up on a choice. The game chose for it (fault 2 of 3).",
  );
});

test.each(["en", "cs", "it"] as const)("there are words in every language (%s)", (lang) => {
  for (const fault of [
    "silent",
    "gone",
    "malformed",
    "flood",
    "unread",
    "not-offered",
    "not-played",
    "failed",
  ]) {
    expect(told(2, fault, lang)).toMatch(/^Nimble .+\. .+2.+3\)\.$/u);
  }
});
