// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { attack, body, choice, exchange, fort, question, view } from "../fixtures/fight";
import { scene } from "../fixtures/scene";
import { WINDOWS, shownWindow } from "./window";

const guard = (card: string, local: boolean) => ({ cards: [body(card)], local, strength: null, left: null });

const toront = (hand: readonly string[], more: Parameters<typeof attack>[1] = {}) =>
  view({
    attack: attack(0, { cards: [body("toront")], part: "gate", left: 15, ...more }),
    seats: [fort(hand), fort(null)],
  });

const approach = question("approach", [
  choice("pass", { strength: "15", left: "13" }),
  choice("ambush robber", { strength: "7", left: "5", kept: "0", lives: "no", falls: "yes" }),
]);

describe("The window before the walls", () => {
  it("asks, says who is first, and ends with nothing", () => {
    const window = shownWindow(scene({ view: toront(["robber"]), question: approach }));
    expect(window).toMatchObject({
      key: "W3",
      title: "Toront, 15, comes to your gate. Act before the walls?",
      first: "You first, then Mirko.",
      open: true,
    });
    expect(window?.options.map(({ act }) => act)).toEqual(["Ambush", "Pass"]);
  });

  it("shows every sum before the click", () => {
    const window = shownWindow(scene({ view: toront(["robber"]), question: approach }));
    expect(window?.options).toMatchObject([
      {
        title: "Ambush: Robber",
        sum: "12 − 7 = 5, Toront dies",
        why: "Toront needs 7 of 12. Robber dies too.",
        passes: false,
      },
      { title: "Do nothing", sum: "15 − 2 = 13", why: "Comes past the gate with 13.", passes: true },
    ]);
  });

  it("says in a sentence that an attacker comes past a bare wall", () => {
    const bare = question("approach", [choice("pass", { strength: "1", left: "1" })]);
    const west = toront(["dog"], { part: "west", left: 1 });
    expect(shownWindow(scene({ view: west, question: bare }))?.options).toMatchObject([
      { title: "Do nothing", sum: null, why: "Comes past the west wall with 1." },
    ]);
  });

  it("tells the attacker that the defender is first", () => {
    const own = view({
      attack: attack(0, { seat: 0, target: 1, cards: [body("toront")], part: "gate", left: 15 }),
    });
    const window = shownWindow(scene({ view: own, question: question("approach", [choice("pass")]) }));
    expect(window?.title).toBe("Toront, 15, comes to the gate. Act before the walls?");
    expect(window?.first).toBe("Mirko first, then you.");
  });

  it("opens alike for one who can do nothing", () => {
    const window = shownWindow(
      scene({ view: toront(["dog"]), question: question("approach", [choice("pass")]) }),
    );
    expect(window).toMatchObject({ key: "W3", open: true });
    expect(window?.options).toHaveLength(1);
    expect(window?.notNow).toEqual([]);
  });

  it("marks for their owner the cards that could act, and says why not now", () => {
    const seats = [fort(["robber", "korunka", "dog"], { spent: ["korunka"] }), fort(null)];
    const window = shownWindow(
      scene({
        view: view({ attack: attack(4, { guards: [guard("xorxos", false)] }), seats }),
        question: exchange,
      }),
    );
    expect(window?.notNow).toEqual([
      { card: "robber", why: "only before the walls" },
      { card: "korunka", why: "has cast in this turn" },
    ]);
  });
});

describe("The window of an exchange", () => {
  const fighting = (card: string, local: boolean) =>
    scene({ view: view({ attack: attack(4, { guards: [guard(card, local)] }) }), question: exchange });

  it("names where the defender comes from if it is not at its part", () => {
    expect(shownWindow(fighting("xorxos", false))?.title).toBe("Xorxos comes from the west wall. React?");
    expect(shownWindow(fighting("dog", true))?.title).toBe("Dog is at the wall. React?");
  });

  it("counts the doubling first", () => {
    expect(shownWindow(fighting("xorxos", false))?.options[0]).toMatchObject({
      sum: "4 × 2 = 8, 8 − 6 = 2",
      why: "Doubled, then Xorxos.",
    });
  });
});

describe("Other windows", () => {
  it("let an envoy strike or stay hidden", () => {
    const strike = question("strike", [choice("let-go"), choice("strike", { strength: "3" })]);
    const window = shownWindow(scene({ question: strike }));
    expect(window?.key).toBe("W1");
    expect(window?.options).toMatchObject([
      { sum: "3 against an unknown defence", act: "Strike" },
      { title: "Stay hidden", act: "Let go", passes: true },
    ]);
  });

  it("say which patrol did not recognise which envoy, as far as its owner is told", () => {
    const strike = question("strike", [choice("let-go"), choice("strike", { strength: "3" })]);
    const units = [{ number: 9, cards: [body("borderer")], open: [false], since: 1, moved: 1 }];
    const log = [{ kind: "notRecognised", seat: 1, patrol: 8, target: 0, unit: 9, level: 2 }];
    const seats = [fort(["dog"], { units }), fort(null)];
    const told = (events: typeof log) =>
      shownWindow(scene({ view: view({ seats }), question: strike, log: events }))?.title;
    expect(told(log)).toBe("A patrol of Mirko, level 2, did not recognise your Borderer");
    expect(told([])).toBe("The patrol did not recognise your envoy. Strike?");
  });

  it("count who takes a loss first, and what falls on the other", () => {
    const loss = question("loss", [
      choice("loses mahut", { strength: "5", loss: "5", kept: "0", rest: "1" }),
      choice("loses elephant", { strength: "13", loss: "6", kept: "7", rest: "0" }),
    ]);
    const window = shownWindow(scene({ question: loss }));
    expect(window).toMatchObject({ key: "W6", title: "You lose 6. Who takes it first?" });
    expect(window?.options.map(({ sum }) => sum)).toEqual(["5 − 5 = 0, 13 − 1 = 12", "13 − 6 = 7"]);
  });

  it("say with what mages fight in the landscape as things stand", () => {
    const skirmish = question("skirmish", [choice("pass", { strength: "4", left: "4", kept: "0" })]);
    expect(shownWindow(scene({ question: skirmish }))?.options).toMatchObject([{ sum: "4 against 8" }]);
  });

  it("ask a moved attacker whether it goes on or home", () => {
    const moved = question("transferred", [choice("home"), choice("go-on")]);
    const window = shownWindow(scene({ question: moved }));
    expect(window?.key).toBe("W7");
    expect(window?.options.map(({ act, passes }) => [act, passes])).toEqual([
      ["Attack", false],
      ["Home", true],
    ]);
  });

  it("let three defenders be picked at once, or all if there are fewer", () => {
    const show = (...cards: string[]) =>
      shownWindow(
        scene({
          question: question(
            "show",
            cards.map((card) => choice(`show ${card}`)),
          ),
        }),
      )?.several;
    expect(show("dog", "robber", "xorxos", "ankat")).toBe(3);
    expect(show("dog", "robber")).toBe(2);
  });

  it("are none for questions of the turn, nor for what may be done at any moment", () => {
    expect(shownWindow(scene({ question: question("lay", [choice("done")]) }))).toBeNull();
    expect(shownWindow(scene({ question: { ...approach, offer: true } }))).toBeNull();
    expect(Object.keys(WINDOWS)).not.toContain("call");
  });
});
