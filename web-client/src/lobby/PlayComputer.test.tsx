import { act, cleanup, fireEvent, render, screen, waitFor, within } from "../fixtures/render";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fitting, rememberLevel } from "../computer";
import { LanguageProvider, type Lang } from "../i18n";
import { lastTerms, remember } from "../setup";
import { http, RequestRefused } from "../socket";
import { go } from "../ui/navigation";
import { PlayComputer } from "./PlayComputer";
import { PlaySheet } from "./PlaySheet";

vi.mock("../account/Session", () => ({
  useSession: () => ({ player: { id: "p1", name: "Ines" }, account: null, refusal: null }),
}));
vi.mock("../games", async () => (await import("../fixtures/game")).onlySample);
vi.mock("../ui/navigation", async (actual) => ({
  ...(await actual<typeof import("../ui/navigation")>()),
  go: vi.fn(),
}));
const forms = vi.hoisted(() => {
  const rest = { tableOptions: [], seatOptions: [], teams: [], usual: [] };
  return [
    { key: "crowd", minSeats: 3, maxSeats: 4, ...rest },
    { key: "duel", minSeats: 2, maxSeats: 2, ...rest },
  ];
});
const fit = vi.hoisted(() => vi.fn());
const offered = vi.hoisted(() => vi.fn<(path: string) => string[]>());
vi.mock("../socket", async (actual) => ({
  ...(await actual<typeof import("../socket")>()),
  request: (_: string, path: string) =>
    path.startsWith("/api/me/computers/")
      ? fit(path)
      : Promise.resolve(
          offered(path).map((level) => ({
            level,
            player: level === "novice" ? "greedy" : "search",
            nodes: 1_000,
            rating: level === "adept" ? { shown: 1412, uncertainty: 90, provisional: false } : null,
          })),
        ),
  http: {
    games: () => Promise.resolve([{ key: "sample", version: 1, forms }]),
    words: () => new Promise(() => undefined),
    createRoom: vi.fn(),
  },
}));

beforeEach(() => {
  offered.mockImplementation((path) =>
    path.includes("form=crowd") ? ["novice"] : ["novice", "adept", "expert"],
  );
  fit.mockResolvedValue({ level: null, last: null, why: null });
  vi.mocked(http.createRoom).mockResolvedValue({ room: "r", link: "secret", watch: null });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  localStorage.clear();
});

const game = { key: "sample", forms };
const terms = {
  game: "sample",
  form: "crowd",
  seats: 4,
  options: {},
  seat: {},
  clock: { kind: "none" as const },
  rated: null,
  computer: false,
};

const onChoose = vi.fn();

const show = (lang: Lang = "en") =>
  render(
    <LanguageProvider initial={lang}>
      <PlayComputer first onChoose={onChoose} />
    </LanguageProvider>,
  );

async function press(name: string | RegExp) {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.matches(":disabled")).toBe(false));
  await act(async () => fireEvent.click(button));
}

test.each([
  ["en", "Play the computer", /Hare/],
  ["cs", "Hrát proti počítači", /Zajíc/],
  ["it", "Gioca contro il computer", /Lepre/],
] as const)(
  "the first visit plays the first form for two at the lowest level (%s)",
  async (lang, name, level) => {
    show(lang);
    await screen.findByText(level);
    await press(new RegExp(`^${name}.*duel`));
    expect(http.createRoom).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        game: "sample",
        form: "duel",
        seats: 2,
        computers: ["novice"],
        rated: false,
      }),
    );
    expect(go).toHaveBeenCalledWith("/r/secret");
  },
);

test("one press plays another level, which stays for the next time", async () => {
  show();
  await press("Play the computer: Stag");
  expect(http.createRoom).toHaveBeenLastCalledWith(expect.objectContaining({ computers: ["expert"] }));
  cleanup();
  show();
  await press(/Stag$/);
  expect(http.createRoom).toHaveBeenLastCalledWith(expect.objectContaining({ computers: ["expert"] }));
  const others = within(screen.getByRole("group", { name: "Other levels" })).getAllByRole("button");
  expect(others.map((one) => one.textContent)).toEqual(["Hare", "Boar"]);
});

test("the form played last is played again, with a computer on every other seat", async () => {
  remember(terms);
  show();
  await press(/crowd/);
  expect(http.createRoom).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ form: "crowd", seats: 4, computers: ["novice", "novice", "novice"] }),
  );
  expect(lastTerms(game)?.computer).toBe(true);
});

test("where no computer plays the form played last, the first form for two is played", async () => {
  offered.mockImplementation((path) => (path.includes("form=crowd") ? [] : ["novice"]));
  remember(terms);
  show();
  await press(/duel.*Hare$/);
  expect(http.createRoom).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ form: "duel", seats: 2, computers: ["novice"] }),
  );
});

test.each([
  ["en", /duel\. No computer plays it now\. Choose something else\.$/],
  ["cs", /duel\. Počítač tu teď nehraje\. Vyber něco jiného\.$/],
  ["it", /duel\. Ora nessun computer ci gioca\. Scegli qualcos'altro\.$/],
] as const)(
  "where no computer plays at all, the button says so and leads to the choice (%s)",
  async (lang, words) => {
    offered.mockReturnValue([]);
    show(lang);
    await press(words);
    expect(onChoose).toHaveBeenCalledOnce();
    expect(http.createRoom).not.toHaveBeenCalled();
  },
);

test.each([
  ["en", "adept", "won", /Boar.*one level up$/],
  ["cs", "novice", "lost", /Zajíc.*o úroveň níž$/],
  ["it", "adept", "won", /Cinghiale.*un livello in più$/],
] as const)("the level that fits is proposed, with the reason (%s)", async (lang, level, why, name) => {
  rememberLevel({ game: "sample", form: "duel" }, "expert");
  fit.mockResolvedValue({ level, last: "expert", why });
  show(lang);
  await press(name);
  expect(fit).toHaveBeenLastCalledWith("/api/me/computers/sample?form=duel&seats=2");
  expect(http.createRoom).toHaveBeenLastCalledWith(expect.objectContaining({ computers: [level] }));
});

test("a level chosen since the last match goes before the one that fits", async () => {
  rememberLevel({ game: "sample", form: "duel" }, "novice");
  fit.mockResolvedValue({ level: "expert", last: "adept", why: "won" });
  show();
  await press(/Hare$/);
  expect(http.createRoom).toHaveBeenLastCalledWith(expect.objectContaining({ computers: ["novice"] }));
});

test("a form not played yet is played at the level chosen last in its game, and each remembers its own", () => {
  const levels = ["novice", "adept", "expert"];
  const duel = { game: "sample", form: "duel" };
  rememberLevel(duel, "expert");
  expect(fitting({ game: "sample", form: "crowd" }, levels, undefined)).toBe("expert");
  expect(fitting({ game: "other", form: "duel" }, levels, undefined)).toBe("novice");
  rememberLevel({ game: "sample", form: "crowd" }, "adept");
  expect(fitting(duel, levels, undefined)).toBe("expert");
});

test("a refusal is shown until the next attempt", async () => {
  vi.mocked(http.createRoom).mockRejectedValueOnce(new RequestRefused(503, { code: "unavailable" }));
  show();
  await press(/duel/);
  expect(screen.getByRole("alert").textContent).not.toBe("");
  await press(/duel/);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the sheet offers the levels of the chosen form, and plays at the chosen one", async () => {
  const offers = { offers: [], failure: null, again: () => undefined };
  render(
    <LanguageProvider initial="en">
      <PlaySheet how="computer" onHow={vi.fn()} game={null} offers={offers} onClose={vi.fn()} />
    </LanguageProvider>,
  );
  fireEvent.click(await screen.findByRole("radio", { name: /^duel/ }));
  expect(
    screen.getByText("The easiest: takes what looks best at once, and never thinks of your reply."),
  ).toBeTruthy();
  fireEvent.click(
    await screen.findByRole("radio", {
      name: /^Boar Adept, about 1,400 (The strongest: w|W)eighs each choice/,
    }),
  );
  expect(screen.getByText(/^Matches with a computer are not rated\./)).toBeTruthy();
  await press("Play");
  expect(http.createRoom).toHaveBeenLastCalledWith(
    expect.objectContaining({ form: "duel", computers: ["adept"], watching: false, listed: false }),
  );
  expect(go).toHaveBeenCalledWith("/r/secret");
  cleanup();
  // The level is kept for the next match, wherever it starts.
  show();
  await screen.findByRole("button", { name: /Boar$/ });
});
