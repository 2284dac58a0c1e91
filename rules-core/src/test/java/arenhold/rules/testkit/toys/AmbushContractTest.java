package arenhold.rules.testkit.toys;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.testkit.GameContractTest;

/** The toy with dice and interrupts keeps every promise of a game. */
class AmbushContractTest extends GameContractTest<Ambush.Walk> {

  @Override
  protected Game<Ambush.Walk> game() {
    return new Ambush();
  }

  @Override
  protected String learned(Viewer viewer, Match<Ambush.Walk> match, Asked asked, Choice choice) {
    return switch ((Ambush.Ask) asked.prompt()) {
      case HIDE -> viewer.knowsAs(Seat.of(Integer.parseInt(choice.notation()))) ? "mine" : "";
      default -> choice.notation();
    };
  }

  /** Who holds the flag is the only secret: a quarter of the pairs differ for who holds a seat. */
  @Override
  protected int pairsOfWorlds() {
    return 400;
  }
}
