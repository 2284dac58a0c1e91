package arenhold.rules.destiny.turn;

import arenhold.rules.destiny.play.DestinyEvent;
import arenhold.rules.destiny.play.Run;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Position;

/** Turns of the action phase (D9.2-D9.5). */
final class Turns {

  private Turns() {}

  static void beginRound(Run run) {
    Position p = run.p;
    p.round++;
    p.phase = Phase.ACTION;
    p.passes = 0;
    p.claimed = -1;
    p.extra = 0;
    p.stirred = false;
    for (int seat : p.present()) p.sides[seat].passed = false;
    run.tell(() -> new DestinyEvent.RoundBegan(p.round, p.controller));
    begin(run, p.controller);
  }

  private static void begin(Run run, int seat) {
    Position p = run.p;
    p.active = seat;
    p.turn++;
    p.extra = 0;
    run.tell(() -> new DestinyEvent.TurnBegan(seat, p.turn));
  }

  /** One action with all that waits for its end: of a turn, or an additional one. */
  static void play(Run run) {
    Position p = run.p;
    int seat = p.active;
    if (p.isOut(seat)) {
      next(run);
      return;
    }
    if (p.extra > 0) {
      p.extra--;
      int more = run.acting.act(seat, true);
      if (more >= 0) p.extra += more;
      else p.extra = 0;
    } else if (p.claimed == seat) {
      pass(run, true);
    } else {
      int more = run.acting.act(seat, false);
      if (more < 0) {
        pass(run, false);
      } else {
        p.passes = 0;
        p.sides[seat].passed = false;
        p.extra = more;
      }
    }
    if (p.claimed == seat || p.isOut(seat)) p.extra = 0;
    if (run.phaseEnds() || p.passes >= p.present().size()) {
      p.extra = 0;
      p.phase = Phase.UPKEEP;
      run.tell(DestinyEvent.PhaseEnded::new);
    } else if (p.extra == 0) {
      next(run);
    }
  }

  private static void pass(Run run, boolean forced) {
    Position p = run.p;
    int seat = p.active;
    p.passes++;
    p.sides[seat].passed = true;
    run.tell(() -> new DestinyEvent.Passed(seat, forced));
  }

  private static void next(Run run) {
    begin(run, run.p.next(run.p.active));
  }
}
