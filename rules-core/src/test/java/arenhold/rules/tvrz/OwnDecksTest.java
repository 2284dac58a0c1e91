package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Fault;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.card.Bar;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Decks that players bring, and the red cards in them. */
class OwnDecksTest {

  private static final Tvrz GAME = new Tvrz();

  /** Twenty cards that any deck may have. */
  private static final String PLAIN = "spear-north:5,spear-south:5,spear-east:5,spear-west:5";

  private static Setup setup(Map<String, String> table, String... decks) {
    List<Map<String, String>> seats = new ArrayList<>();
    for (String deck : decks) seats.add(Map.of("deck", deck));
    return new Setup("tvrz", "decks", seats, table);
  }

  private static List<Fault> faults(String deck) {
    return GAME.faults("decks", "deck", deck);
  }

  @Test
  void a_legal_deck_has_no_fault_TV_T1_4_TV_T1_5_TV_R119() {
    assertEquals(List.of(), faults(PLAIN));
    assertEquals(List.of(), faults(PLAIN + ",griffin,ankat"));
    assertNull(GAME.problem(setup(Map.of(), PLAIN, "dog:250")), "any number of a brown card");
    assertNull(GAME.problem(setup(Map.of(), PLAIN, PLAIN)));
    for (Option.DeckList.Prepared deck : OwnDecks.OPTION.prepared()) {
      assertEquals(List.of(), faults(deck.value()), deck.key());
      assertTrue(OwnDecks.OPTION.permits(deck.value()), deck.key());
    }
    assertEquals(
        List.of("royal", "wolfwood", "dusk", "runes"),
        OwnDecks.OPTION.prepared().stream().map(Option.DeckList.Prepared::key).toList());
  }

  @Test
  void the_checker_says_which_card_breaks_which_rule_TV_T1_5_TV_R119() {
    assertEquals(
        List.of(
            new Fault("yellow-twice", "ankat", "T1.5"), new Fault("red-twice", "griffin", "T1.5")),
        faults(PLAIN + ",ankat:2,griffin:3"));
    assertEquals(List.of(new Fault("deck-too-small", null, "R119")), faults("dog:19"));
    assertEquals(List.of(new Fault("deck-too-large", null, "R119")), faults("dog:251"));
    assertEquals(
        List.of(
            new Fault("no-such-card", "dragon-token", null),
            new Fault("no-such-card", "unicorn", null)),
        faults(PLAIN + ",dragon-token,unicorn"));
    for (String malformed : List.of("", "dog:", "dog:0", "dog,dog", "a b")) {
      assertEquals(List.of(new Fault("value", null, null)), faults(malformed), malformed);
    }
    assertEquals(List.of(), GAME.faults("shared", "deck", "dog:251"));
    assertEquals(List.of(), GAME.faults("decks", "packs", "3"));
  }

  @Test
  void an_illegal_deck_is_refused_with_its_rule_and_card_to_its_seat_alone_TV_T1_5() {
    Setup.Problem problem = GAME.problem(setup(Map.of(), PLAIN, PLAIN + ",ankat:2"));
    Fault fault = new Fault("yellow-twice", "ankat", "T1.5");
    assertEquals(new Setup.Problem("yellow-twice", 1, "deck", fault), problem);
    GameInfo.Form form = GAME.info().form("decks");
    assertEquals(problem, problem.toldTo(1, form));
    assertEquals(new Setup.Problem("secret", null, null), problem.toldTo(0, form));
  }

  @Test
  void the_table_may_agree_on_a_size_TV_T1_4() {
    String royal = OwnDecks.OPTION.prepared().getFirst().value();
    assertNull(GAME.problem(setup(Map.of("deck-size", "45"), royal, royal)));
    Fault fault = new Fault("deck-size", null, "T1.4");
    assertEquals(
        new Setup.Problem("deck-size", 1, "deck", fault),
        GAME.problem(setup(Map.of("deck-size", "45"), royal, PLAIN)));
    assertEquals("seats", GAME.problem(new Setup("tvrz", "decks", all(9), Map.of())).code());
  }

  private static List<Map<String, String>> all(int seats) {
    return Collections.nCopies(seats, Map.of());
  }

  @Test
  void who_chooses_none_plays_with_a_prepared_one_TV_T1_4() {
    assertNull(GAME.problem(new Setup("tvrz", "decks", all(2), Map.of())));
    var p = GAME.start(new Setup("tvrz", "decks", all(2), Map.of()));
    assertEquals(45, p.pile(1).size());
  }

  @Test
  void what_others_may_have_packed_is_any_legal_deck_TV_T1_5() {
    Random random = new Random(3);
    var nature = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
    for (String size : List.of("free", "50")) {
      Setup known = new Setup("tvrz", "decks", all(2), Map.of("deck-size", size));
      for (int i = 0; i < 50; i++) {
        String deck = GAME.secret(known, OwnDecks.OPTION, nature);
        assertNull(GAME.problem(setup(known.table(), deck, deck)), deck);
      }
    }
  }

  @Test
  void each_draws_from_the_own_pile_and_discards_onto_it_TV_T1_4_TV_T1_8() {
    Siege siege = own("olanor dog", "spear-east dog").attack("olanor", "east", "spear-east");
    TvrzView view = siege.view();
    assertEquals(List.of("olanor"), view.piles().get(0).discard());
    assertEquals(List.of("spear-east"), view.piles().get(1).discard());
    assertEquals(2, view.piles().size());
    assertEquals(view.piles(), siege.view('B').piles(), "sizes and discards are public");
    TvrzEvent.Drew drew = siege.told(TvrzEvent.Drew.class).getFirst();
    assertEquals(0, drew.seat());
  }

  @Test
  void what_an_arsonist_burns_goes_to_its_owners_discards_TV_R40_TV_T1_8() {
    Siege siege = own("jiskran dog", "dog dog").works('B', "fort-north-1");
    siege.play("attack jiskran", "part east", "burn fort-north-1");
    assertEquals(List.of("fort-north-1"), siege.view().piles().get(1).discard());
  }

  private static final String RED = "griffin";

  private static Siege own(String a, String b) {
    return Siege.duel(a, b).ownDecks();
  }

  @Test
  void who_first_uses_a_red_card_keeps_the_right_to_it_TV_T1_5_TV_T1_6_TV_R4_TV_R78() {
    Siege siege = own(RED + " dog", RED + " spear-east dog").play("attack " + RED);
    assertEquals(
        List.of(new TvrzEvent.Barred(1, RED, List.of(), 0)), siege.told(TvrzEvent.Barred.class));
    assertEquals(List.of(RED), siege.view().piles().get(1).discard());
    assertEquals(3, siege.cards('B'), "one replacement");
    assertEquals("part", siege.asked(), "before the card does anything");
    assertEquals(1, siege.told(TvrzEvent.Drew.class).size());
  }

  @Test
  void a_defender_who_is_committed_is_used_too_TV_R4_TV_R78() {
    Siege siege = own("olanor " + RED, "markira " + RED + " dog");
    siege.play("attack olanor", "part east", "defend " + RED);
    assertEquals(List.of(RED), siege.view().piles().get(0).discard());
    assertEquals(1, siege.cards('A'), "the card drawn for it");
  }

  @Test
  void a_copy_that_is_drawn_later_is_replaced_and_again_while_it_is_barred_TV_R4_TV_R78() {
    Siege siege =
        own("olanor dog", "dog dog").phase("end").with("rights", Map.of(RED, 1, "markira", 1));
    siege.fort('A', "pile", Map.of(RED, 1, "markira", 1, "dog", 1));
    siege.played();
    List<String> drawn =
        siege.told(TvrzEvent.Discarded.class).stream().map(TvrzEvent.Discarded::card).toList();
    assertEquals(siege.view().piles().get(0).discard().size(), drawn.size());
    assertEquals(3, siege.cards('A'));
    siege.holds('A', "dog");
  }

  @Test
  void an_empty_pile_gives_no_replacement_TV_R78() {
    Siege siege = own(RED + " dog", RED + " dog").fort('B', "pile", Map.of());
    assertEquals(1, siege.play("attack " + RED).cards('B'));
  }

  @Test
  void being_shown_by_force_is_no_use_TV_R4() {
    Siege siege = own("tower-seer dog", RED + " dog").play("attack tower-seer", "part gate");
    assertEquals(0, siege.told(TvrzEvent.Barred.class).size());
    assertEquals(List.of(), siege.played().position().rights);
  }

  @Test
  void a_trait_that_is_claimed_is_a_use_TV_R4_TV_R90() {
    Siege siege = own("olanor markira", "markira spear-east dog");
    siege.attack("olanor", "east", "spear-east");
    assertEquals(
        List.of("markira"),
        siege.told(TvrzEvent.Barred.class).stream().map(TvrzEvent.Barred::card).toList());
  }

  @Test
  void of_a_shared_pile_there_is_only_one_TV_R115() {
    Siege siege = Siege.duel(RED + " dog", "dog dog").play("attack " + RED);
    assertEquals(List.of(), siege.played().position().rights);
  }

  @Test
  void all_red_cards_are_creatures_that_stay_in_the_fort_TV_T1_5() {
    for (Card card : Catalogue.CARDS) {
      if (card.bar() != Bar.RED) continue;
      assertTrue(card.isCreature(), card.key());
      assertNull(Unit.Kind.of(card), card.key());
    }
  }

  @Test
  void a_deck_is_known_to_its_player_alone_until_the_match_is_over_TV_T17_1() {
    var match = Match.start(GAME, setup(Map.of(), PLAIN, "dog," + PLAIN));
    Map<String, String> own = new HashMap<>(Map.of("deck", PLAIN));
    assertEquals(List.of(own, Map.of()), match.chosen(Viewer.of(Seat.of(0))));
    assertEquals(List.of(Map.of(), Map.of()), match.chosen(Viewer.SPECTATOR));
  }
}
