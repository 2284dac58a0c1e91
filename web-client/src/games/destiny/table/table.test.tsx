import { cleanup, fireEvent, render, screen, within } from "../../../fixtures/render";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableProps } from "../../../room/tableProps";
import { DestinyTable } from "./DestinyTable";
import { begin, crowded, queued, resolving, tableOf, three } from "./fixtures/tables";
import { fourView, view } from "./fixtures/views";

/** Rules that need a real page, or all of it. */
const UNSEEN = Object.fromEntries(
  ["color-contrast", "label-content-name-mismatch", "region"].map((rule) => [rule, { enabled: false }]),
);

afterEach(cleanup);

/** Renders a table; what it sends. */
function shown(props: TableProps) {
  const send = vi.fn(() => true as never);
  render(<DestinyTable {...props} send={send} />);
  return send;
}

const sent = (choice: string) => ["choose", { choice, asked: 40 }] as const;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("resolving", () => {
  it("shows each target its own consequence before one is chosen (D19.1)", () => {
    shown(resolving());
    expect(screen.getByRole("heading", { name: "5 melee: who takes it?" })).toBeTruthy();
    expect(screen.getByText("2 blocked, 3 left")).toBeTruthy();
    expect(screen.getByText("5 damage: defeated")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Deal 5" })).toBeNull();
  });

  it("sends a target after it was tapped and confirmed", () => {
    const send = shown(resolving());
    fireEvent.click(button(/^First Order Stormtrooper 1/));
    expect(screen.getByRole("heading", { name: "5 melee on First Order Stormtrooper 1?" })).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(button("Deal 5"));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("at aw002.4"));
  });

  it("keeps own characters behind their side, and asks once more (D19.2)", () => {
    const send = shown(resolving());
    expect(screen.queryByRole("button", { name: /^Rey, / })).toBeNull();
    fireEvent.click(button("Your own side"));
    fireEvent.click(button(/^Rey, /));
    expect(screen.getByRole("heading", { name: "Damage Rey, on your own side?" })).toBeTruthy();
    fireEvent.click(button("Deal 5"));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("at aw038.1"));
  });

  it("names dice with all that joins them", () => {
    shown(resolving());
    expect(
      screen.getByRole("img", { name: /^Rey's Staff, 3 melee, costs 1, joined by Rey plus 2, total 5/ }),
    ).toBeTruthy();
  });

  it("begins with a tap where a target is asked next, and asks first where nothing is (D19.3)", () => {
    const send = shown(tableOf(view(), { asks: begin }));
    fireEvent.click(button(/^Rey's Staff, 3 melee/));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("resolve aw044.6a"));
    fireEvent.click(button(/^Finn, 1 resource/));
    expect(send).toHaveBeenCalledTimes(1);
    fireEvent.click(button("Resolve"));
    expect(send).toHaveBeenLastCalledWith(...sent("resolve aw045.2b"));
  });
});

describe("an action", () => {
  it("has its kinds in a rail with their numbers, and what a pass does", () => {
    shown(crowded());
    const rail = within(screen.getByRole("navigation", { name: "Actions" }));
    expect(rail.getAllByRole("button").map((one) => one.textContent)).toEqual([
      "Play5 choices5",
      "Activate1 choice1",
      "Resolve3 choices3",
      "Reroll",
      "Action1 choice1",
      "Claim",
      "Pass",
    ]);
    fireEvent.click(rail.getByRole("button", { name: "Pass" }));
    expect(screen.getByRole("heading", { name: "Pass and end round 4?" })).toBeTruthy();
    expect(screen.getByText(/^Mirko has passed\. If you pass, round 4 ends/)).toBeTruthy();
  });

  it("says of a card what it costs, that it would do nothing, or what is missing", () => {
    const send = shown(crowded());
    expect(button(/^Riposte.*Would do nothing/)).toBeTruthy();
    fireEvent.click(button(/^Dodge.*For 2/));
    expect(screen.getByText("It costs 2; you keep 1.")).toBeTruthy();
    fireEvent.click(button("Play for 2"));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("play aw155"));
  });

  it("claims the battlefield itself", () => {
    const send = shown(crowded());
    fireEvent.click(button(/^Frozen Wastes/));
    expect(screen.getByText("You then pass for the rest of the round.")).toBeTruthy();
    const [confirm] = screen.getAllByRole("button", { name: "Claim" });
    fireEvent.click(confirm as Element);
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("claim"));
  });

  it("is begun by keys: the rail by numbers, the purple button by C", () => {
    const send = shown(crowded());
    fireEvent.keyDown(document.body, { key: "7" });
    fireEvent.keyDown(document.body, { key: "c" });
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("pass"));
  });
});

describe("the queue", () => {
  it("shows what waits in order, with whose and why, and never hides declining", () => {
    const send = shown(queued());
    const steps = within(
      screen.getByRole("region", { name: "Waiting abilities, first in, first out" }),
    ).getAllByRole("listitem");
    expect(steps.map((step) => step.querySelector("b:not(.ds-step-number)")?.textContent)).toEqual([
      "Hit and Run",
      "Jango Fett",
      "Han Solo",
      "One more action",
    ]);
    expect(steps[1]?.getAttribute("aria-current")).toBe("step");
    fireEvent.click(button("Decline"));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("no"));
  });
});

describe("three players", () => {
  it("choose among opponents with what each would have left", () => {
    const send = shown(three());
    fireEvent.click(button("3, then 1"));
    const answers = screen.getAllByRole("button", { name: "Mirko" });
    expect(answers.length).toBeGreaterThan(0);
    fireEvent.click(button("3, then 1"));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("seat 2"));
  });
});

describe("every table", () => {
  it.each([
    ["resolving", resolving()],
    ["crowded", crowded()],
    ["with a queue", queued()],
    ["of three", three()],
    ["of four, watched", tableOf(fourView, { you: null })],
  ])("%s passes axe", async (_, props) => {
    shown(props);
    const { violations } = await axe.run(document.body, { rules: UNSEEN });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
  });
});
