import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue as silentCatalogue, match as before, state as played } from "../fixtures/game";
import type { Lang } from "../i18n";
import type { Catalogue, MatchEvent, MatchState, Question } from "../protocol";
import type { PlayedState, TableProps } from "../room/tableProps";
import { outline, type Outlining } from "./outline";
import { PlainTable } from "./PlainTable";
import { called, kind, lines, sentence, spelled, type PlainScene } from "./speech";

vi.mock("../setup", () => ({ useForms: () => ({ forms: [], known: true }) }));

/** Rules that need a real page, or all of it. */
const UNSEEN = Object.fromEntries(["color-contrast", "region"].map((rule) => [rule, { enabled: false }]));

beforeEach(() => vi.stubGlobal("matchMedia", undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const question: Question = {
  seat: 0,
  prompt: "put_back",
  context: { source: null, chosen: ["1a"], left: 2 },
  choices: [
    { notation: "3b", verb: "put_back", parts: { card: ["3b"] } },
    { notation: "keep", verb: "keep", parts: {} },
  ],
  fallback: "keep",
  offer: false,
};

const match: MatchState = {
  ...before,
  view: { hands: [["1a", "3b"], null], scores: [2, 0], out: [1], shown: false },
  waiting: [{ seat: 0, prompt: "put_back", source: null }],
  question,
};

const state = { ...played, match } as PlayedState;

const spoken: Catalogue = {
  ...silentCatalogue,
  cards: { "3b": { name: "The Three" } },
  table: {
    prompts: { put_back: "Put a card back?" },
    choices: { put_back: "Put back {card}", keep: "Keep the rest" },
    happened: {
      drew: "{seat} drew {card}.",
      "drew.unknown": "{seat} drew a card.",
      bids: "The bids: {cards}.",
    },
    fields: { hands: "Hands" },
    bySeat: ["hands", "scores", "cards"],
    ofSeats: ["out"],
    orders: [],
  },
};

const sceneOf = (catalogue: Catalogue): PlainScene => ({
  match,
  catalogue,
  you: 0,
  nameOf: (seat) => ["Ines", "Mirko"][seat] ?? "?",
  lang: "en",
});

const props = (changed: Partial<TableProps> = {}): TableProps => ({
  state,
  log: [],
  send: vi.fn(),
  connection: { state: "connected" },
  refusal: null,
  waiting: false,
  lang: "en",
  catalogue: spoken,
  you: 0,
  ...changed,
});

const drawn = async (given: TableProps) => {
  const shown = render(<PlainTable {...given} />);
  await screen.findByRole("region", { name: /What/ });
  return shown;
};

describe("The plain table", () => {
  it("asks in words and sends the notation of the button that is pressed", async () => {
    const given = props();
    await drawn(given);
    expect(screen.getByRole("heading", { name: "Put a card back?" })).toBeTruthy();
    expect(screen.getByText("Chosen so far: 1a. Still to choose: 2.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^Put back The Three/ }));
    expect(given.send).toHaveBeenCalledExactlyOnceWith("choose", { choice: "3b", asked: match.asked });
  });

  it("shows every field of the view, and nothing that is not known", async () => {
    await drawn(props());
    const known = screen.getByRole("region", { name: "What you know" });
    const hands = within(known).getByRole("region", { name: "Hands" });
    expect(hands.textContent).toContain("Ines1a, The Three");
    expect(hands.textContent).toContain("Mirkonot known");
    expect(known.textContent).toContain("OutMirko");
    expect(known.textContent).toContain("Shownno");
  });

  it("has no question for those who watch, and offers nothing while an answer is on its way", async () => {
    const { unmount } = await drawn(
      props({ you: null, state: { ...state, match: { ...match, question: null } } }),
    );
    expect(screen.getByRole("heading", { name: "Waiting for Ines" })).toBeTruthy();
    unmount();
    await drawn(props({ waiting: true }));
    expect(screen.queryByRole("list", { name: "Choices" })).toBeNull();
  });

  it("says who is out of the match while others play on", async () => {
    const out = [{ seat: 1, reason: "left" }];
    await drawn(props({ state: { ...state, match: { ...match, out } } }));
    const players = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(players).toContain("Mirko (out)");
  });

  it("says that an offer need not be answered", async () => {
    const offered = { ...match, question: { ...question, offer: true } };
    await drawn(props({ state: { ...state, match: offered } }));
    expect(screen.getByText(/need not/)).toBeTruthy();
  });

  it("resigns, agrees to stop and takes back as every table does", async () => {
    const given = props({ state: { ...state, match: { ...match, canTakeBack: true } } });
    await drawn(given);
    fireEvent.click(screen.getByRole("button", { name: "Take back" }));
    expect(given.send).toHaveBeenCalledWith("takeBack", { moment: match.moment });
    expect(screen.getByRole("button", { name: "Resign" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Agree to stop" })).toBeTruthy();
  });

  it("puts many choices under the headings of their kinds", async () => {
    const choices = Array.from({ length: 20 }, (_, i) => ({
      notation: `c${i}`,
      verb: i % 2 === 0 ? "put_back" : "look_at",
      parts: { card: [`c${i}`] },
    }));
    await drawn(props({ state: { ...state, match: { ...match, question: { ...question, choices } } } }));
    expect(screen.getByRole("heading", { name: "Put back" })).toBeTruthy();
    expect(within(screen.getByRole("list", { name: "Look at" })).getAllByRole("button").length).toBe(10);
  });

  it("says who won and what decided at the end", async () => {
    const outcome = { places: [2, 1], reason: "resigned", deciders: [{ key: "score", values: [0, 2] }] };
    await drawn(props({ state: { ...state, match: { ...match, question: null, outcome } } }));
    expect(screen.getByRole("heading", { name: "Mirko wins" })).toBeTruthy();
    expect(screen.getByText("Ines resigned.")).toBeTruthy();
  });

  it.each([spoken, silentCatalogue])("has nothing that axe finds fault with", async (catalogue) => {
    const log = [{ kind: "drew", seat: 1, card: null }];
    const { container } = await drawn(props({ catalogue, log }));
    const { violations } = await axe.run(container, { rules: UNSEEN });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe("The log", () => {
  const said = (event: MatchEvent, catalogue = spoken) => sentence(event, sceneOf(catalogue), {});

  it("uses the catalogue's sentences", () => {
    expect(said({ kind: "drew", seat: 0, card: "3b" })).toBe("Ines drew The Three.");
    expect(said({ kind: "bids", cards: ["1a", "3b"] })).toBe("The bids: Ines: 1a, Mirko: The Three.");
    expect(said({ kind: "bids", cards: [null, "3b"] })).toBe("The bids: Mirko: The Three.");
  });

  it("has sentences for the values of a field and for how many entries it has", () => {
    const happened = {
      fell: "{seat} fell.",
      "fell.how.hit": "{seat} was hit by {by}.",
      "fell.late.true": "{seat} fell late.",
      shown: "{row} were shown.",
      "shown.row.1": "{row} was shown.",
      "shown.row.0": "Nothing was shown.",
    };
    const table = { ...spoken.table, happened, ofSeats: ["by"] };
    const told = (event: MatchEvent) => said(event, { ...spoken, table });
    expect(told({ kind: "fell", seat: 0, how: "hit", late: false, by: 1 })).toBe("Ines was hit by Mirko.");
    expect(told({ kind: "fell", seat: 0, how: "slipped", late: true, by: -1 })).toBe("Ines fell late.");
    expect(told({ kind: "fell", seat: 0, how: "slipped", late: false, by: -1 })).toBe("Ines fell.");
    expect(told({ kind: "shown", row: ["3b"] })).toBe("The Three was shown.");
    expect(told({ kind: "shown", row: ["1a", "3b"] })).toBe("1a, The Three were shown.");
    expect(told({ kind: "shown", row: [] })).toBe("Nothing was shown.");
  });

  it("leaves out what stands in brackets where it says nothing", () => {
    const happened = { came: "{seat} came[ with {row}][, {late} late]." };
    const told = (event: MatchEvent) => said(event, { ...spoken, table: { ...spoken.table, happened } });
    expect(told({ kind: "came", seat: 0, row: ["3b"], late: 2 })).toBe("Ines came with The Three, 2 late.");
    expect(told({ kind: "came", seat: 0, row: [], late: null })).toBe("Ines came.");
    const choices = { call: "Call {card}[: {left} left]" };
    const scene = sceneOf({ ...spoken, table: { ...spoken.table, choices } });
    const call = (parts: Record<string, string[]>) =>
      called({ notation: "call", verb: "call", parts }, scene, {}).label;
    expect(call({ card: ["3b"], left: ["4"] })).toBe("Call The Three: 4 left");
    expect(call({ card: ["3b"] })).toBe("Call The Three");
    expect(kind("call", scene, {})).toBe("Call");
  });

  it("has forms of words for numbers and for how many entries there are", () => {
    const happened = { stays: "{row} {row|goes|go}: {left} {left|karta|karty|karet}." };
    const told = (row: string[], left: number, lang: Lang = "cs") => {
      const scene = { ...sceneOf({ ...spoken, table: { ...spoken.table, happened } }), lang };
      return sentence({ kind: "stays", row, left }, scene, {});
    };
    expect(told(["a"], 1)).toBe("a goes: 1 karta.");
    expect([2, 5, 0].map((left) => told(["a", "b"], left))).toEqual([
      "a, b go: 2 karty.",
      "a, b go: 5 karet.",
      "a, b go: 0 karet.",
    ]);
    expect([1, 2].map((left) => told(["a"], left, "it"))).toEqual(["a goes: 1 karta.", "a goes: 2 karty."]);
  });

  it("names values of fields, and nobody", () => {
    const happened = { went: "{where}: {by}.", seen: "{where}." };
    const fields = { "where.n": "north", "where.s": "south" };
    const table = { ...spoken.table, happened, fields, ofSeats: ["by"] };
    const told = (event: MatchEvent) => said(event, { ...spoken, table });
    expect(told({ kind: "went", where: "n", by: -1 })).toBe("north: none.");
    expect(told({ kind: "seen", where: ["n", "s", "e"] })).toBe("north, south, e.");
  });

  it("omits hidden information", () => {
    expect(said({ kind: "drew", seat: 1, card: null })).toBe("Mirko drew a card.");
    expect(said({ kind: "drew", seat: 1, card: null }, silentCatalogue)).toBe("Mirko: Drew, card not known");
  });

  it("falls back to keys without sentences", () => {
    expect(said({ kind: "flagLaid", seat: 1 }, silentCatalogue)).toBe("Mirko: Flag laid");
    expect(said({ kind: "rolled", seat: 0, die: 4 }, silentCatalogue)).toBe("Ines: Rolled, die 4");
  });

  it("uses the table's words for events of every game", () => {
    const kinds = [
      "tookBack",
      "resigned",
      "agreedToStop",
      "tookHint",
      "flagFell",
      "left",
      "wentOut",
      "stoodIn",
      "takenOver",
      "abandoned",
    ];
    for (const kind of kinds) expect(said({ kind, seat: 1 }, silentCatalogue)).not.toContain(spelled(kind));
  });

  it("says whose time was up, and shows the answer to them alone", () => {
    const [, keep] = question.choices;
    expect(said({ kind: "timeUp", seat: 0, choice: keep })).toBe(
      "Your time was up, so this was chosen: Keep the rest.",
    );
    expect(said({ kind: "timeUp", seat: 1, choice: null })).toBe("Mirko's time was up.");
  });

  it("is the whole log, line by line", () => {
    const log = [
      { kind: "drew", seat: 0, card: "3b" },
      { kind: "resigned", seat: 1 },
    ];
    expect(lines(log, sceneOf(spoken), {}).map(({ words }) => words)).toEqual([
      "Ines drew The Three.",
      "Mirko resigned.",
    ]);
  });
});

describe("A choice", () => {
  it("says its notation only where its words do not", () => {
    const [card, keep] = question.choices;
    const scene = sceneOf(spoken);
    expect(card && called(card, scene, {})).toEqual({ label: "Put back The Three", notation: "3b" });
    const silent = sceneOf(silentCatalogue);
    expect(keep && called(keep, silent, {})).toEqual({ label: "Keep", notation: null });
    expect(card && called(card, silent, {})).toEqual({ label: "Put back: 3b", notation: null });
  });

  it("names the seats among its parts", () => {
    const scene = sceneOf({ ...spoken, table: { ...spoken.table, choices: { at: "Attack {seat}" } } });
    const at = { notation: "at 2", verb: "at", parts: { seat: ["2"] } };
    expect(called(at, scene, {}).label).toBe("Attack Mirko");
  });

  it("may have words of its own among those of its kind", () => {
    const choices = { turn: "Do {notation}", "turn.roll": "Roll the die" };
    const scene = sceneOf({ ...spoken, table: { ...spoken.table, choices } });
    const turn = (notation: string) => called({ notation, verb: "turn", parts: {} }, scene, {}).label;
    expect([turn("roll"), turn("wait")]).toEqual(["Roll the die", "Do wait"]);
  });
});

describe("An outline", () => {
  const words: Outlining = {
    field: spelled,
    text: (key, value) => (key === "phase" ? spelled(value) : value),
    bySeat: (key) => key === "scores",
    isSeat: (key) => key === "seat",
    nameOf: (seat) => `P${seat}`,
    yes: "yes",
    no: "no",
    unknown: "?",
    none: "none",
    numbered: (n) => `#${n}`,
    list: (items) => items.join(", "),
  };

  it("has facts, lists by seat and parts within parts", () => {
    const view = {
      seat: 1,
      open: true,
      phase: "lay",
      deck: null,
      row: [],
      scores: [3, 4],
      piles: [{ top: "a" }, { top: null }],
      turn: { number: 2 },
    };
    expect(outline(view, words)).toEqual([
      { kind: "fact", name: "Seat", value: "P1" },
      { kind: "fact", name: "Open", value: "yes" },
      { kind: "fact", name: "Phase", value: "Lay" },
      { kind: "fact", name: "Deck", value: "?" },
      { kind: "fact", name: "Row", value: "none" },
      {
        kind: "parts",
        name: "Scores",
        parts: [
          { kind: "fact", name: "P0", value: "3" },
          { kind: "fact", name: "P1", value: "4" },
        ],
      },
      {
        kind: "parts",
        name: "Piles",
        parts: [
          { kind: "parts", name: "#1", parts: [{ kind: "fact", name: "Top", value: "a" }] },
          { kind: "parts", name: "#2", parts: [{ kind: "fact", name: "Top", value: "?" }] },
        ],
      },
      { kind: "parts", name: "Turn", parts: [{ kind: "fact", name: "Number", value: "2" }] },
    ]);
  });

  it("of anything but an object is empty", () => {
    expect(outline(null, words)).toEqual([]);
    expect(outline(7, words)).toEqual([]);
  });

  it("spells keys as words", () => {
    expect(["putBack", "put_back", "final-round", "x2Y"].map(spelled)).toEqual([
      "Put back",
      "Put back",
      "Final round",
      "X2 y",
    ]);
  });
});
