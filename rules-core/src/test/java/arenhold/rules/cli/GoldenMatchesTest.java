package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole matches of every form, kept as files in a folder for each game and version of its rules:
 * each must replay, choice by choice and deal by deal, to the result it had when it was written.
 * {@code docs/proofs.md} says how they were made. Where the version of the rules went up, run this
 * test with {@code -Dmatches.write=true}: what replays by the new rules is written into the folder
 * of the new version too, what does not fails and has to be played again.
 */
class GoldenMatchesTest {

  private static final Path FOLDER = Path.of("src/test/resources/matches");

  private static Path folder(Game<?> game) {
    GameInfo info = game.info();
    return FOLDER.resolve(info.key()).resolve(String.valueOf(info.version()));
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.exists(folder)) return List.of();
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static List<MatchFile> matches(Path file) throws IOException {
    return MatchFile.parse(Files.readString(file));
  }

  @TestFactory
  Stream<DynamicTest> every_match_replays_to_its_result() throws IOException {
    if (Boolean.getBoolean("matches.write")) for (Game<?> game : Games.ALL) rewrite(game);
    try (Stream<Path> all = Files.walk(FOLDER)) {
      List<Path> files = all.filter(Files::isRegularFile).sorted().toList();
      return files.stream()
          .map(
              file ->
                  DynamicTest.dynamicTest(FOLDER.relativize(file).toString(), () -> check(file)));
    }
  }

  private static void check(Path file) throws IOException {
    for (MatchFile match : matches(file)) {
      String version = file.getParent().getFileName().toString();
      String game = file.getParent().getParent().getFileName().toString();
      assertEquals(game, match.setup().game());
      assertEquals(version, String.valueOf(match.version()));
      assertNotNull(match.seed(), "the deals can be checked");
      assertNotNull(match.result(), "it is played to its end");
      assertNull(Replays.problem(match, null), file::toString);
    }
  }

  /**
   * Writes the matches of the version before the newest into the folder of the newest, with its
   * number and sums; a deal that is bound to its version cannot be written so.
   */
  private static void rewrite(Game<?> game) throws IOException {
    if (game.earlier().isEmpty() || !files(folder(game)).isEmpty()) return;
    Files.createDirectories(folder(game));
    List<String> refused = new ArrayList<>();
    for (Path file : files(folder(game.earlier().getLast()))) {
      String version = "version " + game.info().version();
      String text = Files.readString(file).replaceAll("(?m)^version .*", version);
      boolean replays = true;
      for (MatchFile match : MatchFile.parse(text)) {
        try {
          MatchRun.play(game, match, null, MatchRun.Witness.NONE);
        } catch (FileRefused why) {
          replays &= why.problem() == FileRefused.Problem.CHANGED;
          if (!replays) refused.add(file + ": " + why.getMessage());
          text = text.replace("check " + match.check(), "check " + why.wanted());
        }
      }
      if (replays) Files.writeString(folder(game).resolve(file.getFileName()), text);
    }
    assertEquals(List.of(), refused, "these have to be played again");
  }

  @Test
  void there_are_two_matches_of_every_form_and_number_of_players_by_the_newest_rules()
      throws IOException {
    for (Game<?> game : Games.ALL) {
      Set<String> wanted = new TreeSet<>();
      for (GameInfo.Form form : game.info().forms()) {
        for (int seats = form.minSeats(); seats <= form.maxSeats(); seats++) {
          for (int i = 1; i <= 2; i++) wanted.add(form.key() + " " + seats + " " + i);
        }
      }
      Set<String> there = new TreeSet<>();
      for (Path file : files(folder(game))) {
        for (MatchFile match : matches(file)) {
          String kind = match.setup().form() + " " + match.setup().size() + " ";
          there.add(kind + (there.contains(kind + 1) ? 2 : 1));
        }
      }
      assertEquals(wanted, there);
    }
  }

  @Test
  void every_version_of_the_rules_has_matches() throws IOException {
    for (Game<?> game : Games.ALL) {
      for (Game<?> old : game.earlier())
        assertTrue(!files(folder(old)).isEmpty(), folder(old)::toString);
    }
  }
}
