package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What scenarios of Destiny may say, and what is refused in its line. */
class DestinyScenarioTest {

  private static final String START = "game: destiny\nscenario: a\n";
  private static final String SIDES = START + "side 1: aw045+aw063 aw002\nside 2: aw011 aw002\n";

  private static String problem(String text) {
    return ScenarioFile.parse(Games.ALL, text).getFirst().problem();
  }

  /** What is wrong with this line behind two sides. */
  private static String refused(String line) {
    String text = SIDES + line.replace('|', '\n') + "\n";
    return assertThrows(IllegalArgumentException.class, () -> problem(text), text).getMessage();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "side 1: aw038",
        "side 3: knight",
        "side 3: aw999",
        "side 3: aw002-elite",
        "side 3: aw011*4",
        "side 3: aw011+",
        "side 3: aw011@9",
        "pool 1: aw045",
        "pool 1: aw045:7melee",
        "pool 1: aw045:1ranged aw045:1ranged",
        "pool 1: aw011:1melee",
        "pool 1: aw045.9:1ranged",
        "pool 1: aw045.1c:1ranged",
        "pool 3: aw002:blank",
        "hand 1: sword",
        "hand 1: aw011",
        "deck 1: aw157:x",
        "top 1: aw157:2",
        "resources 1: many",
        "field: aw168",
        "field: aw168 of 9",
        "field: nowhere of 1",
        "unused 1: none",
        "claimed: nobody",
        "turn: seat 0",
        "turn: round two",
        "turn: passes 1",
        "turn: round 1, round 2",
        "fly 1: aw011"
      })
  void a_given_that_makes_no_sense_is_refused_in_its_line(String given) {
    String refused = refused(given);
    assertTrue(refused.startsWith("line 5: "), refused);
    assertFalse(refused.contains("Exception") || refused.contains("For input string"), refused);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "side 3: aw002",
        "pool 1: none|side 3: aw002",
        "field: aw011 of 1",
        "unused 1: aw002",
        "fallen 1: aw157",
        "turn: round 0",
        "turn: seat 4",
        "claimed: 3",
        "resources 1: -1",
        "position: {\"round\":3}"
      })
  void givens_that_make_no_position_are_told_where_their_scenario_begins(String given) {
    String refused = problem(SIDES + given.replace('|', '\n') + "\nsee over: no\n");
    assertTrue(refused.startsWith("line 2: the givens make no position: "), refused);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "do 1: activate aw046",
        "do 1: activate aw045; 1ranged",
        "see side 1: aw045",
        "see side 1: aw002 aw045+aw063",
        "see pool 1: aw045:1ranged",
        "see hand 1: aw157",
        "see hand 1: knight",
        "see resources 1: two",
        "see field: aw168",
        "see turn: first",
        "see dealt: aw011/1",
        "see faults: aw002",
        "see faults: aw002,aw168 = none",
        "see shoes 1: 2",
        "see over 1: aw157"
      })
  void a_step_that_fails_is_told_in_its_line(String step) {
    String problem = problem(SIDES + step + "\n");
    assertTrue(problem != null && problem.startsWith("line 5: "), step + ": " + problem);
    assertFalse(problem.contains("Exception"), problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "side 1: aw045/2*1!+aw063! aw002|aw045/2*1!+aw063! aw002",
        "side 1: aw011-elite*3+aw059@2|aw011-elite*3+aw059@2",
        "side 1: aw002 aw002 aw101!|aw002 aw002 aw101!"
      })
  void what_is_given_is_seen(String given, String seen) {
    assertNull(problem(START + given + "\nside 2: aw002\nsee side 1: " + seen + "\n"));
  }

  @Test
  void a_name_that_fits_several_choices_is_refused() {
    String text = START + "side 1: aw002 aw002\nside 2: aw002\ndo 1: activate aw002\n";
    assertEquals(
        "line 5: activate aw002 may be any of [activate aw002.1, activate aw002.2]", problem(text));
    assertNull(problem(text.replace("do 1: activate aw002", "do 1: activate aw002.2")));
  }

  @Test
  void dice_are_named_by_what_they_show_and_equal_sides_counted() {
    String start =
        START + "side 1: aw028-elite\npool 1: aw028:1ranged aw028:2ranged\nside 2: aw002\n";
    assertNull(problem(start + "do 1: resolve aw028:2ranged; at aw002\nsee dealt: aw002/2\n"));
    String rolled = START + "side 1: aw002\nside 2: aw011\ndo 1: activate aw002\ndo *: blank#2\n";
    assertNull(problem(rolled + "see dice.0.side: 5\nsee pool 1: aw002:blank#2\n"));
  }
}
