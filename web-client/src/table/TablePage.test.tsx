import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catalogue, state } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import { changeSettings } from "../settings";
import { TablePage } from "./TablePage";

vi.mock("../games", async () => {
  const { onlySample, sample } = await import("../fixtures/game");
  const { GamePart } = await import("../games/GamePart");
  const faulty = {
    ...sample,
    Table: () => {
      throw new Error("a fault");
    },
  };
  return { ...onlySample, games: [faulty], gameOf: () => faulty, GamePart };
});
vi.mock("../plain", () => ({ PlainTable: () => <p>the plain table</p> }));
vi.mock("../sound/TableSounds", () => ({ TableSounds: () => null }));

// React reports what it caught.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

test("where a game's own table fails, players go on at the plain one", () => {
  render(
    <LanguageProvider initial="en">
      <TablePage
        state={{ ...state, room: { ...state.room, form: "duel" } }}
        {...{ catalogue, you: 0, lang: "en" }}
        log={[]}
        send={() => true}
        connection={{ state: "connected" }}
        refusal={null}
        waiting={false}
      />
    </LanguageProvider>,
  );
  expect(screen.getByRole("alert").querySelector("button")?.textContent).toBe("Reload");
  act(() => changeSettings({ plainTable: true }));
  expect(screen.getByText("the plain table")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
