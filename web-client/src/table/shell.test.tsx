import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogue, match, state } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import type { Choice } from "../protocol";
import type { TableProps } from "../room/tableProps";
import { changeSettings, currentSettings } from "../settings";
import { EndPanel } from "./EndPanel";
import { HelpDialog } from "./HelpDialog";
import { LogPanel } from "./LogPanel";
import { strong } from "./marked";
import { PromptBar } from "./PromptBar";
import { standing } from "./prompt";
import { EndLayout, TableLayout } from "./TableLayout";
import { TableMenu } from "./TableMenu";
import { useTable } from "./useTable";

vi.mock("../games", async () => (await import("../fixtures/game")).onlySample);

const choice = (notation: string): Choice => ({ notation, verb: notation, parts: {} });
const [bid, pass] = [choice("bid"), choice("pass")];
const asked = {
  ...match,
  canTakeBack: true,
  question: {
    seat: 0,
    prompt: "move",
    fallback: "pass",
    offer: false,
    choices: [bid, pass],
    context: { source: null, chosen: [], left: 0 },
  },
};

/** A minimal game: two answers, one of them previewed before it is sent. */
function Thin(props: TableProps) {
  const table = useTable<string | null>(props, null, { b: { focus: ".board" } });
  const shown = table.question?.choices.find(({ notation }) => notation === table.draft) ?? null;
  const quiet = props.catalogue.data === "declining";
  const answer = (one: Choice, shows: boolean) => ({ choice: one, label: one.notation, shows, quiet });
  const prompt = {
    ...standing(shown ? `${shown.notation}?` : "Bid or pass", "why"),
    primary: shown && answer(shown, false),
    others: table.question
      ? [answer(bid, true), answer(pass, false)].filter((one) => one.choice !== shown)
      : [],
  };
  const board = (
    <div className="board" tabIndex={-1}>
      the board
    </div>
  );
  const log = (
    <LogPanel
      lines={[
        { turn: 1, sign: null, words: `Ines bid on ${strong("Lot 4")}.`, opens: { key: "4", name: "Lot 4" } },
      ]}
      room={table.room}
      match={table.match}
      onOpen={(key) => table.pick(key)}
      extra={{ name: "Lots", body: <p>seven lots</p> }}
    />
  );
  if (table.over) {
    const end = (
      <EndPanel
        match={table.match}
        game="sample"
        form="duel"
        sides={[
          { side: 1, place: 1, seat: 1, name: "Mirko", picture: null },
          { side: 0, place: 2, seat: 0, name: "Ines", picture: null },
        ]}
        teams={false}
        reason="The last lot was sold."
        decider={(key) => key}
        pictures={null}
        score={null}
        className=""
        link="secret"
        log={log}
      >
        <p>what the lots were worth</p>
      </EndPanel>
    );
    return (
      <EndLayout table={table} board={board} end={end}>
        {null}
      </EndLayout>
    );
  }
  return (
    <TableLayout
      table={table}
      board={board}
      prompt={
        <PromptBar
          prompt={table.stopped ? standing(table.stopped.title, table.stopped.why) : prompt}
          table={table}
          picture={null}
          strip={null}
          onShow={({ notation }) => table.pick(notation)}
          picked={table.draft !== null}
        />
      }
      own={<p>own side</p>}
      hand={<p>own hand</p>}
      others={<p>other side</p>}
      urgent={<p>last round</p>}
      facts={<p>facts</p>}
      brief={<p>in brief</p>}
      log={log}
      menu={<TableMenu table={table} mate={null} noResigning={null} />}
      notices={null}
    >
      <HelpDialog table={table} keys={[["B", "to the board"]]}>
        <p>signs</p>
      </HelpDialog>
    </TableLayout>
  );
}

function show(changed: Partial<TableProps> = {}) {
  const send = vi.fn();
  const { container } = render(
    <LanguageProvider initial="en">
      <Thin
        {...{ log: [], send, catalogue, lang: "en", you: 0, refusal: null, waiting: false }}
        connection={{ state: "connected" }}
        state={{ ...state, match: asked }}
        {...changed}
      />
    </LanguageProvider>,
  );
  return { send, container };
}

const button = (name: string) => screen.getByRole("button", { name });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe.each(["phone", "tablet", "desktop"])("On a %s, a table that a game fills", (layout) => {
  beforeEach(() =>
    vi.stubGlobal("matchMedia", (media: string) => ({
      matches: layout === "desktop" || (layout === "tablet" && media === "(min-width: 700px)"),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
  );

  test("says below the menu that a guest plays, where the head of the page has no room for it", () => {
    const seats = state.room.seats.map((seat, i) => ({ ...seat, ...(i === 1 ? { guest: true } : {}) }));
    const menu = () => document.querySelector(".table-menu")?.textContent ?? "";
    show({ state: { room: { ...state.room, rated: true, seats }, match: asked } });
    expect(menu().includes("Not rated: a guest is playing")).toBe(layout !== "desktop");
    cleanup();
    show({ state: { room: { ...state.room, rated: false, seats }, match: asked } });
    expect(menu()).not.toContain("Not rated");
  });

  test("has everything the game gives it, once", () => {
    const { container } = show();
    expect(container.querySelector(`.table.${layout}`)).not.toBeNull();
    for (const words of ["the board", "own hand", "other side", "last round", "facts"])
      expect(screen.getAllByText(words), words).toHaveLength(1);
    expect(screen.queryAllByText("in brief")).toHaveLength(layout === "desktop" ? 0 : 1);
  });

  test("sends an answer, or shows it first and sends it by the purple button", () => {
    const { send } = show();
    fireEvent.click(button("pass"));
    expect(send).toHaveBeenLastCalledWith("choose", { choice: "pass", asked: 40 });
    fireEvent.click(button("bid"));
    expect(screen.getByRole("heading", { name: "bid?" })).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: "c" });
    expect(send).toHaveBeenLastCalledWith("choose", { choice: "bid", asked: 40 });
  });

  test("drops picks before it takes back sent choices", () => {
    const { send } = show();
    fireEvent.click(button("bid"));
    fireEvent.click(button("Cancel the selection"));
    expect(screen.getByRole("heading", { name: "Bid or pass" })).toBeTruthy();
    fireEvent.click(button("Take back"));
    expect(send).toHaveBeenCalledExactlyOnceWith("takeBack", { moment: 39 });
  });

  test("says why nobody can choose, and offers nothing then", () => {
    const { send } = show({ paused: { title: "Paused", why: "until tomorrow" } });
    expect(screen.getByRole("heading", { name: "Paused" })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: "u" });
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});

test("a single key leads where the game says, and another one explains them all", () => {
  show();
  fireEvent.keyDown(document.body, { key: "b" });
  expect(document.activeElement?.textContent).toBe("the board");
  fireEvent.keyDown(document.body, { key: "?" });
  const help = within(screen.getByRole("dialog", { name: "Keys and symbols" }));
  for (const words of ["to the board", "signs", "take back"]) expect(help.getByText(words)).toBeTruthy();
});

test("resigning says what becomes of the others", () => {
  const resignable = { ...asked, canResign: true };
  show({ state: { ...state, match: resignable } });
  fireEvent.click(button("Resign"));
  expect(screen.getByText(/^Your opponent wins at once/)).toBeTruthy();
  cleanup();
  const [seat] = state.room.seats;
  if (!seat) throw new Error("no seat");
  show({ state: { room: { ...state.room, seats: [seat, seat, seat] }, match: resignable } });
  fireEvent.click(button("Resign"));
  expect(screen.getByText(/^You will be out; the others play on/)).toBeTruthy();
  cleanup();
  // Of three one is out already.
  const out = [{ seat: 2, reason: "left" }];
  show({ state: { room: { ...state.room, seats: [seat, seat, seat] }, match: { ...resignable, out } } });
  fireEvent.click(button("Resign"));
  expect(screen.getByText(/^Your opponent wins at once/)).toBeTruthy();
});

test("agreeing to stop says who wins then in this game", () => {
  show();
  fireEvent.click(button("Agree to stop"));
  expect(screen.getByText(/as it stands now\. The bids decide\.$/)).toBeTruthy();
});

test("the drawer of a phone closes by Esc and by a tap on the table", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { container } = show();
  const drawer = container.querySelector<HTMLDetailsElement>("details.table-more");
  const board = container.querySelector(".board");
  if (!drawer || !board) throw new Error("no drawer");
  const open = async () => {
    drawer.open = true;
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  await open();
  fireEvent.pointerDown(within(drawer).getByText("facts"));
  expect(drawer.open).toBe(true);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(drawer.open).toBe(false);
  await open();
  fireEvent.pointerDown(board);
  expect(drawer.open).toBe(false);
});

test("one click sends a choice without a preview, if the reader prefers that", () => {
  changeSettings({ oneClick: true });
  const { send } = show();
  fireEvent.click(button("bid"));
  expect(send).toHaveBeenCalledExactlyOnceWith("choose", { choice: "bid", asked: 40 });
});

test("declining needs confirming, whatever the reader's preference", () => {
  changeSettings({ oneClick: true });
  const { send } = show({ catalogue: { ...catalogue, data: "declining" } });
  fireEvent.click(button("bid"));
  expect(screen.getByRole("heading", { name: "bid?" })).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test("M turns sound off and on again", () => {
  show();
  fireEvent.keyDown(document.body, { key: "m" });
  expect(currentSettings().sounds).toBe(false);
  fireEvent.keyDown(document.body, { key: "M" });
  expect(currentSettings().sounds).toBe(true);
});

test("the log opens what a line names, and has a tab for what a game adds", () => {
  show();
  const shown = within(screen.getByRole("tabpanel"));
  fireEvent.click(shown.getByRole("button", { name: "Lot 4" }));
  fireEvent.click(screen.getByRole("tab", { name: "Lots" }));
  expect(shown.getByText("seven lots")).toBeTruthy();
});

test("a match that is over says who won, where it can be seen again, and what the game adds", () => {
  const outcome = { places: [2, 1], reason: "played", deciders: [] };
  const { container } = show({ state: { ...state, match: { ...match, outcome } } });
  expect(container.querySelector(".table.ended")).not.toBeNull();
  expect(screen.getByRole("heading", { name: "Mirko wins" })).toBeTruthy();
  expect(screen.getByText("The last lot was sold.")).toBeTruthy();
  expect(screen.getByText("what the lots were worth")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("/replay/secret/m1");
});
