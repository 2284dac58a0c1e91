package arenhold.rules.tashkalar;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.testkit.GameContractTest;

/**
 * Tash-Kalar keeps every promise of a game: hands and decks are secret (R3.1c), all else is not.
 */
class DuelContractTest extends GameContractTest<Position> {

  @Override
  protected Game<Position> game() {
    return new TashKalar();
  }

  @Override
  protected String learned(Viewer viewer, Match<Position> match, Asked asked, Choice choice) {
    return switch ((TashKalarPrompt) asked.prompt()) {
      case DRAW ->
          viewer.knowsAs(Seat.of(match.position().seat))
              ? choice.notation()
              : choice.parts().get("deck").getFirst();
      case RETURN ->
          viewer.knowsAs(asked.seat()) || choice.verb().equals("stop")
              ? choice.notation()
              : choice.parts().get("deck").getFirst();
      default -> choice.notation();
    };
  }

  /** He drew a card that the other had put under a shared deck (R7.1). */
  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    for (int seat = 0; seat < here.setup().size(); seat++) {
      if (!viewer.knowsAs(Seat.of(seat))) continue;
      for (Kind kind : Kind.ALL) {
        if (here.position().hand(seat, kind) != there.position().hand(seat, kind)) return true;
      }
    }
    return false;
  }

  @Override
  protected int straightMatches() {
    return 20_000;
  }
}
