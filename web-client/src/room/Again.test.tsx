import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { match, state } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import type { PlayerName, RoomState } from "../protocol";
import { Again } from "./Again";
import { asPlayed } from "./played";

type Who = { ready: boolean; name: string; computer?: string };

const computer = { id: "p4", name: "Novice", computer: "novice" };
const met = [{ id: "p2", name: "Ben" }, { id: "p3", name: "" }, computer];

function show(
  phase: RoomState["phase"],
  seat: number | null,
  seats: Who[] = both(false, false),
  others: PlayerName[] = met,
) {
  const send = vi.fn();
  const onLeave = vi.fn();
  const room = {
    ...state.room,
    phase,
    terms: 7,
    seats: seats.map(({ ready, ...person }, index) => ({
      ...state.room.seats[index]!,
      ready,
      player: { id: `p${index + 1}`, ...person },
    })),
  };
  render(
    <LanguageProvider initial="en">
      <Again
        {...{ room, seat, may: seat !== null, send, onLeave }}
        changed="what has changed"
        others={others}
      />
    </LanguageProvider>,
  );
  return { send, onLeave };
}

const both = (ines: boolean, ben: boolean): Who[] => [
  { ready: ines, name: "Ines" },
  { ready: ben, name: "Ben" },
];

afterEach(cleanup);

describe("After a match", () => {
  test.each([
    ["Rematch", "again"],
    ["Rematch, sides swapped", "againSwapped"],
  ])("a player asks for a rematch and stays at the end of the match (%s)", (button, message) => {
    const { send, onLeave } = show("over", 0);
    fireEvent.click(screen.getByRole("button", { name: button }));
    expect(send).toHaveBeenCalledExactlyOnceWith(message, {});
    expect(onLeave).not.toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "Challenge Ben" }).getAttribute("href")).toBe(
      "/players/p2#challenge",
    );
  });

  test("against computers alone the next match begins at once", () => {
    show("over", 0, both(false, false), [computer]);
    expect(screen.getByRole("status").textContent).toContain("It begins at once.");
    cleanup();
    show("over", 0);
    expect(screen.getByRole("status").textContent).toContain("as soon as everyone has agreed.");
  });

  test("the player who asked reads who is waited for", () => {
    show("gathering", 0, both(true, false));
    expect(screen.getByRole("status").textContent).toContain("Waiting for Ben.");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["To the table"]);
  });

  test("the other player agrees to the current terms, and sees what has changed", () => {
    const { send } = show("gathering", 0, both(false, true));
    expect(screen.getByRole("status").textContent).toContain("Ben would like a rematch.");
    expect(screen.getByRole("status").textContent).toContain("what has changed");
    fireEvent.click(screen.getByRole("button", { name: "Agree to a rematch" }));
    expect(send).toHaveBeenCalledExactlyOnceWith("ready", { on: true, terms: 7 });
  });

  test("a deleted account cannot be challenged", () => {
    show("over", 0);
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Challenge Ben"]);
  });

  test("those who watch ask for nothing, and go to the table once it gathers", () => {
    show("over", null);
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    const { send, onLeave } = show("gathering", null, both(true, false));
    fireEvent.click(screen.getByRole("button", { name: "To the table" }));
    expect(send).not.toHaveBeenCalled();
    expect(onLeave).toHaveBeenCalled();
  });

  test("the end is shown with its players, even if others sit there now", () => {
    const gathering = {
      match,
      room: {
        ...state.room,
        phase: "gathering" as const,
        seats: [...state.room.seats].reverse(),
        played: [
          {
            id: match.id,
            players: state.room.seats.map(({ player }) => player ?? { id: "", name: "" }),
            places: [1, 2],
          },
        ],
      },
    };
    expect(asPlayed(gathering).room.seats.map(({ player }) => player?.name)).toEqual(["Ines", "Mirko"]);
    expect(asPlayed(state)).toBe(state);
  });
});
