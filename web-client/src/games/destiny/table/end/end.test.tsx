import { cleanup, render, screen } from "../../../../fixtures/render";
import axe from "axe-core";
import { afterEach, expect, it } from "vitest";
import { DestinyTable } from "../DestinyTable";
import { tableOf } from "../fixtures/tables";
import { side, view } from "../fixtures/views";

afterEach(cleanup);

const fallen = view({
  phase: "over",
  active: -1,
  end: "defeat",
  seats: [view().seats[0] ?? side(), side({ aside: ["aw011"] })],
});

const log = [
  { kind: "roundBegan", round: 1, seat: 0 },
  {
    kind: "resolved",
    seat: 0,
    die: "aw044.6a",
    card: "aw044",
    joined: [],
    symbol: "melee",
    total: 5,
    paid: 1,
  },
  { kind: "damaged", id: "aw011.3", card: "aw011", seat: 1, blocked: 0, taken: 5, symbol: "melee" },
  { kind: "defeated", id: "aw011.3", card: "aw011", seat: 1 },
];

it("says who won and by which blow (D14.1)", async () => {
  const props = tableOf(fallen, { log });
  const outcome = { places: [1, 2], reason: "played", deciders: [] };
  const state = { ...props.state, match: { ...props.state.match, outcome } };
  render(<DestinyTable {...props} state={state} />);
  expect(screen.getByRole("heading", { name: "Ines wins" })).toBeTruthy();
  expect(
    screen.getByText("All of Mirko's characters are defeated. Rey's Staff dealt the last 5 to Kylo Ren."),
  ).toBeTruthy();
  expect(screen.getByText("defeated, round 1")).toBeTruthy();
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
});

it("says that nothing happened any more (D14.5)", () => {
  const props = tableOf({ ...fallen, end: "standstill" }, { log });
  const outcome = { places: [1, 1], reason: "played", deciders: [] };
  const state = { ...props.state, match: { ...props.state.match, outcome } };
  render(<DestinyTable {...props} state={state} />);
  expect(screen.getByText("Three rounds in a row nothing happened.")).toBeTruthy();
});

it("says of each team how it left the game, and draws no health of it (D15.5)", () => {
  const three = {
    ...fallen,
    seats: [...fallen.seats, side({ out: true })],
    exits: [{ seat: 2, how: "resigned" }],
  };
  const props = tableOf(three, { log });
  const outcome = { places: [1, 2, 3], reason: "played", deciders: [] };
  const state = { ...props.state, match: { ...props.state.match, outcome } };
  render(<DestinyTable {...props} state={state} />);
  expect(screen.getByText("gave up")).toBeTruthy();
  expect(document.querySelectorAll(".ds-chart g[fill=none]")).toHaveLength(2);
});

it.each([
  ["deck-out", [1, 2], "Mirko has no cards left in hand and deck."],
  ["deck-out-both", [2, 1], "Nobody has cards left: the battlefield decides."],
  ["defeat-both", [1, 2], "The last characters fell together: the battlefield decides."],
  ["round-limit", [1, 1], "The 60th round is over."],
] as const)("says why %s ended the match (D14.2 to D14.5)", (end, places, sentence) => {
  const exits = end === "deck-out" ? [{ seat: 1, how: end }] : [];
  const props = tableOf({ ...fallen, end, exits }, { log });
  const outcome = { places: [...places], reason: "played", deciders: [] };
  const state = { ...props.state, match: { ...props.state.match, outcome } };
  render(<DestinyTable {...props} state={state} />);
  expect(screen.getByText(sentence)).toBeTruthy();
  const winner = places[0] === places[1] ? null : places[0] === 1 ? "Ines" : "Mirko";
  if (winner) expect(screen.getByRole("heading", { name: `${winner} wins` })).toBeTruthy();
  else expect(screen.queryByRole("heading", { name: /wins$/ })).toBeNull();
});

it.each([
  ["cs", "Skončilo 60. kolo."],
  ["it", "È finito il 60º round."],
] as const)("says it in the reader's language (%s)", (lang, sentence) => {
  const props = tableOf({ ...fallen, end: "round-limit" }, { log, lang });
  const outcome = { places: [1, 1], reason: "played", deciders: [] };
  const state = { ...props.state, match: { ...props.state.match, outcome } };
  render(<DestinyTable {...props} state={state} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});

it("names who had no cards left, not who left before (D14.3, D15.5)", () => {
  const three = {
    ...fallen,
    end: "deck-out",
    seats: [...fallen.seats, side({ out: true })],
    exits: [
      { seat: 2, how: "resigned" },
      { seat: 1, how: "deck-out" },
    ],
  };
  const props = tableOf(three, { log });
  const outcome = { places: [1, 2, 3], reason: "played", deciders: [] };
  const state = { ...props.state, match: { ...props.state.match, outcome } };
  render(<DestinyTable {...props} state={state} />);
  expect(screen.getByText(/^Mirko .*cards/)).toBeTruthy();
});
