package arenhold.rules.tashkalar;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.testkit.GameContractTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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

  /** Every pairing of two schools, with every table option. */
  @Override
  protected List<Setup> setups() {
    List<Setup> result = new ArrayList<>();
    for (School first : Catalogue.SCHOOLS) {
      for (School second : Catalogue.SCHOOLS) {
        if (first == second) continue;
        List<Map<String, String>> seats =
            List.of(Map.of("school", first.key()), Map.of("school", second.key()));
        int turn = result.size();
        String starts = List.of("random", "1", "2").get(turn % 3);
        String takeBack = turn % 2 == 0 ? "yes" : "no";
        Map<String, String> table = Map.of("first", starts, "takeBack", takeBack);
        result.add(new Setup("tashkalar", "duel", seats, table));
      }
    }
    return result;
  }

  @Override
  protected int straightMatches() {
    return 20_000;
  }
}
