import { cleanup, fireEvent, render, screen, within } from "../../../../fixtures/render";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Replay } from "../../../../protocol";
import { Moments } from "../../../../replay/moments";
import { catalogueIn } from "../../fixtures/catalogue";
import { NAMES } from "../fixtures/tables";
import { view } from "../fixtures/views";
import { seenAs } from "./knowledge";
import { ReplayTable } from "./ReplayTable";

afterEach(cleanup);

const shownHands = view();
const open = {
  ...shownHands,
  seats: shownHands.seats.map((side) => ({ ...side, hand: side.hand ?? ["aw155", "aw140", "aw140"] })),
};

const replay: Replay = {
  game: "destiny",
  form: "duel",
  version: 1,
  players: NAMES.slice(0, 2),
  computers: [],
  setup: { seats: [{}, {}], sealed: [], table: {} },
  match: "m1",
  seedHash: null,
  seed: null,
  mixed: null,
  start: { line: 1, view: open, waiting: [], agreed: [], resigning: [], out: [], outcome: null },
  log: [{ kind: "turnBegan", seat: 0, turn: 6 }],
  steps: [
    {
      entries: ["0 pass"],
      patch: [{ op: "replace", path: "/view/active", value: 1 }],
      events: [
        { kind: "passed", seat: 0, forced: false },
        { kind: "turnBegan", seat: 1, turn: 7 },
      ],
    },
  ],
};

function shown(at = 0) {
  const go = vi.fn();
  render(
    <ReplayTable
      {...{ replay, at, go }}
      moments={new Moments(replay)}
      jumps={0}
      catalogue={catalogueIn("en")}
      lang="en"
      controls={() => null}
    />,
  );
  return go;
}

const hands = () =>
  screen.queryAllByRole("group", { name: /^Hand of/ }).map((one) => one.getAttribute("aria-label"));

describe("the replay", () => {
  it("has every hand open, the one at the bottom first", () => {
    shown();
    expect(hands()).toEqual(["Hand of Ines", "Hand of Mirko"]);
    fireEvent.click(screen.getByRole("radio", { name: "Mirko" }));
    expect(hands()[0]).toBe("Hand of Mirko");
  });

  it("shows what one of them knew, or everybody", () => {
    shown();
    fireEvent.click(screen.getByRole("radio", { name: "What Ines knew" }));
    expect(hands()).toEqual(["Hand of Ines"]);
    fireEvent.click(screen.getByRole("radio", { name: "What everybody saw" }));
    expect(hands()).toEqual([]);
  });

  it("leads to turns", () => {
    const go = shown(1);
    const turns = within(screen.getByRole("list", { name: "Turns" })).getAllByRole("button");
    expect(turns).toHaveLength(2);
    fireEvent.click(turns[0] as Element);
    expect(go).toHaveBeenCalledExactlyOnceWith(0);
  });

  it("passes axe", async () => {
    shown();
    const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
  });
});

describe("what a seat knew", () => {
  it("has the cards it looked at in another's hand that are still there (D13.8)", () => {
    const looked = { kind: "looked", seat: 0, at: 1, zone: "hand", count: 2, cards: ["aw155", "aw001"] };
    const seen = seenAs(open, 0, [looked]).seats[1];
    expect(seen?.hand).toBeNull();
    expect(seen?.known).toEqual(["aw155"]);
    expect(seenAs(open, "everybody", [looked]).seats[1]?.known).toEqual([]);
  });
});
