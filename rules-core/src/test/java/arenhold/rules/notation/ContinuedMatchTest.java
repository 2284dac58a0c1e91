package arenhold.rules.notation;

import static arenhold.rules.notation.ReadFile.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Seat;
import arenhold.rules.notation.FileRefused.Problem;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Files of matches that go on from others: what chance answered there is not dealt here. */
class ContinuedMatchTest {

  private static final UUID THERE = new UUID(3, 4);

  private static final String DUEL = WrittenMatch.duel(5);

  /** The Duel as if its first entries had been made elsewhere. */
  private static String continued(String entries) {
    return DUEL.replaceFirst(
            "\nversion (\\d+)\n", "\nversion $1\ncontinues " + THERE + " " + entries + "\n")
        .replaceAll("\ncheck .*", "");
  }

  /** The Duel dealt by a seed that is not its own. */
  private static String dealtElsewhere(String text) {
    return text.replaceAll("\nseed-hash .*", "")
        .replaceAll("\nseed .*", "\nseed " + "0b".repeat(32));
  }

  private static void refused(Problem problem, String text) {
    FileRefused refused = ReadFile.refused(text);
    assertEquals(problem, refused.problem(), refused::getMessage);
  }

  private static List<Integer> draws() {
    List<MatchFile.Line> lines = MatchFile.parse(DUEL).getFirst().lines();
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).entry().seat() == Seat.NATURE)
        .boxed()
        .toList();
  }

  @Test
  void where_it_goes_on_from_is_read_and_written() {
    MatchFile file = MatchFile.parse(continued("12")).getFirst();
    assertEquals(new MatchFile.Continued(THERE, 12), file.continued());
    String header =
        MatchFile.header(
            file.setup(),
            file.version(),
            file.continued(),
            file.players(),
            file.computers(),
            file.mixed(),
            file.sealed(),
            file.seedHash(),
            file.seed());
    assertTrue(continued("12").startsWith(header));
    assertNull(MatchFile.parse(DUEL).getFirst().continued());
  }

  @Test
  void only_what_chance_answered_afterwards_is_dealt_by_its_seed() {
    int last = draws().getLast();
    assertTrue(run(continued("0")).isOver());
    assertTrue(run(dealtElsewhere(continued(String.valueOf(last + 1)))).isOver());
    refused(Problem.NOT_DEALT, dealtElsewhere(continued("0")));
    // The draws before count, so that the same number deals the later ones.
    assertTrue(run(continued(String.valueOf(draws().get(draws().size() / 2)))).isOver());
  }

  @Test
  void a_line_that_is_not_right_is_refused() {
    int all = MatchFile.parse(DUEL).getFirst().lines().size();
    refused(Problem.OUT_OF_PLACE, continued(String.valueOf(all + 1)));
    refused(Problem.UNREADABLE, continued("-1"));
    refused(Problem.UNREADABLE, continued("01"));
    refused(Problem.UNREADABLE, continued("7 8"));
    refused(Problem.UNREADABLE, continued("7").replace(THERE.toString(), "the-last-one"));
    refused(Problem.UNREADABLE, continued("7").replace(THERE + " 7", ""));
    String twice =
        continued("7").replace(THERE + " 7\n", THERE + " 7\ncontinues " + THERE + " 7\n");
    refused(Problem.OUT_OF_PLACE, twice);
  }
}
