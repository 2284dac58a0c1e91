import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { match } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import { OutNotice } from "./OutNotice";

afterEach(cleanup);

function notice(out: typeof match.out, canComeBack = false, you: number | null = 0, lang: Lang = "en") {
  const send = vi.fn();
  render(
    <LanguageProvider initial={lang}>
      <OutNotice match={{ ...match, out, canComeBack }} you={you} send={send} />
    </LanguageProvider>,
  );
  return send;
}

test("players who are not out see nothing", () => {
  notice([{ seat: 1, reason: "left" }]);
  notice([{ seat: 0, reason: "left" }], false, null);
  expect(screen.queryByRole("status")).toBeNull();
});

test("players who are out see why and may watch", () => {
  notice([{ seat: 0, reason: "time" }]);
  expect(screen.getByRole("status").textContent).toBe(
    "You are out. Your time ran out. The others play on; you can watch.",
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("where there is a way back it is one press", () => {
  const send = notice([{ seat: 0, reason: "left" }], true);
  fireEvent.click(screen.getByRole("button", { name: "Rejoin the match" }));
  expect(send).toHaveBeenCalledExactlyOnceWith("comeBack", { moment: match.moment });
});

test.each(["en", "cs", "it"] as const)("it has words in every language (%s)", (lang) => {
  notice([{ seat: 0, reason: "resigned" }], true, 0, lang);
  expect(screen.getByRole("status").textContent).not.toContain("undefined");
});
