package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Command;
import arenhold.rules.MatchEvent;
import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Players who leave in the middle of a fight (T21.4). */
class LeavingTest {

  private static Siege three(String a, String b) {
    return Siege.of(3).hand('A', a).hand('B', b).hand('C', "dog");
  }

  @Test
  void an_attack_of_a_player_who_leaves_ends_TV_T21_4_TV_R117() {
    Siege siege = three("ankat dog", "spear-east spear-west bonesetter");
    siege.play("at 2", "attack ankat", "part east", "defend spear-east").passed();
    assertEquals("call", siege.asked());
    siege.command('A', Command.RESIGN).out('A').holds('B', "spear-east", "spear-west");
    siege.dead("ankat", "dog");
    assertEquals("fortify", siege.asked());
    assertEquals(1, siege.view().active());
    assertEquals(0, siege.told(TvrzEvent.Judged.class).size());
    assertEquals(0, siege.told(TvrzEvent.Drew.class).size(), "who leaves draws nothing");
  }

  @Test
  void an_attack_on_a_player_who_leaves_ends_without_a_second_card_TV_T21_4_TV_R117_TV_T3_5() {
    Siege siege = three("ankat dog", "spear-east spear-west bonesetter");
    siege.play("at 2", "attack ankat", "part east", "defend spear-east");
    assertEquals("exchange", siege.asked(), "in a window");
    siege.command('B', Command.RESIGN).out('B').holds('A', "ankat", "dog");
    assertEquals(1, siege.told(TvrzEvent.Drew.class).size());
    assertEquals(2, siege.view().active());
    assertEquals(0, siege.told(TvrzEvent.Out.class).size(), "not conquered");
  }

  @Test
  void before_the_part_is_declared_the_attack_ends_too_TV_R117_TV_R47() {
    Siege siege = three("ankat dog", "dog dog").play("at 2", "attack ankat");
    siege.command('B', Command.RESIGN).out('B').holds('A', "ankat", "dog");
    assertEquals(1, siege.told(TvrzEvent.WentHome.class).size());
  }

  @Test
  void robbers_in_an_ambush_go_home_when_their_victim_leaves_TV_R117_TV_R91() {
    Siege siege = three("ankat dog", "robber robber dog");
    siege.play("at 2", "attack ankat", "part east", "ambush robber");
    assertEquals("ambush", siege.asked());
    siege.command('A', Command.RESIGN).holds('B', "robber").dead("ankat", "dog");
    assertEquals(3, siege.cards('B'));
  }

  @Test
  void what_burned_or_died_on_the_way_stays_so_TV_R117_TV_R40() {
    Siege siege = three("jiskran dog", "dog dog").works('B', "fort-east-1 fort-east-2");
    siege.play("at 2", "attack jiskran", "part east", "burn fort-east-2");
    siege.command('A', Command.RESIGN);
    assertEquals(List.of("fort-east-1"), siege.view().seats().get(1).works());
  }

  @Test
  void a_third_player_who_leaves_stops_no_fight_TV_T21_4() {
    Siege siege = three("ankat dog", "spear-east spear-west bonesetter");
    siege.play("at 2", "attack ankat", "part east").command('C', Command.RESIGN);
    assertEquals(
        MatchEvent.WentOut.class,
        siege.told(MatchEvent.class).getLast().getClass(),
        "nothing is broken off");
    siege.play("defend spear-east", "defend spear-west");
  }

  @Test
  void with_two_players_leaving_ends_the_match_TV_T21_4_TV_T10_5() {
    Siege siege = Siege.duel("ankat dog", "dog dog").play("attack ankat", "part east");
    siege.command('B', Command.RESIGN);
    assertEquals(List.of(1, 2), siege.played().outcome().orElseThrow().places());
  }

  @Test
  void a_further_attack_lapses_if_its_target_leaves_TV_R86_TV_T21_4() {
    Siege siege = Siege.of(3).hand('A', "olanor ankat item-horn").hand('B', "dog dog");
    siege.hand('C', "dog").play("at 2", "sound item-horn", "attack olanor", "part gate");
    siege.command('B', Command.RESIGN).holds('A', "olanor").out('B');
    assertEquals(2, siege.view().active(), "A has attacked");
  }
}
