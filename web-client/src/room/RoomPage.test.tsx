import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import { someState } from "../socket/fakeServer";
import { RoomPage } from "./RoomPage";

const { room } = vi.hoisted(() => ({ room: { form: "duel" } }));

vi.mock("../account/Session", () => ({
  useSession: () => ({ player: { id: "p1", name: "Ines" }, refusal: null, rename: vi.fn() }),
}));
vi.mock("../socket", async (actual) => ({
  ...(await actual<typeof import("../socket")>()),
  http: {
    games: () =>
      Promise.resolve([{ key: "tashkalar", version: 1, forms: [{ key: "duel" }, { key: "chess" }] }]),
    catalogue: () => new Promise(() => undefined),
  },
  useRoom: () => {
    const state = someState();
    return {
      connection: { state: "connected" },
      version: 1,
      state: { ...state, room: { ...state.room, form: room.form } },
      you: { id: "p1", name: "Ines", role: "seat" },
      log: [],
      refusal: null,
      waiting: false,
      send: vi.fn(),
    };
  },
}));

const open = () =>
  render(
    <LanguageProvider initial="en">
      <RoomPage token="secret" />
    </LanguageProvider>,
  );

afterEach(cleanup);

describe("A room", () => {
  test("of a form that this page cannot show says so instead of showing nothing", async () => {
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
});
