import { cleanup, fireEvent, render, screen } from "../../../../fixtures/render";
import { afterEach, expect, it, vi } from "vitest";
import { DestinyTable } from "../DestinyTable";
import { tableOf } from "../fixtures/tables";
import { queueView } from "../fixtures/views";

afterEach(cleanup);

function shown(orders: { about: string; answers: string[] }[] = []) {
  const send = vi.fn(() => true as never);
  render(<DestinyTable {...tableOf(queueView)} plans={{ orders, given: null }} send={send} />);
  fireEvent.click(screen.getByText("Settled beforehand"));
  return send;
}

it("settles for an ability of a card in play whether it asks (D19.5)", () => {
  const send = shown();
  fireEvent.change(screen.getByRole("combobox", { name: "Jango Fett" }), { target: { value: "no" } });
  expect(send).toHaveBeenCalledExactlyOnceWith("order", { about: "ability aw021", answers: ["no"] });
});

it("passes every further turn of the round until it is taken back (D19.12)", () => {
  const send = shown([{ about: "passing 4", answers: ["pass"] }]);
  const box = screen.getByRole<HTMLInputElement>("checkbox", {
    name: "Pass every further turn of this round",
  });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  expect(send).toHaveBeenCalledExactlyOnceWith("order", { about: "passing 4", answers: [] });
});
