import { act, cleanup, fireEvent, render, screen } from "../fixtures/render";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider, type Lang } from "../i18n";
import { http } from "../socket";
import { TableForm } from "./TableForm";

vi.mock("../games", async () => (await import("../fixtures/game")).onlySample);
vi.mock("../socket", async (actual) => ({
  ...(await actual<typeof import("../socket")>()),
  http: { games: vi.fn(), words: () => new Promise(() => undefined) },
}));

const show = (send: () => Promise<null>, lang: Lang = "en") =>
  render(
    <LanguageProvider initial={lang}>
      <TableForm title="A table" mayCount={false} counts={false} button={() => "Make"} send={send} />
    </LanguageProvider>,
  );

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("says that games are loading until they have, then offers them; shows a failure to send", async () => {
  let come: (games: Awaited<ReturnType<typeof http.games>>) => void = () => undefined;
  vi.mocked(http.games).mockReturnValue(new Promise((resolve) => (come = resolve)));
  for (const [lang, words] of [
    ["cs", "Načítám hry"],
    ["it", "Carico i giochi"],
    ["en", "Loading the games"],
  ] as const) {
    cleanup();
    show(() => Promise.reject(new Error("a fault")), lang);
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.queryByRole("radio", { name: /duel/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Make" }).disabled).toBe(true);

  const form = {
    key: "duel",
    minSeats: 2,
    maxSeats: 2,
    tableOptions: [],
    seatOptions: [],
    teams: [],
    usual: [],
  };
  await act(async () => come([{ key: "sample", version: 1, forms: [form], problems: [] }]));
  expect(screen.queryByText("Loading the games")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^duel/ }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Make" })));
  expect(screen.getByRole("alert").textContent).not.toBe("");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Make" }).disabled).toBe(false);
});
