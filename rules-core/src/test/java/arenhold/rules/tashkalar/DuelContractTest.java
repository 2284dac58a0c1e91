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
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Tash-Kalar keeps every promise of a game: hands and decks are secret (R3.1c), all else is not.
 */
class DuelContractTest extends GameContractTest<Position> {

  private static final List<School> SCHOOLS = Catalogue.schools(false);
  private static final int PAIRINGS = SCHOOLS.size() * (SCHOOLS.size() - 1);

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
    return IntStream.range(0, PAIRINGS).mapToObj(DuelContractTest::pairing).toList();
  }

  /** One of the pairings of two schools; they come round again. */
  static Setup pairing(int number) {
    int first = number % PAIRINGS / (SCHOOLS.size() - 1);
    int second = number % (SCHOOLS.size() - 1);
    if (second >= first) second++;
    String starts = List.of("random", "1", "2").get((first + second) % 3);
    String takeBack = number % 2 == 0 ? "yes" : "no";
    return new Setup(
        "tashkalar",
        "duel",
        List.of(
            Map.of("school", SCHOOLS.get(first).key()),
            Map.of("school", SCHOOLS.get(second).key())),
        Map.of("first", starts, "takeBack", takeBack));
  }

  @Override
  protected int straightMatches() {
    return 20_000;
  }
}
