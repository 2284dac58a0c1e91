package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Asked;
import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Spells that strike: lightning, fireball, the dragon; and confusion. */
class StrikingSpellTest {

  private static Siege laying(String hand, String others) {
    return Siege.duel(hand, others).phase("lay");
  }

  private static List<Object> goesOn(String spell, String mage) {
    return List.of(Map.of("spell", spell, "mage", mage));
  }

  @Test
  void
      lightning_on_the_way_is_taken_off_with_the_walls_and_binds_its_mage_TV_T15_1_TV_R60_TV_R100() {
    Siege siege = Siege.duel("ankat dog", "korunka spear-north").play("attack ankat", "part north");
    siege.play("cast korunka", "spell blue-lightning").passed();
    assertEquals(7, siege.view().attack().left());
    siege.refuses("defend spear-north").play("defend korunka").passed();
    siege.play("defend spear-north").passed().left(11, 1, 0);
    siege.dead("ankat", "korunka").holds('B', "spear-north");
  }

  @Test
  void a_mage_casts_again_in_the_next_turn_TV_T13_1() {
    Siege siege =
        Siege.duel("dog hawk dog", "korunka spear-north").play("attack dog", "part north");
    siege.play("cast korunka", "spell blue-lightning").refuses("cast korunka").passed();
    siege.holds('B', "korunka").play("done", "done").refuses("cast korunka");
    siege.attack("spear-north", "gate").offers("defend hawk");
  }

  @Test
  void if_lightning_leaves_nothing_the_attack_is_repelled_TV_R100_TV_T4_7() {
    Siege siege = Siege.duel("dog hawk", "korunka dog").play("attack dog", "part west");
    siege.play("cast korunka", "spell blue-lightning").passed().dead("dog");
    siege.holds('B', "korunka").nobodyOut();
    assertEquals("fortify", siege.asked(), "nobody is called on");
  }

  @Test
  void lightning_on_a_call_and_in_the_window_TV_R100_TV_R96_TV_T7_5() {
    Siege siege = Siege.duel("ankat dog", "korunka spear-west").play("attack ankat", "part west");
    siege.play("defend spear-west").passed().play("cast korunka", "spell blue-lightning");
    siege.nobodyOut();
    assertEquals("fortify", siege.asked(), "3 less 4");
    siege = Siege.duel("ankat dog", "korunka spear-west").play("attack ankat", "part west");
    siege.play("defend korunka", "cast korunka", "spell blue-lightning").passed();
    siege.left(11, 14, 8).offers("defend spear-west");
  }

  @Test
  void nobody_aims_at_a_higher_mage_TV_T12_8_TV_R42() {
    Siege.duel("sirkan dog", "korunka dog")
        .play("attack sirkan", "part north")
        .play("cast korunka")
        .refuses("spell blue-lightning")
        .offers("spell transfer-self");
  }

  @Test
  void an_attacking_mage_strikes_the_defender_just_committed_TV_R100_TV_R88() {
    Siege siege = Siege.duel("sirkan dog", "spear-west dog").play("attack sirkan", "part west");
    siege.refuses("cast sirkan").play("defend spear-west", "cast sirkan", "spell blue-lightning");
    siege.passed().left(4, 0);
    TvrzEvent.Struck struck = siege.told(TvrzEvent.Struck.class).getFirst();
    assertEquals(new TvrzEvent.Struck(1, "spear-west", 3, 5), struck);
    siege.dead("spear-west", "sirkan");
  }

  @Test
  void an_attack_only_mage_does_not_strike_in_defence_TV_R60() {
    Siege siege = Siege.duel("dog hawk", "sirkan dog").play("attack dog", "part west");
    siege.refuses("cast sirkan");
  }

  @Test
  void lightnings_add_up_and_bind_in_their_order_TV_R110_TV_R100() {
    Siege siege = Siege.duel("toront dog", "korunka royal-mage-borzan dog");
    siege.flag('B', "flag-borzan").play("attack toront", "part north");
    siege.play("cast royal-mage-borzan", "spell blue-lightning");
    siege.play("cast korunka", "spell blue-lightning").passed();
    assertEquals(6, siege.view().attack().left());
    siege.refuses("defend korunka").play("defend royal-mage-borzan").nobodyOut();
  }

  @Test
  void a_fireball_needs_a_bird_and_burns_cards_by_chance_TV_T14_7_TV_R59_TV_R99() {
    laying("ohvez dog", "dog dog").play("cast ohvez").refuses("spell fireball");
    Siege siege = laying("ohvez hawk dog", "olanor wind-lady item-wagon spear-west");
    siege.play("cast ohvez", "spell fireball", "sacrifice hawk");
    List<TvrzEvent.Hit> hits = siege.told(TvrzEvent.Hit.class);
    assertEquals(3, hits.size());
    List<String> fates = hits.stream().map(TvrzEvent.Hit::fate).toList();
    assertEquals(List.of("burns", "dies", "dies"), fates);
  }

  @Test
  void higher_mages_and_fireproof_things_are_shown_unharmed_TV_T12_8_TV_R59() {
    Siege siege = laying("sirkan raven dog", "wind-lady fort-east-3");
    siege.unit('A', 1, "envoy-foot raven").play("cast sirkan", "spell fireball", "from 1");
    siege.refuses("sacrifice envoy-foot").play("sacrifice raven");
    siege.told(TvrzEvent.Hit.class).forEach(hit -> assertEquals("unharmed", hit.fate()));
    assertEquals(2, siege.view('A').seats().get(1).known().size());
  }

  @Test
  void no_fireball_in_rain_TV_T14_4_TV_R55() {
    Siege siege = laying("sirkan hawk dog", "dog dog");
    siege.fort('B', "spells", goesOn("rain", "apprentice")).refuses("cast sirkan");
  }

  @Test
  void a_fort_emptied_by_a_fireball_is_not_conquered_TV_R59() {
    Siege siege =
        laying("sirkan hawk dog", "dog dog")
            .play("cast sirkan", "spell fireball", "sacrifice hawk");
    siege.dead("dog", "dog", "hawk").nobodyOut();
    assertEquals("lay", siege.asked());
  }

  @Test
  void a_dragon_comes_to_the_fort_with_the_most_creatures_TV_T14_6_TV_R58_TV_R98_TV_R29() {
    Siege siege = laying("dragon-priest dog", "ohvez vrbata dog").play("cast dragon-priest");
    assertEquals("dragon", siege.asked());
    siege.play("pass", "lose ohvez", "lose vrbata").dead("vrbata", "ohvez", "dragon-priest");
    assertEquals("lay", siege.asked());
    siege.nobodyOut();
  }

  @Test
  void it_comes_to_the_own_fort_as_well_and_leaves_where_several_have_as_many_TV_R58() {
    Siege siege = laying("dragon-priest dog hawk dog", "dog hawk").play("cast dragon-priest");
    siege.play("pass", "lose dog", "lose dog").dead("dog", "dog", "dragon-priest");
    siege = laying("dragon-priest dog hawk", "dog hawk").play("cast dragon-priest");
    siege.dead("dragon-priest");
    assertEquals("lay", siege.asked());
    assertEquals(-1, siege.told(TvrzEvent.DragonCame.class).getFirst().seat());
  }

  @Test
  void magic_drives_the_dragon_off_TV_R55_TV_R58_TV_R98() {
    Siege siege = laying("dragon-priest dog", "korunka sirkan dog").play("cast dragon-priest");
    siege.refuses("cast sirkan").play("cast korunka").refuses("spell transfer-self");
    siege.play("spell blue-lightning").dead("dragon-priest");
    assertEquals(List.of("korunka"), siege.view('A').seats().get(1).spent());
    siege.play("done").attack("dog", "north").refuses("cast korunka");
  }

  @Test
  void all_die_if_there_are_fewer_TV_R58() {
    Siege siege = laying("dragon-priest", "dog").play("cast dragon-priest", "pass", "lose dog");
    siege.play("nobody").dead("dog", "dragon-priest");
  }

  @Test
  void under_confusion_chance_takes_one_of_three_cards_named_TV_T14_2_TV_R56_TV_R97() {
    Siege siege = Siege.duel("dog dog olanor klevan", "dog hawk");
    siege.fort('B', "spells", goesOn("confuseOpponents", "mlhor")).refuses("attack dog");
    siege.play("name dog", "name dog").refuses("name dog").play("name olanor");
    assertEquals("part", siege.asked());
    assertEquals(List.of("dog"), Siege.cards(siege.view().attack().cards()));
    siege.refuses("name klevan");
  }

  @Test
  void who_has_fewer_names_all_and_nobody_sees_which_TV_R97() {
    Siege siege = Siege.duel("olanor", "dog hawk");
    siege.fort('B', "spells", goesOn("confuseOpponents", "mlhor")).play("name olanor");
    assertEquals("name", siege.asked());
    siege.play("nobody");
    assertEquals("name", siege.asked(), "as often as with three");
    siege.play("nobody");
    assertEquals("part", siege.asked());
    assertEquals(List.of(), siege.view('B').seats().get(0).known());
  }

  @Test
  void another_fort_may_be_attacked_instead_TV_R56() {
    Siege siege = Siege.of(3).hand('A', "dog olanor").hand('B', "dog").hand('C', "dog");
    siege.fort('B', "spells", goesOn("confuseOpponents", "mlhor"));
    siege.play("at 3").offers("attack olanor");
  }

  @Test
  void mages_of_a_king_cast_under_the_own_flag_alone_TV_R53_TV_T13_5_TV_T12_3() {
    Siege siege = Siege.duel("dog dog", "royal-mage-borzan dog");
    siege.play("attack dog", "part west").refuses("cast royal-mage-borzan");
    siege = Siege.duel("dog dog", "royal-mage-borzan dog").flag('B', "flag-borzan");
    siege.play("attack dog", "part west").offers("cast royal-mage-borzan");
    siege = Siege.duel("dog dog", "royal-mage-borzan dog").flag('B', "flag-borzan");
    siege.flag('A', "flag-borzan").play("attack dog", "part west");
    siege.refuses("cast royal-mage-borzan");
  }

  @Test
  void what_a_pass_comes_to_counts_lightnings_that_are_cast_TV_R100() {
    Siege siege = Siege.duel("ankat dog", "korunka dog").play("attack ankat", "part north");
    siege.play("cast korunka", "spell blue-lightning");
    assertEquals("7", part(siege, "pass", "left"));
    siege = Siege.duel("sirkan dog", "spear-west dog").play("attack sirkan", "part west");
    siege.play("defend spear-west", "cast sirkan", "spell blue-lightning");
    assertEquals("1", part(siege, "pass", "kept"));
  }

  private static String part(Siege siege, String notation, String part) {
    for (Asked asked : siege.played().open()) {
      for (var choice : siege.played().question(asked.seat()).orElseThrow().choices()) {
        List<String> found = choice.parts().get(part);
        if (choice.notation().equals(notation) && found != null) return found.getFirst();
      }
    }
    return null;
  }

  @Test
  void under_confusion_a_card_that_has_attacked_is_not_named_again_TV_R97_TV_R86() {
    Siege siege = Siege.duel("dog dog item-horn", "obloun dog tamil-rider");
    siege.fort('B', "spells", goesOn("confuseOpponents", "mlhor")).play("sound item-horn");
    siege.play("name dog", "name dog", "nobody", "part gate", "cast obloun");
    siege.play("spell transfer-attacker", "sacrifice dog").offers("name dog").play("name dog");
    siege.refuses("name dog").play("nobody", "nobody", "part gate");
  }

  @Test
  void slow_and_a_transfer_with_its_sacrifice_drive_a_dragon_off_TV_R58_TV_R98() {
    Siege siege = laying("dragon-priest", "mlhor dog dog").play("cast dragon-priest");
    siege.play("cast mlhor").refuses("spell confuse-opponents").play("spell slow");
    siege.dead("dragon-priest").holds('B', "dog");
    assertEquals(1, siege.told(TvrzEvent.DragonDriven.class).size());
    siege = laying("dragon-priest", "obloun dog raven").play("cast dragon-priest");
    siege.play("cast obloun", "spell transfer-attacker", "sacrifice raven");
    siege.dead("raven", "dragon-priest").holds('B', "dog", "obloun");
    assertEquals(1, siege.told(TvrzEvent.DragonDriven.class).size());
    siege = laying("dragon-priest", "obloun olanor robber").play("cast dragon-priest");
    siege.refuses("cast obloun").play("pass", "lose olanor", "lose robber");
  }

  @Test
  void an_attacking_mage_strikes_no_higher_mage_TV_R100_TV_R42_TV_T12_8() {
    Siege siege = Siege.duel("sirkan dog", "spear-west wind-lady dog").play("attack sirkan");
    siege.play("part west", "defend wind-lady").refuses("cast sirkan");
    siege = Siege.duel("sirkan dog", "wind-lady dog").play("attack sirkan", "part west");
    siege.play("defend dog").offers("cast sirkan").passed().play("defend wind-lady");
    siege.refuses("cast sirkan");
  }

  @Test
  void a_mage_who_has_met_the_attacker_casts_no_more_TV_R96_TV_R53() {
    Siege siege = Siege.duel("ankat dog", "korunka dog spear-west").play("attack ankat");
    siege.play("part west", "defend korunka").offers("cast korunka").passed();
    assertEquals("call", siege.asked());
    siege.refuses("cast korunka");
  }
}
