package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Choice;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PreviewTest {

  @Test
  void what_a_choice_says_it_destroys_is_destroyed() {
    promisesAreKept(DuelContractTest::pairing, 120, 300);
  }

  @Test
  void it_is_so_with_the_schools_of_the_expansions_too() {
    promisesAreKept(PreviewTest::withExpansions, 240, 300);
  }

  /** A Duel of an expansion's school with any other, the pairings in turn. */
  private static Setup withExpansions(int number) {
    List<School> base = Catalogue.schools(false);
    List<School> all = Catalogue.schools(true);
    List<School> expansions = all.subList(base.size(), all.size());
    School one = expansions.get(number % expansions.size());
    List<School> others = all.stream().filter(school -> school != one).toList();
    School other = others.get(number / expansions.size() % others.size());
    return new Setup(
        "tashkalar",
        "duel",
        List.of(Map.of("school", one.key()), Map.of("school", other.key())),
        Map.of("expansions", "yes"));
  }

  /** Plays random matches, in which at least this many promises are seen. */
  private static void promisesAreKept(IntFunction<Setup> setup, int matches, int wanted) {
    int promised = 0;
    for (int seed = 0; seed < matches; seed++) {
      RandomGenerator random = RandomDuelTest.random(seed);
      Match<Position> match = Match.start(new TashKalar(), setup.apply(seed));
      while (!match.isOver()) {
        Question question = question(match);
        int pick = random.nextInt(question.choices().size());
        Choice choice = question.choices().get(pick);
        match = match.answer(question.seat(), pick);
        List<String> destroys = choice.parts().get("destroys");
        if (destroys == null) continue;
        promised++;
        Set<String> destroyed = destroyed(match);
        while (!match.isOver() && !question(match).prompt().equals("action")) {
          Question next = question(match);
          match = match.answer(next.seat(), random.nextInt(next.choices().size()));
          destroyed.addAll(destroyed(match));
        }
        String where = "seed " + seed + ", " + choice;
        assertTrue(destroyed.containsAll(destroys), () -> where + ": " + destroyed);
      }
    }
    assertTrue(promised > wanted, "too few previews seen: " + promised);
  }

  private static Question question(Match<Position> match) {
    return match.question(match.open().getFirst().seat()).orElseThrow();
  }

  private static Set<String> destroyed(Match<Position> match) {
    Set<String> squares = new HashSet<>();
    for (Event event : match.news()) {
      if (event instanceof TashKalarEvent.Destroyed destroyed) squares.add(destroyed.at());
      if (event instanceof TashKalarEvent.Converted converted) squares.add(converted.at());
      if (event instanceof TashKalarEvent.Banished banished) squares.add(banished.at());
    }
    return squares;
  }

  @Test
  void a_summoning_shows_what_it_uses_marks_points_at_and_destroys() {
    Match<Position> match = Duel.on("nc d5 c6 e6 d7, sc d6, sc e5").beings(0, "time-mage").match();
    Choice summon =
        match.question(Seat.of(0)).orElseThrow().choices().stream()
            .filter(choice -> choice.notation().equals("summon time-mage e5"))
            .findFirst()
            .orElseThrow();
    assertEquals(List.of("d5", "c6", "e6", "d7"), summon.parts().get("uses"));
    assertEquals(List.of("d6"), summon.parts().get("marks"));
    assertEquals(List.of("e5", "d6"), summon.parts().get("destroys"));
    assertEquals(List.of("nh"), summon.parts().get("piece"));
  }

  @Test
  void a_card_that_fits_nowhere_shows_a_piece_it_lacks_to_its_owner_alone_Q8() {
    TashKalarView view = Duel.on("nc d5").beings(0, "swordmaster").view();
    assertNull(Duel.on("nc d5").beings(0, "swordmaster").view(1).hands().get(0));
    TashKalarView.Card card = view.hands().get(0).beings().getFirst();
    assertEquals(List.of(), card.places());
    assertEquals("common", card.lacks().rank());
    Duel.on("nc d5 " + card.lacks().square())
        .beings(0, "swordmaster")
        .play("summon swordmaster " + card.lacks().at());
  }
}
