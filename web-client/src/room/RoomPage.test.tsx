import { cleanup, render, screen, waitFor } from "../fixtures/render";
import { afterEach, describe, expect, test, vi } from "vitest";
import { catalogue, onlySample, state as played } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import { someState } from "../socket/fakeServer";
import { RoomPage } from "./RoomPage";

const { room, asked } = vi.hoisted(() => ({
  room: { form: "duel", playing: false, version: 1, guest: false },
  asked: [] as unknown[],
}));

vi.mock("../account/Session", () => ({
  useSession: () => ({ player: { id: "p1", name: "Ines" }, refusal: null, rename: vi.fn() }),
}));
vi.mock("../games", () => onlySample);
vi.mock("../socket", async (actual) => ({
  ...(await actual<typeof import("../socket")>()),
  http: {
    games: () => Promise.resolve([{ key: "sample", version: 1, forms: [{ key: "duel" }] }]),
    words: () => new Promise(() => undefined),
    catalogue: (...wish: unknown[]) => {
      asked.push(wish);
      return room.playing ? Promise.resolve(catalogue) : new Promise(() => undefined);
    },
  },
  useRoom: () => {
    const state = room.playing ? withoutName() : someState();
    return {
      connection: { state: "connected" },
      version: 1,
      state: { ...state, room: { ...state.room, form: room.form } },
      you: { id: "p1", name: "Ines", role: "seat" },
      log: [],
      refusal: null,
      waiting: false,
      send: vi.fn(),
      serverNow: () => 0,
    };
  },
}));

/** A match whose second player has deleted their account. */
function withoutName() {
  const seats = played.room.seats.map((seat, i) =>
    i === 1 ? { ...seat, player: { id: "p2", name: "" }, guest: room.guest } : seat,
  );
  return { room: { ...played.room, seats, rated: true }, match: { ...played.match, version: room.version } };
}

const open = (lang: Lang = "en") =>
  render(
    <LanguageProvider initial={lang}>
      <RoomPage token="secret" />
    </LanguageProvider>,
  );

afterEach(cleanup);

describe("A room", () => {
  test("of a form that the server does not have says so instead of showing nothing", async () => {
    room.form = "chess";
    open();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
      "This page cannot show this table",
    );
    expect(screen.getByText(/“chess”/)).toBeTruthy();
  });

  test("of a form that it can show waits for the rest", async () => {
    room.form = "duel";
    open();
    await Promise.resolve();
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  });

  test("names a deleted account in the title too", async () => {
    Object.assign(room, { form: "duel", playing: true });
    // In a language of its own, because a catalogue is loaded once per language.
    open("it");
    await waitFor(() => expect(document.title).toContain("Ines – Account eliminato"));
  });

  test("says during the match too that it will not count with a guest", async () => {
    Object.assign(room, { form: "duel", playing: true, guest: true });
    open("it");
    expect(await screen.findByText("Non classificata: gioca un ospite")).toBeTruthy();
    cleanup();
    room.guest = false;
    open("it");
    await waitFor(() => expect(document.title).toContain("Ines"));
    expect(screen.queryByText("Non classificata: gioca un ospite")).toBeNull();
  });

  test("shows a match by the rules it began under", async () => {
    Object.assign(room, { form: "duel", playing: true, version: 2 });
    open("cs");
    await waitFor(() => expect(document.title).toContain("Ines"));
    expect(asked).toContainEqual(["sample", "cs", 2]);
  });
});
