package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.Imagining;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.View;
import arenhold.rules.testkit.toys.Heap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Computer players compared on the command line. */
class LadderTest extends CommandLineTest {

  private String refused(String... args) {
    assertEquals(Main.USAGE, run(args), out());
    return err();
  }

  private static String[] ladder(String... more) {
    String[] all = new String[more.length + 1];
    all[0] = "ladder";
    System.arraycopy(more, 0, all, 1, more.length);
    return all;
  }

  @Test
  void a_ladder_goes_on_from_its_file_to_the_results_it_would_have_had_at_once()
      throws IOException {
    Path parts = folder.resolve("parts");
    Path whole = folder.resolve("whole");
    String[] few = ladder("--players", "first,random", "--count", "4", "--file", parts.toString());
    assertEquals(0, run(few), this::err);
    assertEquals(3, Files.readAllLines(parts).size(), "a header and two rounds of two matches");
    Files.writeString(parts, "{\"round\":2,\"pla", StandardOpenOption.APPEND);
    String[] more = ladder("--players", "first,random", "--count", "8", "--file", parts.toString());
    assertEquals(0, run(more), this::err);
    String[] once = ladder("--players", "first,random", "--count", "8", "--file", whole.toString());
    assertEquals(0, run(once), this::err);
    assertEquals(Files.readString(whole), Files.readString(parts));
    assertTrue(out().contains("tashkalar"), out());
    assertTrue(out().contains("pairs from lost to won"), out());
    String other = refused(ladder("--players", "random,first", "--file", whole.toString()));
    assertTrue(other.contains("another ladder"), other);
  }

  @Test
  void of_two_players_the_first_takes_every_side_in_turn() {
    assertEquals(
        0,
        run(ladder("--game", "tvrz", "--seats", "3", "--players", "first,random", "--count", "3")));
    assertTrue(out().contains("3 sides, seed 1, 3 matches"), out());
    assertEquals(
        0, run(ladder("--form", "team-duel", "--players", "first,random", "--count", "2")));
    assertTrue(out().contains("2 sides, seed 1, 2 matches"), out());
  }

  @Test
  void a_sequential_test_stops_as_soon_as_it_has_decided() {
    assertEquals(
        0, run(ladder("--players", "random,random", "--count", "400", "--sprt", "200,400")));
    assertTrue(out().contains("the lower difference is accepted"), out());
    assertTrue(out().lines().filter(line -> line.contains(" rounds: ")).count() < 200, out());
  }

  @Test
  void what_cannot_be_played_is_refused() {
    assertTrue(refused(ladder("--players", "nobody,random")).contains("no such player"));
    assertTrue(refused(ladder("--players", "random")).contains("two players"));
    assertTrue(refused(ladder("--players", "random:x,random")).contains("number of nodes"));
    assertTrue(refused(ladder("--sprt", "15")).contains("--sprt"));
  }

  @Test
  void scores_are_told_in_Elo_with_their_errors() {
    LadderScore score = new LadderScore();
    for (double each : List.of(1.0, 0.5, 1.0, 0.5)) score.add(each);
    assertEquals("75.0 % ± 24.0", score.text());
    assertTrue(score.elo().startsWith("+191 Elo"), score.elo());
    assertEquals(0.75, LadderScore.expected(190.85), 0.001);
    assertEquals(0.5, LadderScore.expected(0), 0);
    assertTrue(score.ratio(0.5, 0.6) > 0);
    assertTrue(score.ratio(0.8, 0.9) < 0);
  }

  /** A heap that nobody can imagine. */
  private static final class Unseen extends Heap {
    @Override
    public Imagining<Stones> imagining(Setup setup, Seat seat) {
      return new Imagining<>() {
        @Override
        public Stones start(Setup known) {
          return Unseen.this.start(known);
        }

        @Override
        public boolean fits(Stones position, View view) {
          return false;
        }

        @Override
        public boolean retraces() {
          return true;
        }
      };
    }
  }

  @Test
  void the_fallback_is_chosen_for_a_player_who_can_imagine_no_match() {
    var setup = new Setup("heap", "stones", List.of(Map.of(), Map.of()), Map.of());
    List<LadderTable.Entrant> seats =
        List.of(LadderTable.Entrant.parse("greedy", 100), LadderTable.Entrant.parse("random", 100));
    List<LadderTable.Effort> efforts = List.of(new LadderTable.Effort(), new LadderTable.Effort());
    var table = new LadderTable<>(new Unseen(), setup, seats, efforts, count -> 0, seat -> 1);
    table.play();
    assertFalse(table.log().stream().anyMatch(Entry::byFallback), "nobody was out of time");
    assertEquals(Set.of(0L), Set.copyOf(table.cuts(0).values()));
    assertTrue(table.cuts(1).isEmpty(), table.cuts(1)::toString);
    assertTrue(efforts.getFirst().text().contains("; undecided "), efforts.getFirst()::text);
    assertFalse(efforts.getLast().text().contains("undecided"), efforts.getLast()::text);
  }
}
