package arenhold.rules.notation;

import static arenhold.rules.notation.ReadFile.DUEL;
import static arenhold.rules.notation.ReadFile.first;
import static arenhold.rules.notation.ReadFile.line;
import static arenhold.rules.notation.ReadFile.open;
import static arenhold.rules.notation.ReadFile.refused;
import static arenhold.rules.notation.ReadFile.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.notation.FileRefused.Problem;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a match file may look like, and that everything else is refused with its line. */
class MatchFileTest {

  /** The file with another log. */
  private static String log(String text, UnaryOperator<String> change) {
    int at = text.indexOf("\n*") + 1;
    return text.substring(0, at) + change.apply(text.substring(at));
  }

  @Test
  void a_match_that_was_written_down_is_read_and_played_with_its_names() {
    MatchFile file = MatchFile.parse(DUEL).getFirst();
    assertEquals(List.of("Ines \"the \\ tower\"", "Jiří; # Ω"), file.players());
    Match<?> match = run(DUEL);
    assertEquals(file.result(), MatchFile.result(match.outcome().orElseThrow()));
  }

  @Test
  void every_form_is_read_and_played() {
    String[] forms = {"duel 2", "high-form 2", "melee 3", "melee 4", "team-high-form 4"};
    for (String form : forms) {
      String[] words = form.split(" ");
      String text = WrittenMatch.of(words[0], Integer.parseInt(words[1]), 11);
      assertTrue(run(text).isOver(), form);
    }
  }

  @Test
  void line_ends_of_Windows_a_byte_order_mark_comments_and_other_line_breaks_change_nothing() {
    List<Entry> entries = new ArrayList<>();
    MatchFile.parse(DUEL).getFirst().lines().forEach(line -> entries.add(line.entry()));
    for (String same :
        List.of(
            DUEL.replace("\n", "\r\n"),
            "\uFEFF" + DUEL,
            "\uFEFF" + DUEL.replace("\n", "\r\n"),
            DUEL.strip(),
            "# a good match\n\n" + DUEL.replace("\n", "\n  # and on it goes ⚔ \n"),
            log(DUEL, log -> log.replace("; ", "\n")),
            log(DUEL, log -> log.replace("; ", " ;; ")))) {
      List<Entry> read = new ArrayList<>();
      MatchRun.Witness witness =
          new MatchRun.Witness() {
            @Override
            public void played(MatchFile.Line line, Match<?> match) {
              read.add(line.entry());
            }
          };
      run(same.getBytes(StandardCharsets.UTF_8), witness);
      assertEquals(entries, read);
    }
  }

  @Test
  void a_file_that_is_cut_off_anywhere_is_refused_in_its_last_line() {
    int whole = DUEL.indexOf("\ncheck ");
    for (int length = 0; length < whole; length++) {
      String text = DUEL.substring(0, length);
      int last = (int) text.chars().filter(c -> c == '\n').count() + 1;
      FileRefused refused = refused(text);
      boolean result = text.lastIndexOf('\n') >= 0 && last == line("result ");
      Problem problem =
          length < 4
              ? Problem.NO_MATCH
              : refused.problem() == Problem.WRONG_RESULT && result
                  ? Problem.WRONG_RESULT
                  : Problem.CUT_OFF;
      assertEquals(problem, refused.problem(), () -> text + "\n" + refused.getMessage());
      assertEquals(last, refused.line(), () -> text + "\n" + refused.getMessage());
    }
    run(DUEL.substring(0, whole));
  }

  @Test
  void an_unfinished_match_says_so() {
    String begun = first(line("1 ") - 1);
    assertTrue(!run(begun + "result unfinished").isOver());
    refused(Problem.WRONG_RESULT, line("1 "), begun + "result played 1 2");
    refused(
        Problem.WRONG_RESULT,
        line("result "),
        open(DUEL).replaceFirst("result .*", "result unfinished"));
  }

  @Test
  void a_choice_that_is_not_offered_is_refused_in_its_line() {
    int line = line("1 ");
    String before = first(line - 1);
    refused(Problem.NOT_OFFERED, line, before + "1 place z9\nresult unfinished");
    refused(Problem.NOT_OFFERED, line, before + "1 place e5 \u00A0\n1 x\nresult unfinished");
    refused(Problem.NOT_ASKED, line, before + "7 place e5\nresult unfinished");
    refused(Problem.NOT_ASKED, line, before + "* knight\nresult unfinished");
    refused(Problem.NOT_OFFERED, line, before + "1 !surrender\nresult unfinished");
    refused(Problem.NO_RETURN, line, before + "1 !takeback\nresult unfinished");
    refused(Problem.NOT_ALLOWED, line, before + "8 !resign\nresult unfinished");
    refused(Problem.UNREADABLE, line, before + "9 place e5\nresult unfinished");
    refused(Problem.UNREADABLE, line, before + "place e5\nresult unfinished");
    refused(Problem.UNREADABLE, line, before + "1\nresult unfinished");
    refused(Problem.AFTER_END, line + 1, before + "1 !resign\n2 !resign\nresult resigned 2 1");
  }

  @Test
  void a_match_may_end_by_time_or_absence_or_be_abandoned_but_not_by_who_may_not() {
    int line = line("1 place");
    String before = first(line - 1);
    assertEquals("time", reason(before + "1 !flag\nresult time 2 1"));
    assertEquals("left", reason(before + "1 !left\nresult left 2 1"));
    assertEquals("abandoned", reason(before + "* !abandoned\nresult abandoned 1 1"));
    refused(Problem.NOT_ALLOWED, line, before + "2 !flag\nresult time 1 2");
    refused(Problem.NOT_ALLOWED, line, before + "2 !left\nresult left 1 2");
    refused(Problem.NOT_ALLOWED, line, before + "* !flag\nresult time 1 2");
    refused(Problem.NOT_ALLOWED, line, before + "1 !abandoned\nresult abandoned 1 1");
    refused(Problem.WRONG_RESULT, line + 1, before + "1 !flag\nresult left 2 1");
    refused(Problem.AFTER_END, line + 1, before + "1 !flag\n2 !resign\nresult time 2 1");
  }

  private static String reason(String file) {
    return run(file).outcome().orElseThrow().reason();
  }

  @Test
  void one_choice_changed_to_another_that_could_have_been_is_found_by_the_sum() {
    // A take-back of a choice leaves all that follows possible.
    String twice = DUEL.replaceFirst("; (1 place [a-i][1-9])", "; $1; 1 !takeback; $1");
    run(open(twice));
    refused(Problem.CHANGED, line("check "), twice);
    assertTrue(!twice.equals(DUEL));
    refused(Problem.CHANGED, line("check "), DUEL.replace("Jiří", "Jana"));
  }

  @Test
  void an_unknown_game_form_or_version_is_refused_in_its_line() {
    refused(Problem.UNKNOWN_GAME, line("game"), DUEL.replace("game tashkalar", "game chess"));
    refused(Problem.UNKNOWN_FORM, line("form"), DUEL.replace("form duel", "form duet"));
    FileRefused version = refused(WrittenMatch.duel(5, 999));
    assertEquals(Problem.UNKNOWN_VERSION, version.problem());
    assertEquals(line("version"), version.line());
    assertEquals("version 999", version.found());
    assertEquals("version " + Games.ALL.getFirst().info().version(), version.wanted());
    for (String wrong : List.of("-1", "0", "1.5", "٣", "99999999999", "one", "")) {
      refused(
          Problem.UNREADABLE, line("version"), DUEL.replaceFirst("version .*", "version " + wrong));
    }
  }

  @Test
  void a_match_by_rules_that_are_not_here_is_refused_by_name_but_its_seed_is_still_checked() {
    String seed = "\nseed " + "0".repeat(64);
    String former = WrittenMatch.formerDuel(5).replaceFirst("version \\d+", "version 999");
    for (String old : List.of(WrittenMatch.duel(5, 999), former)) {
      refused(Problem.UNKNOWN_VERSION, line("version"), old);
      assertEquals(Problem.WRONG_SEED, refused(old.replaceFirst("\nseed .*", seed)).problem());
    }
    // The deal is bound to the version.
    refused(Problem.WRONG_SEED, line("seed "), DUEL.replaceFirst("version \\d+", "version 1"));
  }

  @Test
  void a_match_by_older_rules_is_played_by_them() {
    String old = WrittenMatch.duel(5, 1);
    assertEquals(1, run(old).game().info().version());
    assertEquals(1, run(old.replaceFirst("version .*\n", "")).game().info().version());
    int newest = Games.ALL.getFirst().info().version();
    assertEquals(newest, run(DUEL).game().info().version());
  }

  @Test
  void options_that_cannot_be_are_refused_in_their_line() {
    int first = line("seat 1");
    refused(Problem.BAD_OPTION, first + 1, DUEL.replace("=southern", "=northern"));
    refused(Problem.BAD_OPTION, first, DUEL.replace("=northern", "=western"));
    refused(Problem.BAD_OPTION, first + 1, DUEL.replace("2 school", "2 scool"));
    refused(Problem.BAD_OPTION, line("table"), DUEL.replace("first=random", "first=7"));
    refused(Problem.BAD_OPTION, line("table"), DUEL.replace("takeBack", "takeback"));
    refused(Problem.BAD_OPTION, first + 2, third(DUEL, "seat 3 school=sylvan"));
    refused(Problem.OUT_OF_PLACE, first + 2, third(DUEL, "seat 4 school=sylvan"));
    refused(Problem.OUT_OF_PLACE, first + 2, third(DUEL, "seat 2 school=sylvan"));
    refused(Problem.UNREADABLE, first, DUEL.replace("school=northern", "school"));
    refused(Problem.UNREADABLE, first, DUEL.replace("school=northern", "school=<b>"));
    refused(Problem.OUT_OF_PLACE, first, DUEL.replace("=northern", "=northern school=northern"));
  }

  private static String third(String text, String line) {
    String without = text.replaceAll("player .*\n", "");
    return without.replaceFirst("(seat 2 .*\n)", "$1" + line + "\n");
  }

  @Test
  void every_line_of_the_header_stands_there_once_and_before_the_log() {
    for (String begin :
        List.of("form ", "version ", "table ", "deal ", "number 2 ", "seed-hash ", "seed ")) {
      String line = DUEL.lines().filter(one -> one.startsWith(begin)).findFirst().orElseThrow();
      int number = line(begin);
      refused(Problem.OUT_OF_PLACE, number + 1, DUEL.replace(line, line + "\n" + line));
      String end = DUEL.replace(line + "\n", "").replace("\nresult", "\n" + line + "\nresult");
      assertEquals(
          begin.equals("form ") || begin.equals("deal ") ? Problem.MISSING : Problem.OUT_OF_PLACE,
          refused(end).problem());
    }
    refused(Problem.NO_MATCH, 1, DUEL.replaceFirst("game .*\n", ""));
    refused(Problem.MISSING, 3, "game tashkalar\nform duel\nresult unfinished\n");
    refused(Problem.MISSING, 2, "game tashkalar\n* first 1\nresult unfinished\n");
    refused(
        Problem.MISSING,
        line("player 2") + 2,
        DUEL.replace("\nplayer 2", "\n# player 2")
            .replaceAll("(deal|number|seed(-hash)?) .*\n", ""));
  }

  @Test
  void another_result_is_refused_with_the_one_that_is_right() {
    FileRefused refused = refused(open(DUEL).replaceFirst("result .*", "result played 1 1"));
    assertEquals(Problem.WRONG_RESULT, refused.problem());
    assertEquals(line("result "), refused.line());
    assertEquals(MatchFile.parse(DUEL).getFirst().result(), refused.wanted());
    refused(Problem.UNREADABLE, line("result "), DUEL.replaceFirst("result .*", "result"));
    refused(Problem.AFTER_END, line("check ") + 1, DUEL + "1 place e5");
    refused(Problem.AFTER_END, line("check "), DUEL.replaceFirst("check", "1 end\ncheck"));
  }

  @Test
  void characters_that_nobody_sees_are_refused_by_their_number() {
    for (String character : List.of("\0", "\u0007", "\u202E", "\u200B", "\uFEFF", "\u2028", "\r")) {
      String text = DUEL.replaceFirst("first=", character + "first=");
      refused(Problem.CHARACTER, line("table"), text);
      refused(Problem.CHARACTER, 1, "# " + character + "!\n" + DUEL);
    }
    assertEquals("U+202E", refused("# \u202E!").found());
    refused(Problem.CHARACTER, 1, "\uFEFF\uFEFF" + DUEL);
  }

  @Test
  void names_are_quoted_texts_of_visible_characters() {
    int line = line("player 1");
    String before = "player 1 \"Ines";
    for (String name :
        List.of("Ines", "\"\"", "\"  \"", "\"a", "\"\\u202e\"", "\"\\n\"", "7", "")) {
      String text = DUEL.replaceFirst("player 1 .*", "player 1 " + name.replace("\\", "\\\\"));
      refused(Problem.BAD_PLAYER, line, text);
    }
    refused(Problem.BAD_PLAYER, line, DUEL.replace(before, before + "x".repeat(64)));
    refused(Problem.OUT_OF_PLACE, line + 1, DUEL.replace("player 2", "player 1"));
    refused(
        Problem.OUT_OF_PLACE, 1 + line("seat 1"), DUEL.replace("seat 2", "player 2 \"x\"\nseat 2"));
  }

  @Test
  void bytes_that_are_no_text_are_refused_in_their_line() {
    byte[] bytes = DUEL.getBytes(StandardCharsets.UTF_8);
    int before = DUEL.indexOf("first=random");
    int at = DUEL.substring(0, before).getBytes(StandardCharsets.UTF_8).length;
    bytes[at] = (byte) 0xC3;
    FileRefused refused = refused(bytes);
    assertEquals(Problem.ENCODING, refused.problem());
    assertEquals(line("table"), refused.line());
    assertEquals(Problem.ENCODING, refused(DUEL.getBytes(StandardCharsets.UTF_16)).problem());
    byte[] cut = Arrays.copyOf("game Ω".getBytes(StandardCharsets.UTF_8), 6);
    assertEquals(Problem.ENCODING, refused(cut).problem());
  }

  @Test
  void lines_and_matches_without_end_are_refused() {
    refused(Problem.TOO_LONG, 2, "game tashkalar\n" + "x".repeat(100_001));
    String header = first(line("*") - 1);
    refused(
        Problem.TOO_LONG,
        line("*") + MatchFile.MOST_ENTRIES,
        header + "1 end\n".repeat(MatchFile.MOST_ENTRIES + 1));
    refused(Problem.SEVERAL, 1 + line("check "), DUEL + DUEL);
    assertEquals(2, MatchFile.parse(DUEL + DUEL).size());
    refused(Problem.NO_MATCH, 1, "");
    refused(Problem.NO_MATCH, 1, "# nothing\n");
    refused(Problem.NO_MATCH, 2, "\nHello");
  }

  @Test
  void any_changed_character_is_refused_at_or_after_its_line_or_changes_nothing() {
    String comment = "# played on a rainy day\n";
    String text = DUEL.replaceFirst("\n\\*", "\n" + comment + "*");
    MatchFile whole = MatchFile.parse(text).getFirst();
    int changed = 0;
    for (int at = 0; at < text.length(); at++) {
      SplittableRandom random = new SplittableRandom(at);
      String letters = "#{ ;\n*12aeg5!z=\"é\t";
      char other =
          random.nextInt(3) == 0
              ? letters.charAt(random.nextInt(letters.length()))
              : text.charAt(random.nextInt(text.length()));
      String rest = text.substring(at + 1);
      String damaged =
          text.substring(0, at)
              + switch (random.nextInt(4)) {
                case 0 -> rest;
                case 1 -> other + text.charAt(at) + rest;
                default -> other + rest;
              };
      int line = 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
      String where = "character " + at + " in line " + line + " and " + other;
      try {
        run(damaged);
        MatchFile read = MatchFile.parse(damaged).getFirst();
        assertEquals(whole.sum(), read.sum(), where);
        assertEquals(whole.setup(), read.setup(), where);
        assertEquals(whole.players(), read.players(), where);
      } catch (FileRefused refused) {
        changed++;
        String said = where + ": " + refused.getMessage();
        assertTrue(refused.line() >= line, said);
        above(damaged, refused, said);
      }
    }
    assertTrue(changed > text.length() / 2, "refused: " + changed);
  }

  /** Everything above a refused choice is a match that goes on. */
  private static void above(String text, FileRefused refused, String said) {
    boolean choice =
        switch (refused.problem()) {
          case NOT_OFFERED, NOT_ASKED, NOT_ALLOWED, NO_RETURN, NOT_DEALT -> true;
          default -> false;
        };
    if (!choice) return;
    List<String> lines = List.of(text.split("\n", -1)).subList(0, refused.line() - 1);
    String before = String.join("\n", lines) + "\nresult unfinished";
    if (lines.stream().noneMatch(line -> line.startsWith("seat 2"))) return;
    assertTrue(!run(before).isOver(), said);
  }
}
