import { act, cleanup, fireEvent, render, screen } from "../fixtures/render";
import axe from "axe-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider, type Lang } from "../i18n";
import { useSearch } from "../pairing";
import type { Catalogue } from "../protocol";
import { someState } from "../socket/fakeServer";
import { Meeting, NotMet } from "./Meeting";

const search = {
  link: "secret" as string | null,
  until: null as number | null,
  offer: null as object | null,
  absent: null as object | null,
};
const cancel = vi.fn();
const ask = vi.fn();
vi.mock("../pairing", async (actual) => ({
  ...(await actual<typeof import("../pairing")>()),
  useSearch: vi.fn(),
}));
vi.mock("../clock", async (actual) => ({
  ...(await actual<typeof import("../clock")>()),
  ownTime: () => Date.now(),
}));

const catalogue = { words: { forms: { duel: { name: "Duel" } } } } as unknown as Catalogue;
const here = { options: {}, ready: false, sealed: {}, swap: null, commitment: null };
const room = {
  ...someState().room,
  meeting: true,
  seatLink: "secret",
  seats: [
    { ...here, player: { id: "p1", name: "Ines" }, present: true },
    { ...here, player: { id: "p2", name: "Ben" }, present: false },
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", vi.fn());
  vi.mocked(useSearch).mockImplementation(
    () => ({ ...search, cancel, ask }) as unknown as ReturnType<typeof useSearch>,
  );
  search.until = Date.now() + 42_000;
  search.link = "secret";
  search.offer = null;
  search.absent = null;
  history.replaceState(null, "", "/r/secret");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const show = (what: React.ReactNode, lang: Lang = "en") =>
  render(<LanguageProvider initial={lang}>{what}</LanguageProvider>);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const told = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("waiting players see the time left, and hear it at a few moments only", () => {
  show(<Meeting room={room} catalogue={catalogue} />);
  expect(screen.getByRole("timer").textContent).toBe("0:42 left for everyone to arrive");
  expect(told()).toEqual(["", "Still on the way: Ben."]);
  pass(5_000);
  expect(screen.getByRole("timer").textContent).toContain("0:37");
  expect(told()[0]).toBe("");
  pass(8_000);
  expect(told()[0]).toBe("30 seconds left for everyone to arrive.");
  pass(21_000);
  expect(told()[0]).toBe("10 seconds left for everyone to arrive.");
  pass(60_000);
  expect(screen.getByRole("timer").textContent).toContain("0:00");
  expect(told()[0]).toBe("");
});

test("players who will not wait go back and end their search", () => {
  show(<Meeting room={room} catalogue={catalogue} />);
  fireEvent.click(screen.getByRole("button", { name: "Stop searching" }));
  expect(cancel).toHaveBeenCalledOnce();
  expect(location.pathname).toBe("/");
});

test("a table without a search shows no time and no way to leave one", () => {
  search.link = null;
  search.until = null;
  show(<Meeting room={room} catalogue={catalogue} />);
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a player who came in vain reads so, and that the search goes on", () => {
  search.offer = {};
  show(<NotMet />);
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Not everyone came");
  expect(told()).toContain("You are searching again, and the time you have waited counts.");
  expect(screen.getByText(/^Not everyone who was matched with you came/)).toBeTruthy();
});

test("a player who came too late reads that, and not that another did not come", () => {
  search.absent = {};
  show(<NotMet />);
  expect(screen.getByText("You were not here in time, so this table is closed.")).toBeTruthy();
  expect(screen.queryByText(/did not come/)).toBeNull();
});

test.each(["en", "cs", "it"] as const)("the meeting has no fault that a checker finds (%s)", async (lang) => {
  vi.useRealTimers();
  const { container } = show(<Meeting room={room} catalogue={catalogue} />, lang);
  const unseen = { "color-contrast": { enabled: false }, region: { enabled: false } };
  expect((await axe.run(container, { rules: unseen })).violations).toEqual([]);
});
