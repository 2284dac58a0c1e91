package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenhold.rules.Command;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Position;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Freedom promised to slaves, and the Spear of the Pact. */
class PromiseTest {

  private static int promise(Siege siege, char seat) {
    return siege.view().seats().get(seat - 'A').promise();
  }

  @Test
  void the_freed_slave_TV_T16_2_TV_T12_5_TV_T9_2_TV_R92_TV_R33() {
    Siege siege = Siege.duel("griffin dog", "slave-east").play("attack griffin", "part east");
    siege.play("promise", "defend slave-east").passed();
    assertEquals(12, siege.told(TvrzEvent.Exchanged.class).getFirst().strength());
    siege.left(9, 0).dead("griffin").holds('B', "slave-east");
    assertEquals(0, promise(siege, 'B'), "it stays in force");
  }

  @Test
  void an_attacking_slave_is_promised_freedom_at_its_announcement_or_in_the_window_TV_R92() {
    Siege siege = Siege.duel("slave-quarry dog", "tamil-rider dog");
    siege.play("attack slave-quarry", "promise", "part gate").refuses("promise");
    siege.play("defend tamil-rider").passed().left(9, 0);
    siege = Siege.duel("slave-quarry dog", "tamil-rider dog");
    siege.play("attack slave-quarry", "part gate", "promise");
    siege.play("defend tamil-rider").passed().left(9, 0);
  }

  @Test
  void strengths_in_the_attack_show_what_the_promise_makes_of_them_TV_T12_5_TV_R33() {
    Siege siege = Siege.duel("slave-quarry item-ring-might dog", "slave-east dog");
    siege.phase("lay").play("equip item-ring-might", "on slave-quarry", "done");
    siege.play("attack slave-quarry+item-ring-might");
    TvrzView.Body armed = siege.view('B').attack().cards().getFirst();
    assertEquals(1, armed.times(), "not yet");
    siege.play("promise");
    TvrzView.Body promised = siege.view('B').attack().cards().getFirst();
    assertEquals(3, promised.times());
    int printed = Catalogue.card("slave-quarry").attack();
    assertEquals(armed.attack() + 2 * printed, promised.attack(), "the ring counts once");
    siege.play("part gate");
    assertEquals(promised.attack(), siege.view('B').attack().left(), "with which it attacks");
    assertEquals(List.of(1, 1), times(siege.view('B').seats().get(1).hand()), "of A alone");
  }

  private static List<Integer> times(List<TvrzView.Body> bodies) {
    return bodies.stream().map(TvrzView.Body::times).toList();
  }

  @Test
  void a_defender_is_shown_so_in_hand_and_in_the_fight_and_as_before_after_it_TV_T12_5_TV_R39() {
    Siege siege = Siege.duel("griffin slave-east", "slave-east slave-quarry slave-quarry");
    siege.play("attack griffin", "part east", "promise");
    assertEquals(List.of(3, 3, 3), times(siege.view('B').seats().get(1).hand()));
    assertEquals(List.of(1), times(siege.view('A').seats().get(0).hand()), "of B alone");
    siege.play("defend slave-east");
    assertEquals(List.of(3), times(siege.view('A').attack().guards().getFirst().cards()));
    siege.passed();
    assertNull(siege.view('B').attack(), "over");
    for (int times : times(siege.view('B').seats().get(1).hand())) assertEquals(1, times);
  }

  @Test
  void two_who_act_at_once_are_heard_one_after_the_other_TV_R118_TV_R106() {
    Siege siege = Siege.duel("slave-quarry dog", "slave-east robber dog");
    siege.play("attack slave-quarry", "part gate").offers("promise", "ambush robber");
    Match<Position> match = siege.played();
    Step<Position> step = match.choose(Seat.of(1), "promise");
    match = ((Step.Applied<Position>) step).match();
    step = match.choose(Seat.of(0), "promise");
    assertInstanceOf(Step.Applied.class, step, "still open to the other, and carried out too");
    match = siege.played();
    step = match.choose(Seat.of(1), "ambush robber");
    match = ((Step.Applied<Position>) step).match();
    assertInstanceOf(
        Step.Rejected.class, match.choose(Seat.of(0), "promise"), "void: the ambush is on");
  }

  @Test
  void only_who_has_a_slave_promises_and_one_promise_holds_at_a_time_TV_R39_TV_R92() {
    Siege siege = Siege.duel("olanor dog", "dog").play("attack olanor", "part gate");
    siege.refuses("promise");
    siege = Siege.of(3).hand('A', "olanor dog").hand('B', "slave-east").hand('C', "dog");
    siege.fort('B', "promise", 2).play("at 2", "attack olanor", "part east").refuses("promise");
    siege.play("defend slave-east").passed();
    assertEquals(4, siege.told(TvrzEvent.Exchanged.class).getFirst().strength(), "of C alone");
  }

  @Test
  void a_promise_is_kept_when_the_fort_is_conquered_by_anybody_TV_T12_5_TV_R39_TV_R92() {
    Siege siege = Siege.of(3).hand('A', "toront dog").hand('B', "dog");
    siege.hand('C', "slave-east slave-quarry hawk").fort('C', "promise", 1);
    siege.play("at 2").attack("toront", "gate", "dog").play("nobody").out('B');
    siege.dead("slave-east", "dog", "slave-quarry");
    assertEquals(-1, promise(siege, 'C'));
    assertEquals(List.of("slave-east", "slave-quarry"), freed(siege));
    siege = Siege.of(3).hand('A', "slave-quarry dog").hand('B', "fort-gate-1").hand('C', "dog");
    siege.play("at 2", "attack slave-quarry", "promise", "part west").passed().play("nobody");
    assertEquals(List.of("slave-quarry"), freed(siege), "the attacker too, after the fight");
  }

  private static List<String> freed(Siege siege) {
    return siege.told(TvrzEvent.Freed.class).getFirst().cards();
  }

  @Test
  void slaves_drawn_after_that_are_discarded_without_replacement_TV_R39() {
    Siege siege = Siege.duel("dog olanor", "dog dog").phase("fortify");
    siege.fort('A', "freed", true).fort('A', "flag", "flag-borzan");
    siege.with("pile", Map.of("slave-east", 1)).play("done", "done");
    siege.attack("dog", "gate", "dog").dead("slave-east", "dog", "dog");
    assertEquals(1, siege.cards('A'));
  }

  @Test
  void a_promise_lapses_if_the_other_goes_in_another_way_TV_R39() {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('B', "dog").hand('C', "slave-east");
    siege.fort('C', "promise", 0);
    Match<Position> match = siege.played();
    Step<Position> step = match.command(Seat.of(0), Command.RESIGN);
    Position p = ((Step.Applied<Position>) step).match().position();
    assertEquals(-1, p.forts[2].promise);
    assertEquals(1, p.forts[2].hand.size());
  }

  private static Siege three() {
    Siege siege = Siege.of(3).hand('A', "item-pact-spear olanor dog");
    siege.hand('B', "spear-west");
    return siege.hand('C', "spear-east").phase("lay").play("lay item-pact-spear");
  }

  @Test
  void a_pact_forbids_both_to_attack_for_a_round_TV_T18_1_TV_T0_9_TV_R1() {
    Siege siege = three().offers("with 2", "with 3").play("with 3");
    assertEquals(1, siege.told(TvrzEvent.Drew.class).size(), "+1 card");
    siege.play("done").refuses("at 3").offers("at 2").play("at 2");
    siege.attack("dog", "west", "spear-west").holds('B', "spear-west");
    siege.play("done", "done").offers("at 1", "at 3").play("at 1");
    siege.attack("spear-west", "north", "olanor").play("done", "done").refuses("at 1");
    siege.offers("at 2");
  }

  @Test
  void the_spear_is_discarded_when_the_next_own_turn_begins_or_the_other_goes_TV_R107_TV_R1() {
    Siege siege = Siege.of(2).hand('A', "dog").hand('B', "dog dog").phase("end");
    siege.with("active", 1).fort('A', "items", Map.of("item-pact-spear", 1)).fort('A', "pact", 1);
    siege.dead("item-pact-spear");
    assertEquals(-1, siege.view().seats().get(0).pact());
    siege = Siege.of(3).hand('A', "olanor").hand('B', "fort-gate-1").hand('C', "dog");
    siege.fort('C', "items", Map.of("item-pact-spear", 1)).fort('C', "pact", 1);
    siege.play("at 2").attack("olanor", "gate").play("nobody");
    siege.dead("fort-gate-1", "item-pact-spear");
  }

  @Test
  void a_pact_that_leaves_nobody_to_attack_is_void_and_binds_no_two_TV_R107() {
    Siege siege = Siege.of(4).hand('A', "olanor").hand('B', "dog").hand('C', "dog");
    siege.hand('D', "hawk").fort('B', "items", Map.of()).fort('B', "pact", 0);
    siege.refuses("at 2").offers("at 4");
    siege = Siege.of(3).hand('A', "olanor").hand('B', "dog").hand('C', "hawk");
    siege.fort('B', "pact", 0).fort('C', "pact", 0).offers("at 2", "at 3");
    siege = Siege.duel("olanor dog", "dog").fort('B', "pact", 0).offers("attack olanor");
  }

  @Test
  void freedom_is_the_one_motivation_of_a_slave_TV_T11_1_TV_T11_2_TV_R34() {
    Siege siege = Siege.duel("griffin dog", "slave-east markira").play("attack griffin");
    siege.play("part east", "promise");
    siege.play("defend slave-east").passed();
    assertEquals(12, siege.told(TvrzEvent.Exchanged.class).getFirst().strength());
    assertEquals(List.of(), siege.told(TvrzEvent.Shown.class), "nobody claims to raise it");
    siege = Siege.duel("griffin dog", "slave-east markira").attack("griffin", "east");
    siege.play("defend slave-east").passed();
    assertEquals(7, siege.told(TvrzEvent.Exchanged.class).getFirst().strength());
  }

  @Test
  void a_slave_who_waits_before_another_fort_is_set_free_as_well_TV_T12_5_TV_R92() {
    Siege siege = Siege.of(3).hand('A', "toront dog").hand('B', "fort-gate-1").hand('C', "dog");
    Map<String, Object> slave =
        Map.of("cards", "slave-east", "target", 2, "part", "gate", "rounds", 2);
    Map<String, Object> other = Map.of("cards", "olanor", "target", 2, "part", "gate", "rounds", 2);
    siege.fort('A', "waiting", List.of(slave, other)).fort('A', "promise", 1);
    siege.play("at 2").attack("toront", "gate").play("nobody").out('B');
    siege.dead("fort-gate-1", "slave-east");
    assertEquals(1, siege.view().seats().getFirst().waiting().size(), "Olanor waits on");
    assertEquals(
        List.of(new TvrzEvent.Freed(0, List.of("slave-east"))), siege.told(TvrzEvent.Freed.class));
  }

  @Test
  void a_pact_ends_with_its_other_player_and_with_nobody_else_TV_R107() {
    Siege siege = Siege.of(4).hand('A', "olanor").hand('B', "fort-gate-1").hand('C', "dog");
    siege.hand('D', "dog").fort('D', "items", Map.of("item-pact-spear", 1)).fort('D', "pact", 1);
    siege.play("at 2").attack("olanor", "gate").play("nobody");
    siege.dead("fort-gate-1", "item-pact-spear");
    siege = Siege.of(4).hand('A', "olanor").hand('B', "fort-gate-1").hand('C', "dog");
    siege.hand('D', "dog").fort('D', "items", Map.of("item-pact-spear", 1)).fort('D', "pact", 2);
    siege.play("at 2").attack("olanor", "gate").play("nobody").dead("fort-gate-1");
    assertEquals(2, siege.view().seats().get(3).pact());
  }

  @Test
  void nobody_promises_twice_whoever_it_was_TV_R39() {
    Siege siege = Siege.of(3).hand('A', "dog").hand('B', "slave-east dog").hand('C', "ankat dog");
    siege.with("active", 2).with("turn", 9).fort('B', "promise", 0);
    siege.play("at 2", "attack ankat", "part east").refuses("promise");
  }

  @Test
  void a_pact_may_be_made_with_any_opponent_TV_T18_1() {
    Siege siege = Siege.of(3).hand('A', "dog").hand('B', "item-pact-spear dog").phase("lay");
    siege.hand('C', "dog").with("active", 1).with("turn", 8).play("lay item-pact-spear");
    siege.refuses("with 2").play("with 1");
    assertEquals(0, siege.view().seats().get(1).pact());
  }
}
