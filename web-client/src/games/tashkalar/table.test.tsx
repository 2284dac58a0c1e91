import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { served } from "./fixtures/catalogue";
import { action, catalogue, log, match, state, view } from "./fixtures/duel";
import type { TableProps } from "../../room/tableProps";
import { keepFocus } from "../../ui/keepFocus";
import { TashKalarTable } from "./TashKalarTable";

/** Rules that need a real page, or all of it. */
const UNSEEN = Object.fromEntries(
  ["color-contrast", "label-content-name-mismatch", "region"].map((rule) => [rule, { enabled: false }]),
);

afterEach(cleanup);

function props(changed: Partial<TableProps> = {}): TableProps {
  return {
    state,
    log,
    send: vi.fn(),
    connection: { state: "connected" },
    refusal: null,
    waiting: false,
    lang: "en",
    catalogue: served(catalogue),
    you: 0,
    ...changed,
  };
}

const square = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name},`) });
const card = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name} `) });

describe("the table", () => {
  it("summons by card, place and button", () => {
    const given = props();
    render(<TashKalarTable {...given} />);
    fireEvent.click(card("Knight"));
    fireEvent.click(square("f5"));
    expect(screen.getByRole("heading", { name: "Summon Knight on f5?" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Summon" }));
    expect(given.send).toHaveBeenCalledExactlyOnceWith("choose", { choice: "summon knight f5", asked: 40 });
  });

  it("places by keyboard alone: arrows walk, Enter chooses and confirms", () => {
    const given = props();
    render(<TashKalarTable {...given} />);
    const start = square("d4");
    act(() => start.focus());
    fireEvent.keyDown(start, { key: "ArrowRight" });
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
    expect(document.activeElement).toBe(square("f4"));
    fireEvent.keyDown(square("f4"), { key: "Enter" });
    fireEvent.keyDown(square("f4"), { key: "Enter" });
    expect(given.send).toHaveBeenCalledExactlyOnceWith("choose", { choice: "place f4", asked: 40 });
  });

  it("plays by single keys: a card by its number, the arena, the purple button, and down again", () => {
    const given = props();
    render(<TashKalarTable {...given} />);
    fireEvent.keyDown(document.body, { key: "1" });
    expect(card("Knight").getAttribute("aria-pressed")).toBe("true");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(card("Knight").getAttribute("aria-pressed")).toBe("false");
    fireEvent.keyDown(document.body, { key: "1" });
    fireEvent.keyDown(document.body, { key: "b" });
    expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
    fireEvent.keyDown(square("d5"), { key: " " });
    fireEvent.keyDown(square("d5"), { key: " " });
    fireEvent.keyDown(document.body, { key: "c" });
    expect(given.send).toHaveBeenCalledExactlyOnceWith("choose", {
      choice: "summon knight d5 m0",
      asked: 40,
    });
  });

  it("confirms one of several ways with Enter", () => {
    const given = props();
    render(<TashKalarTable {...given} />);
    fireEvent.click(card("Knight"));
    fireEvent.keyDown(square("d5"), { key: "Enter" });
    fireEvent.keyDown(square("d5"), { key: "Enter" });
    expect(given.send).toHaveBeenCalledExactlyOnceWith("choose", {
      choice: "summon knight d5 r0",
      asked: 40,
    });
  });

  it("explains keys and signs, and lets single keys be switched off", () => {
    render(<TashKalarTable {...props()} />);
    fireEvent.keyDown(document.body, { key: "?" });
    expect(screen.getByRole("dialog", { name: "Keys and symbols" })).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: "Use keyboard shortcuts on this page" }));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.keyDown(document.body, { key: "1" });
    expect(card("Knight").getAttribute("aria-pressed")).toBe("false");
    localStorage.clear();
  });

  it("leaves keys pressed with Ctrl to the browser", () => {
    render(<TashKalarTable {...props()} />);
    fireEvent.keyDown(document.body, { key: "1", ctrlKey: true });
    expect(card("Knight").getAttribute("aria-pressed")).toBe("false");
  });

  it("shows a whole card behind its name in the log", () => {
    render(<TashKalarTable {...props()} />);
    fireEvent.click(within(screen.getByRole("tabpanel")).getByRole("button", { name: "Knight" }));
    expect(screen.getByRole("dialog", { name: "Knight" })).toBeTruthy();
  });

  it("shows what the other side's card does while it is resolved", () => {
    const resolving = {
      ...state,
      match: {
        ...match,
        question: null,
        waiting: [{ seat: 1, prompt: "move", source: "knight" }],
        view: { ...view, playing: "knight" },
      },
    };
    render(<TashKalarTable {...props({ state: resolving })} />);
    expect(screen.getByRole("heading", { name: "Mirko resolves Knight" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Knight: the whole card" }));
    expect(screen.getByRole("dialog", { name: "Knight" })).toBeTruthy();
  });

  it("says everything that happened since, the score and the question", () => {
    const { rerender } = render(<TashKalarTable {...props()} />);
    const more = [
      ...log,
      { kind: "placed", seat: 0, at: "a4", piece: "nc" },
      { kind: "scored", seat: 1, points: 1, why: "flare" },
    ];
    rerender(<TashKalarTable {...props({ log: more as TableProps["log"] })} />);
    const said = screen
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .join(" ");
    expect(said).toContain("Ines placed a piece on a4.");
    expect(said).toContain("Mirko: 1 point for the flare.");
    expect(said).toMatch(/Score: Ines \d+, Mirko \d+\. Your move/);
  });

  it("keeps the focus on the question when the pressed button goes away", async () => {
    onTestFinished(keepFocus());
    const given = props();
    const { rerender } = render(<TashKalarTable {...given} />);
    fireEvent.click(card("Knight"));
    fireEvent.click(square("f5"));
    const button = screen.getByRole("button", { name: "Summon" });
    act(() => button.focus());
    rerender(
      <TashKalarTable {...given} state={{ ...state, match: { ...match, question: null, asked: 41 } }} />,
    );
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  });

  it("throws a draft away when the question changes", () => {
    const given = props();
    const { rerender } = render(<TashKalarTable {...given} />);
    fireEvent.click(card("Knight"));
    expect(card("Knight").getAttribute("aria-pressed")).toBe("true");
    rerender(<TashKalarTable {...given} state={{ ...state, match: { ...match, asked: 41 } }} />);
    expect(card("Knight").getAttribute("aria-pressed")).toBe("false");
  });

  it("offers nothing while an answer is on its way", () => {
    const given = props({ waiting: true });
    render(<TashKalarTable {...given} />);
    expect(square("f4").getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(square("f4"));
    fireEvent.click(square("f4"));
    expect(given.send).not.toHaveBeenCalled();
  });

  it("offers nothing to choose or to take back in a pause, and says why", () => {
    const paused = { title: "The match is paused", why: "Nobody can move until it resumes." };
    const given = props({ paused, notices: <p>until tomorrow</p> });
    render(<TashKalarTable {...given} />);
    expect(screen.getByRole("heading", { name: "The match is paused" })).toBeTruthy();
    expect(screen.getByText("Nobody can move until it resumes.")).toBeTruthy();
    expect(screen.getByText("until tomorrow")).toBeTruthy();
    expect(square("f4").getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(square("f4"));
    fireEvent.click(square("f4"));
    fireEvent.click(card("Knight"));
    fireEvent.keyDown(document.body, { key: "c" });
    fireEvent.keyDown(document.body, { key: "u" });
    expect(given.send).not.toHaveBeenCalled();
  });

  it("shows a clock at every strip", () => {
    render(<TashKalarTable {...props({ clockOf: (seat) => <b>clock {seat}</b> })} />);
    for (const [seat, name] of ["Ines", "Mirko"].entries())
      expect(within(screen.getByRole("region", { name })).getByText(`clock ${seat}`)).toBeTruthy();
  });

  it.each([
    ["time", "Ines ran out of time."],
    ["left", "Ines left and did not come back in time."],
  ])("says that time or absence ended the match (%s)", (reason, words) => {
    const outcome = { places: [2, 1], reason, deciders: [] };
    const over = {
      room: { ...state.room, phase: "over" as const },
      match: { ...match, question: null, outcome },
    };
    render(<TashKalarTable {...props({ state: over })} />);
    expect(screen.getByRole("heading", { name: "Mirko wins" })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it("says that an abandoned match ended automatically", () => {
    const outcome = { places: [1, 1], reason: "abandoned", deciders: [] };
    const over = {
      room: { ...state.room, phase: "over" as const },
      match: { ...match, question: null, outcome },
    };
    render(<TashKalarTable {...props({ state: over })} />);
    expect(screen.getByRole("heading", { name: "Shared victory" })).toBeTruthy();
    expect(screen.getByText(/^Nobody played on/)).toBeTruthy();
  });

  it("asks before resigning", () => {
    const given = props();
    render(<TashKalarTable {...given} />);
    fireEvent.click(screen.getByRole("button", { name: "Resign" }));
    expect(given.send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Yes, resign" }));
    expect(given.send).toHaveBeenCalledExactlyOnceWith("resign", { moment: 39 });
  });

  it("shows a watcher no hand and nothing to press but piles and tabs", () => {
    const watched = {
      ...state,
      match: {
        ...match,
        question: null,
        canTakeBack: false,
        canResign: false,
        view: { ...view, hands: [null, null] },
      },
    };
    render(<TashKalarTable {...props({ state: watched, you: null })} />);
    expect(screen.queryByRole("region", { name: "Your hand" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Ines's turn" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Resign" })).toBeNull();
  });

  it("shows who won, what decided and how to check the deal", () => {
    const over = {
      room: { ...state.room, phase: "over" as const, seatLink: "abc_DEF-123" },
      match: {
        ...match,
        question: null,
        seed: "00ff",
        outcome: {
          places: [2, 1],
          reason: "played",
          deciders: [
            { kind: "oneof", key: "score", values: [9, 9] },
            { kind: "oneof", key: "upgraded", values: [3, 4] },
          ],
        },
      },
    };
    render(<TashKalarTable {...props({ state: over })} />);
    expect(screen.getByRole("heading", { name: "Mirko wins" })).toBeTruthy();
    const ranking = within(screen.getByRole("region", { name: "How it was decided" }));
    const rows = ranking.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toEqual([
      "PlacePlayerPointsUpgraded pieces in the arena",
      "1 Mirko94",
      "2 Ines93 decided here",
    ]);
    expect(screen.getByText("00ff")).toBeTruthy();
    const file = screen.getByRole("link", { name: "Save the match file" });
    expect(file.getAttribute("href")).toBe("/api/links/abc_DEF-123/matches/m1");
    const away = screen.getByRole("link", { name: "To the start page" });
    expect(away.className).not.toContain("pri");
    expect(fireEvent.click(away), "without reloading the page").toBe(false);
  });

  it.each(["en", "cs", "it"] as const)(
    "has no accessibility faults that a checker finds (%s)",
    async (lang) => {
      const { container } = render(<TashKalarTable {...props({ lang })} />);
      const found = await axe.run(container, { rules: UNSEEN });
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    },
  );

  it("lets nothing of a name be markup", () => {
    const named = {
      ...state,
      room: {
        ...state.room,
        seats: state.room.seats.map((seat) => ({
          ...seat,
          player: { id: "x", name: "<img src=x onerror=1>" },
        })),
      },
    };
    const { container } = render(<TashKalarTable {...props({ state: named })} />);
    expect(container.querySelector("img")).toBeNull();
  });

  it("still shows the seat of a deleted account", () => {
    const seats = state.room.seats.map((seat, i) =>
      i === 1 ? { ...seat, player: { id: "p2", name: "" } } : seat,
    );
    const gone = { match: { ...match, agreed: [1] }, room: { ...state.room, seats } };
    render(<TashKalarTable {...props({ state: gone })} />);
    expect(screen.getByText("Deleted account agrees to stop now.")).toBeTruthy();
    expect(screen.queryByText(/Turn 2/)).toBeNull();
  });

  it("asks nothing that is not offered", () => {
    expect(action.choices.length).toBeGreaterThan(0);
    const given = props({ state: { ...state, match: { ...match, question: null } } });
    render(<TashKalarTable {...given} />);
    fireEvent.click(square("f4"));
    fireEvent.click(card("Knight"));
    expect(given.send).not.toHaveBeenCalled();
  });
});
