import { describe, expect, it } from "vitest";
import { catalogueIn } from "../../fixtures/catalogue";
import { destinyOf } from "../../catalogue";
import { action, die, resolvingView, side, view, character } from "../fixtures/views";
import { ghostsOf, turnedIn } from "../ghosts";
import { groupsOf, totalOf } from "./groups";

const { cards } = destinyOf(catalogueIn("en"));
const sidesOf = (card: string) => cards[card]?.sides ?? [];

describe("a pool", () => {
  it("stands sorted by symbol, bases before modifiers, what is blocked behind", () => {
    const groups = groupsOf(view(), 0, sidesOf);
    expect(groups.map(({ symbol, dice }) => [symbol, dice.map(({ die }) => die.id)])).toEqual([
      ["melee", ["aw044.6a", "aw038.1b", "aw038.1a"]],
      ["shield", ["aw045.2a"]],
      ["resource", ["aw045.2b"]],
      ["ranged", ["aw063.7a"]],
    ]);
    expect(groups.at(-1)?.lacks).toBe("base");
  });

  it("says what a group comes to, with its cost", () => {
    const [melee] = groupsOf(view(), 1, sidesOf);
    expect(melee && totalOf(melee)).toEqual({ bases: [2], plus: [2], sum: 4, cost: 1 });
  });

  it("lacks resources where no base can be paid (D8.2)", () => {
    const poor = view();
    const own = { ...side(), ...poor.seats[0], resources: 0 };
    const staff = { ...own, characters: own.characters.map((one) => ({ ...one, dice: [] })) };
    const [melee] = groupsOf({ ...poor, seats: [staff, side()] }, 0, sidesOf);
    expect(melee?.lacks).toEqual({ resources: 1 });
  });

  it("takes the value of the moment, not the printed one (D7.12)", () => {
    const rolled = character("aw045.2", { dice: [die("aw045.2a", 0, 1, 4)] });
    const [ranged] = groupsOf(view({ seats: [side({ characters: [rolled] }), side()] }), 0, sidesOf);
    expect(ranged?.dice[0]?.value).toBe(4);
  });
});

describe("outlines of dice that have gone", () => {
  const rolled = (id: string, shown: number) => ({
    kind: "rolled",
    seat: 0,
    die: id,
    card: "x",
    side: shown,
  });
  const log = [
    { kind: "turnBegan", seat: 0, turn: 1 },
    rolled("aw038.1a", 3),
    { kind: "turnBegan", seat: 0, turn: 3 },
    { kind: "resolved", seat: 0, die: "aw038.1a", joined: ["aw038.1b"], symbol: "resource", total: 1 },
  ];
  const home = view({
    seats: [
      side({ characters: [character("aw038.1", { dice: [die("aw038.1a"), die("aw038.1b")] })] }),
      side(),
    ],
  });

  it("show what each die showed last, until somebody does something else", () => {
    expect(ghostsOf(home, log)).toEqual([
      { id: "aw038.1a", card: "aw038", seat: 0, side: 3, how: "resolved" },
    ]);
    expect(ghostsOf(home, [...log, { kind: "turnBegan", seat: 1, turn: 4 }])).toHaveLength(1);
    const passed = [
      ...log,
      { kind: "turnBegan", seat: 1, turn: 4 },
      { kind: "passed", seat: 1, forced: false },
    ];
    expect(ghostsOf(home, passed)).toEqual([]);
    const again = [
      ...log,
      { kind: "turnBegan", seat: 1, turn: 4 },
      { kind: "discarded", seat: 1, card: "aw155", from: "hand" },
      { ...rolled("aw011.3a", 2), seat: 1, again: true },
    ];
    expect(ghostsOf(home, again)).toEqual([]);
  });

  it("are not of dice that have come back", () => {
    const staff = { kind: "resolved", seat: 0, die: "aw044.6a", joined: [] };
    const again = [rolled("aw044.6a", 2), staff];
    expect(ghostsOf({ ...resolvingView, action: action() }, again)).toEqual([]);
  });
});

describe("Dice that were turned", () => {
  const turned = (die: string) => ({ kind: "turned", seat: 0, die, card: "x", from: 1, side: 2 });
  const began = (turn: number) => ({ kind: "turnBegan", seat: 0, turn });
  const focus = { kind: "resolved", seat: 0, die: "aw038.1a", joined: [], symbol: "focus", total: 1 };
  const log = [began(1), focus, turned("aw045.2a"), turned("aw045.2b"), began(2)];

  it("are marked until somebody does something else", () => {
    expect([...turnedIn(log)]).toEqual(["aw045.2a", "aw045.2b"]);
    expect([...turnedIn([...log, { kind: "passed", seat: 1, forced: false }])]).toEqual([]);
  });

  it("are no longer so once they are rolled again", () => {
    const rolled = { kind: "rolled", seat: 0, die: "aw045.2a", card: "x", side: 0, again: true };
    expect([...turnedIn([...log.slice(0, -1), rolled])]).toEqual(["aw045.2b"]);
  });
});
