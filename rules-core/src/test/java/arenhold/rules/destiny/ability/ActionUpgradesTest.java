package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Upgrades without dice: what they do, and what they leave alone. */
class ActionUpgradesTest {

  @Test
  @Shown(card = 90, as = LIMIT)
  void card_90_shields_its_own_character_alone_DS_D9_12() {
    Duel duel = Duel.of("11*1+90 10", "35+90").refuses("use 90").offers("activate 11");
    duel.side('A', "11*1+90 10").side('B', "35+90");
    duel = Duel.of("11+90 10", "35+90").play("use 90").asks('B', "action");
    duel.side('A', "11*1+90! 10").side('B', "35+90");
  }

  @Test
  @Shown(card = 90, as = INTERACTION)
  void card_90_is_ready_though_its_character_is_not_and_trades_nothing_for_card_37_DS_D6_7() {
    Duel duel = Duel.of("37!+90", "10").pool('B', "10:2melee").play("use 90");
    duel.asks('B', "action").side('A', "37*1!+90!").play("resolve 10", "at 37");
    duel.asks('A', "action").refuses("use 90").side('A', "37/1!+90!");
    duel.endOfRound().play("use 90").side('A', "37/1*1+90!");
  }

  @Test
  @Shown(card = 102, as = LIMIT)
  void card_102_takes_neither_an_upgrade_die_nor_one_of_the_own_DS_D11_18_DS_D13_1() {
    Duel duel = Duel.of("20 11", "35+44").pool('A', "11:special").pool('B', "44:1melee");
    duel.given(102).play("play 102", "at 20").asks('B', "action").side('A', "20+102 11");
    duel.inPool('A', "11:special").inPool('B', "44:1melee");
    duel = Duel.of("20 11", "35").pool('A', "11:special").pool('B', "35:3melee").given(102);
    duel.play("play 102", "at 20", "yes").asks('B', "action").inPool('B');
    duel.inPool('A', "11:special");
  }

  @Test
  @Shown(card = 137, as = SUCCESS)
  void card_137_heals_instead_of_a_defeat_DS_D18_2_DS_D11_14() {
    Duel duel = Duel.of("35", "46/9+137 11").pool('A', "35:3melee").play("resolve 35", "at 46");
    duel.asks('B', "action").side('B', "46/5 11").discarded('B', 137);
  }

  @Test
  @Shown(card = 137, as = LIMIT)
  void card_137_stays_while_its_character_does_and_saves_no_other_DS_D11_15() {
    Duel duel = Duel.of("35", "46/7+137 2/6").pool('A', "35:2melee");
    duel.play("resolve 35", "at 46").side('B', "46/9+137 2/6").discarded('B');
    duel = Duel.of("35", "46/9+137 2/6").pool('A', "35:2melee");
    duel.play("resolve 35", "at 2").side('B', "46/9+137").discarded('B');
    duel = Duel.of("35", "46/9+137+137 2").pool('A', "35:2melee").play("resolve 35", "at 46");
    duel.side('B', "46/5+137 2").discarded('B', 137);
  }

  @Test
  @Shown(card = 137, as = INTERACTION)
  void card_137_lets_nobody_see_a_defeat_DS_D18_1_DS_D11_14() {
    Duel duel = Duel.of("19! 3", "46/9+137+63 11").pool('A', "3:2melee").pool('B', "46:2ranged");
    duel.play("resolve 3", "at 46").asks('B', "action").side('A', "19! 3");
    duel.side('B', "46/5+63 11").inPool('B', "46:2ranged").discarded('B', 137);
  }

  @Test
  @Shown(card = 137, as = INTERACTION)
  void card_137_is_spent_on_the_mark_of_card_23_DS_D18_2_DS_D17_12() {
    Duel duel = Duel.of("20+23", "46/3+137 11").pool('A', "23:special").resources('A', 5);
    duel.play("resolve 23", "at 46").endOfRound().side('B', "46 11");
    duel.discarded('B', 137);
  }

  @Test
  @Shown(card = 164, as = LIMIT)
  void card_164_stays_when_other_damage_is_taken_DS_D10_10_DS_D11_15() {
    Duel duel = Duel.of("45e", "20+164 10").pool('A', "45:2ranged", "45:1melee");
    duel.play("resolve 45", "at 20").side('B', "20/2+164 10");
    duel.play("resolve 45", "at 10").side('B', "20/2+164 10/1").discarded('B');
  }

  @Test
  @Shown(card = 164, as = LIMIT)
  void card_164_does_not_feel_what_a_guardian_takes_DS_D12_3_DS_D10_10() {
    Duel duel = Duel.of("30+164", "10").pool('B', "10:2melee").play("activate 30", "die 10");
    duel.asks('B', "action").side('A', "30/2!+164").inPool('B').discarded('A');
  }

  @Test
  @Shown(card = 102, as = INTERACTION)
  void card_102_gives_the_die_back_when_its_player_leaves_DS_D15_5_DS_D18_5() {
    Duel duel = Duel.of("20", "11 10", "38").given(102).pool('B', "10:2melee", "11:1shield");
    duel.play("play 102", "yes", "die 10").side('A', "20+102").inPool('B', "11:1shield");
    duel.leaves('A').side('A', "").play("activate 10").inPool('B', "11:1shield", "10:2melee");
  }
}
