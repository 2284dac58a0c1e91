import { act, cleanup, fireEvent, render, screen, waitFor } from "../fixtures/render";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import { http } from "../socket";
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
vi.mock("../socket", async (actual) => ({
  ...(await actual<typeof import("../socket")>()),
  request: (_: string, path: string) =>
    Promise.resolve(
      path.startsWith("/api/me/computers/")
        ? { level: null, last: null, why: null }
        : [{ level: "novice", player: "greedy", nodes: 1, rating: null }],
    ),
  http: {
    games: () => Promise.resolve(["sample", "other"].map((key) => ({ key, version: 1, forms: [form] }))),
    words: () => new Promise(() => undefined),
    createRoom: vi.fn(() => Promise.resolve({ room: "r", link: "secret", watch: null })),
  },
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (onPlay: (game: string) => void = () => undefined) =>
  render(
    <LanguageProvider initial="en">
      <GameTiles onPlay={onPlay} />
    </LanguageProvider>,
  );

test("one press on a tile plays the computer at that game", async () => {
  show();
  const [, play] = await screen.findAllByRole("button", { name: /^Play/ });
  await waitFor(() => expect(play?.matches(":disabled")).toBe(false));
  await act(async () => fireEvent.click(play as Element));
  expect(http.createRoom).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ game: "other", form: "duel", computers: ["novice"], rated: false }),
  );
  expect(go).toHaveBeenCalledWith("/r/secret");
});

test("a tile says whom one press plays, in which form and how strong", async () => {
  show();
  await screen.findByRole("button", { name: "Play duel, Hare (Play the computer, other)" });
  expect(screen.getAllByText("duel, Hare")).toHaveLength(2);
});

test("a tile says what its game is like, and lets it be played otherwise", async () => {
  const onPlay = vi.fn();
  show(onPlay);
  expect(await screen.findAllByText("Bid and win.")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: /^Options other/ }));
  expect(onPlay).toHaveBeenCalledExactlyOnceWith("other");
});
