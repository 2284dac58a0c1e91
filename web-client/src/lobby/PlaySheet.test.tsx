import { act, cleanup, fireEvent, render, screen, waitFor } from "../fixtures/render";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import { PlaySheet, type With } from "./PlaySheet";

vi.mock("../account/Session", () => ({
  useSession: () => ({ player: { id: "p1", name: "Ines" }, account: null, refusal: null }),
}));
vi.mock("../games", async () => (await import("../fixtures/game")).onlySample);
vi.mock("../socket", async (actual) => ({
  ...(await actual<typeof import("../socket")>()),
  http: {
    games: () =>
      Promise.resolve([
        {
          key: "sample",
          version: 1,
          forms: [
            {
              key: "duel",
              minSeats: 2,
              maxSeats: 2,
              tableOptions: [],
              seatOptions: [],
              teams: [],
              usual: [],
            },
          ],
        },
      ]),
    words: () => new Promise(() => undefined),
  },
}));

const clock = { kind: "live" as const, base: 300, increment: 5, delay: 0 };
const offer = { game: "sample", form: "duel", seats: 2, clock, rated: false, waiting: 0, expected: null };

const search = vi.hoisted(() => ({ offer: null as unknown }));
vi.mock("../pairing", async (actual) => ({
  ...(await actual<typeof import("../pairing")>()),
  useSearch: () => search,
}));

function Sheet({ first = "friend", onClose = () => undefined }: { first?: With; onClose?: () => void }) {
  // The search changes without React's knowledge here.
  "use no memo";
  const [how, setHow] = useState<With>(first);
  const offers = { offers: [offer], failure: null, again: () => undefined };
  return (
    <LanguageProvider initial="en">
      <PlaySheet {...{ how, offers, onClose }} onHow={setHow} game={null} />
    </LanguageProvider>
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  search.offer = null;
});

test("the sheet opens at the chosen form, and a switch of opponent keeps the focus on its tile", async () => {
  render(<Sheet />);
  const form = await screen.findByRole("radio", { name: /^duel/ });
  await waitFor(() => expect(document.activeElement).toBe(form));
  for (const name of ["Anyone", "Friend", "Anyone"]) {
    const tile = screen.getByRole("radio", { name });
    tile.focus();
    await act(async () => fireEvent.click(tile));
    await screen.findByRole("radio", { name: /^duel/ });
    expect(document.activeElement).toBe(screen.getByRole("radio", { name }));
  }
});

test("a search closes the sheet for good", async () => {
  const onClose = vi.fn();
  const { rerender } = render(<Sheet first="anybody" onClose={onClose} />);
  await screen.findByRole("radio", { name: /^duel/ });
  expect(onClose).not.toHaveBeenCalled();
  search.offer = offer;
  rerender(<Sheet first="anybody" onClose={onClose} />);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onClose).toHaveBeenCalled();
});
