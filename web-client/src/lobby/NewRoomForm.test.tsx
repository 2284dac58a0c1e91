import { act, cleanup, fireEvent, render, screen } from "../fixtures/render";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import { http, RequestRefused } from "../socket";
import { NewRoomForm } from "./NewRoomForm";

let account: { name: string } | null = null;
vi.mock("../account/Session", () => ({
  useSession: () => ({ player: { id: "p1", name: "Ines" }, account, refusal: null }),
}));
vi.mock("../games", async () => (await import("../fixtures/game")).onlySample);
vi.mock("../ui/navigation", async (actual) => ({
  ...(await actual<typeof import("../ui/navigation")>()),
  go: vi.fn(),
}));
vi.mock("../socket", async (actual) => {
  const side = { kind: "oneof", key: "side", values: ["left", "right"], fallback: "left", together: null };
  const form = {
    key: "duel",
    minSeats: 2,
    maxSeats: 2,
    tableOptions: [],
    seatOptions: [side],
    teams: [],
    usual: [],
  };
  return {
    ...(await actual<typeof import("../socket")>()),
    http: {
      games: () => Promise.resolve([{ key: "sample", version: 1, forms: [form] }]),
      catalogue: () => Promise.resolve({ game: "sample", words: { options: {} } }),
      words: () => new Promise(() => undefined),
      createRoom: vi.fn(() => Promise.resolve({ room: "r", link: "l", watch: null })),
    },
  };
});

const page = () => (
  <LanguageProvider initial="en">
    <NewRoomForm />
  </LanguageProvider>
);

const open = async () => {
  const { rerender } = render(page());
  await screen.findByRole("radio", { name: /^duel/ });
  return () => rerender(page());
};

const make = async () => {
  const form = screen.getByRole("form", { name: /./ });
  await act(async () => fireEvent.submit(form));
};

afterEach(() => {
  cleanup();
  account = null;
  localStorage.clear();
  vi.clearAllMocks();
});

test("a table for friends has no clock unless one is chosen", async () => {
  await open();
  await make();
  expect(http.createRoom).toHaveBeenCalledWith(expect.objectContaining({ clock: { kind: "none" } }));
});

test("the clock that was chosen last is offered again", async () => {
  await open();
  fireEvent.click(screen.getByRole("radio", { name: /^Days/ }));
  await make();
  const clock = { kind: "days", perTurn: 172_800 };
  expect(http.createRoom).toHaveBeenLastCalledWith(expect.objectContaining({ clock }));
  cleanup();
  await open();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Days/ }).checked).toBe(true);
});

test("a match is rated for players with an account, also if that is known only after the form has opened", async () => {
  const again = await open();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Rated/ }).checked).toBe(false);
  account = { name: "Ines" };
  again();
  await make();
  expect(http.createRoom).toHaveBeenCalledWith(expect.objectContaining({ rated: true }));
});

test("a guest who wants a rated match reads at once that it cannot count", async () => {
  await open();
  fireEvent.click(screen.getByRole("checkbox", { name: /^Rated/ }));
  expect(screen.getAllByText(/Not rated: a guest is playing/)).toHaveLength(2);
  cleanup();
  account = { name: "Ines" };
  await open();
  expect(screen.queryByText(/Not rated: a guest is playing/)).toBeNull();
});

test("hosts' choices are remembered for the next time", async () => {
  await open();
  fireEvent.change(await screen.findByRole("combobox", { name: "side" }), { target: { value: "right" } });
  await make();
  const sent = expect.objectContaining({ seat: { side: "right" } });
  expect(http.createRoom).toHaveBeenLastCalledWith(sent);
  cleanup();
  await open();
  expect((await screen.findByRole<HTMLSelectElement>("combobox", { name: "side" })).value).toBe("right");
  await make();
  expect(http.createRoom).toHaveBeenLastCalledWith(sent);
});

test("two quick presses make one table, and a refusal is shown and allows a retry", async () => {
  await open();
  let answer: (reason: unknown) => void = () => undefined;
  vi.mocked(http.createRoom).mockReturnValueOnce(new Promise((_, refuse) => (answer = refuse)));
  await make();
  await make();
  expect(http.createRoom).toHaveBeenCalledOnce();
  await act(async () => answer(new RequestRefused(400, { code: "bad-setup", params: { problem: "seats" } })));
  expect(screen.getByRole("alert").textContent).toContain("not for that many players");
  await make();
  expect(http.createRoom).toHaveBeenCalledTimes(2);
});
