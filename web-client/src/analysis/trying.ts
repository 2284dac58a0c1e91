// A turn that is tried again, as a table shows it. Pure.
import type { Replay, Try } from "../protocol";
import type { PlayedState } from "../room/tableProps";

/**
 * The table at which a turn is tried again: as its seat saw it, with nothing to say or to ask but choices.
 *
 * @param made how many choices were tried so far
 */
export function asTable(replay: Replay, now: Try, made: number): PlayedState {
  const seats = replay.players.map((name, seat) => {
    const computer = replay.computers[seat];
    return {
      player: { id: String(seat), name, ...(computer ? { computer } : {}) },
      options: now.setup.seats[seat] ?? {},
      sealed: {},
      ready: true,
      present: true,
      swap: null,
      commitment: null,
    };
  });
  return {
    room: {
      game: replay.game,
      form: replay.form,
      phase: "playing",
      parked: null,
      host: "",
      seats,
      table: now.setup.table,
      terms: 0,
      rated: false,
      clock: { kind: "none" },
      watching: false,
      seatLink: null,
      watchLink: null,
      listed: false,
      range: null,
      watchers: [],
      watcherCount: 0,
      played: [],
      meeting: false,
      deal: null,
    },
    match: {
      id: replay.match ?? "",
      version: replay.version,
      continues: null,
      seedHash: replay.seedHash ?? "",
      seed: null,
      mixed: null,
      setup: now.setup,
      view: now.view,
      waiting: now.waiting,
      question: now.question,
      asked: made,
      canTakeBack: made > 0,
      canResign: false,
      canStop: false,
      canComeBack: false,
      canHint: false,
      agreed: now.agreed,
      resigning: now.resigning,
      out: now.out,
      outcome: null,
      standIns: [],
      strikes: [],
      choices: made,
      moment: made,
      clock: null,
    },
  };
}
