package arenhold.rules.destiny.turn;

import arenhold.rules.Table;
import arenhold.rules.destiny.ability.Abilities;
import arenhold.rules.destiny.play.Over;
import arenhold.rules.destiny.play.Run;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Position;

/** Which unit of play follows which (D5, D9). */
public final class Course {

  private Course() {}

  /** Plays one unit; answers whether the match goes on. */
  public static boolean advance(Position p, Table table) {
    Run run = new Run(p, table, Abilities.BOOK);
    try {
      switch (p.phase) {
        case SEATS -> Opening.seats(run);
        case DEAL -> Opening.deal(run);
        case SET_BACK -> Opening.setBack(run);
        case FIELD -> Opening.field(run);
        case SHIELDS -> Opening.shields(run);
        case ACTION -> Turns.play(run);
        case UPKEEP -> Upkeep.gather(run);
        case REFILL -> Upkeep.refill(run);
        case ROUND_END -> Upkeep.end(run);
        case OVER -> throw new IllegalStateException("the match is over");
      }
    } catch (Over over) {
      clear(p);
      return false;
    }
    clear(p);
    return p.phase != Phase.OVER;
  }

  /** Forgets what was only being carried out. */
  private static void clear(Position p) {
    p.acting = -1;
    p.actions.clear();
    p.limbo.clear();
    p.waiting.clear();
    p.running.clear();
    p.dice.forEach(
        die -> {
          die.usedIn = 0;
          die.busy = false;
          die.stays = false;
        });
  }
}
