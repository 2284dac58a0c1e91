package arenhold.rules.notation;

import static arenhold.rules.notation.ReadFile.DUEL;
import static arenhold.rules.notation.ReadFile.line;
import static arenhold.rules.notation.ReadFile.open;
import static arenhold.rules.notation.ReadFile.refused;
import static arenhold.rules.notation.ReadFile.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.FileRefused.Problem;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What a match file says of the deal: its seed, the numbers that were mixed in, their match. */
class MatchFileDealTest {

  @Test
  void a_seed_that_is_none_or_another_one_is_refused_and_so_is_what_it_does_not_deal() {
    int seed = line("seed ");
    refused(Problem.BAD_SEED, seed, DUEL.replaceFirst("\nseed .*", "\nseed 00"));
    refused(Problem.BAD_SEED, seed, DUEL.replaceFirst("\nseed .*", "\nseed " + "g".repeat(64)));
    refused(Problem.BAD_SEED, seed - 1, DUEL.replaceFirst("seed-hash .*", "seed-hash"));
    refused(Problem.WRONG_SEED, seed, DUEL.replaceFirst("\nseed .*", "\nseed " + "0".repeat(64)));
    String swapped = DUEL.replaceFirst("first \\d; \\* [a-z-]+", "first 2; * nobody");
    FileRefused refused = refused(swapped);
    assertEquals(Problem.NOT_DEALT, refused.problem());
    assertEquals(line("*"), refused.line());
    assertTrue(refused.wanted().startsWith("* "), refused::getMessage);
    // Without its seed a match is checked too, but anything may be dealt.
    run(open(DUEL.replaceFirst("\nseed .*", "")));
  }

  @Test
  void numbers_are_those_that_were_committed_to_for_this_match() {
    int deal = line("deal ");
    refused(Problem.UNKNOWN_DEAL, deal, DUEL.replace("\ndeal 2 ", "\ndeal 3 "));
    refused(Problem.UNREADABLE, deal, DUEL.replaceFirst("\ndeal 2 .*", "\ndeal 2 x"));
    refused(Problem.UNREADABLE, deal, DUEL.replaceFirst("\ndeal 2 .*", "\ndeal 2"));
    String id = DUEL.lines().toList().get(deal - 1).substring("deal 2 ".length());
    refused(Problem.WRONG_NUMBER, deal + 1, DUEL.replace(id, new UUID(5, 5).toString()));
    refused(
        Problem.WRONG_NUMBER,
        deal + 2,
        DUEL.replaceFirst("\n(number 2 [0-9a-f]+) .*", "\n$1 " + "0".repeat(64)));
    refused(Problem.BAD_SEED, deal + 1, DUEL.replaceFirst("\n(number 1 [0-9a-f]+) .*", "\n$1 0"));
    refused(Problem.BAD_SEED, deal + 1, DUEL.replaceFirst("\n(number 1) .*", "\n$1 none"));
    refused(Problem.OUT_OF_PLACE, deal + 2, DUEL.replace("\nnumber 2 ", "\nnumber 3 "));
    refused(Problem.OUT_OF_PLACE, deal + 2, DUEL.replace("\nnumber 2 ", "\nnumber 1 "));
    // Numbers are checked without the seed too.
    refused(
        Problem.WRONG_NUMBER,
        deal + 1,
        DUEL.replaceFirst("\n(number 1) (.*) .*", "\n$1 $2 " + "a".repeat(64))
            .replaceFirst("\nseed(-hash)? .*\nseed .*", ""));
  }

  @Test
  void another_number_none_at_all_or_another_match_would_have_dealt_something_else() {
    String none = DUEL.replaceFirst("\nnumber 1 .*", "");
    assertEquals(Problem.NOT_DEALT, refused(none).problem());
    FairDeal.Mix other = FairDeal.Mix.of(new UUID(5, 7), "7".repeat(64));
    String changed =
        DUEL.replaceFirst(
            "\nnumber 1 .*", "\nnumber 1 " + other.commitment() + " " + other.number());
    assertEquals(Problem.NOT_DEALT, refused(changed).problem());
    refused(Problem.WRONG_SEED, line("seed "), DUEL.replaceAll("\n(deal|number) .*", "\n#"));
    // The seed's hash is that of a match, its game, form and version of the rules.
    String id = new UUID(5, 8).toString();
    String moved = DUEL.replaceAll("\nnumber .*", "").replaceFirst("deal 2 .*", "deal 2 " + id);
    assertEquals(Problem.WRONG_SEED, refused(moved).problem());
  }

  @Test
  void a_seat_may_have_mixed_in_nothing_and_matches_of_the_former_deal_are_read_too() {
    String one = WrittenMatch.duel(4);
    assertTrue(one.contains("\nnumber 1 ") && !one.contains("\nnumber 2 "), one);
    run(one);
    String former = WrittenMatch.formerDuel(5);
    assertTrue(!former.contains("\ndeal ") && !former.contains("\nnumber "), former);
    run(former);
    assertEquals(
        Problem.NOT_DEALT,
        refused(former.replaceFirst("first \\d; \\* [a-z-]+", "first 2; * nobody")).problem());
  }
}
