package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Match;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The phases of a turn, drawing, the landscape, and going out. */
class TurnTest {

  private static Siege fortifying(String hand) {
    return Siege.duel(hand, "dog dog").phase("fortify");
  }

  @Test
  void a_fortification_brings_a_card_and_so_revealing_another_brings_none_TV_T3_1_TV_T3_6_TV_R10() {
    Siege siege = fortifying("fort-north-1 item-wagon dog");
    siege.play("build fort-north-1", "lay item-wagon");
    assertEquals(1, siege.told(TvrzEvent.Drew.class).size());
  }

  @Test
  void several_cards_revealed_bring_one_and_a_flag_one_more_TV_T3_2_TV_T3_3_TV_T12_18() {
    Siege siege = fortifying("item-wagon item-wagon flag-borzan dog").play("done");
    siege.play("lay item-wagon", "lay item-wagon");
    assertEquals(1, siege.told(TvrzEvent.Drew.class).size());
    siege.play("flag flag-borzan");
    assertEquals(2, siege.told(TvrzEvent.Drew.class).size());
  }

  @Test
  void a_flag_laid_first_takes_the_draw_of_the_revealed_card_TV_R10() {
    Siege siege = fortifying("item-wagon flag-borzan dog").play("flag flag-borzan", "done");
    siege.play("lay item-wagon");
    assertEquals(1, siege.told(TvrzEvent.Drew.class).size());
  }

  @Test
  void one_fortification_a_turn_and_none_after_phase_1_TV_T2_1_TV_T4_1_TV_T2_2_TV_T0_1() {
    Siege siege = fortifying("fort-north-1 fort-gate-1 dog").play("build fort-north-1");
    assertEquals("lay", siege.asked());
    siege.refuses("build fort-gate-1").play("done").refuses("build fort-gate-1");
    assertEquals(List.of("fort-north-1"), siege.view('B').seats().get(0).works());
  }

  @Test
  void who_cannot_attack_is_out_and_brings_nobody_a_card_TV_T2_5_TV_T10_3_TV_R8() {
    Siege siege = fortifying("fort-north-1 item-ring-might").play("done", "done").out('A');
    assertEquals("nobody", siege.view().out().getFirst().how());
    assertEquals(List.of(2, 1), siege.played().outcome().orElseThrow().places());
    assertEquals(2, siege.cards('B'), "no card for it");
  }

  @Test
  void a_flag_may_still_bring_an_attacker_TV_R80_TV_R8() {
    Siege siege = fortifying("flag-borzan knight-borzan").play("done", "done");
    assertEquals("last", siege.asked());
    siege.offers("give-up").play("flag flag-borzan").offers("attack knight-borzan");
    fortifying("flag-borzan knight-borzan").play("done", "done", "give-up").out('A');
  }

  @Test
  void the_attack_is_compulsory_TV_T2_3() {
    Siege siege = fortifying("olanor").play("done", "done");
    siege.refuses("done", "pass", "give-up").offers("attack olanor");
    Step<Position> step = siege.played().command(Seat.of(0), Command.RESIGN);
    Match<Position> over = ((Step.Applied<Position>) step).match();
    assertEquals(List.of(2, 1), over.outcome().orElseThrow().places(), "TV-T21.4");
  }

  @Test
  void neighbours_are_the_nearest_survivors_TV_T2_4_TV_T12_1_TV_T12_17_TV_T7_1() {
    Siege siege = Siege.of(4).hand('A', "olanor savage-marsh griffin");
    for (char seat : new char[] {'B', 'C', 'D'}) siege.hand(seat, "dog");
    siege.offers("at 2", "at 3", "at 4").play("at 3").refuses("attack olanor");
    siege.offers("attack savage-marsh", "attack griffin");
    siege = Siege.of(4).hand('A', "olanor").hand('B', "dog").hand('C', "dog").hand('D', "dog");
    siege.refuses("at 3").offers("at 2", "at 4");
    siege = Siege.of(4).hand('A', "olanor").hand('C', "dog").hand('D', "dog");
    siege.with("exits", List.of(Map.of("seat", 1, "how", "nobody", "by", -1, "moment", 0)));
    siege.refuses("at 2").offers("at 3", "at 4");
  }

  @Test
  void an_empty_pile_gives_nothing_TV_R7_TV_T1_9() {
    Siege siege = fortifying("fort-north-1 dog dog").with("pile", Map.of());
    siege.play("build fort-north-1", "done").attack("dog", "gate", "dog");
    assertEquals(List.of(), siege.told(TvrzEvent.Drew.class));
    assertEquals(1, siege.view().active(), "play goes on");
  }

  @Test
  void rested_envoys_bring_a_card_for_every_unit_TV_T3_4_TV_T6_4_TV_T6_5_TV_R17_TV_T6_1() {
    Siege siege = fortifying("envoy-foot envoy-foot raven envoy-grey dog");
    siege.play("done", "out envoy-foot", "alone", "out envoy-foot", "alone");
    siege.play("out raven", "alone", "out envoy-grey", "onto 3", "done");
    assertEquals(List.of(), siege.told(TvrzEvent.EnvoysBring.class));
    TvrzView.Unit stack = siege.view('B').seats().get(0).units().getLast();
    assertEquals(Arrays.asList(null, null), Siege.cards(stack.cards()), "TV-T17.1");
    siege.attack("dog", "gate", "dog").play("done", "done");
    siege.attack("dog", "gate").play("nobody");
    assertTrue(siege.played().isOver(), "nobody was left to defend");
    siege = fortifying("dog dog").unit('A', 1, "envoy-foot").unit('A', 2, "raven envoy-grey");
    siege.play("done");
    assertEquals(List.of(new TvrzEvent.EnvoysBring(0, 2)), siege.told(TvrzEvent.EnvoysBring.class));
    assertEquals(4, siege.cards('A'));
  }

  @Test
  void a_unit_moves_once_a_round_and_what_came_home_stays_there_TV_T6_3_TV_R84() {
    Siege siege = fortifying("dog").unit('A', 1, "raven envoy-grey").play("done");
    siege.play("unit 1", "home").refuses("out raven", "out envoy-grey", "unit 1");
    siege.holds('A', "raven", "envoy-grey", "dog");
    siege = fortifying("raven dog").play("done", "out raven", "alone").refuses("unit 1");
  }

  @Test
  void only_cards_of_a_kind_are_stacked_and_wild_animals_never_TV_T6_2_TV_R84_TV_T5_4_TV_R16() {
    Siege siege = fortifying("envoy-foot wolf wolf dog").unit('A', 1, "patrol-forest");
    siege.play("done", "out envoy-foot").refuses("onto 1").play("alone");
    siege.play("out wolf", "alone", "out wolf").refuses("onto 3").play("alone");
    siege.refuses("out dog");
  }

  @Test
  void stacks_are_parted_and_joined_and_keep_the_shortest_stay_TV_R17_TV_R84() {
    Siege siege = fortifying("envoy-foot dog").unit('A', 1, "raven envoy-grey");
    siege.play("done", "unit 1", "off", "take raven");
    List<TvrzView.Unit> units = siege.view().seats().get(0).units();
    assertEquals(List.of(1, 1), units.stream().map(TvrzView.Unit::since).toList());
    siege.refuses("unit 1", "unit 2");
    siege = fortifying("envoy-foot dog").unit('A', 1, "raven").play("done");
    siege.play("out envoy-foot", "onto 1");
    assertEquals(5, siege.view().seats().get(0).units().getFirst().since());
    siege = fortifying("dog").unit('A', 1, "raven").unit('A', 2, "envoy-grey").play("done");
    siege.play("unit 2", "onto 1").refuses("unit 1", "unit 2");
    assertEquals(2, siege.view().seats().get(0).units().getFirst().cards().size());
  }

  @Test
  void a_second_flag_is_a_dead_card_TV_R37() {
    Siege siege = fortifying("flag-ildimar dog").flag('A', "flag-borzan").play("done");
    siege.refuses("flag flag-ildimar").play("discard flag-ildimar").dead("flag-ildimar");
    assertEquals(List.of(), siege.told(TvrzEvent.Drew.class));
  }

  @Test
  void who_is_not_asked_may_lay_a_flag_TV_T5_2_TV_R82_TV_R14() {
    Siege siege = Siege.duel("dog", "flag-borzan dog").phase("lay");
    assertFalse(siege.played().asked(Seat.of(0)).offer());
    assertTrue(siege.played().asked(Seat.of(1)).offer());
    siege.play("flag flag-borzan");
    assertEquals("flag-borzan", siege.view().seats().get(1).flag());
    assertEquals("lay", siege.asked(), "it interrupts nobody");
    assertNull(siege.played().asked(Seat.of(1)));
  }

  @Test
  void in_the_truce_nobody_is_attacked_before_their_first_turn_TV_R111() {
    Siege siege = Siege.of(3).hand('A', "dog dog").hand('B', "dog").hand('C', "dog");
    siege.table("truce", "yes").phase("lay").with("begun", 1).with("turn", 1);
    siege.with("firstTurn", true).play("done").nobodyOut();
    assertEquals(1, siege.told(TvrzEvent.Drew.class).size(), "TV-T3.5");
    assertEquals("fortify", siege.asked());
    siege.play("done", "done").offers("at 1").refuses("at 3");
    siege.play("at 1").attack("dog", "gate", "dog").play("done", "done").offers("at 1", "at 2");
  }

  @Test
  void five_quiet_rounds_end_a_match_and_the_best_garrison_wins_TV_R75_TV_R89() {
    Siege siege = Siege.duel("goblin-brawler dog", "spear-east").with("pile", Map.of());
    siege.with("quiet", 9).attack("goblin-brawler", "gate", "spear-east").nobodyOut();
    siege = Siege.duel("dog tamil-rider", "spear-east");
    siege.with("pile", Map.of()).with("phase", "end").with("quiet", 9);
    Outcome outcome = siege.played().outcome().orElseThrow();
    assertEquals(List.of(1, 2), outcome.places());
    assertEquals("defenders", outcome.deciders().getFirst().key());
    assertEquals(List.of(2, 1), outcome.deciders().getFirst().values());
    siege = Siege.duel("dog", "dog").with("pile", Map.of()).with("phase", "end");
    siege.with("quiet", 9);
    assertEquals(List.of(1, 1), siege.played().outcome().orElseThrow().places());
  }

  @Test
  void who_goes_later_is_better_placed_TV_R113_TV_T21_3_TV_R32_TV_T10_5() {
    Siege siege = Siege.of(4).hand('A', "olanor").hand('B', "fort-gate-1").hand('D', "dog");
    siege.with("exits", List.of(Map.of("seat", 2, "how", "nobody", "by", -1, "moment", 0)));
    siege.play("at 2").attack("olanor", "gate").play("nobody").out('C', 'B');
    Match<Position> match = siege.played();
    Step<Position> step = match.command(Seat.of(3), Command.RESIGN);
    Outcome outcome = ((Step.Applied<Position>) step).match().outcome().orElseThrow();
    assertEquals(List.of(1, 3, 4, 2), outcome.places());
  }

  @Test
  void all_survivors_who_agree_to_end_share_the_first_place_TV_R113_TV_T21_4() {
    Siege siege = Siege.of(3).hand('A', "olanor").hand('B', "dog");
    siege.with("exits", List.of(Map.of("seat", 2, "how", "nobody", "by", -1, "moment", 0)));
    Match<Position> match = siege.played();
    assertInstanceOf(Step.Rejected.class, match.command(Seat.of(2), Command.STOP));
    match = applied(match.command(Seat.of(0), Command.STOP));
    assertFalse(match.isOver(), "one of two who are in");
    match = applied(match.command(Seat.of(1), Command.STOP));
    assertEquals(List.of(1, 1, 3), match.outcome().orElseThrow().places());
  }

  @Test
  void who_is_out_keeps_the_place_when_nobody_plays_on_TV_R113() {
    Siege siege = Siege.of(4).hand('A', "olanor").hand('B', "dog").hand('D', "dog");
    siege.with("exits", List.of(Map.of("seat", 2, "how", "nobody", "by", -1, "moment", 0)));
    Match<Position> match = siege.played();
    Match<Position> over = applied(match.command(Seat.NATURE, Command.ABANDON));
    assertEquals(
        new Outcome(List.of(1, 1, 4, 1), Outcome.ABANDONED, List.of()),
        over.outcome().orElseThrow());
    match = applied(match.command(Seat.of(1), Command.RESIGN));
    over = applied(match.command(Seat.NATURE, Command.ABANDON));
    assertEquals(List.of(1, 3, 4, 1), over.outcome().orElseThrow().places());
  }

  @Test
  void two_attacks_missed_in_a_row_forfeit_TV_R9_TV_R81_TV_T2_7() {
    Siege siege = Siege.duel("olanor dog hawk", "spear-east spear-west").fort('A', "missed", 1);
    Match<Position> match = siege.played();
    Seat a = Seat.of(0);
    assertEquals("~attack dog", match.fallbackEntry(a).notation());
    match = applied(match.apply(match.fallbackEntry(a)));
    assertEquals("~part gate", match.fallbackEntry(a).notation());
    match = applied(match.apply(match.fallbackEntry(a)));
    assertEquals(List.of(2, 1), match.outcome().orElseThrow().places());
    TvrzView view = (TvrzView) match.view(Viewer.SPECTATOR);
    assertEquals(List.of(new TvrzView.Out(0, "time", -1)), view.out());
  }

  private static Match<Position> applied(Step<Position> step) {
    return ((Step.Applied<Position>) step).match();
  }

  @Test
  void the_automatic_defence_takes_locals_first_and_who_finishes_at_once_TV_R71_TV_T17_6() {
    Siege siege = Siege.duel("ankat dog", "dog spear-west spear-east tamil-rider bonesetter");
    siege.play("attack ankat", "part west").play("defend dog").passed();
    Seat b = Seat.of(1);
    assertEquals("~defend bonesetter", siege.played().fallbackEntry(b).notation());
    siege = Siege.duel("dog dog", "dog spear-west bonesetter").attack("dog", "west");
    assertEquals("~defend dog", siege.played().fallbackEntry(b).notation());
    siege = Siege.duel("ankat dog", "spear-east tamil-rider").attack("ankat", "west");
    assertEquals("~defend tamil-rider", siege.played().fallbackEntry(b).notation());
  }

  @Test
  void an_attack_that_nobody_chose_goes_to_a_neighbour_if_it_may_TV_R9() {
    Siege siege = Siege.of(4).hand('A', "hawk olanor").hand('B', "dog").hand('C', "dog");
    siege.hand('D', "dog");
    Seat a = Seat.of(0);
    assertEquals("~at 2", siege.played().fallbackEntry(a).notation());
    siege = Siege.of(4).hand('A', "hawk olanor").hand('B', "dog").hand('C', "dog").hand('D', "dog");
    siege.fort('B', "pact", 0).fort('B', "items", Map.of("item-pact-spear", 1));
    siege.refuses("at 2").offers("at 3");
    assertEquals("~at 4", siege.played().fallbackEntry(a).notation());
  }

  @Test
  void the_automatic_defence_counts_with_what_raises_a_defender_TV_R71_TV_T12_9() {
    Siege siege = Siege.duel("olanor dog", "milota bonesetter dog").attack("olanor", "west");
    assertEquals("~defend bonesetter", siege.played().fallbackEntry(Seat.of(1)).notation());
  }

  @Test
  void guests_count_among_the_creatures_of_the_best_garrison_TV_R75_TV_R94() {
    Siege siege = Siege.duel("watch-dog lur", "watch-dog").with("pile", Map.of());
    siege.fort('A', "bodies", List.of(Map.of("body", "watch-dog+lur")));
    siege.with("phase", "end").with("quiet", 9);
    Outcome outcome = siege.played().outcome().orElseThrow();
    assertEquals(List.of(1, 2), outcome.places());
    assertEquals(List.of(3, 2), outcome.deciders().getLast().values());
  }

  @Test
  void the_automatic_defence_counts_with_doubled_strengths_TV_R71_TV_T12_7() {
    Siege siege = Siege.duel("hooded-killer dog", "rysoun dog bonesetter");
    siege.play("attack hooded-killer", "infiltrate").passed().play("expose rysoun");
    assertEquals("~defend rysoun", siege.played().fallbackEntry(Seat.of(1)).notation());
    siege = Siege.duel("nevena dog", "rysoun spear-east bonesetter watch-dog item-ring-might");
    siege.fort('B', "items", Map.of("item-bell", 1)).play("attack nevena", "infiltrate");
    siege.passed().play("expose rysoun", "defend rysoun").passed().nobodyOut();
  }

  @Test
  void rounds_are_quiet_only_once_the_pile_is_empty_TV_R75() {
    Siege siege = Siege.duel("dog tamil-rider", "spear-east").with("phase", "end");
    siege.with("quiet", 9).nobodyOut();
    assertEquals(0, siege.view().quietRounds());
  }

  @Test
  void one_attack_missed_is_carried_out_TV_R9() {
    Siege siege = Siege.duel("olanor dog", "spear-east spear-west");
    Seat a = Seat.of(0);
    Match<Position> match = siege.played();
    match = applied(match.apply(match.fallbackEntry(a)));
    match = applied(match.apply(match.fallbackEntry(a)));
    assertFalse(match.isOver());
    assertEquals("gate", ((TvrzView) match.view(Viewer.SPECTATOR)).attack().part());
  }

  @Test
  void only_defenders_that_may_be_used_count_in_a_stalemate_TV_R89_TV_T8_6() {
    Siege siege = Siege.duel("wolf knight-borzan dog", "wolf klevan knight-ildimar");
    siege.flag('B', "flag-ildimar").with("pile", Map.of()).with("phase", "end").with("quiet", 9);
    Outcome outcome = siege.played().outcome().orElseThrow();
    assertEquals(List.of(1, 3), outcome.deciders().getFirst().values());
  }
}
