import { act, cleanup, fireEvent, render, screen } from "../fixtures/render";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import { remember } from "../setup";
import { http, RequestRefused } from "../socket";
import { AsLastTime } from "./AsLastTime";

vi.mock("../account/Session", () => ({
  useSession: () => ({ player: { id: "p1", name: "Ines" }, account: null, refusal: null }),
}));
vi.mock("../games", async () => (await import("../fixtures/game")).onlySample);
vi.mock("../socket", async (actual) => {
  const form = {
    key: "duel",
    minSeats: 2,
    maxSeats: 2,
    tableOptions: [],
    seatOptions: [],
    teams: [],
    usual: [],
  };
  return {
    ...(await actual<typeof import("../socket")>()),
    http: {
      games: () => Promise.resolve([{ key: "sample", version: 1, forms: [form] }]),
      words: () => new Promise(() => undefined),
      createRoom: vi.fn(),
    },
  };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("a refusal is shown until the next attempt", async () => {
  remember({
    game: "sample",
    form: "duel",
    seats: 2,
    options: {},
    seat: {},
    clock: { kind: "none" },
    rated: false,
    computer: false,
  });
  render(
    <LanguageProvider initial="en">
      <AsLastTime />
    </LanguageProvider>,
  );
  const button = await screen.findByRole("button");
  vi.mocked(http.createRoom).mockRejectedValueOnce(new RequestRefused(503, { code: "unavailable" }));
  await act(async () => fireEvent.click(button));
  expect(screen.getByRole("alert").textContent).not.toBe("");
  vi.mocked(http.createRoom).mockReturnValueOnce(new Promise(() => undefined));
  await act(async () => fireEvent.click(button));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(http.createRoom).toHaveBeenCalledTimes(2);
});
