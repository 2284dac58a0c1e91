package arenhold.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.testkit.toys.Satchels;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Options chosen before a match: their kinds, and who learns of them when. */
class OptionTest {

  private static final Satchels GAME = new Satchels();
  private static final Option DECK =
      new Option.DeckList("deck", List.of("ant", "bee", "cat"), 3, 3, 5, null, true);

  private static Setup satchels(String one, String two, String worth) {
    return new Setup(
        "satchels",
        "gems",
        List.of(Map.of("satchel", one), Map.of("satchel", two)),
        Map.of("worth", worth));
  }

  @Test
  void a_range_permits_whole_numbers_within_its_bounds_written_in_one_way() {
    Option range = new Option.Range("goal", 0, 120, "7", false);
    for (String fine : List.of("0", "7", "120")) assertTrue(range.permits(fine), fine);
    for (String wrong :
        List.of("121", "-1", "", "07", "+7", "7.0", "1e2", "٣", " 7", "99999999999", "seven")) {
      assertFalse(range.permits(wrong), wrong);
    }
    assertThrows(IllegalArgumentException.class, () -> new Option.Range("goal", 2, 1, null, false));
  }

  @Test
  void a_deck_has_known_cards_in_their_order_within_the_limits() {
    for (String fine : List.of("ant:3", "ant,bee,cat", "bee:2,cat:3")) {
      assertTrue(DECK.permits(fine), fine);
    }
    for (String wrong :
        List.of(
            "",
            "ant:2",
            "ant:4",
            "ant:3,bee:3",
            "bee,ant:2",
            "ant,ant,bee",
            "ant:1,bee,cat",
            "dog:3",
            "ant:0,bee:3",
            "ant:3,",
            ",ant:3",
            "ant: 3",
            "ant:03",
            "ant,bee,cat;",
            "ANT:3",
            "ant:9999999999",
            "a".repeat(Option.LONGEST + 1))) {
      assertFalse(DECK.permits(wrong), wrong);
    }
  }

  @Test
  void a_written_deck_reads_back_as_itself() {
    for (String deck : List.of("ant:3", "ant,bee,cat", "bee:2,cat:3")) {
      assertEquals(deck, Option.DeckList.write(Option.DeckList.read(deck)));
    }
    assertEquals(Map.of("bee", 2, "cat", 3), Option.DeckList.read("bee:2,cat:3"));
  }

  @Test
  void the_largest_deck_of_many_cards_has_room() {
    List<String> cards = IntStream.range(0, 100).mapToObj(i -> "a-rather-long-name-" + i).toList();
    Option deck = new Option.DeckList("deck", cards, 9, 80, 80, null, true);
    String value = String.join(",", cards.subList(0, 80));
    assertTrue(value.length() <= Option.LONGEST && deck.permits(value));
    for (String sample : deck.samples()) assertTrue(deck.permits(sample), sample);
  }

  @Test
  void an_option_others_must_know_cannot_be_secret() {
    List<String> values = List.of("a", "b");
    assertThrows(
        IllegalArgumentException.class,
        () -> new Option.OneOf("colour", values, null, true, null, true));
    Option secret = new Option.OneOf("colour", values, null, false, null, true);
    assertThrows(
        IllegalArgumentException.class,
        () -> new GameInfo.Form("form", 2, 2, List.of(secret), List.of()));
  }

  @Test
  void tables_of_some_sizes_start_with_other_choices_than_the_default() {
    List<Option> options =
        List.of(
            new Option.OneOf("extra", List.of("no", "yes"), "no", false),
            new Option.Range("worth", 4, 12, "8", false));
    GameInfo.Form form = new GameInfo.Form("form", 2, 4, options, List.of());
    assertEquals(Map.of(), form.usual(2, true));
    GameInfo.Form advised =
        form.with(
            new GameInfo.Usual("extra", "yes", 2, 2, true),
            new GameInfo.Usual("worth", "10", 3, 4, false));
    assertEquals(Map.of("extra", "yes"), advised.usual(2, true));
    assertEquals(Map.of(), advised.usual(2, false));
    assertEquals(Map.of("worth", "10"), advised.usual(4, true));
    assertThrows(
        IllegalArgumentException.class,
        () -> form.with(new GameInfo.Usual("extra", "maybe", 2, 2, true)));
    assertThrows(
        IllegalArgumentException.class,
        () -> form.with(new GameInfo.Usual("other", "yes", 2, 2, true)));
  }

  @Test
  void a_problem_names_the_seat_and_the_option() {
    assertNull(GAME.problem(satchels("pearl:4", "ruby:4", "8")));
    assertEquals(
        new Setup.Problem("too-rich", 1, "satchel"),
        GAME.problem(satchels("pearl:4", "ruby:3,opal", "8")));
    assertEquals(
        new Setup.Problem("value", 0, "satchel"), GAME.problem(satchels("gold", "ruby:4", "8")));
    assertEquals(
        new Setup.Problem("value", null, "worth"),
        GAME.problem(satchels("pearl:4", "ruby:4", "13")));
    Setup none = new Setup("satchels", "gems", List.of(Map.of(), Map.of()), Map.of());
    assertEquals(new Setup.Problem("missing", 0, "satchel"), GAME.problem(none));
    Setup one =
        new Setup("satchels", "gems", List.of(Map.of(), Map.of("satchel", "opal:4")), Map.of());
    assertEquals(new Setup.Problem("too-rich", 1, "satchel"), GAME.problem(one));
  }

  @Test
  void a_fault_of_what_somebody_composed_names_the_card_and_the_rule() {
    Fault fault = new Fault("unlucky", "pearl", "7");
    assertEquals(List.of(), GAME.faults("gems", "satchel", "pearl:4"));
    assertEquals(List.of(), GAME.faults("gems", "charm", "pearl,opal:3"));
    assertEquals(List.of(fault), GAME.faults("gems", "satchel", "pearl,opal:3"));
    Setup.Problem problem = GAME.problem(satchels("pearl,opal:3", "ruby:4", "12"));
    assertEquals(new Setup.Problem("unlucky", 0, "satchel", fault), problem);
    GameInfo.Form form = GAME.info().forms().getFirst();
    assertEquals(new Setup.Problem("secret", null, null), problem.toldTo(1, form));
  }

  @Test
  void a_deck_has_prepared_ones_to_choose_from() {
    for (Option option : GAME.info().forms().getFirst().seatOptions()) {
      if (!(option instanceof Option.DeckList deck)) continue;
      assertEquals(List.of("pearl", "ruby", "opal", "plain", "mixed"), deck.named());
      assertEquals(List.of("pearl:4", "pearl,ruby:2,opal"), deck.samples());
      for (String value : deck.samples()) assertTrue(deck.permits(value));
    }
  }

  @Test
  void a_problem_of_a_secret_choice_is_told_to_its_seat_alone() {
    GameInfo.Form form = GAME.info().forms().getFirst();
    Setup.Problem problem = GAME.problem(satchels("pearl:4", "opal:4", "8"));
    assertEquals(problem, problem.toldTo(1, form));
    Setup.Problem told = new Setup.Problem("secret", null, null);
    assertEquals(told, problem.toldTo(0, form));
    assertEquals(told, problem.toldTo(-1, form));
    Setup.Problem table = new Setup.Problem("value", null, "worth");
    assertEquals(table, table.toldTo(-1, form));
  }

  private static <P> Match<P> after(Match<P> match, int seat, String choice) {
    return ((Step.Applied<P>) match.choose(Seat.of(seat), choice)).match();
  }

  @Test
  void a_secret_choice_is_known_to_its_seat_until_the_game_shows_it_or_the_match_is_over() {
    var match = Match.start(GAME, satchels("pearl:2,ruby,opal", "ruby:4", "12"));
    assertEquals(List.of(Map.of(), Map.of()), match.chosen(Viewer.SPECTATOR));
    Map<String, String> first = Map.of("satchel", "pearl:2,ruby,opal", "charm", "none");
    Map<String, String> second = Map.of("satchel", "ruby:4", "charm", "none");
    assertEquals(List.of(first, Map.of()), match.chosen(Viewer.of(Seat.of(0))));
    assertEquals(List.of(Map.of(), second), match.chosen(Viewer.of(Seat.of(1))));
    var opened = after(match, 0, "open");
    assertEquals(List.of(first, Map.of()), opened.chosen(Viewer.SPECTATOR));
    assertEquals(List.of(first, second), opened.chosen(Viewer.of(Seat.of(1))));
    assertEquals(List.of(first, second), match.chosen(Viewer.AFTER_MATCH));
  }

  /** Two matches that differ only in a secret choice look the same to everyone else. */
  @Test
  void a_secret_choice_changes_nothing_for_others_until_it_is_played() {
    List<Match<Satchels.Gems>> worlds = new ArrayList<>();
    for (String satchel : List.of("pearl:2,ruby,opal", "pearl,ruby:2,opal")) {
      var match = Match.start(GAME, satchels(satchel, "ruby:4", "12"));
      worlds.add(after(after(match, 0, "opal"), 1, "ruby"));
    }
    for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.of(Seat.of(1)))) {
      var one = worlds.get(0);
      var two = worlds.get(1);
      assertEquals(one.view(viewer), two.view(viewer));
      assertEquals(one.chosen(viewer), two.chosen(viewer));
      assertEquals(one.waiting(viewer), two.waiting(viewer));
    }
  }
}
