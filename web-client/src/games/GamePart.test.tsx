import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sample } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import { GameDefs, GamePart } from "./GamePart";
import { part } from "./module";

function Faulty(): never {
  throw new Error("a fault");
}

const page = (lang: Lang, broken?: null) => (
  <LanguageProvider initial={lang}>
    <p>the rest</p>
    <GamePart game={sample} broken={broken}>
      <Faulty />
    </GamePart>
  </LanguageProvider>
);

beforeEach(() => {
  // React reports what it caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(cleanup);

test.each([
  ["en", "Reload"],
  ["cs", "Načíst znovu"],
  ["it", "Ricarica"],
] as const)("a part that fails leaves the rest of the page, and can be reloaded (%s)", (lang, reload) => {
  render(page(lang));
  expect(screen.getByText("the rest")).toBeTruthy();
  expect(screen.getByRole("alert").querySelector("button")?.textContent).toBe(reload);
});

test("a part that is but a picture is left out", () => {
  render(page("en", null));
  expect(screen.getByText("the rest")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("nothing is drawn before the definitions that it refers to are loaded", async () => {
  let arrive: () => void = () => undefined;
  const Sprite = () => <p>sprite</p>;
  const Defs = part(() => new Promise<typeof Sprite>((resolve) => (arrive = () => resolve(Sprite))));
  const page = (
    <LanguageProvider initial="en">
      <GameDefs />
      <GamePart game={{ ...sample, Defs }}>
        <p>drawing</p>
      </GamePart>
    </LanguageProvider>
  );
  await act(async () => void render(page));
  expect(screen.queryByText("drawing")).toBeNull();
  await act(async () => arrive());
  await screen.findByText("drawing");
  expect(screen.getByText("sprite")).toBeTruthy();
});
