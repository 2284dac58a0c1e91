package arenhold.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.GameInfo;
import arenhold.rules.Setup;
import arenhold.rules.notation.FileRefused.Problem;
import arenhold.rules.testkit.toys.Satchels;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Secret choices in match files: written open after the match, with what was published of them. */
class SealedOptionTest {

  private static final Satchels GAME = new Satchels();
  private static final Setup SETUP =
      new Setup(
          "satchels",
          "gems",
          List.of(Map.of("satchel", "pearl:2,ruby,opal"), Map.of("satchel", "ruby:4")),
          Map.of("worth", "12"));

  private static final List<Map<String, String>> SALTS =
      List.of(Map.of("satchel", "a1".repeat(32)), Map.of("satchel", "b2".repeat(32)));

  private static FairDeal deal(int seed) {
    byte[] bytes = new byte[32];
    bytes[0] = (byte) seed;
    var bound = new FairDeal.Bound(new UUID(1, 2), "satchels", "gems", 1);
    return FairDeal.of(bytes, bound, List.of(FairDeal.Mix.NONE, FairDeal.Mix.NONE));
  }

  private static String file() {
    return file(SALTS);
  }

  /** As files were written before there were salts. */
  private static String formerFile() {
    return file(List.of());
  }

  private static String file(List<Map<String, String>> salts) {
    FairDeal deal = deal(1);
    GameInfo.Form form = GAME.info().forms().getFirst();
    String header =
        MatchFile.header(
            SETUP,
            1,
            List.of(),
            FairDeal.Mixed.none(new UUID(1, 2), 2),
            deal.sealed(form, SETUP, salts),
            deal.commitment(),
            deal.reveal());
    List<Entry> log = List.of(Entry.parse("1 opal"), Entry.parse("2 !resign"));
    return header + MatchFile.log(log) + MatchFile.end(header, log, "resigned 1 2");
  }

  private static void play(String file) {
    MatchFile match = MatchFile.parseOne(file.getBytes(StandardCharsets.UTF_8));
    MatchRun.play(GAME, match, null, MatchRun.Witness.NONE);
  }

  private static Problem refused(String file) {
    return assertThrows(FileRefused.class, () -> play(file)).problem();
  }

  @Test
  void a_file_with_secret_choices_replays() {
    assertEquals(2, file().lines().filter(line -> line.startsWith("sealed ")).count());
    assertTrue(file().contains(" " + "a1".repeat(32) + "\n"));
    play(file());
    assertTrue(
        formerFile().lines().anyMatch(line -> line.matches("sealed 1 satchel [0-9a-f]{64}")));
    play(formerFile());
  }

  @Test
  void another_choice_than_the_published_one_is_refused() {
    for (String file : List.of(file(), formerFile())) {
      String changed = file.replace("pearl:2,ruby,opal", "pearl,ruby:2,opal");
      assertEquals(Problem.WRONG_OPTION, refused(changed));
      String other = "sealed 1 satchel " + "0".repeat(64);
      assertEquals(
          Problem.WRONG_OPTION, refused(file.replaceFirst("sealed 1 satchel [0-9a-f]{64}", other)));
      play(withoutSeed(file));
    }
    assertEquals(Problem.WRONG_OPTION, refused(file().replace("a1".repeat(32), "a2".repeat(32))));
  }

  private static String withoutSeed(String file) {
    return file.replaceAll("\nseed [0-9a-f]+", "").replaceAll("\ncheck .*", "");
  }

  @Test
  void with_its_salt_a_choice_is_checked_without_the_seed() {
    String changed = withoutSeed(file()).replace("pearl:2,ruby,opal", "pearl,ruby:2,opal");
    assertEquals(Problem.WRONG_OPTION, refused(changed));
    play(withoutSeed(formerFile()).replace("pearl:2,ruby,opal", "pearl,ruby:2,opal"));
  }

  @Test
  void lines_of_secret_choices_stand_once_for_seats_that_are_there() {
    String line =
        file().lines().filter(one -> one.startsWith("sealed 1")).findFirst().orElseThrow();
    assertEquals(Problem.OUT_OF_PLACE, refused(file().replace(line, line + "\n" + line)));
    assertEquals(
        Problem.OUT_OF_PLACE, refused(file().replace(line, line.replace("sealed 1", "sealed 3"))));
    assertEquals(Problem.UNREADABLE, refused(file().replace(line, "sealed 1 satchel")));
    assertEquals(Problem.BAD_SEED, refused(file().replace(line, "sealed 1 satchel 0")));
    assertEquals(Problem.BAD_SEED, refused(file().replace(line, line.replaceAll(" a1.*", " a1"))));
    assertEquals(Problem.UNREADABLE, refused(file().replace(line, line + " 0")));
  }

  @Test
  void what_is_published_depends_on_match_seat_option_value_and_salt() {
    Set<String> all = new HashSet<>();
    for (int seed = 1; seed <= 2; seed++) {
      String seedHash = deal(seed).commitment();
      for (int seat = 0; seat < 2; seat++) {
        for (String value : List.of("ruby:4", "opal:4")) {
          for (String option : List.of("satchel", "bag")) {
            for (String salt : List.of("a1".repeat(32), "b2".repeat(32))) {
              var sealed = FairDeal.sealed(seedHash, seat, option, value, salt);
              assertEquals(sealed, FairDeal.sealed(seedHash, seat, option, value, salt));
              all.add(sealed.hash());
            }
            all.add(deal(seed).formerlySealed(seat, option, value).hash());
          }
        }
      }
    }
    assertEquals(48, all.size());
  }
}
