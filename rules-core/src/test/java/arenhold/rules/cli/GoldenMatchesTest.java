package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole matches of every form, kept as files: each must replay, choice by choice and deal by deal,
 * to the result it had when it was written. {@code docs/proofs.md} says how they were made. Where
 * the version of the rules went up, run this test with {@code -Dmatches.write=true}: what replays
 * by the new rules is written anew, what does not still fails and has to be played again.
 */
class GoldenMatchesTest {

  private static final Path FOLDER = Path.of("src/test/resources/matches");

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    }
  }

  private static List<MatchFile> matches(Path file) throws IOException {
    return MatchFile.parse(Files.readString(file));
  }

  @TestFactory
  Stream<DynamicTest> every_match_replays_to_its_result() throws IOException {
    return files().stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    if (Boolean.getBoolean("matches.write")) rewrite(file);
    for (MatchFile match : matches(file)) {
      assertNotNull(match.seed(), "the deals can be checked");
      assertNotNull(match.result(), "it is played to its end");
      assertNull(Replays.problem(match, null), file::toString);
    }
  }

  /** Raises the version of each match in the file; the sum is the one that is then wanted. */
  private static void rewrite(Path file) throws IOException {
    int version = Games.ALL.getFirst().info().version();
    String text = Files.readString(file).replaceAll("(?m)^version .*", "version " + version);
    for (MatchFile match : MatchFile.parse(text)) {
      try {
        MatchRun.play(Games.ALL.getFirst(), match, null, MatchRun.Witness.NOBODY);
      } catch (FileRefused refused) {
        assertEquals(FileRefused.Problem.CHANGED, refused.problem(), refused::getMessage);
        text = text.replace("check " + match.check(), "check " + refused.wanted());
      }
    }
    Files.writeString(file, text);
  }

  @Test
  void there_are_two_matches_of_every_form_and_number_of_players() throws IOException {
    Set<String> wanted = new TreeSet<>();
    for (GameInfo.Form form : Games.ALL.getFirst().info().forms()) {
      for (int seats = form.minSeats(); seats <= form.maxSeats(); seats++) {
        for (int i = 1; i <= 2; i++) wanted.add(form.key() + " " + seats + " " + i);
      }
    }
    Set<String> there = new TreeSet<>();
    for (Path file : files()) {
      for (MatchFile match : matches(file)) {
        String kind = match.setup().form() + " " + match.setup().size() + " ";
        there.add(kind + (there.contains(kind + 1) ? 2 : 1));
      }
    }
    assertEquals(wanted, there);
  }
}
