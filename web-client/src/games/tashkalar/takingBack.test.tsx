import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../i18n";
import type { MatchState } from "../../protocol";
import { served } from "./fixtures/catalogue";
import { catalogue, log, match, state } from "./fixtures/duel";
import { TashKalarTable } from "./TashKalarTable";
import type { TashKalarEvent } from "./types";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: Partial<MatchState>, told: readonly TashKalarEvent[] = log) {
  const send = vi.fn();
  const { container } = render(
    <LanguageProvider initial="en">
      <TashKalarTable
        state={{ ...state, match: { ...match, ...part } }}
        {...{ send, you: 0 }}
        catalogue={served(catalogue)}
        log={[...told]}
        connection={{ state: "connected" }}
        refusal={null}
        waiting={false}
        lang="en"
      />
    </LanguageProvider>,
  );
  const square = (name: string) =>
    container.querySelector(`[data-square='${name}'] .square-hit`) as SVGElement;
  return { send, square };
}

describe("Taking back", () => {
  it("leaves the points and the chart of the end as they stand without it", () => {
    const undone: TashKalarEvent[] = [
      { kind: "scored", seat: 0, points: 2, why: "destroyed", colour: null },
      { kind: "tookBack", seat: 0, undone: 1 },
      { kind: "scored", seat: 0, points: 1, why: "destroyed", colour: null },
    ];
    const outcome = { places: [1, 2], reason: "played", deciders: [] };
    show({ outcome, question: null, waiting: [] }, [...log, ...undone]);
    const points = within(screen.getByRole("region", { name: "Ines's points" }));
    expect(points.getByText("Destroyed pieces").parentElement?.textContent).toBe("Destroyed pieces1");
    expect(screen.getByRole("img", { name: "Score by turn. Ines: 0, 0, 1. Mirko: 0, 1, 1" })).toBeTruthy();
  });

  it("drops unsent picks before it takes back sent choices", () => {
    const { send, square } = show({});
    expect(screen.getByRole("button", { name: "Take back" })).toBeTruthy();
    fireEvent.click(square("d5"));
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Cancel the selection" }));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Take back" }));
    expect(send).toHaveBeenCalledExactlyOnceWith("takeBack", { moment: match.moment });
  });

  it("also drops picks first when used by key", () => {
    const { send, square } = show({});
    fireEvent.click(square("d5"));
    fireEvent.keyDown(document.body, { key: "u" });
    expect(send).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "u" });
    expect(send).toHaveBeenCalledExactlyOnceWith("takeBack", { moment: match.moment });
  });

  it("is not needed for a selection where nothing was sent", () => {
    const { square } = show({ canTakeBack: false });
    expect(screen.queryByRole("button", { name: "Cancel the selection" })).toBeNull();
    fireEvent.click(square("d5"));
    expect(screen.getByRole("button", { name: "Cancel the selection" })).toBeTruthy();
  });
});
