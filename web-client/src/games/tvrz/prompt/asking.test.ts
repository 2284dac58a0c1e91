// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Question } from "../../../protocol";
import { NOTHING, type Draft } from "../choose/draft";
import { attack, body, call, choice, fort, question, view } from "../fixtures/fight";
import { scene } from "../fixtures/scene";
import { asking, following } from "./asking";
import { foreseen, outdated, standingOrders } from "./planned";
import { waiting } from "./waiting";
import { shownWindow } from "./window";

const order = (...cards: string[]): Draft => ({
  thing: null,
  picked: `defend ${cards[0]}`,
  order: cards.map((card) => ({ card, copy: 0 })),
});

describe("On a call", () => {
  const called = (draft: Draft = NOTHING) =>
    scene({ view: view({ attack: attack(2) }), question: call, draft });

  it("says how much is left", () => {
    expect(asking(called())).toMatchObject({
      title: "Who defends?",
      why: "Ankat has 10 left. Choose one or more, in order.",
      primary: null,
    });
  });

  it("sums up a line-up and says who dies", () => {
    expect(asking(called(order("slave-east", "dog")))).toMatchObject({
      title: "Slave, then Dog?",
      why: "10 − 4 − 2 = 4. Dies: Slave, Dog.",
      primary: { choice: { notation: "defend slave-east" }, label: "Send" },
    });
  });

  it("doubles once in a line-up, and says that the attacker is beaten", () => {
    const why = asking(called(order("slave-east", "xorxos", "tamil-rider")))?.why;
    expect(why).toBe(
      "10 − 4 = 6, 6 × 2 = 12, 12 − 6 − 14 = 0, Ankat is beaten. Dies: Slave, Xorxos. Lives: Tamil Rider.",
    );
  });

  it("has a button for every pair", () => {
    const pairs = question("call", [
      choice("defend mahut", { left: "5" }),
      { notation: "defend mahut+elephant", verb: "defend", parts: { card: ["mahut", "elephant"] } },
    ]);
    const hand = view({ attack: attack(2), seats: [fort(["mahut", "elephant"]), fort(null)] });
    const asked = asking(scene({ view: hand, question: pairs }));
    expect(asked?.others.map((one) => one.choice.notation)).toEqual(["defend mahut+elephant"]);
  });

  it("hands the rest in as orders for this attack alone, one for every defender that follows", () => {
    const sent = called(order("slave-east", "dog", "xorxos"));
    const [first] = call.choices.filter(({ notation }) => notation === "defend slave-east");
    expect(standingOrders(sent, first!)).toEqual([
      { about: "defence 7.2", answers: ["defend dog", "defend xorxos"] },
      { about: "defence 7.3", answers: ["defend xorxos"] },
    ]);
    expect(standingOrders(called(order("slave-east")), first!)).toEqual([]);
  });

  it("tells copies apart, and what is attached to them", () => {
    const ring = { ...body("slave-east"), items: ["item-ring-might"] };
    const choices = question("call", [
      choice("defend slave-east", { left: "6", strength: "4" }),
      {
        notation: "defend slave-east+item-ring-might",
        verb: "defend",
        parts: { card: ["slave-east"], with: ["item-ring-might"], left: ["3"], strength: ["7"] },
      },
    ]);
    const hand = { ...fort(["slave-east", "slave-east"]), hand: [body("slave-east"), ring] };
    const lineUp: Draft = {
      thing: null,
      picked: "defend slave-east+item-ring-might",
      order: [
        { card: "slave-east", copy: 1, beside: ring.items },
        { card: "slave-east", copy: 0, beside: [] },
      ],
    };
    const asked = scene({
      view: view({ attack: attack(2), seats: [hand, fort(null)] }),
      question: choices,
      draft: lineUp,
    });
    expect(asking(asked)?.primary?.choice.notation).toBe("defend slave-east+item-ring-might");
    expect(standingOrders(asked, choices.choices[1]!)).toEqual([
      { about: "defence 7.2", answers: ["defend slave-east"] },
    ]);
  });

  it("withdraws orders about attacks that are over", () => {
    const orders = ["defence 6.2", "defence 7.2", "windows 3", "windows"].map((about) => ({
      about,
      answers: ["pass"],
    }));
    expect(outdated(orders, 7).map(({ about }) => about)).toEqual(["defence 6.2", "windows 3"]);
  });

  it("draws the line-up with broken lines", () => {
    expect(foreseen(called(order("slave-east", "dog"))).map(({ left }) => left)).toEqual([6, 4]);
  });
});

describe("Where a spell is cast", () => {
  const spell = (key: string) => ({ notation: `spell ${key}`, verb: "spell", parts: { spell: [key] } });
  const source = { source: "wind-lady", chosen: [], left: 0 };
  const spells = {
    ...question("spell", [spell("wings-human"), spell("slow"), spell("rain")]),
    context: source,
  };

  it("says what each does before it is chosen", () => {
    const [wings, slow, rain] = asking(scene({ question: spells }))?.others ?? [];
    expect(wings?.text).toMatch(/^For this turn your creature flies/);
    expect(slow?.label).toMatch(/ 2$/);
    expect(slow?.text).toMatch(/^Delays the defender/);
    expect(rain?.text).toMatch(/^For one round nobody/);
  });

  it("says so in the windows of a fight, and which spells a mage has before it is chosen", () => {
    const cast = { notation: "cast wind-lady", verb: "cast", parts: { card: ["wind-lady"] } };
    const fought = (asked: Question) =>
      shownWindow(scene({ view: view({ attack: attack(2) }), question: asked }));
    expect(fought(spells)?.options.map(({ why }) => why.length > 20)).toEqual([true, true, true]);
    const [mage] = fought(question("exchange", [cast, choice("pass")]))?.options ?? [];
    expect(mage?.why).toBe("Wings (human), Wings (self), Slow 2, Rain");
  });
});

it("asks of no unit where there is none that a card could join", () => {
  const where = (...choices: string[]) => ({
    ...question(
      "where",
      choices.map((notation) => choice(notation)),
    ),
    context: { source: null, chosen: ["dog"], left: 0 },
  });
  expect(asking(scene({ question: where("alone") }))).toMatchObject({
    title: "Send Dog out alone?",
    primary: { label: "Send out", choice: { notation: "alone" } },
    others: [],
  });
  expect(asking(scene({ question: where("alone", "onto 3") }))?.title).toBe("Where?");
});

describe("In phase 2", () => {
  const lay = (out: string) =>
    question("lay", [
      choice("done", { out }),
      choice("unit 3"),
      choice("out dog"),
      choice("build fort-west-2"),
    ]);
  const seats = [
    fort(["dog", "fort-west-2"], {
      works: ["fort-west-2"],
      units: [{ number: 3, cards: [body("borderer")], open: [false], since: 4, moved: 4 }],
    }),
    fort(null),
  ];

  it("warns before phase 3 of having nobody to attack with, and says who could come home", () => {
    const asked = asking(scene({ view: view({ phase: "lay", seats }), question: lay("yes") }));
    expect(asked?.warning).toBe("Nobody left could attack. You would be out. May still come home: Borderer.");
    expect(asked?.primary).toBeNull();
    expect(asked?.others.map(({ choice: { notation } }) => notation)).toEqual(["done"]);
  });

  it("goes on by the purple button where all is well", () => {
    const asked = asking(scene({ view: view({ phase: "lay", seats }), question: lay("no") }));
    expect(asked).toMatchObject({ warning: "", primary: { choice: { notation: "done" }, label: "Go on" } });
  });

  it("says what a work does before it is laid", () => {
    const draft: Draft = {
      ...NOTHING,
      thing: { kind: "card", key: "fort-west-2", copy: 0 },
      picked: "build fort-west-2",
    };
    const asked = asking(scene({ view: view({ seats }), question: lay("no"), draft }));
    expect(asked?.title).toBe("Lay West Wall +2?");
    expect(asked?.why).toBe("West wall: 2 becomes 4. You draw 1 card.");
  });
});

describe("In phase 3", () => {
  it("says with what an attack arrives at a part", () => {
    const parts = question("part", [choice("part west", { strength: "15", left: "14" })]);
    const draft: Draft = { ...NOTHING, thing: { kind: "part", key: "west" }, picked: "part west" };
    const toront = attack(0, { seat: 0, target: 1, cards: [body("toront")], part: null });
    expect(asking(scene({ view: view({ attack: toront }), question: parts, draft }))).toMatchObject({
      title: "Toront: west wall?",
      why: "Arrives with 14.",
    });
  });

  it("lets a part be aimed at before the attacker is announced, which is sent after it", () => {
    const attackers = question("attacker", [
      choice("attack toront", { strength: "15", arrives: ["15", "13", "15", "14", "0"] }),
      choice("attack seer-hill", { strength: "3", arrives: ["3", "3", "3", "3", "3"] }),
    ]);
    const aimed = (card: string, at: string) => {
      const draft: Draft = {
        ...NOTHING,
        thing: { kind: "card", key: card, copy: 0 },
        picked: `attack ${card}`,
        at,
      };
      return scene({ question: attackers, draft });
    };
    expect(asking(aimed("toront", "west"))).toMatchObject({
      title: "Toront: west wall?",
      why: "Arrives with 14.",
    });
    expect(asking(aimed("toront", "gate"))?.why).toBe("The wall repels it.");
    const [toront] = attackers.choices;
    expect(following(aimed("toront", "west"), toront!)).toBe("part west");
    expect(following(scene({ question: attackers }), toront!)).toBeNull();
  });

  it("offers what lies nowhere on the table as buttons", () => {
    const burn = question("burn", [choice("done"), choice("burn fort-north-1")]);
    const asked = asking(scene({ question: burn }));
    expect(asked?.others.map(({ choice: { notation } }) => notation)).toContain("burn fort-north-1");
  });
});

describe("While others decide", () => {
  it("tells of a window only that it is open", () => {
    const fight = scene({ view: view({ attack: attack(2, { seat: 1, target: 2 }) }), question: null });
    const open = [1, 2].map((seat) => ({ seat, prompt: "approach", source: null }));
    expect(waiting({ waiting: open }, fight)).toEqual({
      title: "Mirko attacks Giulia",
      why: "May react: Mirko and Giulia",
    });
    expect(waiting({ waiting: open }, fight, { seat: 1, left: 9_000 }).why).toBe(
      "May react: Mirko and Giulia. Mirko holds the clock.",
    );
  });
});
