import { cleanup, fireEvent, render, screen, waitFor, within } from "../fixtures/render";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { catalogue, form } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import type { RoomState } from "../protocol";
import { plainSeats } from "../setup/seatParts";
import { someState } from "../socket/fakeServer";
import { Gathering } from "./Gathering";

const asked = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    asked(path);
    return Promise.resolve(
      new Response(
        JSON.stringify(
          ["novice", "adept"].map((level) => ({ level, player: "random", nodes: 0, rating: null })),
        ),
      ),
    );
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show(room: Partial<RoomState> = {}, id = "p1", lang: Lang = "en") {
  const send = vi.fn();
  const whole = { ...someState().room, ...room };
  const seat = whole.seats.findIndex(({ player }) => player?.id === id);
  render(
    <LanguageProvider initial={lang}>
      <Gathering
        room={whole}
        you={{ id, name: "Ines", role: "seat" }}
        seat={seat < 0 ? null : seat}
        catalogue={catalogue}
        form={form}
        parts={plainSeats}
        send={send}
        refusal={null}
      />
    </LanguageProvider>,
  );
  return send;
}

const seated = (): Partial<RoomState> => {
  const [ines, free] = someState().room.seats;
  if (!ines || !free) throw new Error("two seats");
  const player = { id: "c1", name: "Adept 2", computer: "adept" };
  return { seats: [ines, { ...free, player, ready: true, present: false }], rated: true };
};

const level = (name: string | RegExp) => screen.findByRole("button", { name });

test.each([
  ["en", "Seat a computer", "Level", ["Hare", "Boar"]],
  ["cs", "Posadit počítač", "Úroveň", ["Zajíc", "Kanec"]],
  ["it", "Fai sedere un computer", "Livello", ["Lepre", "Cinghiale"]],
] as const)(
  "the host gives a free seat to a computer of a level on offer (%s)",
  async (lang, seat, of, names) => {
    const send = show({}, "p1", lang);
    fireEvent.click(await level(seat));
    const levels = within(screen.getByRole("group", { name: of })).getAllByRole("button");
    expect(levels.map((one) => one.textContent)).toEqual(names);
    fireEvent.click(levels[1]!);
    expect(send).toHaveBeenCalledExactlyOnceWith("seatComputer", { seat: 1, level: "adept" });
    expect(asked).toHaveBeenCalledWith("/api/games/sample/computers?form=duel&seats=2");
  },
);

test.each([
  ["en", "Seat a computer", "No computer can play here now."],
  ["cs", "Posadit počítač", "Tady teď žádný počítač hrát nemůže."],
  ["it", "Fai sedere un computer", "Ora nessun computer può giocare qui."],
] as const)("the host is told where no computer can play (%s)", async (lang, seat, told) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
  show({}, "p1", lang);
  fireEvent.click(await level(seat));
  expect(await screen.findByText(told)).toBeTruthy();
});

test("the host gives a free seat to an engine that is connected", async () => {
  const engine = {
    id: "e1",
    name: "Nimble",
    owner: "Mirko",
    program: "N",
    version: "1",
    matches: 0,
    free: true,
  };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.endsWith("/engines") ? [engine] : []))),
  );
  const send = show();
  fireEvent.click(await level("Seat a computer"));
  fireEvent.click(await level(/^Nimble/));
  expect(send).toHaveBeenCalledExactlyOnceWith("seatEngine", { seat: 1, engine: "e1" });
});

test("the levels are scrolled into view, above the bar at the foot of the page", async () => {
  const scrolled = vi.fn();
  // Browsers have it, but jsdom does not.
  const before = Element.prototype.scrollIntoView;
  onTestFinished(() => {
    Element.prototype.scrollIntoView = before;
  });
  Element.prototype.scrollIntoView = function (this: Element, how) {
    scrolled(this.className, how);
  };
  show();
  fireEvent.click(await level("Seat a computer"));
  expect(scrolled).toHaveBeenLastCalledWith("seat-computer", { block: "nearest" });
});

test("nobody but the host is offered computers", async () => {
  show({ host: "p9" });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Seat a computer" })).toBeNull());
});

test("a seated computer has a sign and its level's name, is ready, and goes when the host says so", () => {
  const send = show(seated());
  const seat = within(screen.getByRole("region", { name: "Computer Boar 2" }));
  expect(seat.getByRole("img", { name: "Computer" })).toBeTruthy();
  expect(seat.getByText("Ready")).toBeTruthy();
  expect(seat.queryByText(/away/)).toBeNull();
  fireEvent.click(seat.getByRole("button", { name: "Remove Boar 2" }));
  expect(send).toHaveBeenLastCalledWith("free", { seat: 1 });
  fireEvent.click(seat.getByRole("button", { name: "Swap seats" }));
  expect(send).toHaveBeenLastCalledWith("swap", { seat: 1 });
});

test("a table with a computer says why it is not rated; before, the host is told", async () => {
  const rated = () => screen.queryByRole("checkbox", { name: /^Rated/ });
  const casual = () => screen.queryByText(/Casual|Rated/);
  show({ ...seated(), rated: false });
  expect([rated(), casual()]).toEqual([null, null]);
  expect(screen.getByText(/· Not rated: a computer is playing$/)).toBeTruthy();
  cleanup();
  show({ rated: true });
  expect(rated()).toBeTruthy();
  expect(screen.queryByText("Matches with a computer are not rated.")).toBeNull();
  fireEvent.click(await level("Seat a computer"));
  expect(screen.getByText("Matches with a computer are not rated.")).toBeTruthy();
});
