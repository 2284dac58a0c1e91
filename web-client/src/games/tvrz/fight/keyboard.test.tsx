import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cleanup, fireEvent, render, screen } from "../../../fixtures/render";
import type { Question } from "../../../protocol";
import { attack, body, call, choice, exchange, question, view } from "../fixtures/fight";
import { tableOf } from "../fixtures/tables";
import { TvrzTable } from "../TvrzTable";
import type { TvrzView } from "../types";

/** Rules that need a real page, or all of it. */
const UNSEEN = Object.fromEntries(
  ["color-contrast", "label-content-name-mismatch", "region"].map((rule) => [rule, { enabled: false }]),
);

afterEach(cleanup);

const approach = question("approach", [
  choice("pass", { strength: "15", left: "13" }),
  choice("ambush robber", { strength: "7", left: "5", kept: "0", lives: "no", falls: "yes" }),
]);

const called = view({ attack: attack(2) });
const coming = view({ attack: attack(0, { cards: [body("toront")], part: "gate", left: 15 }) });
const meeting = view({
  attack: attack(4, { guards: [{ cards: [body("xorxos")], local: false, strength: null, left: null }] }),
});
const slowed = view({ attack: attack(4, { slowed: { cards: [body("dog")], others: 1 } }) });

const shown = (seen: TvrzView, asks: Question) => {
  const send = vi.fn();
  render(<TvrzTable {...tableOf(seen, { asks })} send={send} />);
  return send;
};

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

describe("A fight by keys alone", () => {
  it("lines up defenders from the hand, and sends them with an order for those who follow", () => {
    const send = shown(called, call);
    key("h");
    const held = (card: string) => {
      for (let i = 0; i < 9 && (document.activeElement as HTMLElement).dataset["card"] !== card; i++)
        key("ArrowRight");
      fireEvent.click(document.activeElement as Element);
    };
    held("slave-east");
    held("dog");
    expect(screen.getByRole("heading", { name: "Slave, then Dog?" })).toBeTruthy();
    const second = document.activeElement as HTMLElement;
    expect(second.getAttribute("aria-pressed")).toBe("true");
    expect(second.querySelector("[role=img]")?.getAttribute("aria-label")).toContain("number 2 in order");
    key("c");
    expect(send.mock.calls).toEqual([
      ["choose", { choice: "defend slave-east", asked: 40 }],
      ["order", { about: "defence 7.2", answers: ["defend dog"] }],
    ]);
  });

  it("opens the whole card on which it stands", () => {
    shown(called, call);
    key("h");
    const name = document.activeElement?.querySelector("[role=img]")?.getAttribute("aria-label") ?? "";
    key("i");
    expect(screen.getByRole("dialog", { name: name.split(",")[0] ?? "" })).toBeTruthy();
  });

  it("tells a window at once, and passes only at the second Escape", () => {
    const send = shown(coming, approach);
    const [told] = screen.getAllByRole("alert");
    expect(told?.textContent).toContain("Toront, 15, comes to your gate. Act before the walls? You first");
    key("Escape");
    expect(send).not.toHaveBeenCalled();
    key("Escape");
    expect(send).toHaveBeenCalledExactlyOnceWith("choose", { choice: "pass", asked: 40 });
  });

  it("reads the stair as numbers, and names who is slowed", () => {
    shown(slowed, call);
    expect(screen.getByRole("group", { name: "Strength left, step by step: 11 10 6 4" })).toBeTruthy();
    expect(screen.getByText("slowed: comes after 1 more")).toBeTruthy();
  });
});

describe("A fight", () => {
  it.each([
    ["on a call", called, call],
    ["before the walls", coming, approach],
    ["in an exchange", meeting, exchange],
  ])("passes axe %s", async (_, seen, asks) => {
    shown(seen, asks);
    const { violations } = await axe.run(document.body, { rules: UNSEEN });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
  });
});
