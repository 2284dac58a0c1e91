package arenhold.rules.testkit.toys;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.testkit.GameContractTest;

/** The toy game with dice and interrupts fulfils the contract of a game. */
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

  /**
   * The flag's holder is the only secret: a quarter of the pairs differ for the holder of a seat.
   */
  @Override
  protected int pairsOfWorlds() {
    return 400;
  }
}
