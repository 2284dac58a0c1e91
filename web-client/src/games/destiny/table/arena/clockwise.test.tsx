// Three players whose seats were drawn: clockwise Lin comes after Ines, and Mirko last (D15.1).
import { cleanup, fireEvent, render, screen, within } from "../../../../fixtures/render";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DestinyTable } from "../DestinyTable";
import { support, threeView } from "../fixtures/views";
import { NAMES, tableOf } from "../fixtures/tables";
import { around, inTurn, others } from "../scene";
import type { DestinyView } from "../types";

const [INES, MIRKO, LIN] = [0, 1, 2] as const;

const drawn: DestinyView = { ...threeView, action: null, clockwise: [INES, LIN, MIRKO] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (view: DestinyView, you: number | null) => render(<DestinyTable {...tableOf(view, { you })} />);

/** The seats of what is on the page, in its order. */
const placed = (part: string): number[] =>
  [...document.querySelectorAll<HTMLElement>(part)].map(({ dataset }) =>
    Number(dataset["side"] ?? dataset["seat"]),
  );

/** No window is as wide as is asked. */
const onPhone = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** A finger, or what else points, goes this far; jsdom knows no events of pointers. */
function swipe(x: number, y: number, pointerType = "touch") {
  const on = document.querySelector(".ds-others .ds-ledge") ?? document.body;
  const tell = (type: string, part: number) => {
    const at = { clientX: 200 + x * part, clientY: 100 + y * part };
    const told = new MouseEvent(type, { bubbles: true, ...at });
    fireEvent(on, Object.assign(told, { isPrimary: true, pointerType }));
  };
  tell("pointerdown", 0);
  tell("pointermove", 0.5);
  tell("pointermove", 1);
  tell("pointerup", 1);
}

const outOf = (view: DestinyView, gone: number): DestinyView => ({
  ...view,
  seats: view.seats.map((one, seat) => (seat === gone ? { ...one, out: true } : one)),
});

describe("the drawn order", () => {
  it.each([
    [INES, [INES, LIN, MIRKO]],
    [MIRKO, [MIRKO, INES, LIN]],
    [LIN, [LIN, MIRKO, INES]],
  ])("says who follows seat %i", (seat, order) => {
    expect(inTurn(drawn, seat)).toEqual(order);
    expect(around({ view: drawn, below: seat })).toEqual(order);
    expect(others({ view: drawn, below: seat })).toEqual(order.slice(1));
  });

  it.each([
    [INES, [LIN, MIRKO]],
    [MIRKO, [INES, LIN]],
    [LIN, [MIRKO, INES]],
  ])("is that of the others on the table and beside it, seen from seat %i", (you, rest) => {
    show(drawn, you);
    expect(placed(".ds-others [data-side]")).toEqual(rest);
    expect(placed("[data-seat]").filter((seat) => seat !== you)).toEqual(rest);
  });

  it("is that of a watcher's table, from the first seat on", () => {
    show(drawn, null);
    expect(placed(".ds-others [data-side]")).toEqual([LIN, MIRKO]);
  });

  it.each([
    [INES, "turns: Ines, Lin, Mirko"],
    [LIN, "turns: Lin, Mirko, Ines"],
    [MIRKO, "turns: Mirko, Ines, Lin"],
  ])("is told from whose turn it is, seat %i, on", (active, told) => {
    show({ ...drawn, active }, INES);
    expect(screen.getByText(told)).toBeTruthy();
  });

  it("goes past who is out", () => {
    show({ ...outOf(drawn, LIN), active: INES }, INES);
    expect(screen.getByText("turns: Ines, Mirko")).toBeTruthy();
  });

  it.each([
    ["the first has refilled", LIN, INES, false],
    ["the second has them to come while the first refills", INES, LIN, true],
    ["the second has refilled while the last does", MIRKO, LIN, false],
    ["the last has them to come while the second refills", LIN, MIRKO, true],
  ])("is that of upkeep: %s", (_, active, you, there) => {
    const battlefield = { card: "aw169", owner: INES, controller: INES };
    show({ ...drawn, phase: "upkeep", active, battlefield }, you);
    fireEvent.click(screen.getByText("Standing orders"));
    expect(screen.queryByRole("checkbox", { name: "Settle them now" }) !== null).toBe(there);
  });

  it("is that of the panels of supports", () => {
    const held = {
      ...drawn,
      seats: drawn.seats.map((one, i) => ({ ...one, supports: [support(`aw006.${90 + i}`, i)] })),
    };
    show(held, INES);
    const titles = screen.getAllByRole("heading", { name: /supports/i }).map((one) => one.textContent ?? "");
    const named = titles.map((title) => NAMES.findIndex((name) => title.includes(name)));
    expect(named.filter((seat) => seat >= 0)).toEqual([LIN, MIRKO]);
  });

  it("is that of the opponents to look at on a phone, the next one first", () => {
    onPhone();
    show(drawn, INES);
    const totals = screen.getByRole("group", { name: "Opponents" });
    const names = within(totals)
      .getAllByRole("button")
      .map((one) => NAMES.find((name) => one.textContent?.includes(name)));
    expect(names).toEqual(["Lin", "Mirko"]);
    expect(placed(".ds-others [data-side]")).toEqual([LIN]);
  });

  it("is that in which a finger swipes from one opponent to the next on a phone", () => {
    onPhone();
    show(drawn, INES);
    swipe(-80, 10);
    expect(placed(".ds-others [data-side]")).toEqual([MIRKO]);
    swipe(-80, -10);
    expect(placed(".ds-others [data-side]")).toEqual([LIN]);
    swipe(80, 0);
    expect(placed(".ds-others [data-side]")).toEqual([MIRKO]);
    const [lin] = within(screen.getByRole("group", { name: "Opponents" })).getAllByRole("button");
    expect(lin?.getAttribute("aria-pressed")).toBe("false");
  });

  it.each([
    ["too short", -40, 0, "touch"],
    ["that scrolls", -60, 120, "touch"],
    ["of a mouse", -120, 0, "mouse"],
  ])("is not swiped through by a move %s", (_, x, y, pointerType) => {
    onPhone();
    show(drawn, INES);
    swipe(x, y, pointerType);
    expect(placed(".ds-others [data-side]")).toEqual([LIN]);
  });
});
