import { describe, expect, it } from "vitest";
import type { Replay } from "../../../protocol";
import { Moments } from "../../../replay/moments";
import { catalogue, view } from "../fixtures/duel";
import { gameTexts } from "../words/texts";
import { moves, playedTurns, turnAt } from "./turns";
import type { TashKalarEvent } from "../types";

type Told = { entry: string; turn: { number: number; seat: number } | null; events: TashKalarEvent[] };

/** A Duel of which only turns and events matter. */
function duel(...steps: Told[]): Moments {
  const replay: Replay = {
    game: "tashkalar",
    form: "duel",
    version: 1,
    players: [],
    computers: [],
    setup: { sealed: [], seats: [], table: {} },
    seedHash: null,
    seed: null,
    match: null,
    mixed: null,
    start: {
      line: 1,
      view: { ...view, turn: null },
      waiting: [],
      agreed: [],
      resigning: [],
      out: [],
      outcome: null,
    },
    log: [],
    steps: steps.map(({ entry, turn, events }) => ({
      entries: [entry],
      patch: [{ op: "replace", path: "/view/turn", value: turn }],
      events,
    })),
  };
  return new Moments(replay);
}

const began = (number: number, seat: number): TashKalarEvent => ({
  kind: "turnBegan",
  seat,
  number,
  actions: 2,
  extra: false,
});
const placed = (seat: number, at: string): TashKalarEvent => ({ kind: "placed", seat, at, piece: "nc" });
const first = { number: 1, seat: 0 };
const second = { number: 2, seat: 1 };

const SHORT = duel(
  { entry: "2 nc c5", turn: first, events: [began(1, 0)] },
  { entry: "1 place e5", turn: first, events: [placed(0, "e5")] },
  { entry: "1 !takeback", turn: first, events: [{ kind: "tookBack", seat: 0, undone: 1 }] },
  { entry: "1 place e6", turn: first, events: [placed(0, "e6")] },
  { entry: "1 end", turn: second, events: [began(2, 1)] },
  {
    entry: "2 summon bomb d4",
    turn: second,
    events: [
      { kind: "destroyed", at: "e6", piece: "nc", credited: true },
      { kind: "destroyed", at: "d4", piece: "nc", credited: true },
      { kind: "summoned", seat: 1, card: "bomb", at: "d4", piece: "sh", uses: [], points: 0 },
    ],
  },
  { entry: "1 !resign", turn: null, events: [{ kind: "resigned", seat: 0 }] },
);

describe("The turns of a replay", () => {
  it("begin at their moments and show the events that were not taken back", () => {
    expect(playedTurns(SHORT)).toEqual([
      { number: 0, seat: null, begin: 0, signs: [] },
      { number: 1, seat: 0, begin: 1, signs: [{ kind: "piece", piece: "nc" }] },
      { number: 2, seat: 1, begin: 5, signs: [{ kind: "piece", piece: "sh" }, { kind: "broke" }] },
    ]);
  });

  it("are known for every moment, the end included", () => {
    const turns = playedTurns(SHORT);
    expect([0, 1, 4, 5, 7].map((moment) => turnAt(turns, moment)?.number)).toEqual([0, 1, 1, 2, 2]);
  });
});

describe("The moves of a replay", () => {
  const t = gameTexts("en");
  const told = moves(SHORT, { view, catalogue, nameOf: (seat) => `P${seat + 1}`, t });

  it("lead to the moments at which they were made", () => {
    expect(told.map(({ moment }) => moment)).toEqual([2, 3, 4, 6, 6, 6, 7]);
  });

  it("carry the number of a turn on its first line, also where the turn began a step before", () => {
    expect(told.map(({ line }) => line.turn)).toEqual([1, null, null, 2, null, null, null]);
  });
});
