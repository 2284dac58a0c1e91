import { act, cleanup, fireEvent, render, screen, waitFor } from "../fixtures/render";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import { http, RequestRefused } from "../socket";
import { go } from "../ui/navigation";
import { GameTiles } from "./GameTiles";

vi.mock("../account/Session", () => ({
  useSession: () => ({ player: { id: "p1", name: "Ines" }, account: null, refusal: null }),
}));
vi.mock("../games", async () => {
  const { sample, onlySample } = await import("../fixtures/game");
  const games = [sample, { ...sample, key: "other", address: "other" }];
  return { ...onlySample, games, gameOf: (key: string) => games.find((game) => game.key === key) };
});
vi.mock("../ui/navigation", async (actual) => ({
  ...(await actual<typeof import("../ui/navigation")>()),
  go: vi.fn(),
}));
const form = vi.hoisted(() => ({
  key: "duel",
  minSeats: 2,
  maxSeats: 2,
  tableOptions: [],
  seatOptions: [],
  teams: [],
  usual: [],
}));
const offered = vi.hoisted(() => vi.fn());
vi.mock("../socket", async (actual) => ({
  ...(await actual<typeof import("../socket")>()),
  request: (_: string, path: string) =>
    Promise.resolve(
      path.startsWith("/api/me/computers/") ? { level: null, last: null, why: null } : offered(),
    ),
  http: {
    games: () => Promise.resolve(["sample", "other"].map((key) => ({ key, version: 1, forms: [form] }))),
    words: () => new Promise(() => undefined),
    createRoom: vi.fn(() => Promise.resolve({ room: "r", link: "secret", watch: null })),
  },
}));

beforeEach(() => offered.mockReturnValue([{ level: "novice", player: "greedy", nodes: 1, rating: null }]));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  localStorage.clear();
});

const show = (onPlay: (game: string) => void = () => undefined) =>
  render(
    <LanguageProvider initial="en">
      <GameTiles onPlay={onPlay} />
    </LanguageProvider>,
  );

const button = (game: string) =>
  screen.findByRole("button", { name: `Play duel, Hare (Play the computer, ${game})` });

test("one press on a tile plays the computer at that game", async () => {
  show();
  await act(async () => fireEvent.click(await button("other")));
  expect(http.createRoom).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ game: "other", form: "duel", computers: ["novice"], rated: false }),
  );
  expect(go).toHaveBeenCalledWith("/r/secret");
});

test("a tile says whom one press plays, in which form and how strong", async () => {
  show();
  await button("other");
  expect(screen.getAllByText("duel, Hare")).toHaveLength(2);
});

test("two quick presses open one match, and the pressed button keeps the focus", async () => {
  let made: (room: { room: string; link: string; watch: null }) => void = () => undefined;
  vi.mocked(http.createRoom).mockReturnValueOnce(new Promise((resolve) => (made = resolve)));
  show();
  const [one, other] = [await button("sample"), await button("other")];
  one.focus();
  fireEvent.click(one);
  fireEvent.click(other);
  await waitFor(() => expect(other.getAttribute("aria-disabled")).toBe("true"));
  expect(document.activeElement).toBe(one);
  await act(async () => made({ room: "r", link: "secret", watch: null }));
  expect(http.createRoom).toHaveBeenCalledOnce();
});

test("where no level is on offer a press chooses how to play", async () => {
  offered.mockReturnValue([]);
  const onPlay = vi.fn();
  show(onPlay);
  fireEvent.click(await screen.findByRole("button", { name: "Play (Play the computer, other)" }));
  expect(onPlay).toHaveBeenCalledExactlyOnceWith("other");
  expect(http.createRoom).not.toHaveBeenCalled();
});

test("a refusal is shown on its tile until the next press", async () => {
  vi.mocked(http.createRoom).mockRejectedValueOnce(new RequestRefused(503, { code: "unavailable" }));
  show();
  const play = await button("other");
  await act(async () => fireEvent.click(play));
  expect(play.closest("article")?.querySelector("[role=alert]")?.textContent).not.toBe("");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  await act(async () => fireEvent.click(play));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a tile says what its game is like, and lets it be played otherwise", async () => {
  const onPlay = vi.fn();
  show(onPlay);
  expect(await screen.findAllByText("Bid and win.")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: /^Options other/ }));
  expect(onPlay).toHaveBeenCalledExactlyOnceWith("other");
});
