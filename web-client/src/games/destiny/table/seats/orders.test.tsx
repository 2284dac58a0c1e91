import { cleanup, fireEvent, render, screen } from "../../../../fixtures/render";
import { afterEach, expect, it, vi } from "vitest";
import { DestinyTable } from "../DestinyTable";
import type { DestinyView } from "../types";
import { tableOf } from "../fixtures/tables";
import { character, queueView, side, view } from "../fixtures/views";

afterEach(cleanup);

type Order = { about: string; answers: string[] };

function shown(orders: Order[] = [], position: DestinyView = queueView) {
  const send = vi.fn(() => true as never);
  const at = (given: Order[]) => (
    <DestinyTable {...tableOf(position)} plans={{ orders: given, given: null }} send={send} />
  );
  const { rerender } = render(at(orders));
  fireEvent.click(screen.getByText("Standing orders"));
  return Object.assign(send, { told: (given: Order[]) => rerender(at(given)) });
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

it("settles for an ability of a card in play whether it asks (D19.5)", () => {
  const send = shown();
  fireEvent.change(screen.getByRole("combobox", { name: "Jango Fett" }), { target: { value: "no" } });
  expect(send).toHaveBeenCalledExactlyOnceWith("order", { about: "ability aw021", answers: ["no"] });
});

it("has nothing to settle for an ability that must be carried out (D11.18)", () => {
  const [own = side(), other = side()] = queueView.seats;
  const luke = {
    ...queueView,
    seats: [{ ...own, characters: [...own.characters, character("aw035.5")] }, other],
  };
  shown([], luke);
  expect(screen.getByRole("combobox", { name: "Jango Fett" })).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: /^Luke/ })).toBeNull();
});

it("passes every further turn of the round until it is taken back (D19.12)", () => {
  const send = shown([{ about: "passing 4", answers: ["pass"] }]);
  const passes = box("Pass every further turn of this round");
  expect(passes.checked).toBe(true);
  fireEvent.click(passes);
  expect(send).toHaveBeenCalledExactlyOnceWith("order", { about: "passing 4", answers: [] });
});

it("settles the discards of upkeep before we are asked (D19.12)", () => {
  const about = "upkeep 4";
  const send = shown();
  expect(screen.queryByRole("checkbox", { name: "Force Choke" })).toBeNull();
  fireEvent.click(box("Settle them now"));
  expect(send).toHaveBeenLastCalledWith("order", { about, answers: ["done"] });
  expect(screen.getByText("You will not be asked, and keep all cards.")).toBeTruthy();
  const [first = "", second = ""] = ["aw155", "aw140"];
  const boxes = screen
    .getByRole("group", { name: "Discards in this round's upkeep" })
    .querySelectorAll<HTMLInputElement>(".ds-orders-card input");
  expect(boxes).toHaveLength(4);
  for (const one of [boxes[0], boxes[1]]) if (one) fireEvent.click(one);
  expect(send).toHaveBeenLastCalledWith("order", {
    about,
    answers: [`card ${first}`, `card ${second}`, "done"],
  });
  if (boxes[0]) fireEvent.click(boxes[0]);
  expect(send).toHaveBeenLastCalledWith("order", { about, answers: [`card ${second}`, "done"] });
  fireEvent.click(box("Settle them now"));
  expect(send).toHaveBeenLastCalledWith("order", { about, answers: [] });
});

const [own = side(), other = side()] = queueView.seats;
const twoCopies = { ...queueView, seats: [{ ...own, hand: ["aw155", "aw140", "aw155"] }, other] };

it("settles how many of several copies are discarded (D19.12)", () => {
  const about = "upkeep 4";
  const send = shown([{ about, answers: ["card aw155", "card aw140", "done"] }], twoCopies);
  const copies = screen.getByRole<HTMLSelectElement>("combobox", { name: /^copies of / });
  expect(copies.value).toBe("1");
  expect([...copies.options].map(({ value }) => value)).toEqual(["0", "1", "2"]);
  fireEvent.change(copies, { target: { value: "2" } });
  const both = ["card aw155", "card aw140", "card aw155", "done"];
  expect(send).toHaveBeenLastCalledWith("order", { about, answers: both });
  fireEvent.change(copies, { target: { value: "0" } });
  expect(send).toHaveBeenLastCalledWith("order", { about, answers: ["card aw140", "done"] });
});

it("says of settled discards what goes: how many copies of a card, and what is not in hand", () => {
  shown([{ about: "upkeep 4", answers: ["card aw155", "card aw017", "done"] }], twoCopies);
  const told = screen.getByText(/^You will not be asked, and discard:/).textContent;
  expect(told).toMatch(/ \(1 of 2 copies\), .+ \(not in your hand now\)\. All other cards stay\.$/);
});

it("shows what was settled until the server has taken or refused it", () => {
  const send = shown();
  fireEvent.click(box("Settle them now"));
  send.told([{ about: "upkeep 4", answers: ["done"] }]);
  expect(box("Settle them now").checked).toBe(true);
  send.told([]);
  expect(box("Settle them now").checked).toBe(false);
});

it.each([
  ["before our own refill", 1, 1, true],
  ["in our own", 1, 0, false],
  ["after it", 0, 1, false],
])("has the discards of upkeep to settle %s", (_, controller, active, there) => {
  const battlefield = { card: "aw169", owner: controller, controller };
  shown([], view({ phase: "upkeep", active, battlefield }));
  expect(screen.queryByRole("checkbox", { name: "Settle them now" }) !== null).toBe(there);
  expect(screen.queryByRole("checkbox", { name: /Pass every/ })).toBeNull();
});
