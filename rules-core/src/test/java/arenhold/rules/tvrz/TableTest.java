package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Bundle;
import arenhold.rules.Command;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Order;
import arenhold.rules.Patience;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.position.Position;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The deal, times, orders and what players see of each other. */
class TableTest {

  private static final Seat A = Seat.of(0);
  private static final Seat B = Seat.of(1);

  private static Match<Position> dealt(Map<String, String> table, int seats) {
    Match<Position> match = Match.start(new Tvrz(), TvrzContractTest.setup(seats, table));
    for (int draw = 0; match.asked(Seat.NATURE) != null; draw++) {
      int count = match.asked(Seat.NATURE).codes().length;
      match = match.answer(Seat.NATURE, draw * 37 % count);
    }
    return match;
  }

  private static List<Integer> cards(Match<Position> match) {
    TvrzView view = (TvrzView) match.view(Viewer.SPECTATOR);
    return view.seats().stream().map(TvrzView.Fort::cards).toList();
  }

  @Test
  void everybody_is_dealt_seven_cards_and_sizes_are_public_TV_T1_7_TV_T1_2() {
    Match<Position> match = dealt(Map.of("first", "3"), 8);
    assertEquals(List.of(7, 7, 7, 7, 7, 7, 7, 7), cards(match));
    assertEquals(202 - 56, ((TvrzView) match.view(Viewer.SPECTATOR)).piles().getFirst().cards());
    assertEquals(Seat.of(2), match.turn().seat());
  }

  @Test
  void the_second_of_two_players_may_get_a_card_more_TV_R74() {
    Map<String, String> table = Map.of("second-seat-card", "yes", "first", "2");
    assertEquals(List.of(8, 7), cards(dealt(table, 2)));
  }

  @Test
  void who_begins_must_sit_at_the_table() {
    Setup.Problem problem = new Tvrz().problem(TvrzContractTest.setup(3, Map.of("first", "4")));
    assertEquals(new Setup.Problem("value", null, "first"), problem);
    assertEquals("seats", new Tvrz().problem(TvrzContractTest.setup(1, Map.of())).code());
  }

  @Test
  void the_order_of_defence_answers_calls_TV_R72() {
    Siege siege = Siege.duel("ankat dog", "spear-west tamil-rider dog").attack("ankat", "west");
    Match<Position> match = siege.played();
    Order order = new Order("defence", List.of("defend olanor", "defend tamil-rider"));
    assertNull(match.problem(B, order), "a card that is not held may be named");
    match = ((Step.Applied<Position>) match.order(B, order)).match();
    assertEquals("defend tamil-rider", match.ordered(B));
    assertNotNull(match.problem(B, new Order("defence", List.of("defend goblin-brawler"))));
    assertNotNull(match.problem(B, new Order("defence 0", List.of("defend dog"))));
    assertNotNull(match.problem(A, new Order("attack", List.of("attack dog"))));
    assertNull(match.problem(A, new Order("windows 7", List.of("pass"))));
  }

  @Test
  void an_order_of_defence_may_say_who_comes_when_TV_R72() {
    Siege siege = Siege.duel("ankat dog", "dog dog spear-west").attack("ankat", "west", "dog");
    Match<Position> match = ordered(siege.played(), "defence 1", "defend dog");
    assertEquals("defend dog", match.ordered(B));
    match = ordered(match, "defence 1.2", "defend spear-west");
    assertEquals("defend spear-west", match.ordered(B), "the second defender");
    match = ordered(match, "defence 1.3", "defend dog");
    assertEquals("defend spear-west", match.ordered(B));
    assertNotNull(match.problem(B, new Order("windows 1.2", List.of("pass"))));
    assertNotNull(match.problem(B, new Order("defence .2", List.of("defend dog"))));
    assertNotNull(match.problem(B, new Order("defence 1.0", List.of("defend dog"))));
  }

  private static Match<Position> ordered(Match<Position> match, String about, String answer) {
    Order order = new Order(about, List.of(answer));
    assertNull(match.problem(B, order));
    return ((Step.Applied<Position>) match.order(B, order)).match();
  }

  @Test
  void windows_share_a_public_clock_that_may_be_held_TV_R106_TV_R114() {
    Siege siege = Siege.duel("ankat dog", "dog spear-west").play("attack ankat", "part west");
    Match<Position> match = siege.played();
    Patience.Public approach = assertInstanceOf(Patience.Public.class, match.patience(A));
    assertEquals(approach, match.patience(B));
    assertEquals(3, approach.seconds());
    assertEquals(15, approach.hold().seconds());
    assertEquals(12 * 60 * 60, approach.unhurried());
    siege.play("defend dog");
    Patience.Public exchange = assertInstanceOf(Patience.Public.class, siege.played().patience(A));
    assertEquals(2, exchange.seconds());
    assertNotEquals(approach.clock(), exchange.clock());
    assertEquals(approach.hold().scope(), exchange.hold().scope(), "60 seconds in one attack");
  }

  @Test
  void an_act_in_the_approach_window_starts_its_clock_anew_TV_R106() {
    Siege siege = Siege.duel("ankat dog", "flag-borzan dog").play("attack ankat", "part west");
    long before = ((Patience.Public) siege.played().patience(A)).clock();
    siege.play("flag flag-borzan");
    assertNotEquals(before, ((Patience.Public) siege.played().patience(A)).clock());
    assertEquals(2, siege.played().open().size());
  }

  @Test
  void a_known_card_that_goes_out_keeps_its_mark_TV_R109() {
    Siege siege = Siege.duel("raven dog", "spear-west").phase("lay");
    siege.fort('A', "known", List.of(Map.of("card", "raven", "to", Position.ALL)));
    siege.play("out raven", "alone");
    assertEquals(List.of("raven"), siege.known('B', 'A'));
    assertEquals(1, siege.view('B').seats().get(0).cards());
  }

  @Test
  void an_announced_card_stands_TV_R116() {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('B', "dog").hand('C', "dog");
    siege.play("at 2");
    assertTrue(siege.played().canTakeBack(A), "the fort may be named anew");
    siege.play("attack olanor");
    assertFalse(siege.played().canTakeBack(A));
    siege.play("part west");
    assertFalse(siege.played().canTakeBack(A), "the approach window is open");
    siege = Siege.duel("dog", "dog").phase("lay").unit('A', 1, "raven").play("unit 1", "home");
    assertTrue(siege.played().canTakeBack(A), "what tells nothing may be taken back");
  }

  @Test
  void what_is_done_in_a_fight_is_never_taken_back_TV_R112_TV_T21_2() {
    Siege siege = Siege.duel("urga dog", "slave-east dog").unit('B', 1, "raven");
    siege.play("attack urga", "part east", "pass");
    assertFalse(siege.played().canTakeBack(A), "the window is open");
    Match<Position> match = ((Step.Applied<Position>) siege.played().choose(A, "pass")).match();
    assertFalse(match.canTakeBack(A), "a pass");
    siege.play("defend slave-east");
    assertFalse(siege.played().canTakeBack(B), "a commit");
    siege = Siege.duel("jiskran dog", "dog").works('B', "fort-gate-1 fort-west-1");
    siege.play("attack jiskran", "part east").passed().play("burn fort-west-1");
    assertFalse(siege.played().canTakeBack(A), "fire");
  }

  @Test
  void a_card_laid_face_down_may_come_back_until_another_is_drawn_TV_R112() {
    Siege siege = Siege.duel("raven flag-borzan dog", "dog").phase("lay");
    siege.play("out raven", "alone");
    assertTrue(siege.played().canTakeBack(A));
    siege.play("flag flag-borzan");
    assertFalse(siege.played().canTakeBack(A));
  }

  @Test
  void who_is_out_cannot_resign_or_come_back() {
    Siege siege = Siege.of(3).hand('A', "olanor").hand('B', "fort-gate-1").hand('C', "dog");
    siege.play("at 2").attack("olanor", "gate").play("nobody").out('B');
    assertFalse(siege.played().can(B, Command.RESIGN));
    assertFalse(siege.played().can(B, Command.TAKE_OVER));
  }

  @Test
  void every_card_and_option_has_words_in_every_language() {
    for (String language : Bundle.LANGUAGES) {
      GameCatalogue catalogue = new Tvrz().catalogue(Locale.of(language));
      for (var card : Catalogue.CARDS) {
        String name = catalogue.cards().get(card.key()).name();
        assertFalse(name.isBlank() || name.contains("card."), language + " " + card);
      }
      String words = catalogue.words().toString();
      assertFalse(words.contains("option."), words);
      assertFalse(words.contains("form."), words);
    }
  }

  @Test
  void rated_tables_of_two_and_tables_from_three_start_with_what_is_fair_TV_R74_TV_R111() {
    for (GameInfo.Form form : new Tvrz().info().forms()) {
      assertEquals(Map.of("second-seat-card", "yes", "truce", "yes"), form.usual(2, true));
      assertEquals(Map.of(), form.usual(2, false));
      for (boolean rated : new boolean[] {false, true}) {
        assertEquals(Map.of("truce", "yes"), form.usual(3, rated));
        assertEquals(Map.of("truce", "yes"), form.usual(4, rated));
        Map<String, String> many =
            form.key().equals("shared")
                ? Map.of("truce", "yes", "packs", "2")
                : Map.of("truce", "yes");
        assertEquals(many, form.usual(5, rated));
        assertEquals(many, form.usual(8, rated));
      }
    }
  }

  @Test
  void a_known_card_that_is_seen_outside_is_known_in_hand_no_more_TV_R73_TV_R109() {
    Siege siege = Siege.duel("raven dog", "gate-warder").phase("lay").unit('B', 1, "gate-warder");
    siege.fort('A', "known", List.of(Map.of("card", "raven", "to", Position.ALL)));
    siege.unit('A', 2, "raven").unit('A', 3, "borderer").play("unit 3", "inspect 1").passed();
    assertEquals(List.of("raven"), siege.known('B', 'A'));
    siege = Siege.duel("dog olanor", "gate-warder").phase("lay").unit('B', 1, "gate-warder");
    siege.fort('B', "known", List.of(Map.of("card", "gate-warder", "to", Position.ALL)));
    siege.hand('B', "dog").unit('A', 3, "borderer").play("unit 3", "inspect 1");
    assertEquals(List.of(), siege.known('A', 'B'));
  }

  @Test
  void a_hand_that_is_dealt_anew_is_shuffled_back_TV_R5_TV_T1_7() {
    Match<Position> match =
        Match.start(new Tvrz(), TvrzContractTest.setup(2, Map.of("first", "1")));
    // The first cards are works: the first hand does not qualify.
    for (int draw = 0; match.asked(Seat.NATURE) != null; draw++) {
      int count = match.asked(Seat.NATURE).codes().length;
      match = match.answer(Seat.NATURE, draw < 7 ? 0 : draw * 37 % count);
    }
    assertTrue(match.position().redeals > 0);
    assertEquals(List.of(7, 7), cards(match));
    TvrzView view = (TvrzView) match.view(Viewer.SPECTATOR);
    assertEquals(202 - 14, view.piles().getFirst().cards(), "nothing is lost");
  }
}
