package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import arenhold.rules.destiny.play.DestinyEvent;
import org.junit.jupiter.api.Test;

/** Supports, villains' and heroes' and neutral ones. */
class SupportsTest {

  @Test
  @Shown(
      card = 5,
      as = {SUCCESS, LIMIT})
  void card_5_discards_a_support_of_either_side() {
    Duel duel = Duel.of("2 5", "29 32").pool('A', "5:special").pool('B', "32:2ranged");
    duel.play("resolve 5").offers("piece 5").refuses("piece 29").play("piece 32");
    duel.side('B', "29").discarded('B', 32).inPool('B');
  }

  @Test
  @Shown(card = 5, as = LIMIT)
  void card_5_can_discard_itself_DS_D4_10() {
    Duel duel = Duel.of("2 5", "29").pool('A', "5:special").play("resolve 5");
    duel.side('A', "2").discarded('A', 5).inPool('A');
  }

  @Test
  @Shown(
      card = 6,
      as = {SUCCESS, LIMIT})
  void card_6_strips_the_shields_of_one_opponent_DS_D7_8() {
    Duel duel = Duel.of("2*1 6", "35*3 38*1").pool('A', "6:special").play("resolve 6");
    duel.side('B', "35 38").side('A', "2*1 6");
  }

  @Test
  @Shown(card = 18, as = SUCCESS)
  void card_18_removes_a_die_and_acts_again_DS_D8_14() {
    Duel duel = Duel.of("2 18", "35").pool('A', "18:special").pool('B', "35:3melee");
    duel.play("resolve 18").asks('A', "extra").inPool('B').inPool('A');
  }

  @Test
  @Shown(card = 18, as = LIMIT)
  void card_18_cannot_choose_the_die_being_resolved_DS_D8_15() {
    Duel duel = Duel.of("2 18", "35").pool('A', "18:special");
    duel.play("resolve 18").asks('A', "extra").inPool('A').side('A', "2 18");
  }

  @Test
  @Shown(
      card = 31,
      as = {SUCCESS, LIMIT})
  void card_31_counts_the_own_hand_DS_D7_12_DS_D13_15() {
    Duel duel = Duel.of("28 31", "11").pool('A', "31:Xranged").hand('A', 157, 157);
    duel.play("resolve 31", "at 11").side('B', "11/2");
    Duel.of("28 31", "11").pool('A', "31:Xranged").play("resolve 31").asks("action").inPool('A');
  }

  @Test
  @Shown(
      card = 32,
      as = {SUCCESS, LIMIT})
  void card_32_strikes_and_stays_but_not_twice_DS_D7_11_DS_D8_6() {
    Duel duel = Duel.of("29 32", "11").pool('A', "32:special").nature("special");
    duel.play("resolve 32", "at 11").asks('B', "action").play("pass").refuses("resolve 32");
    duel.side('B', "11/1").inPool('A', "32:special");
  }

  @Test
  @Shown(card = 43, as = SUCCESS)
  void card_43_rerolls_itself_with_another_die_DS_D7_11() {
    Duel duel = Duel.of("28 43", "11").pool('A', "43:special", "28:blank");
    duel.nature("1focus", "2ranged").play("resolve 43");
    duel.inPool('A', "28:2ranged", "43:1focus");
  }

  @Test
  @Shown(
      card = 49,
      as = {SUCCESS, INTERACTION})
  void card_49_plays_a_yellow_event_of_the_discard_pile_for_free_DS_D13_7_DS_D12_2() {
    Duel duel = Duel.of("45 49", "21 11").pool('A', "49:special", "45:2ranged").pile('A', 133);
    duel.pool('B', "21:1ranged").play("resolve 49", "at 11").asks('A', "extra");
    duel.inPool('B').side('B', "21 11/2").has('A', 0).discarded('A', 133);
  }

  @Test
  @Shown(
      card = 49,
      as = {SUCCESS, LIMIT})
  void card_49_plays_from_hand_which_is_asked_in_every_case_DS_D18_25_DS_D19_4() {
    Duel duel = Duel.of("46 49", "11").pool('A', "49:special").hand('A', 127, 105);
    duel.play("resolve 49").refuses("card 105", "done").play("card 127").holds('A', 105, 157, 157);
    duel = Duel.of("46 49", "11").pool('A', "49:special").hand('A', 105).pile('A', 127);
    duel.play("resolve 49").asks("mode", "mode 2").refuses("mode 1");
    duel.play("mode 2").holds('A', 105, 157, 157);
    duel = Duel.of("46 49", "11").pool('A', "49:special").hand('A', 105);
    duel.play("resolve 49").asks("card", "done").refuses("card 105");
    duel = Duel.of("46 49", "11").pool('A', "49:special").hand('A', 127).pile('A', 132);
    duel.play("resolve 49").asks("mode", "mode 1", "mode 2").refuses("mode 3");
    duel.play("mode 1", "card 127").holds('A', 157, 157).discarded('A', 127, 132);
  }

  @Test
  @Shown(card = 53, as = SUCCESS)
  void card_53_uses_the_battlefield_without_a_claim_DS_D18_9() {
    Duel duel = Duel.of("28 53", "11").field(166, 'B').pool('A', "53:special");
    duel.play("resolve 53", "at 28").side('A', "28*1 53").asks('B', "action").offers("claim");
  }

  @Test
  @Shown(
      card = 64,
      as = {SUCCESS, LIMIT})
  void card_64_draws_and_plays_an_upgrade_for_less() {
    Duel duel = Duel.of("46 64", "11").pool('A', "64:special").deckOf('A', 63, 63, 63);
    duel.resources('A', 1).play("resolve 64", "card 63").side('A', "46+63 64").has('A', 0);
    duel = Duel.of("46 64", "11").pool('A', "64:special");
    duel.play("resolve 64").asks("card", "done").holds('A', 157, 157);
    duel = Duel.of("46 64", "11").pool('A', "64:special").deckOf('A', 63, 63, 63);
    duel.resources('A', 1).play("resolve 64").offers("card 63").play("done").holds('A', 63, 63);
  }

  @Test
  @Shown(
      card = 76,
      as = {SUCCESS, LIMIT})
  void card_76_is_exhausted_with_a_character_DS_D11_11() {
    Duel duel = Duel.of("11 76", "35").play("use 76").side('A', "11! 76!").has('A', 1);
    Duel.of("11! 76", "35").refuses("use 76");
    Duel.of("11 76!", "35").refuses("use 76");
  }

  @Test
  @Shown(
      card = 77,
      as = {SUCCESS, LIMIT})
  void card_77_lowers_the_income_of_opponents_DS_D18_10() {
    Duel.of("2 77", "35").endOfRound().has('B', 1).has('A', 2);
    Duel.of("2 77 77", "35").endOfRound().has('B', 1);
  }

  @Test
  @Shown(card = 136, as = SUCCESS)
  void card_136_shows_a_hand_to_its_player_alone_DS_D13_8() {
    Duel duel = Duel.of("46 136", "11").hand('B', 60).play("use 136").side('A', "46 136!");
    var seen = duel.told('A').stream().filter(DestinyEvent.Looked.class::isInstance).findFirst();
    assertTrue(seen.orElseThrow().toString().contains("aw060"));
  }

  @Test
  @Shown(
      card = 43,
      as = {LIMIT, INTERACTION})
  void card_43_rerolls_nothing_of_an_opponent_and_not_twice_DS_D7_11() {
    Duel duel = Duel.of("28 43", "11").pool('A', "43:special").pool('B', "11:blank");
    duel.nature("special").play("resolve 43").asks('B', "action").play("pass");
    duel.cannotResolve("aw043.2a", "die-used");
    duel.inPool('A', "43:special").inPool('B', "11:blank");
  }

  @Test
  @Shown(card = 43, as = INTERACTION)
  @Shown(card = 65, as = INTERACTION)
  void card_43_is_rerolled_through_65_DS_D7_11_DS_D8_15() {
    Duel duel = Duel.of("45+65 43", "10").pool('A', "65:special", "43:special", "45:blank");
    duel.nature("1focus", "2ranged").play("resolve 65").asks('B', "action");
    duel.inPool('A', "45:2ranged", "43:1focus");
  }

  @Test
  @Shown(card = 53, as = LIMIT)
  void card_53_cannot_resolve_itself_through_167_DS_D8_15_DS_D18_9() {
    Duel duel = Duel.of("46 53", "11").field(167, 'A').pool('A', "53:special", "46:blank");
    duel.play("resolve 53").asks('B', "action").inPool('A', "46:blank").has('A', 0);
  }

  @Test
  @Shown(card = 53, as = INTERACTION)
  void card_53_uses_171_of_an_opponent_who_claimed_it_DS_D18_9_DS_D9_13() {
    Duel duel = Duel.of("46 53", "11").field(171, 'B').claimed('B');
    duel.pool('A', "53:special", "46:3ranged/1").play("resolve 53", "at 11").side('B', "11/3");
    assertEquals(1, duel.position().controller);
    duel.has('A', 0).inPool('A').refuses("claim");
  }

  @Test
  @Shown(card = 64, as = INTERACTION)
  void card_64_brings_ambush_DS_D12_2_DS_D9_6() {
    Duel duel = Duel.of("46 64", "11").pool('A', "64:special").deckOf('A', 63, 63, 63);
    duel.resources('A', 1).play("resolve 64", "card 63").asks('A', "trigger").play("yes");
    duel.asks('A', "extra").side('A', "46*1+63 64");
  }

  @Test
  @Shown(
      card = 76,
      as = {LIMIT, INTERACTION})
  void card_76_activates_nobody_DS_D9_10_DS_D11_8() {
    Duel duel = Duel.of("11+14 35 76", "21").play("use 76", "at 11").asks('B', "action");
    duel.side('A', "11!+14 35 76!").inPool('A').side('B', "21").has('A', 1);
  }

  @Test
  @Shown(card = 77, as = INTERACTION)
  void card_77_of_two_players_leaves_everybody_one_DS_D15_4_DS_D18_10() {
    Duel.of("2 77", "12 77", "35").endOfRound().has('A', 1).has('B', 1).has('C', 1);
    Duel.of("2 77", "12", "35").endOfRound().has('A', 2).has('B', 1).has('C', 1);
  }

  @Test
  @Shown(card = 36, as = INTERACTION)
  @Shown(card = 64, as = INTERACTION)
  void card_64_adds_up_with_36_and_150_DS_D9_6_DS_D13_5() {
    Duel duel = Duel.of("36 64 150", "11").pool('A', "64:special").deckOf('A', 59, 59, 59);
    duel.play("resolve 64", "card 59").side('A', "36+59 64 150!").has('A', 0);
    duel = Duel.of("36 64 150!", "11").pool('A', "64:special").deckOf('A', 59, 59, 59);
    duel.play("resolve 64").asks("card", "done").refuses("card 59");
  }
}
