package arenhold.rules.testkit.toys;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.testkit.GameContractTest;

/** The toy game with hidden hands fulfils the contract of a game. */
class BiddingContractTest extends GameContractTest<Bidding.Hands> {

  @Override
  protected Game<Bidding.Hands> game() {
    return new Bidding();
  }

  @Override
  protected String learned(Viewer viewer, Match<Bidding.Hands> match, Asked asked, Choice choice) {
    return switch ((Bidding.Ask) asked.prompt()) {
      case DRAW -> viewer.knowsAs(Seat.of((Integer) asked.context())) ? choice.notation() : "";
      case PUT_BACK -> viewer.knowsAs(asked.seat()) ? choice.notation() : choice.verb();
      case BID, SHOW -> choice.notation();
    };
  }
}
