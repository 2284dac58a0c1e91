package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with files, options and scenarios is told in one short plain line. */
class WrongInputTest extends CommandLineTest {

  /** Runs a command that makes no sense; answers what it says. */
  private String refused(String... args) {
    int exit = run(args);
    String said = err();
    assertEquals(Main.USAGE, exit, () -> String.join(" ", args) + ": " + said);
    assertEquals(1, said.lines().count(), said);
    assertTrue(said.length() < 520, said);
    assertFalse(said.contains("java.") || said.contains("Exception"), said);
    return said;
  }

  private String file(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes).toString();
  }

  @Test
  void a_file_that_is_not_UTF_8_is_refused_as_encoding_with_its_line() throws IOException {
    byte[] latin = "game tashkalar\n# Jirka a Zdeněk\n".getBytes(StandardCharsets.ISO_8859_1);
    latin[18] = (byte) 0xE9;
    String bad = file("latin.match", latin);
    for (String[] args :
        new String[][] {
          {"replay", bad}, {"scenario", bad}, {"legal", "--position-file", bad},
        }) {
      String said = refused(args);
      assertTrue(said.contains("line 2: this is no text in UTF-8 (encoding)"), said);
    }
  }

  @Test
  void files_that_are_not_there_or_no_files_are_told_by_their_name() throws IOException {
    for (String command : List.of("replay", "scenario")) {
      assertTrue(refused(command, "nowhere.txt").contains("no such file"), command);
    }
    assertTrue(refused("legal", "--position-file", "nowhere").contains("no such file: nowhere"));
    assertTrue(refused("replay", folder.toString()).contains("this is a folder"));
    assertTrue(refused("replay", "a\0b").contains("no file can have this name"));
    assertTrue(refused("replay", file("empty", "")).contains("no-match"));
  }

  @Test
  void long_lines_and_words_are_cut() throws IOException {
    String endless = "x".repeat(50_000);
    refused("replay", file("match", "game tashkalar\n" + endless));
    refused("scenario", file("scenario", "scenario: a\n" + endless));
    refused("scenario", file("given", "scenario: a\nturn: " + endless));
    refused("legal", "--position", "{\"" + endless + "\":1}");
    refused("legal", "--position", "{\"board\":\"" + endless + "\"}");
    refused("legal", "--position", "{\"turn\":{\"actions\":\"" + endless + "\"}}");
    refused("legal", "--position", "board: " + endless);
    refused("legal", "--position", "{\"form\":\"" + endless + "\"}");
    refused("playout", "--count", endless);
    refused("playout", "--form", endless);
    refused("playout", "--option", "1.school=" + endless);
    refused("playout", "--" + endless, "1");
    refused("replay", "--seed", endless, "pom.xml");
    refused(endless);
    refused("legal", "--position", "{\"phase\":\"\u001b[31m\nred\"}");
  }

  @Test
  void an_option_given_twice_is_refused() {
    assertTrue(refused("playout", "--seed", "1", "--seed", "2").contains("given twice: --seed"));
    assertTrue(refused("playout", "--verify", "--verify").contains("given twice: --verify"));
    refused("playout", "--option", "first=1", "--option", "first=2");
    refused("playout", "--option", "1.school=sylvan", "--option", "1.school=sylvan");
    refused("legal", "--position", "{}", "--position", "{}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "perft --depth 0",
        "perft --depth -1",
        "perft --depth 101",
        "perft --depth 4294967297",
        "perft --depth 99999999999999999999",
        "perft --depth 1.5",
        "playout --count 0",
        "playout --count -5",
        "playout --seed 99999999999999999999",
        "playout --seats 4294967298",
        "playout --seats 0",
        "playout --verify --threads 65",
        "playout --verify --threads 4294967297",
        "bench --seconds 0",
        "bench --seconds 86401"
      })
  void numbers_beyond_their_bounds_are_refused_with_these(String command) {
    String said = refused(command.split(" "));
    assertTrue(said.contains("needs a whole number from "), said);
  }

  /** Each line is the givens or steps of a scenario; strokes stand for line ends. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "form: duel|form: duel",
        "seats: 2|seats: 2",
        "seats: 0",
        "seats: 9",
        "seats: two",
        "seats: 4294967298",
        "seat 1: school=sylvan|seat 1: school=highland",
        "seat 1: school=sylvan school=highland",
        "seat 1: school",
        "table: takeBack=no|table: first=1",
        "table: takeBack",
        "start:|start:",
        "turn: seat 0",
        "turn: seat 9",
        "turn: seat",
        "turn: seat 1 2",
        "turn: actions -1 x",
        "turn: actions many",
        "turn: actions 99999999999",
        "turn: actions 1, actions 2",
        "turn: extra 1",
        "turn: tired",
        "turn: seat 1|turn: seat 2",
        "supply 1: pieces 3 pieces 4",
        "supply 1: pieces",
        "supply 1: pieces three",
        "supply 1: pieces 3|supply 1: pieces 3",
        "scores: 5",
        "scores: 5 x|see turn: 1",
        "scores: 5 3|scores: 5 3",
        "summoned: all",
        "summoned: all 1 all 1",
        "destroyed: nc",
        "destroyed: nc x",
        "destroyed: nc 1, nc 1",
        "beings 1: knight|beings 1: bomb",
        "beings 9: knight",
        "counters 1: n|counters 1: n",
        "tasks: none|tasks: none",
        "next: isolation|next: isolation",
        "claimed 1: none|claimed 1: none",
        "position: {}|position: {}",
        "scores: 1 2|position: {\"scores\":[1,2]}",
        "position: {\"quiet\":1,\"quiet\":2}",
        "position: []",
        "position: seven",
        "board:| a b|5 .. .. ..",
        "board:| a b|5 .. ..|5 .. ..",
        "board:| a a|5 .. ..",
        "board:| a j|5 .. ..",
        "board:| a b|0 .. ..",
        "board:| a b|x .. ..",
        "board:| a b|5 .. ..| a b|6 .. ..",
        "board:| a b|9 .. ..|.. ..",
        "board:| a|5 ..|board:| a|6 ..",
        "fly: e5",
        "do 1:",
        "offered 1:",
        "rejected 1:",
        "do 9: place e5",
        "see turn: 1|form: duel"
      })
  void a_scenario_line_that_makes_no_sense_is_refused_in_its_line(String lines) {
    String text = "scenario: a\n" + lines.replace('|', '\n') + "\n";
    var refused = assertThrows(IllegalArgumentException.class, () -> parsed(text), text);
    assertTrue(refused.getMessage().startsWith("line "), refused::getMessage);
    assertFalse(refused.getMessage().contains("For input string"), refused::getMessage);
  }

  /** Reads a scenario and begins it, as {@code scenario} does. */
  private static void parsed(String text) {
    for (Scenario scenario : ScenarioFile.parse(Games.ALL, text)) {
      String problem = scenario.problem();
      if (problem != null) throw new IllegalArgumentException(problem);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seat 3: school=sylvan",
        "beings 3: sapling",
        "supply 1: pieces 1000000",
        "supply 1: pieces -1",
        "scores: -1 0",
        "scores: 5 3 1",
        "scores: 1001 0",
        "destroyed: nc -1",
        "destroyed: sc 1",
        "summoned: all -1",
        "summoned: all 1 red 2",
        "turn: number -1",
        "turn: number 0",
        "turn: actions 101",
        "turn: handedOver",
        "counters 1: n",
        "claimed 1: devastation",
        "position: {\"finalRound\":{\"why\":\"deck\",\"turnsLeft\":-3}}",
        "position: {\"finalRound\":{\"why\":\"deck\",\"seat\":9}}",
        "position: {\"scores\":[1]}",
        "start:|beings 1: knight",
        "see a1: empty",
        "see j5: empty",
        "see e10: empty",
        "see over: maybe",
        "see turn: first",
        "see winer: 1",
        "see turn.acts: 2",
        "see decks.x.loose: []",
        "see winner: 1"
      })
  void what_no_position_can_be_is_refused_when_it_begins(String lines) {
    String text = "scenario: a\n" + lines.replace('|', '\n') + "\n";
    String problem = ScenarioFile.parse(Games.ALL, text).getFirst().problem();
    assertTrue(problem != null && problem.startsWith("line "), text + problem);
  }

  @Test
  void squares_and_winners_are_seen_as_the_document_says() {
    String board = "board:\n 5 4 3\n5 R2 R1 ..\n";
    for (String fine :
        List.of(
            board + "see (5,4): R1\nsee (5, 5): R2\nsee d5: sc\nsee (5,3): empty\n",
            "table: first=1\nform: tutorial\nstart:\ndo 1: !resign\nsee winner: 2\n",
            "form: team-duel\nturn: seat 1, actions 0\ndo 1: !resign\ndo 3: !resign\n"
                + "see winner: 2\nsee winner: 4\nsee over: yes\nsee places: 2 1 2 1\n",
            board.replace(" ..", " B2")
                + "turn: actions 0\nposition: {\"phase\":\"end\",\"finalRound\":"
                + "{\"why\":\"deck\",\"turnsLeft\":0,\"triggeredNow\":false}}\n"
                + "see turn: 2\n")) {
      assertNull(ScenarioFile.parse(Games.ALL, "scenario: a\n" + fine).getFirst().problem(), fine);
    }
  }
}
