// One long file: all of it plays at the same table, whose fixtures are long.
import { cleanup, fireEvent, render, screen, within } from "../../../fixtures/render";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableProps } from "../../../room/tableProps";
import { DestinyTable } from "./DestinyTable";
import {
  begin,
  choice,
  crowded,
  joins,
  question,
  queued,
  resolving,
  tableOf,
  targets,
  three,
} from "./fixtures/tables";
import { action, character, fourView, queueView, resolvingView, side, upgrade, view } from "./fixtures/views";

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

  it("shows on the die what a card adds to it, and counts it in the caption (D8.10)", () => {
    const raised = view({ ...resolvingView, action: action({ ...resolvingView.action, total: 7 }) });
    shown(tableOf(raised, { asks: targets }));
    const die = document.querySelector('[data-die="aw044.6a"]') as HTMLElement;
    expect(within(die).getByRole("img").getAttribute("aria-label")).toMatch(
      /^Rey's Staff, 5 melee.*raised by 2/,
    );
    expect(die.textContent).toContain("+2");
    expect(document.querySelector(".ds-caption-lit")?.textContent).toContain("5 + 2 = 7");
  });

  it("says what a die comes to by a card, and costs, before it is confirmed (D8.10, D19.1)", () => {
    const asks = question(
      "resolve",
      [choice("resolve aw045.2b", { total: 2 }), choice("resolve aw044.6a", { total: 4, cost: 1 })],
      { source: "aw142" },
    );
    shown(tableOf(view({ action: action({ kind: "play", limbo: "aw142" }) }), { asks }));
    fireEvent.click(button(/^Finn, 1 resource/));
    expect(screen.getByRole("heading", { name: /: Resolve 2 resource\?$/ })).toBeTruthy();
    expect(screen.queryByText(/^It costs/)).toBeNull();
    fireEvent.click(button(/^Rey's Staff, 3 melee/));
    expect(screen.queryByRole("heading", { name: /Resolve 4 melee/ })).toBeNull();
  });

  it("says nothing of a cost that a card waives (D8.10)", () => {
    const waived = view({
      ...resolvingView,
      action: action({ ...resolvingView.action, joined: [], cost: 0 }),
    });
    shown(tableOf(waived, { asks: targets }));
    expect(document.querySelector(".ds-caption-lit")?.textContent).not.toContain("pay");
    cleanup();
    const asks = question("resolve", [choice("resolve aw044.6a", { total: 3 })], { source: "aw171" });
    const [own = side(), other = side()] = view().seats;
    const poor = view({ seats: [{ ...own, resources: 0 }, other], action: action({ kind: "claim" }) });
    shown(tableOf(poor, { asks }));
    const die = document.querySelector('[data-die="aw044.6a"]') as HTMLElement;
    const group = die.closest(".ds-group") ?? die.parentElement?.parentElement;
    expect(group?.textContent).not.toMatch(/pay|short/);
  });

  it("counts what a modifier that is picked costs besides (D8.8)", () => {
    shown(
      tableOf(view({ ...resolvingView, action: action({ ...resolvingView.action, joined: [], total: 3 }) }), {
        asks: joins,
      }),
    );
    expect(document.querySelector(".ds-caption-lit")?.textContent).toContain("pay 1");
  });

  it("leaves the value alone where no card changes it", () => {
    shown(resolving());
    expect(document.querySelector('[data-die="aw044.6a"]')?.innerHTML).not.toContain("made more");
  });

  it("keeps own characters behind their side, and asks once more (D19.2)", () => {
    const send = shown(resolving());
    expect(screen.queryByRole("button", { name: /^Rey, .*health/ })).toBeNull();
    fireEvent.click(button("Your own side"));
    fireEvent.click(button(/^Rey, .*health/));
    expect(screen.getByRole("heading", { name: "Damage Rey, on your own side?" })).toBeTruthy();
    fireEvent.click(button("Deal 5"));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("at aw038.1"));
  });

  it("leaves a modifier out by a tap, and names its die again without it (D8.7)", () => {
    const send = vi.fn(() => true as never);
    const at = (props: TableProps, asked: number): TableProps => ({
      ...props,
      send,
      state: { ...props.state, match: { ...props.state.match, asked } },
    });
    const { rerender } = render(<DestinyTable {...at(resolving(), 40)} />);
    const two = document.querySelector('[data-die="aw038.1a"]') as HTMLElement;
    expect(two.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(two);
    expect(send).toHaveBeenLastCalledWith("takeBack", { moment: 39 });
    rerender(<DestinyTable {...at(tableOf(resolvingView, { asks: joins }), 41)} />);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenLastCalledWith("takeBack", { moment: 39 });
    rerender(<DestinyTable {...at(tableOf(view(), { asks: begin }), 42)} />);
    expect(send).toHaveBeenLastCalledWith("choose", { choice: "resolve aw044.6a", asked: 42 });
    rerender(<DestinyTable {...at(tableOf(resolvingView, { asks: joins }), 43)} />);
    expect(send).toHaveBeenLastCalledWith("choose", { choice: "done", asked: 43 });
    rerender(<DestinyTable {...at(resolving(), 44)} />);
    expect(send).toHaveBeenCalledTimes(4);
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
    expect(
      screen.getByText(
        "Mirko has passed. If you pass, round 4 ends: you gain 1 resource, Mirko 2; all ready their cards and draw, you up to 5 cards.",
      ),
    ).toBeTruthy();
  });

  it("says of a card what it costs, that it would do nothing, or what is missing", () => {
    const send = shown(crowded());
    expect(button(/^Riposte.*Would do nothing/)).toBeTruthy();
    fireEvent.click(button(/^Dodge.*For 2/));
    expect(screen.getByText(/^It costs 2; you keep 1\. Remove all dice/)).toBeTruthy();
    fireEvent.click(button("Play for 2"));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("play aw155"));
  });

  it("says of a card in place of what it would be played, and among how many is chosen (D9.8)", () => {
    const asks = question("action", [
      choice("pass"),
      choice("play aw117", { dice: 4 }),
      choice("play aw059", { cost: 1, replacing: 1 }),
      choice("play aw040", { most: 2 }),
      choice("play aw157", { characters: 5 }),
    ]);
    shown(tableOf(view(), { asks }));
    expect(button(/^Heroism.*Free, 4 dice to choose/).textContent).toContain("4 dice to choose");
    expect(button(/^Lightsaber.*Replacing, for 1/)).toBeTruthy();
    expect(button(/^Jedi Robes.*From 0/)).toBeTruthy();
    expect(button(/^Dodge|^Take Cover/)).toBeTruthy();
    fireEvent.click(button(/^Lightsaber/));
    expect(screen.getByText(/^It costs 1; you keep 0\. It takes the place of an upgrade\./)).toBeTruthy();
    fireEvent.click(button(/^Jedi Robes/));
    expect(
      screen.getByText(/^It costs 0 to 2, depending on where you put it and what it replaces\./),
    ).toBeTruthy();
    expect(button("Play")).toBeTruthy();
  });

  it.each([
    ["aw044", "card-unique", "Already in play"],
    ["aw041", "card-no-carrier", "No blue character"],
    ["aw067", "card-no-colour", "No yellow character"],
    ["aw071", "card-no-battlefield", "Needs the battlefield"],
    ["aw156", "card-no-more-ready", "Too few ready characters"],
    ["aw155", "card-too-dear", "1 resource short"],
  ])("says why %s cannot be played (D9.6)", (card, code, words) => {
    const [own = side(), other = side()] = view().seats;
    const holding = view({ seats: [{ ...own, hand: [card] }, other] });
    shown(tableOf(holding, { asks: question("action", [choice("pass", { [code]: [card] })]) }));
    expect(document.querySelector(`[data-card="${card}"] .ds-foot`)?.textContent).toBe(words);
  });

  it("says how much is missing for a card where it costs least (D9.8)", () => {
    const [own = side(), other = side()] = view().seats;
    const holding = view({ seats: [{ ...own, hand: ["aw155", "aw041"] }, other] });
    const parts = { "card-too-dear": ["aw155", "aw041"], missing: ["1", "2"] };
    shown(tableOf(holding, { asks: question("action", [choice("pass", parts)]) }));
    expect(document.querySelector('[data-card="aw041"] .ds-foot')?.textContent).toBe("2 resources short");
  });

  it("claims the battlefield itself", () => {
    const send = shown(crowded());
    fireEvent.click(button(/^Frozen Wastes/));
    expect(screen.getByText("You then pass for the rest of the round. Remove a character die.")).toBeTruthy();
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

describe("upkeep (D9.16)", () => {
  const asks = (cards: readonly string[]) =>
    question(
      "upkeep",
      ["done", ...cards].map((one) => choice(one)),
    );
  const at = (props: TableProps, asked: number, send: TableProps["send"]): TableProps => ({
    ...props,
    send,
    state: { ...props.state, match: { ...props.state.match, asked } },
  });
  const upkeep = view({ phase: "upkeep", action: action({ kind: "upkeep" }) });
  const table = (cards: readonly string[]) => tableOf(upkeep, { asks: asks(cards) });

  it("answers each of the server's questions with the next card that is picked, then ends", () => {
    const send = vi.fn(() => true as never);
    const { rerender } = render(
      <DestinyTable {...at(table(["card aw117", "card aw153", "card aw059"]), 40, send)} />,
    );
    fireEvent.click(button(/^Lightsaber/));
    fireEvent.click(button(/^Block/));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(button("Discard 2 cards"));
    expect(send).toHaveBeenLastCalledWith("choose", { choice: "card aw059", asked: 40 });
    rerender(<DestinyTable {...at(table(["card aw117", "card aw153"]), 41, send)} />);
    expect(send).toHaveBeenLastCalledWith("choose", { choice: "card aw153", asked: 41 });
    rerender(<DestinyTable {...at(table(["card aw117"]), 42, send)} />);
    expect(send).toHaveBeenLastCalledWith("choose", { choice: "done", asked: 42 });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it("drops what was picked as soon as something else is asked", () => {
    const send = vi.fn(() => true as never);
    const { rerender } = render(<DestinyTable {...at(table(["card aw153", "card aw059"]), 40, send)} />);
    fireEvent.click(button(/^Block/));
    fireEvent.click(button("Discard 1 card"));
    rerender(<DestinyTable {...at(tableOf(view(), { asks: begin }), 41, send)} />);
    rerender(<DestinyTable {...at(table(["card aw059"]), 42, send)} />);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe("a card in play", () => {
  const title = () => within(screen.getByRole("dialog")).getByRole("heading").textContent;

  it("is read by a click where nothing else is done with it, an upgrade by itself", () => {
    shown(tableOf(view({ active: 1 })));
    fireEvent.click(screen.getByRole("img", { name: /^Kylo Ren, .*health/ }));
    expect(title()).toBe("Kylo Ren");
    fireEvent.click(button("Close"));
    fireEvent.click(screen.getByText("Kylo Ren's Lightsaber"));
    expect(title()).toBe("Kylo Ren's Lightsaber");
  });

  it("is read by the menu key where a click chooses it", () => {
    const send = shown(resolving());
    fireEvent.contextMenu(button(/^First Order Stormtrooper 1/));
    expect(title()).toBe("First Order Stormtrooper");
    expect(send).not.toHaveBeenCalled();
  });

  it("is shown beside the arena while the focus is on it", () => {
    shown(crowded());
    expect(screen.queryByText("Under the pointer")).toBeNull();
    fireEvent.focus(button(/^Rey, .*health/));
    expect(screen.getByText("Under the pointer")).toBeTruthy();
    fireEvent.blur(button(/^Rey, .*health/));
    expect(screen.queryByText("Under the pointer")).toBeNull();
  });

  it("stands among a player's piles, to be opened by keys", () => {
    shown(tableOf(view({ active: 1 })));
    fireEvent.click(screen.getAllByRole("button", { name: /^Discards 2/ })[0] as Element);
    expect(screen.getByRole("heading", { name: "In play" })).toBeTruthy();
  });

  it("is reached by arrow keys where it can be chosen", () => {
    shown(resolving());
    const first = button(/^Kylo Ren, .*health/);
    first.focus();
    fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(document.activeElement).toBe(button(/^First Order Stormtrooper 1/));
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

describe("who waits for another's decision", () => {
  const waiting = () =>
    tableOf(queueView, { clockOf: (seat: number) => <i className="a-clock">{seat}</i>, you: null });

  it("sees their clock beside whom the table waits for", () => {
    const props = waiting();
    const { match } = props.state;
    if (!match) throw new Error("a table without a match");
    const decides = { seat: 1, prompt: "trigger", source: "aw021" };
    const state = { ...props.state, match: { ...match, waiting: [decides] } };
    shown({ ...props, state });
    expect(document.querySelector(".ds-quiet-clock")?.textContent).toBe("1");
    cleanup();
    shown({
      ...props,
      state: { ...state, match: { ...state.match, waiting: [{ ...decides, source: null }] } },
    });
    expect(document.querySelector(".ds-quiet-clock")).toBeNull();
  });

  it("sees what waits on a phone too", () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    shown(waiting());
    const queue = screen.getByRole("region", { name: "Waiting abilities, first in, first out" });
    expect(within(queue).getAllByRole("listitem")).toHaveLength(4);
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

describe("dice", () => {
  it("have ticks where they were turned in the last action", () => {
    const log = [
      { kind: "turnBegan", seat: 0, turn: 1 },
      { kind: "cardPlayed", seat: 0, card: "aw149" },
      {
        kind: "turned",
        seat: 0,
        die: "aw045.2a",
        card: "aw045",
        from: 1,
        side: 3,
        symbol: "shield",
        value: 1,
      },
    ];
    shown(tableOf(view(), { log }));
    const label = (die: string) =>
      document.querySelector(`[data-die="${die}"] [role="img"]`)?.getAttribute("aria-label");
    expect(label("aw045.2a")).toMatch(/, turned/);
    expect(label("aw045.2b")).not.toMatch(/turned/);
  });

  it("lie on the upgrade that holds them (D18.5)", () => {
    const [own = side(), their = side()] = view().seats;
    const [kylo = character("aw011.3"), ...rest] = their.characters;
    const held = kylo.dice.map((one, i) =>
      i === 0 ? ({ ...one, place: "held", pool: -1, side: -1 } as const) : one,
    );
    const [rey = character("aw038.1"), ...mine] = own.characters;
    const trophy = { ...upgrade("aw102.30", 0), holds: "aw011.3a" };
    const seats = [
      { ...own, characters: [{ ...rey, upgrades: [...rey.upgrades, trophy] }, ...mine] },
      { ...their, characters: [{ ...kylo, dice: held }, ...rest] },
    ];
    shown(tableOf(view({ seats }), { asks: begin }));
    const row = document.querySelector('[data-upgrade="aw102.30"]');
    expect(row?.querySelector('[data-held="aw011"]')).toBeTruthy();
    expect(row?.textContent).toContain("holds a die of Kylo Ren");
    expect(document.querySelector('.ds-pool [data-die="aw011.3a"]')).toBeNull();
    expect(screen.getByRole("img", { name: /Prized Possession \(holds a die of Kylo Ren\)/ })).toBeTruthy();
  });
});
