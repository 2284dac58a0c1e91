import { cleanup, fireEvent, render, screen, within } from "../../../fixtures/render";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Replay } from "../../../protocol";
import { Moments } from "../../../replay/moments";
import { catalogueIn } from "../fixtures/catalogue";
import { hand, inspecting, NAMES } from "../fixtures/tables";
import { ReplayTable } from "./ReplayTable";

afterEach(cleanup);

const seats = inspecting.seats.map((fort) => ({ ...fort, hand: fort.hand ?? hand("dog", "wolf") }));

const replay: Replay = {
  game: "tvrz",
  form: "shared",
  version: 1,
  players: NAMES.slice(0, 4),
  computers: [],
  setup: { seats: [{}, {}, {}, {}], sealed: [], table: {} },
  match: "m1",
  seedHash: null,
  seed: null,
  mixed: null,
  start: {
    line: 1,
    view: { ...inspecting, seats },
    waiting: [],
    agreed: [],
    resigning: [],
    out: [],
    outcome: null,
  },
  log: [{ kind: "turnBegan", seat: 0, turn: 6, hands: [11, 8, 5, 11] }],
  steps: [
    {
      entries: ["0 at 2"],
      patch: [{ op: "replace", path: "/view/turn", value: 7 }],
      events: [{ kind: "announced", seat: 0, target: 1, card: "dog" }],
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
  screen.queryAllByRole("region", { name: /^Fort of/ }).map((one) => one.getAttribute("aria-label"));

describe("the replay", () => {
  it("has every hand open, the one at the bottom first", () => {
    shown();
    expect(hands()).toEqual(["Fort of Ines", "Fort of Mirko", "Fort of Giulia", "Fort of Radek"]);
    fireEvent.click(screen.getByRole("radio", { name: "Giulia" }));
    expect(hands()[0]).toBe("Fort of Giulia");
  });

  it("shows what one of them knew, or everybody", () => {
    shown();
    fireEvent.click(screen.getByRole("radio", { name: "What Ines knew" }));
    expect(hands()).toEqual(["Fort of Ines"]);
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
