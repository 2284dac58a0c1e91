import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Lang } from "../../i18n";
import type { Choice, MatchState, Question } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import { asking } from "./prompt/asking";
import { NOTHING, read, type Draft } from "./prompt/draft";
import { flareFace } from "./cards/faces";
import { choice, log, question } from "./fixtures/duel";
import { served } from "./fixtures/catalogue";
import { catalogue, match, state, view } from "./fixtures/melee";
import { counterCost, turning } from "./melee";
import { TashKalarTable } from "./TashKalarTable";
import { gameTexts } from "./words/texts";
import type { SeatView, TashKalarView } from "./types";

afterEach(cleanup);

const LANGS: Lang[] = ["en", "cs", "it"];
const nameOf = (seat: number) => ["Ines", "Mirko", "Giulia"][seat] ?? "";
const hand = new Set(["knight", "flare-03"]);
const flares = ["s", "h"].map((colour) =>
  choice(`flare flare-03 ${colour}`, "flare", { card: ["flare-03"], colour: [colour] }),
);
const starting = question(
  "start",
  ["nc", "sc", "hc"].flatMap((piece) =>
    ["f2", "g2"].map((at) => choice(`${piece} ${at}`, "place", { at: [at], piece: [piece] })),
  ),
);
const knight = (borrows: string[]): Choice =>
  choice("summon knight d4", "summon", { card: ["knight"], at: ["d4"], uses: ["c5", ...borrows], borrows });
const lent = (now: TashKalarView): TashKalarView => ({
  ...now,
  turn: now.turn && { ...now.turn, borrowing: true },
});

function ask(asked: Question | null, draft: Draft = NOTHING, lang: Lang = "en", now = view) {
  return asking({
    match: { ...match, question: asked },
    view: now,
    catalogue,
    reading: read(asked, draft, hand),
    draft,
    inspected: null,
    you: 0,
    t: gameTexts(lang),
    nameOf,
  });
}

function table(changed: Partial<MatchState> = {}) {
  const props: TableProps = {
    state: { ...state, match: { ...match, ...changed } },
    log,
    send: vi.fn(),
    connection: { state: "connected" },
    refusal: null,
    waiting: false,
    lang: "en",
    catalogue: served(catalogue),
    you: 0,
  };
  return { ...render(<TashKalarTable {...props} />), send: props.send };
}

describe("the score boards of a Melee", () => {
  it("tell points in every enemy colour, which is weakest and whether its counter was turned (R9.1, R16.3)", () => {
    table();
    const words = (name: string) =>
      within(screen.getByRole("list", { name: `${name}'s points by colour` }))
        .getAllByRole("listitem")
        .map((item) => item.querySelector(".visually-hidden")?.textContent);
    expect(words("Ines")).toEqual([
      "Mirko's colour: 5 of 12, can still improvise",
      "Giulia's colour: 2 of 12, weakest, counts, has improvised",
    ]);
    expect(words("Giulia")).toEqual([
      "Ines's colour: 0 of 12, weakest, counts, has improvised",
      "Mirko's colour: 13 of 12, has improvised",
    ]);
  });

  it("fold in a low window: counters and numbers, and no word of nothing", () => {
    const { container, unmount } = table();
    expect(container.querySelectorAll(".side-panel .tracks.long")).toHaveLength(3);
    unmount();
    vi.stubGlobal("matchMedia", (media: string) => ({
      matches: /min-width: 1200px|max-height: 859px/.test(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const low = table({ view: { ...view, destroyed: {} } }).container;
    vi.unstubAllGlobals();
    expect(low.querySelectorAll(".side-panel .tracks.short")).toHaveLength(3);
    expect(screen.getAllByRole("list", { name: /'s points by colour/ })).toHaveLength(3);
    expect(screen.queryByRole("heading", { name: "Destroyed this turn" })).toBeNull();
  });

  it("set off a player who is out, and the colour that does not count any more (Q15)", () => {
    const [ines, mirko, giulia] = view.seats as [SeatView, SeatView, SeatView];
    table({ view: { ...view, seats: [ines, { ...mirko, out: true }, giulia] } });
    expect(screen.getByText(/Mirko's colour: 5 of 12, out, does not count/)).toBeTruthy();
    expect(document.querySelector(".seat-line.out .chip.out")?.textContent).toBe("out");
  });

  it("show which counter a summoning would turn, before it is sent", () => {
    table({ question: question("action", [knight(["e5"])]) });
    fireEvent.click(document.querySelector(`[data-card="knight"]`) as Element);
    fireEvent.click(document.querySelector('[data-square="d4"]') as Element);
    expect(screen.getByText(/Mirko's colour: 5 of 12.*would be turned/)).toBeTruthy();
    expect(screen.getByText(/Improvises with Mirko's piece on e5/)).toBeTruthy();
  });

  it("offer no resigning and say why (R17.2)", () => {
    table();
    expect(screen.queryByRole("button", { name: "Resign" })).toBeNull();
    expect(screen.getByText("Nobody can resign in a Melee.")).toBeTruthy();
  });
});

describe("counters", () => {
  it("turn for the enemy piece that improvises, not for one that War Summoner lends (R9.5b)", () => {
    expect(turning(view, knight(["e5"]))).toEqual(["s"]);
    expect(turning(view, knight([]))).toEqual([]);
    expect(turning(lent(view), knight(["e5"]))).toEqual([]);
  });

  it("turn for one of two pieces of a colour, and for the named one of two colours (R9.5c)", () => {
    expect(turning(lent(view), knight(["e5", "g5"]))).toEqual(["s"]);
    expect(turning(lent(view), knight(["e5", "f5"]))).toEqual([]);
    expect(turning(lent(view), choice("f5", "pay", { at: ["f5"], piece: ["hh"] }))).toEqual(["h"]);
  });

  it("are shown at places that cannot be had without them, and other ways come first", () => {
    const own = { ...knight([]), notation: "summon knight d4 r90" };
    const knightAt = (at: string): Choice => ({
      ...knight(["e5"]),
      notation: `summon knight ${at}`,
      parts: { ...knight(["e5"]).parts, at: [at] },
    });
    const draft = { ...NOTHING, card: "knight" };
    const reading = read(question("action", [knight(["e5"]), own, knightAt("d6")]), draft, hand);
    expect(reading.squares.get("d4")?.map(({ notation }) => notation)).toEqual([
      "summon knight d4 r90",
      "summon knight d4",
    ]);
    expect(counterCost(view, reading.squares.get("d4") ?? [])).toBeNull();
    expect(counterCost(view, reading.squares.get("d6") ?? [])).toBe("sh");
    expect(counterCost(view, [])).toBeNull();
  });

  it("are described correctly (R9.1, R9.5)", () => {
    const draft = { ...NOTHING, card: "knight", square: "d4" };
    const why = (borrows: string[], now = view) =>
      ask(question("action", [knight(borrows)]), draft, "en", now).why;
    expect(why(["e5"])).toContain("Improvises with Mirko's piece on e5: that counter turns.");
    expect(why(["f5"], lent(view))).toContain("Giulia's piece on f5 is lent to you.");
    expect(why(["e5", "f5"], lent(view))).toContain("Of the pieces on e5 and f5, one is lent to you");
  });
});

describe("the questions of a Melee", () => {
  it("ask for a start piece by square and colour, with a button for each other colour (R3.4.2)", () => {
    const empty = { ...view, board: { g7: "sc" } };
    expect(ask(starting, NOTHING, "en", empty).title).toBe("Start piece 2 of 3: where, and whose?");
    const sure = ask(starting, { ...NOTHING, square: "g2" }, "en", empty);
    expect(sure.title).toBe("Ines's piece on g2?");
    expect(sure.primary).toMatchObject({ label: "Place", piece: "nc" });
    expect(sure.others.map(({ label, piece, shows }) => [label, piece, shows])).toEqual([
      ["Mirko", "sc", true],
      ["Giulia", "hc", true],
    ]);
  });

  it.each(["unpaired", "legend"])("ask in which colour a point counts: %s (R10.9, R10.11)", (prompt) => {
    const asked = ask(
      question(
        prompt,
        ["s", "h"].map((colour) => choice(colour, prompt, { colour: [colour] })),
      ),
    );
    expect(asked.why).toBe("In which colour? Your weakest so far: Giulia.");
    expect(asked.others.map(({ label, piece }) => [label, piece])).toEqual([
      ["Mirko: 5 → 6", "sc"],
      ["Giulia: 2 → 3", "hc"],
    ]);
  });

  it("ask against whom a flare goes and say which halves hold, before it is played (R8.7)", () => {
    const held = { ...NOTHING, card: "flare-03" };
    const asked = ask(question("action", flares), held);
    expect(asked.title).toBe("Flare: against whom?");
    expect(asked.others.map(({ label, shows }) => [label, shows])).toEqual([
      ["Mirko: both halves", true],
      ["Giulia: lower half", true],
    ]);
    const picked = { ...held, picked: "flare flare-03 h" };
    expect(ask(question("action", flares), picked)).toMatchObject({
      title: "Play the flare against Giulia?",
      why: "Gain an action. Giulia gets 1 point in your colour.",
      primary: { label: "Play flare" },
    });
  });

  it("have a sentence in every language", () => {
    const asked = [starting, question("pay", [choice("e5", "pay", { at: ["e5"] })])];
    for (const lang of LANGS) {
      for (const each of asked) {
        const { title, why } = ask(each, NOTHING, lang);
        expect(`${title} ${why}`, lang).not.toMatch(/undefined|null|^ /);
      }
    }
  });

  it("let a flare say who leads by most (R8.2)", () => {
    const [flare] = view.hands[0]?.flares ?? [];
    if (!flare) throw new Error("the fixture holds no flare");
    const face = flareFace("flare-03", catalogue, gameTexts("en"), { flare, view, us: 0, nameOf });
    expect([face?.upper.now, face?.lower.now]).toEqual(["now: by 4, Mirko", "now: by 7, Mirko"]);
    const leading = flareFace("flare-03", catalogue, gameTexts("en"), { flare, view, us: 1, nameOf });
    expect(leading?.upper.now).toBe("now: nobody");
  });
});

describe("the end of a Melee", () => {
  it("ranks all players by the weakest colours and says where places were decided (R16.3)", () => {
    const deciders = [
      { kind: "oneof", key: "weakest", values: [2, 3, 2] },
      { kind: "oneof", key: "secondWeakest", values: [5, 3, 4] },
    ];
    table({ question: null, outcome: { places: [2, 1, 3], reason: "played", deciders } });
    expect(screen.getByRole("heading", { name: "Mirko wins" })).toBeTruthy();
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "PlacePlayerPoints in the weakest colourPoints in the second weakest colour",
      "1 Mirko33",
      "2 Ines2 decided here5",
      "3 Giulia24 decided here",
    ]);
    expect(screen.getAllByText("Result: weakest colour")).toHaveLength(3);
  });
});
