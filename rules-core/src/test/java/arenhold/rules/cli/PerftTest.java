package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Fixed positions and how many sequences of two, and from small ones of three, answers there are.
 * Each line of the table is the two counts and the position, as {@code perft --position} takes it.
 * After a change that is meant run this test with {@code -Dperft.write=true} and read the
 * differences: the positions stay, the counts are rewritten. Without the file it makes both.
 */
class PerftTest {

  private static final Path TABLE = Path.of("src/test/resources/perft/tash-kalar.txt");
  private static final Game<?> GAME = Games.named("tashkalar");
  private static final int POSITIONS = 560;

  /** Positions with at most so many sequences of two answers are counted three answers deep. */
  private static final int SMALL = 250;

  private static final int MOST_ANSWERS = 420;

  private static final List<String> FORMS =
      List.of(
          "--form duel",
          "--form high-form",
          "--form melee --seats 3",
          "--form team-duel",
          "--form duel",
          "--form tutorial",
          "--form melee --seats 4",
          "--form team-high-form");
  private static final List<String> SCHOOLS =
      List.of(
          "everfrost", "nethervoid", "etherweave", "northern", "southern", "highland", "sylvan");

  /** What a position of the table says besides its turn; cards elsewhere lie in their decks. */
  private static final Set<String> KEPT =
      Set.of(
          "form",
          "schools",
          "first",
          "board",
          "supply",
          "hands",
          "decks",
          "rotated",
          "tasks",
          "counters",
          "frozen",
          "gateway",
          "pending",
          "stored",
          "storedGateway",
          "newcomers");

  @Test
  void fixed_positions_have_as_many_sequences_of_choices_as_they_had() throws Exception {
    boolean write = Boolean.getBoolean("perft.write");
    List<String> wanted = Files.exists(TABLE) ? Files.readAllLines(TABLE) : List.of();
    List<String> positions =
        wanted.isEmpty() && write
            ? IntStream.range(0, POSITIONS).mapToObj(number -> made(GAME, number)).toList()
            : wanted.stream().map(line -> line.split("\t")[2]).toList();
    List<String> found = positions.parallelStream().map(PerftTest::counted).toList();
    if (write) Files.writeString(TABLE, String.join("\n", found) + "\n");
    else assertEquals(String.join("\n", wanted), String.join("\n", found));
    assertTrue(found.size() >= 500, "too few positions: run it with -Dperft.write=true");
  }

  private static String counted(String position) {
    Match<?> match = match(position);
    long two = Positions.count(match, 2);
    String three = two > SMALL ? "-" : String.valueOf(Positions.count(match, 3));
    return two + "\t" + three + "\t" + position;
  }

  private static Match<?> match(String position) {
    List<String> arguments = new ArrayList<>(List.of("--position", position));
    if (position.contains("\"frozen\"")) {
      arguments.addAll(List.of("--option", "expansions=yes"));
    }
    return Positions.match(GAME, new Arguments(arguments), true);
  }

  /** A position of a random match in which an action is to be chosen, with what matters alone. */
  private static <P> String made(Game<P> game, int number) {
    SplittableRandom random = new SplittableRandom(number);
    RandomPlayer player = new RandomPlayer(random, number % 3 > 0);
    Setup setup = setup(number, random);
    int wanted = random.nextInt(MOST_ANSWERS);
    Match<P> match = Match.start(game, setup);
    Match<P> last = null;
    for (int answers = 0; !match.isOver() && (answers < wanted || last != match); answers++) {
      Asked asked = match.open().getFirst();
      int size = asked.codes().length;
      int index = asked.seat() == Seat.NATURE ? random.nextInt(size) : player.pick(size);
      match = match.answer(asked.seat(), index);
      if (acting(match)) last = match;
    }
    String text = Json.write(kept(game.write(last.checkpoint())));
    Optional<Question> there = last.question(last.open().getFirst().seat());
    Match<?> again = match(text);
    assertEquals(there, again.question(again.open().getFirst().seat()), text);
    return text;
  }

  private static boolean acting(Match<?> match) {
    return !match.isOver()
        && match.answersSince() == 0
        && match.open().getFirst().prompt().key().equals("action")
        && match.open().getFirst().codes().length > 1;
  }

  private static Setup setup(int number, SplittableRandom random) {
    List<String> schools = new ArrayList<>(SCHOOLS);
    boolean expansions = number % 3 > 0;
    if (!expansions) schools.subList(0, 3).clear();
    Collections.shuffle(schools, new Random(random.nextLong()));
    String form = FORMS.get(number % FORMS.size());
    List<String> arguments = new ArrayList<>(List.of(form.split(" ")));
    if (form.contains("tutorial")) return new Arguments(arguments).setup(GAME);
    int seats = new Arguments(arguments).setup(GAME).size();
    if (expansions) arguments.addAll(List.of("--option", "expansions=yes"));
    for (int seat = 1; seat <= seats; seat++) {
      arguments.addAll(List.of("--option", seat + ".school=" + schools.get(seat - 1)));
    }
    return new Arguments(arguments).setup(GAME);
  }

  private static Map<String, Object> kept(Map<String, Object> written) {
    Map<String, Object> kept = new LinkedHashMap<>(written);
    kept.keySet().retainAll(KEPT);
    List<Object> decks = new ArrayList<>();
    for (Object deck : Json.list(written.get("decks"))) {
      decks.add(Map.of("discard", Json.object(deck).get("discard")));
    }
    kept.put("decks", decks);
    Map<String, Object> turn = new LinkedHashMap<>(Json.object(written.get("turn")));
    turn.values().removeAll(Collections.singleton(null));
    turn.values().removeAll(List.of(false, List.of()));
    kept.put("turn", turn);
    return kept;
  }
}
