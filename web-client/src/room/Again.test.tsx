import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { match, state } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import { Again } from "./Again";
import { asPlayed } from "./played";

function show(gathering: boolean, may: boolean) {
  const send = vi.fn();
  const onLeave = vi.fn();
  render(
    <LanguageProvider initial="en">
      <Again
        {...{ gathering, may, send, onLeave }}
        others={[
          { id: "p2", name: "Ben" },
          { id: "p3", name: "" },
        ]}
      />
    </LanguageProvider>,
  );
  return { send, onLeave };
}

afterEach(cleanup);

describe("After a match", () => {
  test("whoever sits here may ask for another", () => {
    const { send, onLeave } = show(false, true);
    fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    expect(send).toHaveBeenCalledExactlyOnceWith("again", {});
    expect(onLeave).toHaveBeenCalled();
  });

  test("whoever sits here may ask for another with sides swapped", () => {
    const { send, onLeave } = show(false, true);
    fireEvent.click(screen.getByRole("button", { name: "Again, sides swapped" }));
    expect(screen.getByRole("link", { name: "Challenge Ben" }).getAttribute("href")).toBe(
      "/players/p2#challenge",
    );
    expect(send).toHaveBeenCalledExactlyOnceWith("againSwapped", {});
    expect(onLeave).toHaveBeenCalled();
  });

  test("somebody who has deleted his account cannot be challenged", () => {
    show(false, true);
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Challenge Ben"]);
  });

  test("who watches asks for nothing, and goes to the table once it gathers", () => {
    show(false, false);
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    const { send, onLeave } = show(true, false);
    fireEvent.click(screen.getByRole("button", { name: "To the table" }));
    expect(send).not.toHaveBeenCalled();
    expect(onLeave).toHaveBeenCalled();
  });

  test("the end is shown with those who played, whoever sits there now", () => {
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
