import { describe, expect, it } from "vitest";
import { sounds } from "../sounds";
import { moves } from "./moves";

const rolled = (die: string, again = false) => ({ kind: "rolled", seat: 0, die, side: 1, again });

describe("Motion", () => {
  it("lets dice tumble one after another", () => {
    expect(
      moves([rolled("a"), rolled("b")]).map(({ motion, delay, duration }) => [motion, delay, duration]),
    ).toEqual([
      ["tumble", 0, 620],
      ["tumble", 40, 620],
    ]);
    expect(moves([rolled("a", true)])[0]).toMatchObject({ motion: "roll", duration: 360 });
  });

  it("empties cells by the damage taken, or rings the shields that blocked all of it", () => {
    const damaged = (taken: number, blocked: number) => ({ kind: "damaged", id: "aw011.3", taken, blocked });
    expect(moves([damaged(3, 0)])[0]).toMatchObject({
      motion: "empty",
      target: '[data-piece="aw011.3"] .ds-cell-gone',
      count: 3,
      duration: 180,
    });
    expect(moves([damaged(9, 0)])[0]).toMatchObject({ duration: 360 });
    expect(moves([damaged(0, 2)])[0]).toMatchObject({
      motion: "ring",
      target: '[data-piece="aw011.3"] .ds-shields',
    });
  });

  it("rings the shields too where damage gets past them", () => {
    const both = { kind: "damaged", id: "aw011.3", taken: 3, blocked: 2 };
    expect(moves([both]).map(({ motion }) => motion)).toEqual(["empty", "ring"]);
  });

  it("lets the total of a resolved die travel to its target before anything happens there", () => {
    const resolved = { kind: "resolved", seat: 0, die: "aw044.6a", joined: ["aw038.1a"], total: 5 };
    const damaged = { kind: "damaged", id: "aw011.3", taken: 3, blocked: 2 };
    const played = moves([resolved, damaged]).map(({ motion, delay, duration, total = "" }) =>
      [motion, delay, duration, total].join(" ").trim(),
    );
    expect(played).toEqual([
      "click 0 120",
      "line 120 360",
      "travel 280 200 5",
      "home 480 180",
      "home 480 180",
      "empty 480 180",
      "ring 480 180",
    ]);
    expect(moves([resolved, damaged])[1]).toMatchObject({
      target: '[data-die="aw044.6a"], [data-ghost="aw044.6a"]',
      to: '[data-piece="aw011.3"]',
    });
  });

  it.each([
    ["a special side", "special", 2],
    ["a total of nothing", "melee", 0],
  ])("draws the line without a number for %s, and takes the same time", (_, symbol, total) => {
    const resolved = { kind: "resolved", seat: 0, die: "aw044.6a", joined: [], symbol, total };
    const damaged = { kind: "damaged", id: "aw011.3", taken: 2, blocked: 0 };
    expect(
      moves([resolved, damaged]).map(({ motion, delay, duration }) => [motion, delay, duration]),
    ).toEqual([
      ["line", 0, 360],
      ["home", 360, 180],
      ["empty", 360, 120],
    ]);
  });

  it("lets an event fly to the tilt, and what stays in play slide in", () => {
    const event = { kind: "cardPlayed", seat: 1, card: "aw155", id: null };
    expect(moves([event]).map(({ motion, duration, about = "" }) => [motion, duration, about])).toEqual([
      ["slide", 220, ""],
      ["fly", 220, "aw155"],
    ]);
    expect(moves([{ ...event, card: "aw044", id: "aw044.6" }]).map(({ motion }) => motion)).toEqual([
      "slide",
    ]);
  });

  it("sends a number nowhere if nothing comes of a die", () => {
    const resolved = { kind: "resolved", seat: 0, die: "aw044.6a", joined: [], total: 2 };
    expect(moves([resolved, { kind: "turnBegan" }]).map(({ motion }) => motion)).toEqual(["home"]);
  });

  it("cracks arms, turns them over and lets the upgrades fall, in this order", () => {
    const played = moves([{ kind: "defeated", seat: 1, card: "aw011" }]);
    expect(played.map(({ motion, delay, duration }) => [motion, delay, duration])).toEqual([
      ["crack", 0, 120],
      ["fall", 120, 320],
      ["drop", 440, 200],
    ]);
  });

  it("lets a defeat be seen before anything else happens, several at once", () => {
    const defeated = (id: string) => ({ kind: "defeated", seat: 1, id, card: id });
    const discarded = { kind: "discarded", seat: 1, card: "aw015", from: "play" };
    const played = moves([defeated("a"), discarded, defeated("b"), { kind: "gained", seat: 0 }]);
    const delays = (motion: string) =>
      played.filter((move) => move.motion === motion).map((one) => one.delay);
    expect(delays("drop")).toEqual([440, 440]);
    expect(delays("set")).toEqual([0, 1040]);
  });

  it("tells equal characters that are defeated at once apart", () => {
    const defeated = (id: string) => ({ kind: "defeated", seat: 1, id, card: "aw011" });
    const played = moves([defeated("aw011.3"), defeated("aw011.4")]);
    expect(played.map(({ motion, newer, about = "" }) => [motion, newer, about])).toEqual([
      ["crack", 1, ""],
      ["fall", 1, ""],
      ["drop", 1, "aw011.3"],
      ["crack", 0, ""],
      ["fall", 0, ""],
      ["drop", 0, "aw011.4"],
    ]);
    expect(played[0]?.within).toBe('[data-side="1"] [data-card="aw011"] .ds-defeated');
  });

  it("takes no longer than a second and a half, and half as long with many abilities", () => {
    const falls = Array.from({ length: 12 }, (_, i) => rolled(String(i)));
    const resolved = { kind: "resolved", seat: 0, die: "x", joined: ["y"], total: 1 };
    const long = moves([resolved, { kind: "damaged", id: "p", taken: 9, blocked: 0 }, resolved, ...falls]);
    expect(Math.max(...long.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(1500.5);
    const waits = Array.from({ length: 4 }, () => ({ kind: "waits" }));
    expect(moves(waits)[0]).toMatchObject({ duration: 110 });
  });

  it("moves the hand of others as a number alone", () => {
    expect(moves([{ kind: "drew", seat: 1, card: null }])[0]?.target).toBe('[data-hand="1"]');
  });

  it("is none for what was not seen live", () => {
    expect(moves(Array.from({ length: 61 }, (_, i) => rolled(String(i))))).toEqual([]);
  });
});

describe("Sounds", () => {
  it("are one for dice rolled together", () => {
    expect(sounds([rolled("a"), rolled("b")])).toEqual(["dice"]);
  });

  it("tell a struck shield from a wound", () => {
    expect(sounds([{ kind: "damaged", taken: 0, blocked: 2 }])).toEqual(["stone"]);
    expect(sounds([{ kind: "damaged", taken: 2, blocked: 0 }])).toEqual(["drum"]);
  });

  it("strike the shield before the wound where damage gets past it", () => {
    expect(sounds([{ kind: "damaged", taken: 2, blocked: 1 }])).toEqual(["stone", "drum"]);
  });

  it("lay a low drum below the split wood of a defeat, also of one without damage", () => {
    const damaged = { kind: "damaged", taken: 2, blocked: 0 };
    expect(sounds([damaged, { kind: "defeated" }])).toEqual(["drum", "split", "drum"]);
    expect(sounds([{ kind: "defeated" }, { kind: "discarded" }])).toEqual(["split", "drum", "paper"]);
  });

  it("are of paper for cards, of one bone die for one rolled again, of a coin for one turned", () => {
    expect(sounds([rolled("a", true)])).toEqual(["die"]);
    expect(sounds([{ kind: "turned" }])).toEqual(["coin"]);
    expect(sounds([{ kind: "cardPlayed" }, { kind: "drew" }])).toEqual(["paper"]);
  });

  it("do not drum for forced passes", () => {
    expect(sounds([{ kind: "passed", seat: 0, forced: true }])).toEqual([]);
  });
});
