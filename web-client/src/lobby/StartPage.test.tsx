import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "../App";
import { games } from "../games";

const game = games[0]?.key ?? "";
const form = games[0]?.forms[0] ?? "";
const clock = { kind: "live" as const, base: 300, increment: 5, delay: 0 };
const offer = { game, form, seats: 2, clock, rated: false, waiting: 1, expected: 40 };
const nothing = { offer: null, waited: 0, link: null, run: "one" };
let answers: Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  answers = {
    "POST /api/session": { player: { id: "me", name: "Ines" }, account: null, mail: false },
    "GET /api/games": [],
    "GET /api/tables": [],
    "GET /api/me/rooms": [],
    "GET /api/pairings": [offer],
    "GET /api/me/pairing": { ...nothing, offer, waited: 1_000 },
    "DELETE /api/me/pairing": nothing,
    "GET /api/challenges": { everybody: true, incoming: [], outgoing: [] },
  };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, init?: RequestInit) => {
      const answer = answers[`${init?.method ?? "GET"} ${path}`];
      const known = answer !== undefined;
      return Promise.resolve(
        new Response(JSON.stringify(known ? answer : { code: "not-found" }), { status: known ? 200 : 404 }),
      );
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a search moves the focus to its status, and back to the button when it ends", async () => {
  const { container } = render(<App />);
  // By class: querying roles in such a large page takes seconds.
  const find = (what: string) => container.querySelector<HTMLElement>(what);
  await waitFor(() => expect(find(".looking")).not.toBeNull(), { timeout: 5_000 });
  const button = find(".start.find")!;
  expect(button.hasAttribute("aria-haspopup")).toBe(false);
  fireEvent.click(button);
  expect(document.activeElement).toBe(find(".looking"));
  answers["GET /api/me/pairing"] = nothing;
  fireEvent.click(screen.getByText("Stop searching"));
  await waitFor(() => expect(button.getAttribute("aria-haspopup")).toBe("dialog"));
  expect(document.activeElement).toBe(button);
});

test("the way past everything above the content comes first, also while looking", async () => {
  history.replaceState(null, "", "/nowhere");
  const { container } = render(<App />);
  await screen.findByRole("region", { name: "Looking for an opponent" }, { timeout: 5_000 });
  expect(container.querySelector("a, button")?.getAttribute("href")).toBe("#content");
  const end = screen.getByRole("button", { name: "Stop searching" });
  end.focus();
  fireEvent.click(end);
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

test("where there is no open table, one press leads to making one that anyone can join", async () => {
  answers["GET /api/me/pairing"] = nothing;
  const { container } = render(<App />);
  await waitFor(() => expect(container.querySelector(".no-tables .btn")).not.toBeNull(), { timeout: 5_000 });
  fireEvent.click(container.querySelector(".no-tables .btn")!);
  const listed = await screen.findByLabelText(/show it among the open tables/);
  expect((listed as HTMLInputElement).checked).toBe(true);
});

const waiting = {
  room: "r1",
  link: "l1",
  game,
  form,
  phase: "playing",
  players: ["Ines", "Mirko"],
  seat: 0,
  turn: true,
  since: 0,
  clock: { kind: "days", perTurn: 172_800 },
  left: 3 * 3_600_000,
};

test.each([
  ["en", "Play your move"],
  ["cs", "Zahrát tah"],
  ["it", "Fai la tua mossa"],
] as const)(
  "players with matches find them first, with the time left, and no hero (%s)",
  async (lang, words) => {
    localStorage.setItem("arenhold.lang", lang);
    answers["GET /api/me/rooms"] = [waiting, { ...waiting, room: "r2", link: "l2", turn: false, left: null }];
    const { container } = render(<App />);
    await waitFor(() => expect(container.querySelectorAll(".my-matches li")).toHaveLength(2), {
      timeout: 5_000,
    });
    expect(container.querySelector(".hero")).toBeNull();
    const [first, second] = container.querySelectorAll(".my-matches li");
    expect(first?.querySelector(".btn.pri")?.textContent).toBe(words);
    expect(first?.querySelector(".time-bar.short")).not.toBeNull();
    expect(second?.querySelector(".time-bar")).toBeNull();
    expect(container.querySelector(".start.pri")).toBeNull();
    cleanup();
    // The next visit starts like that.
    expect(render(<App />).container.querySelector(".hero")).toBeNull();
  },
);

test("below the matches of a returning player stand the open tables, and what is rarely needed comes last", async () => {
  answers["GET /api/me/rooms"] = [waiting];
  const { container } = render(<App />);
  await waitFor(() => expect(container.querySelector(".open-tables")).not.toBeNull(), { timeout: 5_000 });
  const [left, right, ...more] = container.querySelectorAll(".lobby > .lobby-side");
  expect(left?.querySelector(".my-matches")).not.toBeNull();
  expect(left?.querySelector(".open-tables")).not.toBeNull();
  expect(right?.querySelector(".to-replay")).toBeNull();
  expect(more).toEqual([]);
  expect(container.querySelector(".lobby ~ .lobby-more .to-replay")).not.toBeNull();
});
