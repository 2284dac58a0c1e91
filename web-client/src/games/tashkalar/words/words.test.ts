// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Lang } from "../../../i18n";
import { asking } from "../prompt/asking";
import { NOTHING, read, type Draft } from "../prompt/draft";
import { flareFace, missingPiece } from "../cards/faces";
import { action, catalogue, choice, log, match, question, view } from "../fixtures/duel";
import { scoresByTurn } from "../end/scores";
import { spoken } from "../../../table/marked";
import { lines } from "./sentences";
import { gameTexts } from "./texts";
import type { TashKalarEvent } from "../types";

const hand = new Set(["knight", "swordmaster", "gun-tower", "bone-catapult", "hell-bull", "flare-03"]);
const nameOf = (seat: number) => ["Ines", "Mirko"][seat] ?? "";
const LANGS: Lang[] = ["en", "cs", "it"];

const PROMPTS = (
  "first draw start action summonAt place take return destroy raise lower convert target move leaper leap direction " +
  "piece pay recover branch group order square rank keep freeze discardFlare mirror gateway copy store restore exchange gather appear discardPending discardCard somethingNew"
).split(" ");

function ask(draft: Draft, asked = action as typeof action | null, lang: Lang = "en") {
  return asking({
    match: { ...match, question: asked },
    view,
    catalogue,
    reading: read(asked, draft, hand),
    draft,
    inspected: view.hands[0]?.beings.find(({ card }) => card === draft.card) ?? null,
    you: 0,
    t: gameTexts(lang),
    nameOf,
  });
}

describe("the log", () => {
  it("says whose start piece somebody placed, where it is the other side's", () => {
    const placed = (piece: string) =>
      lines([{ kind: "placed", seat: 1, at: "c5", piece }], { view, catalogue, nameOf, t: gameTexts("en") });
    const [own, others] = view.seats.map(({ colour }) => placed(`${colour}c`)[0]).reverse();
    expect(spoken(own?.words ?? "")).toBe("Mirko placed a piece on c5.");
    expect(spoken(others?.words ?? "")).toBe("Mirko placed a piece of Ines on c5.");
  });

  it.each(LANGS)("says that time or absence ended the match (%s)", (lang) => {
    const t = gameTexts(lang);
    const told = (event: TashKalarEvent) =>
      lines([event], { view, catalogue, nameOf, t }).map(({ words }) => spoken(words));
    expect(told({ kind: "flagFell", seat: 1 })).toEqual([t.endTime("Mirko")]);
    expect(told({ kind: "left", seat: 0 })).toEqual([t.endLeft("Ines")]);
    expect(told({ kind: "abandoned" })).toEqual([t.endAbandoned]);
  });

  it.each(LANGS)("says who is out while the others play on, and who plays again (%s)", (lang) => {
    const t = gameTexts(lang);
    const told = (event: TashKalarEvent) =>
      lines([event], { view, catalogue, nameOf, t }).map(({ words }) => spoken(words));
    expect(told({ kind: "wentOut", seat: 1 })).toEqual([t.logWentOut("Mirko")]);
    expect(told({ kind: "stoodIn", seat: 1 })).toEqual([t.logStoodIn("Mirko")]);
    expect(told({ kind: "takenOver", seat: 1 })).toEqual([t.logTakenOver("Mirko")]);
  });
});

describe("the prompt", () => {
  it.each(LANGS)("says which square to tap for the colour that starts there (%s)", (lang) => {
    const starts = ["n", "s"].map((colour) =>
      choice(`${colour}c c5`, "place", { at: ["c5"], piece: [`${colour}c`] }),
    );
    const { why } = ask(NOTHING, question("start", starts), lang);
    expect(why).toMatch(/(tap|klepni na|tocca) c5/i);
  });

  it("asks, then says what the choice would do and offers it in one purple button", () => {
    expect(ask(NOTHING)).toMatchObject({ title: "Your move", primary: null });
    const sure = ask({ ...NOTHING, card: "knight", square: "d3" });
    expect(sure.title).toBe("Summon Knight on d3?");
    expect(sure.why).toBe("Uses c3, e3, d4, and e4. Destroys d3.");
    expect(sure.primary).toMatchObject({ label: "Summon", choice: { notation: "summon knight d3" } });
    expect(sure.others.map(({ label }) => label)).toEqual(["Discard"]);
  });

  it("says which of several ways is shown", () => {
    expect(ask({ ...NOTHING, card: "knight", square: "d5", way: 1 }).why).toContain("Option 2 of 2");
  });

  it("says what a card lacks", () => {
    expect(ask({ ...NOTHING, card: "gun-tower" })).toMatchObject({
      title: "Gun Tower: no place yet",
      why: "One common piece on d3 is missing.",
    });
  });

  it("makes ending the turn the purple button when nothing else is left", () => {
    const end = question("action", [choice("end", "end")]);
    expect(ask(NOTHING, end)).toMatchObject({
      title: "End your turn?",
      primary: { label: "End turn" },
      others: [],
    });
  });

  it("never makes a discard the purple button", () => {
    const asked = ask({ ...NOTHING, card: "gun-tower" });
    expect(asked.primary).toBeNull();
    expect(asked.others.map(({ label }) => label)).toContain("Discard");
  });

  it("says that a piece has to be taken back for want of pieces (R5.2)", () => {
    const recall = question("action", [choice("recall e5", "recall", { from: ["e5"], piece: ["nh"] })]);
    expect(ask(NOTHING, recall).why).toContain("No piece is left");
    expect(ask({ ...NOTHING, square: "e5" }, recall).title).toBe("Pick up the piece on e5?");
  });

  it("has a sentence for every prompt in every language, also for one it does not know", () => {
    for (const lang of LANGS) {
      for (const prompt of PROMPTS) {
        const asked = question(
          prompt,
          [choice("e5", prompt, { at: ["e5"] }), choice("stop", "stop")],
          "knight",
        );
        expect(ask(NOTHING, asked, lang).title, `${lang} ${prompt}`).not.toBe("");
        expect(
          ask({ ...NOTHING, square: "e5" }, asked, lang).primary?.label,
          `${lang} ${prompt}`,
        ).toBeTruthy();
      }
    }
  });

  it("shows what a frozen effect does before it thaws (R18.4)", () => {
    const frozen = {
      ...view,
      seats: view.seats.map((seat, i) => (i === 0 ? { ...seat, frozen: "knight" } : seat)),
    };
    const knight = { ...catalogue.cards.knight!, frozen: "Place a common." };
    const scene = (draft: Draft) => {
      const asked = question("action", [
        choice("thaw knight", "thaw", { card: ["knight"] }),
        choice("end", "end"),
      ]);
      return asking({
        match: { ...match, question: asked },
        view: { ...frozen, turn: { ...view.turn!, actions: 0 } },
        catalogue: { ...catalogue, cards: { ...catalogue.cards, knight } },
        reading: read(asked, draft, new Set()),
        draft,
        inspected: null,
        you: 0,
        t: gameTexts("en"),
        nameOf,
      });
    };
    expect(scene(NOTHING).others.map(({ label, shows }) => [label, shows])).toEqual([
      ["Thaw: Knight", true],
      ["End turn", false],
    ]);
    expect(scene({ ...NOTHING, picked: "thaw knight" })).toMatchObject({
      title: "Thaw: Knight?",
      why: "Place a common.",
      primary: { label: "Let it thaw" },
    });
  });

  it("says who is waited for", () => {
    expect(ask(NOTHING, null).title).toBe("Ines's turn");
  });
});

describe("the log", () => {
  it("describes events in sentences and counts turns", () => {
    const told = lines(log, { view, catalogue, nameOf, t: gameTexts("en") });
    expect(told.map(({ words }) => spoken(words))).toEqual([
      "Ines placed a piece on f8.",
      "Ines placed a piece on e4.",
      "Ines drew Knight.",
      "Mirko summoned Knight on g3.",
      "The common on f4 was destroyed.",
      "It moved from g3 to f3.",
      "Mirko: 1 point for destroyed pieces.",
      "Mirko drew 2 cards.",
    ]);
    expect(told.map(({ turn }) => turn)).toEqual([15, null, null, 16, null, null, null, null]);
  });

  it("has a sentence for every event in every language", () => {
    const every = [
      ...log,
      { kind: "recalled", seat: 0, from: "e5", piece: "nc" },
      { kind: "raised", at: "e5", from: "nc", to: "nh" },
      { kind: "lowered", at: "e5", from: "nh", to: "nc" },
      { kind: "converted", at: "e5", from: "sc", to: "nc" },
      { kind: "exchanged", a: "e5", b: "e6" },
      { kind: "flared", seat: 0, card: "flare-03", upper: true, lower: false },
      { kind: "gainedAction", seat: 0, actions: 2 },
      { kind: "extraTurn", seat: 0 },
      { kind: "turnBegan", seat: 0, number: 18, actions: 2, extra: true },
      { kind: "extraCard", seat: 0, deck: "beings" },
      { kind: "extraCard", seat: 0, deck: "legends" },
      { kind: "borrowing", seat: 0 },
      { kind: "improvised", seat: 0, at: "e5", piece: "sc" },
      { kind: "recovered", seat: 0, card: "knight" },
      { kind: "discarded", seat: 0, card: "knight" },
      { kind: "returned", seat: 0, deck: "legends", card: null },
      { kind: "banished", at: "e5", piece: "sc", credited: true },
      { kind: "froze", seat: 0, card: "knight" },
      { kind: "melted", seat: 0, card: "knight" },
      { kind: "thawed", seat: 0, card: "knight" },
      { kind: "hindered", seat: 0 },
      { kind: "warped", seat: 0, card: "knight" },
      { kind: "unwarped", seat: 0, card: "knight" },
      { kind: "copied", seat: 0, card: "knight" },
      { kind: "creditedMore", seat: 0, times: 2 },
      { kind: "emptySquaresServe", seat: 0 },
      { kind: "stored", seat: 0, at: "e5", piece: "sc" },
      { kind: "restored", seat: 0, at: "e5", piece: "sc" },
      { kind: "gateway", at: "e5" },
      { kind: "gateway", at: null },
      { kind: "spentAction", seat: 0, actions: 0 },
      { kind: "possessed", seat: 0, colour: "s" },
      { kind: "putUnder", seat: 0, card: "knight" },
      { kind: "reshuffled", deck: "legends" },
      { kind: "reshuffled", deck: "beings" },
      { kind: "finalRound", seat: 0, why: "score" },
      { kind: "tookBack", seat: 0 },
      { kind: "resigned", seat: 0 },
      { kind: "agreedToStop", seat: 0 },
      { kind: "tookHint", seat: 0 },
    ] as const;
    for (const lang of LANGS) {
      const told = lines([...every] as never, { view, catalogue, nameOf, t: gameTexts(lang) });
      expect(told.length).toBe(8 + 40);
      for (const line of told) expect(line.words).not.toMatch(/\b(undefined|null)\b/);
    }
  });
});

describe("cards", () => {
  it("say whether a flare's conditions hold and who leads by how much", () => {
    const face = flareFace("flare-03", catalogue, gameTexts("en"), {
      flare: { card: "flare-03", upper: false, lower: false, against: [] },
      view,
      us: 1,
      nameOf,
    });
    expect(face?.upper.now).toBe("now: they lead by 1");
    expect(face?.lower.now).toBe("now: they lead by 2");
    expect(face?.state).toMatchObject({ kind: "none" });
  });

  it("mark the missing piece in the drawing", () => {
    const facts = catalogue.cards["bone-catapult"];
    expect(facts && missingPiece(facts, { at: "f5", square: "f6", rank: "heroic" })).toBe(2);
    expect(facts && missingPiece(facts, { at: "f5", square: "f5", rank: "common" })).toBe("summon");
    expect(facts && missingPiece(facts, null)).toBeNull();
  });
});

describe("the chart of scores", () => {
  it("adds up points turn by turn", () => {
    expect(scoresByTurn(log, view)).toEqual([
      [0, 0, 0, 0],
      [0, 0, 1, 1],
    ]);
  });

  it("counts legendary pieces on the board where tasks are claimed (R10.5)", () => {
    const began = (seat: number, number: number) =>
      ({ kind: "turnBegan", seat, number, actions: 2, extra: false }) as const;
    const told: TashKalarEvent[] = [
      began(0, 1),
      { kind: "summoned", seat: 0, card: "titan", at: "e5", piece: "nl", uses: [], points: 0 },
      { kind: "claimed", seat: 0, task: "destruction", points: 2 },
      began(1, 2),
      { kind: "destroyed", at: "e5", piece: "nl", credited: true },
      { kind: "raised", at: "a5", from: "sh", to: "sl" },
    ];
    const tasks = { current: [], next: null, deck: 0, under: [] };
    expect(scoresByTurn(told, { ...view, tasks })).toEqual([
      [0, 3, 2],
      [0, 0, 1],
    ]);
  });
});
