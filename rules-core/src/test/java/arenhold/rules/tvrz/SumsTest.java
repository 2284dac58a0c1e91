package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Seat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a choice in a fight comes to, as its parts tell the player who is asked. */
class SumsTest {

  private static final Tvrz GAME = new Tvrz();

  /** The parts of a choice that is open to a seat, without what it names; null if it is not. */
  private static Map<String, String> sums(Siege siege, char seat, String notation) {
    for (Asked asked : siege.played().open()) {
      if (!asked.seat().equals(Seat.of(seat - 'A'))) continue;
      for (int code : asked.codes()) {
        Choice choice = GAME.choice(siege.played().position(), asked, code);
        if (choice.notation().equals(notation)) return sums(choice);
      }
    }
    return null;
  }

  private static Map<String, String> sums(Choice choice) {
    Map<String, String> sums = new TreeMap<>();
    choice.parts().forEach((part, values) -> sums.put(part, String.join(" ", values)));
    for (String named : List.of("card", "part", "seat", "unit")) sums.remove(named);
    return sums;
  }

  @Test
  void an_attack_says_what_reaches_each_part_TV_T4_2_TV_T12_16() {
    Siege siege = Siege.duel("light-rider winged-one", "dog");
    siege.works('B', "fort-north-1 fort-gate-2 fort-nets");
    assertEquals("2 3 3 3 4", sums(siege, 'A', "attack light-rider").get("arrives"));
    assertEquals("3 3 3 3 3", sums(siege, 'A', "attack winged-one").get("arrives"));
    siege.play("attack light-rider");
    assertEquals(Map.of("strength", "3", "left", "2"), sums(siege, 'A', "part north"));
    assertEquals(Map.of("strength", "6", "left", "4"), sums(siege, 'A', "part gate"));
  }

  @Test
  void a_defender_says_what_is_left_of_both_TV_T8_1_TV_T9_1_TV_T7_5() {
    Siege siege = Siege.duel("ankat bear", "slave-east dog xorxos tamil-rider");
    siege.works('B', "fort-east-1").attack("ankat", "east");
    assertEquals(
        Map.of("strength", "4", "left", "6", "kept", "0", "lives", "no"),
        sums(siege, 'B', "defend slave-east"));
    assertEquals(
        Map.of("strength", "6", "doubled", "yes", "left", "14", "kept", "0", "lives", "no"),
        sums(siege, 'B', "defend xorxos"));
    siege.play("defend slave-east").passed().play("defend dog").passed().play("defend xorxos");
    Map<String, String> passed =
        Map.of("strength", "6", "doubled", "yes", "left", "2", "kept", "0", "lives", "no");
    assertEquals(passed, sums(siege, 'B', "pass"));
    assertEquals(passed, sums(siege, 'A', "pass"));
    siege.passed();
    assertEquals(
        Map.of("strength", "14", "left", "0", "kept", "12", "lives", "yes"),
        sums(siege, 'B', "defend tamil-rider"));
  }

  @Test
  void a_pass_before_the_walls_says_what_they_leave_TV_R13() {
    Siege siege = Siege.duel("toront dog", "robber dog").works('B', "fort-gate-2");
    siege.play("attack toront", "part gate");
    assertEquals(Map.of("strength", "15", "left", "13"), sums(siege, 'B', "pass"));
    assertEquals(
        Map.of("strength", "7", "left", "5", "kept", "0", "lives", "no", "falls", "yes"),
        sums(siege, 'B', "ambush robber"));
    assertNull(sums(siege, 'A', "ambush robber"));
  }

  @Test
  void the_enemy_is_not_told_of_a_noble_in_hand_TV_T12_9_TV_T17_1() {
    Siege siege = Siege.duel("ankat dog", "milota spear-east bonesetter");
    siege.attack("ankat", "east").play("defend spear-east");
    assertEquals("10", sums(siege, 'B', "pass").get("strength"));
    assertEquals("8", sums(siege, 'A', "pass").get("strength"));
  }

  @Test
  void a_physician_in_hand_lets_a_human_live_TV_T12_10() {
    Siege with = Siege.duel("light-rider dog", "gate-warder bonesetter");
    assertEquals(
        "yes", sums(with.attack("light-rider", "gate"), 'B', "defend gate-warder").get("lives"));
    Siege without = Siege.duel("light-rider dog", "gate-warder dog");
    assertEquals(
        "no", sums(without.attack("light-rider", "gate"), 'B', "defend gate-warder").get("lives"));
  }

  @Test
  void an_envoys_owner_is_told_with_what_it_strikes_TV_R85() {
    Siege siege = Siege.duel("gate-warder dog", "dog").phase("lay");
    siege.unit('A', 1, "gate-warder").unit('B', 2, "envoy-grey");
    siege.play("unit 1", "inspect 2");
    assertEquals(Map.of("strength", "3"), sums(siege, 'B', "strike"));
  }

  @Test
  void before_phase_3_a_player_is_warned_of_having_nobody_to_attack_with_TV_R8() {
    Siege siege = Siege.duel("fort-gate-1 shadow", "dog").phase("lay").unit('A', 1, "borderer");
    assertEquals("yes", sums(siege, 'A', "done").get("out"));
    siege.play("unit 1", "home");
    assertEquals("no", sums(siege, 'A', "done").get("out"));
  }

  @Test
  void who_has_an_attacker_that_arrives_is_not_warned_TV_R8_TV_R65() {
    Siege siege = Siege.duel("fort-gate-1", "dog").phase("lay");
    siege.fort('A', "waiting", List.of(delayed(1)));
    assertEquals("no", sums(siege, 'A', "done").get("out"));
    siege = Siege.duel("fort-gate-1", "dog").phase("lay");
    siege.fort('A', "waiting", List.of(delayed(2)));
    assertEquals("yes", sums(siege, 'A', "done").get("out"));
  }

  private static Map<String, Object> delayed(int rounds) {
    return Map.of("cards", "olanor", "target", 1, "part", "east", "rounds", rounds);
  }

  @Test
  void going_on_after_a_transfer_says_what_reaches_each_part_there_TV_R68_TV_T4_2() {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('B', "obloun raven dog");
    siege.hand('C', "dog dog").works('C', "fort-east-2 fort-gate-1").play("at 2");
    siege.play("attack olanor", "part east", "cast obloun", "spell transfer-attacker");
    siege.play("sacrifice raven");
    assertEquals("6", sums(siege, 'A', "go-on").get("strength"));
    assertEquals("6 6 4 6 5", sums(siege, 'A', "go-on").get("arrives"));
  }

  @Test
  void who_takes_a_loss_says_what_falls_on_the_others_TV_R95() {
    Siege siege = Siege.duel("mahut elephant", "tamil-rider robber dog");
    siege.play("attack mahut+elephant", "part gate", "ambush robber");
    assertEquals(
        Map.of("strength", "5", "loss", "5", "kept", "0", "rest", "2"),
        sums(siege, 'A', "loses mahut"));
    assertEquals(
        Map.of("strength", "13", "loss", "7", "kept", "6", "rest", "0"),
        sums(siege, 'A', "loses elephant"));
  }

  @Test
  void in_a_first_turn_under_the_truce_nobody_is_warned_TV_R111_TV_R8() {
    Siege siege = Siege.duel("fort-gate-1", "dog").phase("lay").with("firstTurn", true);
    assertEquals("yes", sums(siege, 'A', "done").get("out"), "without the truce");
    siege = Siege.duel("fort-gate-1", "dog").phase("lay").with("firstTurn", true);
    siege.table("truce", "yes");
    assertEquals("no", sums(siege, 'A', "done").get("out"));
    siege = Siege.duel("fort-gate-1", "dog").phase("lay").table("truce", "yes");
    assertEquals("yes", sums(siege, 'A', "done").get("out"), "in a later turn");
  }
}
