package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Patience;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.destiny.play.DestinyEvent;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How the game is put to its players. */
class TableTest {

  @Test
  void each_brings_a_team_a_deck_and_a_battlefield_DS_D1_1() {
    Position p = new Destiny().start(RandomPlayTest.setup(2));
    for (int seat = 0; seat < 2; seat++) {
      assertEquals(30, p.sides[seat].deck.size());
      assertFalse(p.characters(seat).isEmpty());
      assertTrue(p.sides[seat].unused >= 0);
    }
  }

  @Test
  void total_and_consequence_are_said_before_an_attack_DS_D19_1() {
    Duel duel = Duel.of("46+63", "11/8*1").pool('A', "46:3ranged/1", "63:+2ranged");
    duel.resources('A', 1).play("resolve 46");
    assertEquals(List.of("5"), duel.parts("join 63").get("total"));
    assertEquals(List.of("1"), duel.parts("join 63").get("cost"));
    duel.play("join 63").asks("target");
    assertEquals(List.of("1"), duel.parts("at 11").get("blocked"));
    assertEquals(List.of("3"), duel.parts("at 11").get("taken"));
    assertEquals(List.of("0"), duel.parts("at 11").get("lives"));
  }

  @Test
  void every_card_says_what_it_is_about_to_deal_DS_D19_1() {
    says(Duel.of("10+13", "35*2 38").pool('A', "13:special").play("resolve 13"), 35, 0, 1);
    says(Duel.of("11+15", "35*1 38").pool('A', "15:special").play("resolve 15"), 35, 1, 1);
    says(Duel.of("20+24", "35*1 38").pool('A', "24:special").play("resolve 24"), 35, 1, 0);
    Duel duel = Duel.of("22+25", "35*1 38").pool('A', "25:special", "22:1melee");
    says(duel.play("resolve 25"), 35, 1, 2);
    duel = Duel.of("27", "35*1 38").hand('B', 157).turn('B');
    says(duel.play("play 157", "at 38"), 35, 1, 1);
    says(Duel.of("29 32", "35*1 38").pool('A', "32:special").play("resolve 32"), 35, 1, 0);
    duel = Duel.of("37*1", "35*1 38").pool('A', "37:2shield");
    says(duel.play("resolve 37", "at 37", "yes"), 35, 1, 0);
    says(
        Duel.of("35+41", "11*1 10").pool('A', "41:special").play("resolve 41", "mode 2"), 11, 0, 2);
    says(Duel.of("2+55", "35*1 38").pool('A', "55:special").play("resolve 55"), 35, 0, 2);
    duel = Duel.of("11+57", "35*1 10").pool('A', "57:special").pool('B', "10:3melee");
    says(duel.play("resolve 57"), 35, 1, 2);
    duel = Duel.of("11+58", "35*1 38").pool('A', "58:special");
    says(duel.play("resolve 58", "mode 1", "mode 2"), 35, 1, 0);
    says(Duel.of("35+59", "11*1 10").pool('A', "59:special").play("resolve 59"), 11, 0, 2);
    duel = Duel.of("2*1 12", "35").given(68).pool('B', "35:3melee");
    says(duel.play("play 68"), 2, 1, 2);
    says(Duel.of("2*1 1", "35").given(75).play("play 75"), 2, 1, 2);
    says(Duel.of("11*1 10", "35").given(81).play("play 81"), 11, 1, 0);
  }

  /** What is said of damage to this character is what it then suffers. */
  private static void says(Duel duel, int character, int blocked, int taken) {
    Map<String, List<String>> parts = duel.parts("at " + character);
    assertEquals(List.of(String.valueOf(blocked)), parts.get("blocked"));
    assertEquals(List.of(String.valueOf(taken)), parts.get("taken"));
    Piece piece =
        duel.play("at " + character).position().pieces.stream()
            .filter(each -> each.card == character)
            .findFirst()
            .orElseThrow();
    assertEquals(taken, piece.damage);
  }

  @Test
  void the_die_is_paid_for_when_the_target_is_named_DS_D19_1() {
    Duel duel = Duel.of("46", "11 35").pool('A', "46:3ranged/1").resources('A', 1);
    duel.play("resolve 46").asks("target");
    assertTrue(duel.told('B').stream().noneMatch(DestinyEvent.Resolved.class::isInstance));
    duel.play("at 11").has('A', 0).side('B', "11/3 35");
  }

  private static DestinyView.Action action(Duel duel, int seat) {
    return duel.view((char) ('A' + seat)).action();
  }

  private static void showsNothing(DestinyView.Action action) {
    assertEquals("resolve", action.kind());
    assertNull(action.card());
    assertNull(action.symbol());
    assertNull(action.die());
    assertEquals(List.of(), action.joined());
    assertEquals(0, action.total());
    assertEquals(0, action.cost());
  }

  @Test
  void an_attack_is_shown_to_others_when_it_is_paid_for_DS_D19_10() {
    Duel duel = Duel.of("46+63", "9").pool('A', "46:3ranged/1", "63:+2ranged").hand('B', 157, 59);
    duel.resources('A', 1).play("resolve 46").asks("join");
    showsNothing(action(duel, 1));
    assertEquals("aw046", action(duel, 0).card());
    assertEquals(3, action(duel, 0).total());
    duel.play("join 63").asks("target");
    showsNothing(action(duel, 1));
    assertEquals(List.of("aw063.2a"), action(duel, 0).joined());
    duel.play("at 9").asks('B', "trigger");
    assertEquals(action(duel, 0), action(duel, 1));
    assertEquals("aw046.1a", action(duel, 1).die());
    assertEquals(5, action(duel, 1).total());
  }

  @Test
  void of_the_next_die_others_see_the_symbol_and_what_was_resolved_before_DS_D19_10() {
    Duel duel = Duel.of("45+63", "11 35").pool('A', "45:1ranged", "63:1ranged");
    duel.play("resolve 45", "at 11", "resolve 63").asks("target");
    assertEquals("ranged", action(duel, 1).symbol());
    assertEquals(List.of("aw045.1a"), action(duel, 1).resolved());
    assertNull(action(duel, 1).die());
    assertEquals("aw063.2a", action(duel, 0).die());
  }

  @Test
  void who_resolves_dice_by_another_players_card_alone_sees_what_is_half_made_DS_D19_10() {
    Duel duel = Duel.of("35", "11 10").given(114).pool('B', "11:1melee", "10:3melee");
    duel.play("play 114", "resolve 11").asks('B', "target");
    assertNull(action(duel, 0).die());
    assertEquals("aw114", action(duel, 0).card());
    assertEquals("aw011.2a", action(duel, 1).die());
  }

  @Test
  void shields_that_may_be_divided_go_together_to_another_player_DS_D19_1() {
    Duel duel = Duel.of("45+50", "11").pool('A', "50:2shield").play("resolve 50");
    assertEquals(List.of("1"), duel.parts("at 45").get("shields"));
    assertEquals(List.of("2"), duel.parts("at 11").get("shields"));
  }

  @Test
  void an_ability_of_who_is_not_acting_has_a_time_of_its_own_DS_D19_5() {
    Duel duel = Duel.of("45", "9").pool('A', "45:1ranged").hand('B', 157, 105);
    duel.play("resolve 45", "at 9").asks('B', "trigger");
    assertEquals(Patience.within(15), duel.patience());
    duel.play("yes").asks('B', "discard");
    assertEquals(Patience.NONE, duel.patience());
    duel = Duel.of("20 46", "35").play("activate 20").asks('A', "trigger");
    assertEquals(Patience.NONE, duel.patience());
  }

  @Test
  void nobody_is_acting_at_the_end_of_a_round_DS_D19_5_DS_D17_12() {
    Duel duel = Duel.of("3", "20+23 11+59 35").field(168, 'B').pool('B', "23:special").turn('B');
    duel.resources('B', 5).play("resolve 23", "at 11", "pass", "pass").asks('A', "trigger");
    assertEquals(Patience.within(15), duel.patience());
  }

  @Test
  void who_takes_an_action_inside_another_is_the_one_who_acts_DS_D19_5() {
    Duel duel = Duel.of("28", "38 21").given(110).hand('B', 61).resources('B', 2);
    duel.play("play 110", "play 61", "at 38").asks('B', "trigger");
    assertEquals(Patience.NONE, duel.patience());
    duel = Duel.of("21", "38").given(110).play("play 110", "activate 38").asks('A', "trigger");
    assertEquals(Patience.within(15), duel.patience());
  }

  @Test
  void what_is_compulsory_and_what_is_not_a_trigger_waits_on_the_ordinary_clock_DS_D19_5() {
    Duel duel = Duel.of("11", "45/9+63! 38").pool('A', "11:1melee").play("resolve 11", "at 45");
    assertEquals(Patience.NONE, duel.asks('B', "redeploy").patience());
    duel = Duel.of("35", "21").field(168, 'B').play("activate 35");
    assertEquals(Patience.NONE, duel.asks('B', "order").patience());
    duel = Duel.of("2", "35 38").given(69).pool('B', "35:3melee", "38:blank").play("play 69");
    assertEquals(Patience.NONE, duel.asks('B', "remove").patience());
    duel = Duel.of("45", "11").field(166, 'B').play("claim");
    assertEquals(Patience.NONE, duel.asks('A', "claim").patience());
  }

  @Test
  void copies_are_numbered_and_dice_named_after_their_own_DS_D19_7() {
    Duel duel = Duel.of("2+54 2+54 35", "2").pool('A', "2:1ranged", "2:2ranged", "54:1ranged");
    var view = (DestinyView) new Destiny().view(duel.position(), Viewer.of(Seat.of(1)));
    List<DestinyView.Character> characters = view.seats().getFirst().characters();
    assertEquals(List.of(1, 2, 0), characters.stream().map(each -> each.copy()).toList());
    assertEquals(0, view.seats().get(1).characters().getFirst().copy());
    for (DestinyView.Character each : characters) {
      assertEquals(List.of(each.id() + "a"), each.dice().stream().map(die -> die.id()).toList());
      for (DestinyView.Upgrade upgrade : each.upgrades()) {
        assertEquals(upgrade.id() + "a", upgrade.dice().getFirst().id());
      }
    }
  }

  @Test
  void everybody_sees_what_was_discarded_and_how_much_drawn_in_upkeep_DS_D19_9_DS_D9_16() {
    Duel duel = Duel.of("45", "11").hand('A', 59, 85, 60).play("pass", "pass", "card 59");
    duel.play("card 60", "done").asks('A', "action");
    var discarded =
        List.of(
            new DestinyEvent.Discarded(0, "aw059", "hand"),
            new DestinyEvent.Discarded(0, "aw060", "hand"));
    for (char seat : new char[] {'A', 'B'}) {
      assertEquals(discarded, told(duel, seat, DestinyEvent.Discarded.class));
      List<Integer> drawers =
          told(duel, seat, DestinyEvent.Drew.class).stream().map(each -> each.seat()).toList();
      assertEquals(List.of(0, 0, 0, 0, 1, 1, 1, 1, 1), drawers);
    }
    assertTrue(
        told(duel, 'B', DestinyEvent.Drew.class).stream()
            .limit(4)
            .allMatch(each -> each.card() == null));
  }

  @Test
  void everybody_sees_every_roll_DS_D19_9() {
    Duel duel = Duel.of("45e", "11").hand('A', 157).nature("1ranged", "blank", "1shield");
    duel.play("activate 45", "pass", "reroll", "die 45#2", "done");
    List<DestinyEvent.Rolled> rolls = told(duel, 'A', DestinyEvent.Rolled.class);
    assertEquals(rolls, told(duel, 'B', DestinyEvent.Rolled.class));
    assertEquals(
        List.of("aw045.1a ranged", "aw045.1b blank", "aw045.1b shield"),
        rolls.stream().map(each -> each.die() + " " + each.symbol()).toList());
    duel = Duel.opening(2).play("done", "done").asks("field");
    rolls = told(duel, 'A', DestinyEvent.Rolled.class);
    assertEquals(rolls, told(duel, 'B', DestinyEvent.Rolled.class));
    assertEquals(8, rolls.stream().map(each -> each.die()).distinct().count(), "four each");
  }

  @Test
  void everybody_sees_how_many_cards_were_set_back_once_all_have_decided_DS_D19_9_DS_D5_5() {
    Duel duel = Duel.opening(2).asks('A', "set-back").play("done");
    assertEquals(List.of(), told(duel, 'B', DestinyEvent.SetBack.class));
    duel.play("done");
    var none = List.of(new DestinyEvent.SetBack(0, 0), new DestinyEvent.SetBack(1, 0));
    for (char seat : new char[] {'A', 'B'}) {
      assertEquals(none, told(duel, seat, DestinyEvent.SetBack.class));
    }
  }

  @Test
  void who_holds_no_card_and_can_do_nothing_passes_by_themselves_DS_D19_4() {
    Duel duel = Duel.of("45", "11!", "2").claimed('C').play("activate 45").asks('A', "action");
    List<DestinyEvent.Passed> passed = told(duel, 'A', DestinyEvent.Passed.class);
    assertEquals(
        List.of(new DestinyEvent.Passed(1, false), new DestinyEvent.Passed(2, true)), passed);
  }

  @Test
  void a_turn_is_never_passed_for_who_holds_a_card_or_can_do_something_DS_D19_4() {
    Duel duel = Duel.of("45", "11!", "2").claimed('C').hand('B', 63).play("activate 45");
    duel.asks('B', "action").refuses("play 63", "claim", "reroll", "activate 11");
    Duel.of("45", "11", "2").claimed('C').play("activate 45").asks('B', "action");
    Duel.of("45", "11!", "2").play("activate 45").asks('B', "action").offers("claim");
  }

  @Test
  @Shown(card = 10, as = Shown.Case.INTERACTION)
  @Shown(card = 29, as = Shown.Case.INTERACTION)
  @Shown(card = 138, as = Shown.Case.INTERACTION)
  void who_gives_up_their_whole_hand_is_not_asked_which_cards_DS_D19_4() {
    Duel duel = Duel.of("10 9", "35").hand('B', 157).play("activate 10", "yes");
    duel.asks('B', "action").discarded('B', 157);
    duel = Duel.of("45", "11").pool('A', "45:blank").hand('A', 157).nature("2ranged");
    duel.play("reroll").asks('B', "action").inPool('A', "45:2ranged").discarded('A', 157);
    duel = Duel.of("29", "11").pool('A', "29:special").hand('A', 157).play("resolve 29");
    duel.discarded('A', 157);
    duel = Duel.of("35! 28!", "11").given(138).deckOf('A', 157, 60).play("play 138");
    duel.asks('B', "action").holds('A').deckSize('A', 0);
  }

  @Test
  void who_has_two_copies_is_asked_which_of_them_goes_DS_D19_4() {
    Duel duel = Duel.of("10 9", "35").hand('B', 157, 157).play("activate 10", "yes");
    duel.asks('B', "discard");
    duel = Duel.of("45", "11").pool('A', "45:blank").hand('A', 157, 157).play("reroll");
    duel.asks('A', "discard");
  }

  @Test
  void an_additional_action_is_declined_alike_but_never_for_who_holds_a_card_DS_D19_4() {
    Duel duel = Duel.of("2! 18!", "11!").claimed('B').pool('A', "18:special").pool('B', "11:blank");
    duel.play("resolve 18");
    assertEquals(3, duel.position().round);
    duel = Duel.of("2! 18!", "11!").claimed('B').pool('A', "18:special").pool('B', "11:blank");
    duel.hand('A', 63).play("resolve 18").asks('A', "extra").refuses("play 63");
  }

  private static <E> List<E> told(Duel duel, char seat, Class<E> kind) {
    return duel.told(seat).stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
