import type { MatchState, Replay, ReplayMoment } from "../protocol";

/** A moment of a replay as a match without choices. */
export const asMatch = (replay: Replay, now: ReplayMoment, moment: number): MatchState => ({
  id: replay.match ?? "",
  seedHash: replay.seedHash ?? "",
  seed: replay.seed,
  mixed: replay.mixed,
  version: replay.version,
  continues: null,
  setup: replay.setup,
  view: now.view,
  waiting: now.waiting,
  question: null,
  asked: 0,
  canTakeBack: false,
  canResign: false,
  canStop: false,
  agreed: now.agreed,
  resigning: now.resigning,
  out: now.out,
  standIns: [],
  canComeBack: false,
  canHint: false,
  outcome: now.outcome,
  choices: moment,
  moment,
  clock: null,
});
