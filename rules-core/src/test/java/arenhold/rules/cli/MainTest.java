package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The command line, as a user meets it. */
class MainTest extends CommandLineTest {

  @Test
  void helpAndGamesSayWhatThereIs() {
    assertEquals(0, run());
    assertTrue(out().contains("playout"));
    assertEquals(0, run("games"));
    assertTrue(out().contains("tashkalar"));
  }

  @Test
  void aRandomMatchReplaysWithItsDealsAndItsResult() throws IOException {
    assertEquals(0, run("playout", "--count", "5", "--seed", "7"));
    String matches = file("matches", out());
    assertEquals(0, run("replay", matches));
    assertEquals(5, out().lines().filter(line -> line.startsWith("ok ")).count());
    assertTrue(out().contains("deals fair"));
  }

  @Test
  void matchesOfPlayersWithATasteReplayToo() throws IOException {
    String[] play = {"playout", "--tastes", "--form", "team-duel", "--count", "3"};
    assertEquals(0, run(play));
    String matches = out();
    assertEquals(0, run("replay", file("matches", matches)));
    assertEquals(0, run(play));
    assertEquals(matches, out(), "the same seeds give the same matches");
  }

  @Test
  void positionsAndQuestionsAreExtraLinesThatAReplaySkips() throws IOException {
    assertEquals(0, run("playout", "--positions", "--questions"));
    assertTrue(out().lines().filter(line -> line.startsWith("{\"answers\":")).count() > 20);
    assertTrue(out().lines().filter(line -> line.startsWith("{\"questions\":")).count() > 50);
    assertEquals(0, run("replay", file("matches", out())));
  }

  @Test
  void manyMatchesAreReplayedWithoutBeingPrinted() {
    assertEquals(0, run("playout", "--count", "50", "--verify"));
    assertTrue(out().contains("\n50 matches ended and replayed to the same result"), this::out);
    assertEquals(2, out().lines().count());
  }

  @Test
  void everyPairingOfSchoolsIsPlayedOnSeveralCores() {
    String[] all = {"playout", "--form", "melee", "--verify", "--each", "school", "--count", "3"};
    assertEquals(0, run(all));
    List<String> lines = out().lines().toList();
    assertEquals(4 * 3 * 2 + 1, lines.size(), this::out);
    assertTrue(lines.getFirst().startsWith("northern southern highland: 3 matches"), this::out);
    assertTrue(lines.getLast().startsWith("72 matches ended and replayed"), this::out);
    assertEquals(0, run(with(all, "--threads", "2")));
    assertEquals(lines, out().lines().toList(), "whatever thread plays it, it is the same match");
  }

  @Test
  void matchesOfComputersAreReplayedToo() {
    String[] play = {"playout", "--form", "tutorial", "--count", "6", "--verify"};
    assertEquals(0, run(with(play, "--players", "planner-ready,random", "--budget", "0")));
    assertTrue(out().startsWith("all: 6 matches"), this::out);
    assertTrue(out().contains("; first 6 0; "), this::out);
    assertTrue(out().contains("\n6 matches ended and replayed to the same result"), this::out);
  }

  @Test
  void preparedDecksAreCalledByTheirKeys() {
    assertEquals(
        0, run("playout", "--game", "tvrz", "--form", "decks", "--verify", "--each", "deck"));
    List<String> lines = out().lines().toList();
    assertEquals(4 * 3 + 1, lines.size(), this::out);
    assertTrue(lines.getFirst().startsWith("royal wolfwood: 1 matches"), this::out);
  }

  @Test
  void drawnValuesAreOthersInEveryMatchAndTheSameForTheSameSeed() throws IOException {
    String[] play = {"playout", "--game", "tvrz", "--form", "decks", "--drawn", "deck"};
    String[] two = with(play, "--count", "2", "--seed", "5");
    assertEquals(0, run(two));
    String matches = out();
    List<String> decks = matches.lines().filter(line -> line.startsWith("seat ")).toList();
    assertEquals(4, decks.stream().map(line -> line.substring(7)).distinct().count(), this::out);
    assertEquals(0, run("replay", file("matches", matches)));
    assertEquals(0, run(two));
    assertEquals(matches, out(), "the same seeds give the same matches");
    assertEquals(0, run(with(play, "--seed", "6")));
    assertTrue(matches.endsWith(out()), "a match depends on its own seed alone");
    assertEquals(0, run(with(play, "--verify", "--count", "20", "--threads", "2")));
    assertTrue(out().contains("\n20 matches ended and replayed to the same result"), this::out);
    assertEquals(0, run("bench", "--drawn", "school", "--seconds", "1"));
  }

  @Test
  void drawnValuesMaySuitOnlyTogether() {
    String[] play = {"playout", "--form", "melee", "--seats", "4", "--drawn", "school"};
    assertEquals(0, run(with(play, "--verify", "--count", "20")));
  }

  private static String[] with(String[] args, String... more) {
    String[] all = Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return all;
  }

  @Test
  void aReplayTellsWhichLineIsWrong() throws IOException {
    run("playout", "--seed", "3");
    String match = out();
    assertEquals(
        1, run("replay", file("result", match.replaceAll("result .*", "result played 1 1"))));
    assertTrue(out().contains("the result is"), this::out);
    String nulls = "seed " + "0".repeat(64);
    assertEquals(1, run("replay", file("seed", match.replaceAll("seed [0-9a-f]+", nulls))));
    assertTrue(out().contains("not the one whose hash was published"), this::out);
    String other = match.replaceAll("seed(-hash)? [0-9a-f]+\n", "");
    assertEquals(1, run("replay", "--seed", "0badcafe", file("deals", other)));
    assertTrue(out().contains("the seed deals"), this::out);
    assertEquals(
        1, run("replay", file("choice", match.replaceFirst("place [a-i][1-9]", "place z9"))));
    assertTrue(out().contains("this is not offered"), this::out);
    assertEquals(2, run("replay", file("text", match.replaceFirst("\\* first", "nobody first"))));
    assertTrue(err().contains("line 12"), this::err);
    assertEquals(2, run("replay", "no-such-file"));
  }

  @Test
  void aMatchByRulesThatAreNotHereIsRefusedByNameAndItsSeedIsChecked() throws IOException {
    String now = Files.readString(Path.of("src/test/resources/matches/tashkalar/2/duel-1.match"));
    String match = now.replaceFirst("version \\d+", "version 99");
    assertEquals(1, run("replay", file("old", match)));
    assertTrue(out().contains("line 3: version 99: the rules of this version"), this::out);
    assertTrue(out().contains("but version "), this::out);
    assertTrue(out().contains("its seed has the published hash"), this::out);
    String nulls = match.replaceAll("\nseed [0-9a-f]+", "\nseed " + "0".repeat(64));
    assertEquals(1, run("replay", file("nulls", nulls)));
    assertTrue(out().contains("not the one whose hash was published"), this::out);
    String hidden = match.replaceAll("\nseed [0-9a-f]+", "");
    assertEquals(1, run("replay", file("hidden", hidden)));
    assertFalse(out().contains("published hash"), this::out);
  }

  @Test
  void everyLegalChoiceOfAPositionIsListed() {
    String board = "board:\n   3  4  5  6  7\n5  .. R1 .. R1 ..\nbeings 1: swordmaster";
    assertEquals(0, run("legal", "--position", board));
    assertTrue(out().contains("\n  summon swordmaster e5\n"));
    assertEquals(2, run("legal", "--position", "{\"board\":{\"a1\":\"nc\"}}"));
    assertTrue(err().contains("a1"), this::err);
    assertEquals(2, run("legal"));
  }

  @Test
  void aLineOfAPlayoutIsAPositionWithTheSameChoices() {
    assertEquals(
        0,
        run(
            "playout",
            "--positions",
            "--option",
            "1.school=sylvan",
            "--option",
            "2.school=highland"));
    List<String> lines = out().lines().filter(line -> line.startsWith("{\"answers\"")).toList();
    for (int i = 0; i < lines.size(); i += 20) {
      var questions = Json.list(Json.parseObject(lines.get(i)).get("questions"));
      assertEquals(0, run("legal", "--position", lines.get(i)), this::err);
      List<String> wanted = new ArrayList<>();
      for (Object question : questions) {
        for (Object choice : Json.list(Json.object(question).get("choices"))) {
          wanted.add("  " + choice);
        }
      }
      assertEquals(wanted, out().lines().filter(line -> line.startsWith("  ")).toList());
    }
  }

  @Test
  void sequencesOfChoicesAreCounted() {
    assertEquals(0, run("perft", "--depth", "3", "--option", "first=1"));
    assertTrue(out().endsWith("depth 3: " + 18 * 17 * 16 + "\n"), this::out);
  }

  @Test
  void aScenarioThatFailsSaysWhere() throws IOException {
    String good = "scenario: a\nboard:\n 5 4 3\n5 .. R1 ..\nsee d5: R1\n";
    assertEquals(0, run("scenario", file("good.scenario", good)));
    String bad = file("bad.scenario", good + "see d5: R2\n");
    assertEquals(1, run("scenario", bad));
    assertTrue(
        out().contains("line 6: d5: found sc") || out().contains("line 6: found sc"), this::out);
    assertEquals(1, run("scenario", folder.toString()));
    assertEquals(2, run("scenario", file("odd.scenario", "scenario: a\nfly 1: e5\n")));
    assertTrue(err().contains("line 2"), this::err);
  }

  @Test
  void theBenchmarkMeasuresMatchesSummoningsAndChoices() {
    assertEquals(0, run("bench", "--seconds", "1"));
    for (String word : List.of("matches", "choices of players", "summonings", "interactive")) {
      assertTrue(out().contains(word), this::out);
    }
  }

  @Test
  void wrongUseIsToldApartFromFailure() {
    for (String[] args :
        new String[][] {
          {"fly"},
          {"playout", "--game", "chess"},
          {"playout", "--form", "quartet"},
          {"playout", "--seats", "9"},
          {"playout", "--count", "many"},
          {"playout", "--count", "0"},
          {"playout", "--each", "school"},
          {"playout", "--threads", "2"},
          {"playout", "--verify", "--threads", "0"},
          {"playout", "--verify", "--each", "first"},
          {"playout", "--verify", "--positions"},
          {"playout", "--verify", "--questions"},
          {"playout", "--verify", "--players", "random", "--tastes"},
          {"playout", "--drawn"},
          {"playout", "--drawn", "colour"},
          {"playout", "--drawn", "first"},
          {"playout", "--drawn", "school", "--option", "school=random"},
          {"playout", "--drawn", "school", "--option", "2.school=highland"},
          {"playout", "--drawn", "school", "--verify", "--each", "school"},
          {"playout", "--drawn", "school", "--drawn", "school"},
          {"legal", "--drawn", "school"},
          {"playout", "--colour", "red"},
          {"playout", "--count"},
          {"playout", "extra"},
          {"playout", "--option", "1.school=everfrost"},
          {"playout", "--option", "first"},
          {"replay"},
          {"scenario"},
          {"scenario", "no-such-folder"},
          {"perft", "--depth", "0"},
          {"perft", "--depth", "deep"},
          {"bench", "--seconds", "0"},
          {"games", "chess"},
          {"legal", "--position", "{}", "--position-file", "x"},
          {"legal", "--position-file", "no-such-file"},
          {"replay", "--seed"},
          {"replay", "--seed", "0g", "pom.xml"},
        }) {
      assertEquals(2, run(args), String.join(" ", args));
      assertTrue(err().startsWith("arenhold-rules: "));
    }
  }

  @Test
  void aDamagedInputIsTheUsersMistakeAndOneLineLong() throws IOException {
    assertEquals(0, run("playout", "--seed", "11", "--positions"));
    String match = out();
    List<String> positions =
        match
            .lines()
            .filter(line -> line.startsWith("{"))
            .map(line -> line.substring(line.indexOf("{", 1), line.indexOf(",\"questions\":")))
            .toList();
    String scenario =
        Files.readString(Path.of("src/test/resources/scenarios/tashkalar/duel.scenario"));
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      String position = damaged(positions.get(random.nextInt(positions.size())), random);
      String[][] commands = {
        {"legal", "--position", position},
        {"replay", file("damaged.match", damaged(match, random))},
        {"scenario", file("damaged.scenario", damaged(scenario, random))}
      };
      for (String[] command : commands) {
        int exit = run(command);
        String where = "seed " + seed + ": " + String.join(" ", command);
        assertTrue(exit <= Main.USAGE, () -> where + "\n" + err());
        assertEquals(exit == Main.USAGE ? 1 : 0, err().lines().count(), where);
      }
    }
  }

  private static String damaged(String text, Random random) {
    StringBuilder result = new StringBuilder(text);
    for (int i = 0; i <= random.nextInt(4); i++) {
      int at = random.nextInt(result.length());
      switch (random.nextInt(4)) {
        case 0 -> result.deleteCharAt(at);
        case 1 -> result.insert(at, (char) (' ' + random.nextInt(95)));
        case 2 -> result.setCharAt(at, (char) ('0' + random.nextInt(10)));
        default -> {
          int word = random.nextInt(result.length());
          String other = result.substring(word, Math.min(result.length(), word + 6));
          result.insert(at, other);
        }
      }
    }
    return result.toString();
  }
}
