import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Lang } from "../../i18n";
import type { MatchState, Question } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import { asking } from "./prompt/asking";
import { boardProps, pieceWords } from "./board/boardProps";
import { NOTHING, read, type Draft } from "./prompt/draft";
import { choice, log, question } from "./fixtures/duel";
import { served } from "./fixtures/catalogue";
import { catalogue, handingOver, inAnEffect, match, state, view } from "./fixtures/team";
import { lastChanges } from "./board/past";
import { scoresByTurn } from "./end/scores";
import { spoken } from "../../table/marked";
import { lines } from "./words/sentences";
import { mateOf, sidesOf } from "./sides";
import { TashKalarTable } from "./TashKalarTable";
import { gameTexts } from "./words/texts";
import type { SeatView, TashKalarEvent, TashKalarView } from "./types";

afterEach(cleanup);

const LANGS: Lang[] = ["en", "cs", "it"];
const NAMES = ["Ines", "Mirko", "Giulia", "Bruno"];
const nameOf = (seat: number) => NAMES[seat] ?? "";
const hand = new Set(["knight", "flare-03"]);
/** Rules that need a real page, or all of it. */
const UNSEEN = Object.fromEntries(
  ["color-contrast", "label-content-name-mismatch", "region"].map((rule) => [rule, { enabled: false }]),
);

const turn = (changed: object): TashKalarView => ({
  ...view,
  turn: view.turn && { ...view.turn, ...changed },
});

/** Three who play alone, with their points by colour. */
const melee: TashKalarView = {
  ...view,
  form: "melee",
  seats: ["n", "s", "h"].map((colour, i, all) => ({
    ...(view.seats[0] as SeatView),
    colour,
    side: i,
    tracks: all
      .filter((other) => other !== colour)
      .map((other) => ({ colour: other, points: i, weakest: true })),
  })),
};

function ask(asked: Question | null, draft: Draft = NOTHING, lang: Lang = "en", now = view, you = 0) {
  return asking({
    match: { ...match, question: asked },
    view: now,
    catalogue,
    reading: read(asked, draft, hand),
    draft,
    inspected: null,
    you,
    t: gameTexts(lang),
    nameOf,
  });
}

function props(changed: Partial<TableProps> = {}, match: Partial<MatchState> = {}): TableProps {
  return {
    state: { ...state, match: { ...(state.match as MatchState), ...match } },
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

describe("sides", () => {
  it("begin with our own, our own seat first, the others in order of play", () => {
    expect(sidesOf(view, 2)).toEqual([
      { side: 0, seats: [2, 0] },
      { side: 1, seats: [3, 1] },
    ]);
    expect(sidesOf(melee, 1).map(({ seats }) => seats)).toEqual([[1], [2], [0]]);
    expect(mateOf(view, 1)).toBe(3);
    expect(mateOf(melee, 1)).toBeNull();
  });

  it("have one supply each, our own at the bottom left and the others clockwise (R2.5, R3.5.1)", () => {
    const scene = {
      catalogue,
      question: null,
      reading: read(null, NOTHING, hand),
      draft: NOTHING,
      hover: null,
    };
    const rest = { inspected: null, log: [], you: 2, motion: null, t: gameTexts("en"), nameOf };
    const corners = (view: TashKalarView) =>
      boardProps({ ...scene, ...rest, view }).supplies.map(({ corner, colour }) => `${corner} ${colour}`);
    expect(corners(view)).toEqual(["bottom-left h", "top-right s"]);
    expect(corners(melee)).toEqual(["bottom-left h", "top-left n", "top-right s"]);
  });

  it("name a piece after the school of its colour, not after its player's (R3.5.1a)", () => {
    expect(pieceWords("hh", catalogue, gameTexts("en"))).toBe("heroic piece, Highland");
  });
});

describe("a turn that can be handed over (R12.3)", () => {
  it("offers it apart from other choices, and explains it before it is sent", () => {
    const offered = ask(handingOver);
    expect(offered.handOver?.label).toBe("Hand over to Giulia");
    expect(offered.others.map(({ choice }) => choice.verb)).not.toContain("handOver");
    const sure = ask(handingOver, { ...NOTHING, picked: "handover" });
    expect(sure.title).toBe("Hand your turn over to Giulia?");
    expect(sure.why).toContain("places a piece for the action left, nothing else");
    expect(sure.primary).toMatchObject({ label: "Hand over to Giulia", choice: { notation: "handover" } });
    expect(ask(inAnEffect, { ...NOTHING, picked: "handover" }).why).toContain("the rest of Knight");
  });

  it("does not keep the only other choice from being the purple button", () => {
    const alone = { ...question("branch", [choice("near", "branch", { branch: ["near"] })]) };
    alone.choices.push(choice("handover", "handOver"));
    expect(ask(alone).primary?.choice.notation).toBe("near");
  });

  it("tells the teammate that and why they decide", () => {
    const handed = turn({ handedOver: true, acting: 2 });
    expect(ask(question("move", inAnEffect.choices, "knight"), NOTHING, "en", handed, 2).note?.words).toBe(
      "Ines handed the turn over to you: decide the rest of Knight, then place a piece for each action left.",
    );
    const placing = ask(
      question("action", [choice("place e1", "place", { at: ["e1"] })]),
      NOTHING,
      "en",
      handed,
      2,
    );
    expect(placing).toMatchObject({ title: "Place a piece in Ines's turn", handOver: null });
    expect(placing.note?.words).toContain("Ines then ends the turn");
    const held = { ...NOTHING, card: "knight" };
    expect(
      ask(question("action", [choice("place e1", "place", { at: ["e1"] })]), held, "en", handed, 2).why,
    ).toContain("only place pieces");
  });

  it("tells the others who acts for whom", () => {
    const handed = turn({ handedOver: true, acting: 2 });
    const waiting = (you: number) =>
      asking({
        match: { ...match, question: null, waiting: [{ seat: 2, prompt: "action", source: null }] },
        view: handed,
        catalogue,
        reading: read(null, NOTHING, hand),
        draft: NOTHING,
        inspected: null,
        you,
        t: gameTexts("en"),
        nameOf,
      }).title;
    expect(waiting(0)).toBe("Giulia finishes your turn");
    expect(waiting(1)).toBe("Giulia acts in Ines's turn");
  });

  it("shows the player who handed it over all that the teammate does", () => {
    const placed = (at: string): TashKalarEvent => ({ kind: "placed", seat: 0, at, piece: "hc" });
    const told: TashKalarEvent[] = [
      { kind: "turnBegan", seat: 0, number: 1, actions: 2, extra: false },
      placed("a3"),
      { kind: "handedOver", seat: 0, to: 2 },
      placed("a4"),
      placed("a5"),
    ];
    const board = { a3: "hc", a4: "hc", a5: "hc" };
    const seen = (you: number) => lastChanges(told, board, you).map(({ at }) => at);
    expect(seen(0)).toEqual(["a4", "a5"]);
    expect(seen(2)).toEqual(["a5"]);
    expect(seen(1)).toEqual(["a3", "a4", "a5"]);
  });

  it("can be done by keys alone, as help explains", () => {
    const given = props();
    render(<TashKalarTable {...given} />);
    fireEvent.keyDown(document.body, { key: "?" });
    expect(screen.getByText("hand the turn over")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.keyDown(document.body, { key: "o" });
    fireEvent.keyDown(document.body, { key: "c" });
    expect(given.send).toHaveBeenCalledExactlyOnceWith("choose", { choice: "handover", asked: 40 });
  });

  it("is sent by the second press", () => {
    const given = props();
    render(<TashKalarTable {...given} />);
    fireEvent.click(screen.getByRole("button", { name: "Hand over to Giulia" }));
    expect(given.send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Hand over to Giulia" }));
    expect(given.send).toHaveBeenCalledExactlyOnceWith("choose", { choice: "handover", asked: 40 });
  });
});

describe("words for several players", () => {
  const t = gameTexts("en");
  const told = (event: TashKalarEvent, now = view, lang: Lang = "en") =>
    lines([event], { view: now, catalogue, nameOf, t: gameTexts(lang) }).map(({ words }) => spoken(words));

  it.each([
    [{ kind: "handedOver", seat: 0, to: 2 }, "Ines handed the turn over to Giulia."],
    [{ kind: "passedLegends", seat: 0, to: 2, cards: 2 }, "Ines passed 2 legends to Giulia."],
    [{ kind: "wantsToResign", seat: 3 }, "Bruno wants to resign."],
    [
      { kind: "scored", seat: 0, points: 1, why: "legend", colour: null },
      "Ines and Giulia: 1 point for a legend.",
    ],
  ] as [TashKalarEvent, string][])("of teams: %j", (event, words) => expect(told(event)).toEqual([words]));

  it.each([
    [
      { kind: "flared", seat: 0, card: "flare-03", upper: true, lower: false, against: "s" },
      "Ines played a flare against Mirko.",
    ],
    [
      { kind: "scored", seat: 1, points: 1, why: "flare", colour: "n" },
      "Mirko: 1 point in Ines's colour for the flare.",
    ],
    [{ kind: "improvised", seat: 0, at: "e5", piece: "sc" }, "Ines improvised with Mirko's piece on e5."],
  ] as [TashKalarEvent, string][])("of a Melee: %j", (event, words) =>
    expect(told(event, melee)).toEqual([words]),
  );

  it.each(LANGS)("is said in every language (%s)", (lang) => {
    const some = told({ kind: "passedLegends", seat: 0, to: 2, cards: 2 }, view, lang);
    expect(some[0]).toMatch(/Ines.*2.*Giulia/);
    for (const prompt of ["legend", "unpaired", "mover", "pay"]) {
      const { title } = ask(question(prompt, [choice("s", prompt, { colour: ["s"] })]), NOTHING, lang, melee);
      expect(title).not.toBe(gameTexts(lang).askAnything);
    }
  });

  it("counts the fewest points of all colours, turn by turn (R16.3)", () => {
    const scored = (colour: string, points: number): TashKalarEvent => ({
      kind: "scored",
      seat: 0,
      points,
      why: "destroyed",
      colour,
    });
    const began = (number: number): TashKalarEvent => ({
      kind: "turnBegan",
      seat: 0,
      number,
      actions: 2,
      extra: false,
    });
    const rows = scoresByTurn([began(1), scored("s", 2), began(2), scored("h", 1)], melee);
    expect(rows[0]).toEqual([0, 0, 1]);
    expect(t.decider("secondWeakest")).toBe("Points in the second weakest colour");
  });
});

describe("the table of two teams", () => {
  it("shows who plays with whom, who is away, and who holds the legends", () => {
    render(<TashKalarTable {...props()} />);
    const own = within(screen.getByRole("region", { name: "Your team" }));
    expect(own.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Ines",
      "Giulia",
    ]);
    expect(own.getByText("Pieces: Highland")).toBeTruthy();
    const other = within(screen.getByRole("region", { name: "The other team" }));
    expect(other.getByText("away")).toBeTruthy();
    expect(screen.getByText("Your team's legends are with you.")).toBeTruthy();
    expect(own.getAllByRole("img", { name: /8 cards in the deck, 2 upright/ })).toHaveLength(2);
  });

  it("lets us agree to a teammate's wish to resign, asks again, or plays on (R17.3)", () => {
    const given = props({}, { resigning: [2] });
    render(<TashKalarTable {...given} />);
    const wish = within(screen.getByRole("alert"));
    expect(wish.getByText("Giulia wants to resign.")).toBeTruthy();
    fireEvent.click(wish.getByRole("button", { name: "Agree and resign" }));
    expect(given.send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Yes, resign" }));
    expect(given.send).toHaveBeenCalledExactlyOnceWith("resign", { moment: match.moment });
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.click(wish.getByRole("button", { name: "Play on" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that our request waits for the teammate, and hides the other team's requests", () => {
    const { rerender } = render(<TashKalarTable {...props({}, { resigning: [0] })} />);
    expect(screen.getByText(/You want to resign; Giulia has to agree/)).toBeTruthy();
    rerender(<TashKalarTable {...props({}, { resigning: [1] })} />);
    expect(screen.queryByText(/wants to resign/)).toBeNull();
  });

  it("names both winners and what decided", () => {
    const outcome = {
      places: [1, 2, 1, 2],
      reason: "played",
      deciders: [
        { kind: "oneof", key: "score", values: [9, 9, 9, 9] },
        { kind: "oneof", key: "upgraded", values: [3, 2, 3, 2] },
      ],
    };
    render(<TashKalarTable {...props({}, { question: null, outcome })} />);
    expect(screen.getByRole("heading", { name: "Ines and Giulia win" })).toBeTruthy();
    const ranking = within(screen.getByRole("region", { name: "How it was decided" }));
    expect(ranking.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "PlaceTeamPointsUpgraded pieces in the arena",
      "1 Ines and Giulia93",
      "2 Mirko and Bruno92 decided here",
    ]);
  });

  it("says which team resigned", () => {
    const outcome = { places: [2, 1, 2, 1], reason: "resigned", deciders: [] };
    render(<TashKalarTable {...props({}, { question: null, outcome })} />);
    expect(screen.getByRole("heading", { name: "Mirko and Bruno win" })).toBeTruthy();
    expect(screen.getByText("Ines and Giulia resigned.")).toBeTruthy();
  });

  it.each(LANGS)("has no accessibility faults that a checker finds (%s)", async (lang) => {
    const { container } = render(<TashKalarTable {...props({ lang }, { resigning: [2] })} />);
    const found = await axe.run(container, { rules: UNSEEN });
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe("the end of a match of three", () => {
  it("shows every place, where it was decided, and shared places", () => {
    const outcome = {
      places: [1, 2, 2],
      reason: "played",
      deciders: [
        { kind: "oneof", key: "weakest", values: [3, 2, 2] },
        { kind: "oneof", key: "pieces", values: [4, 6, 6] },
      ],
    };
    const three = { ...state, room: { ...state.room, seats: state.room.seats.slice(0, 3) } };
    const over = { ...three, match: { ...match, view: melee, question: null, outcome } };
    render(<TashKalarTable {...props({ state: over })} />);
    const ranking = within(screen.getByRole("region", { name: "How it was decided" }));
    expect(ranking.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "PlacePlayerPoints in the weakest colourPieces in the arena",
      "1 Ines34",
      "2 Mirko2 decided here6",
      "2 Giulia26",
    ]);
    expect(ranking.getByText("Equal in all of these: the place is shared.")).toBeTruthy();
  });
});
