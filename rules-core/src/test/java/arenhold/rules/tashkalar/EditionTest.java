package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.notation.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Older versions of the rules stand beside the newest, and each plays by its own. */
class EditionTest {

  private static final Game<?> NEWEST = new TashKalar();

  /** A match of this version that stands as {@code position} says, with these schools. */
  private static Match<?> standing(int version, String school, String position) {
    Setup setup =
        new Setup(
            "tashkalar",
            "duel",
            List.of(Map.of("school", school), Map.of("school", "southern")),
            Map.of("expansions", "yes"));
    return standing(NEWEST.at(version), setup, position);
  }

  private static <P> Match<P> standing(Game<P> game, Setup setup, String position) {
    return Match.from(game, setup, game.read(setup, Json.parseObject(position)));
  }

  private static Match<?> after(Match<?> match, String choice) {
    return ((Step.Applied<?>) match.choose(Seat.of(0), choice)).match();
  }

  private static List<String> choices(Match<?> match, String begin) {
    return match.question(Seat.of(0)).orElseThrow().choices().stream()
        .map(Choice::notation)
        .filter(choice -> choice.startsWith(begin))
        .toList();
  }

  @Test
  void new_matches_are_played_by_the_newest_version() {
    assertEquals(3, NEWEST.info().version());
    assertEquals(
        List.of(1, 2), NEWEST.earlier().stream().map(old -> old.info().version()).toList());
    assertNull(NEWEST.at(4));
  }

  @Test
  void only_since_version_2_a_piece_that_cannot_be_lowered_links_others_TK_R13_3e() {
    String position =
        """
        {"board":{"d4":"sh","e4":"sl","f4":"sh","h7":"nc","i7":"nh","g8":"nh","f8":"nh"},
         "supply":[{"pieces":8,"legendary":2},{"pieces":0,"legendary":2}],
         "hands":[{"legends":["leviathan"]}],"turn":{"seat":0,"actions":2}}
        """;
    Match<?> old = after(standing(1, "northern", position), "summon leviathan e9");
    Match<?> now = after(standing(2, "northern", position), "summon leviathan e9");
    assertEquals(List.of("d4", "f4"), inRow4(old));
    assertEquals(List.of("d4", "e4", "f4"), inRow4(now));
  }

  private static List<String> inRow4(Match<?> match) {
    return choices(match, "").stream().filter(choice -> choice.endsWith("4")).toList();
  }

  @Test
  void since_version_2_where_the_pattern_lies_makes_no_way_of_its_own_TK_R6_2b() {
    String position =
        """
        {"board":{"d4":"wc","e5":"wc"},"hands":[{"beings":["time-traveler"]}],
         "turn":{"seat":0,"actions":2,"emptySquares":true}}
        """;
    String summon = "summon time-traveler";
    List<String> now = choices(standing(2, "etherweave", position), summon);
    assertEquals(List.of(summon + " c3", summon + " d4", summon + " f6"), now);
    List<String> before = choices(standing(1, "etherweave", position), summon);
    assertEquals(10, before.size(), before::toString);
    for (String way : List.of(" d4 r0", " d4 r90", " e5 r0", " f6", " c5")) {
      assertTrue(before.contains(summon + way), before::toString);
    }
  }
}
