package arenhold.rules.tashkalar;

import arenhold.rules.Setup;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Tash-Kalar keeps every promise of a game: hands and decks are secret (TK-R3.1c), all else is not.
 */
class DuelContractTest extends FormContractTest {

  private static final List<School> SCHOOLS = Catalogue.schools(false);
  private static final int PAIRINGS = SCHOOLS.size() * (SCHOOLS.size() - 1);

  DuelContractTest() {
    super("duel", 2);
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
    return 10_000;
  }

  @Override
  protected int carefulMatches() {
    return 96;
  }

  @Override
  protected int pairsOfWorlds() {
    return 60;
  }
}
