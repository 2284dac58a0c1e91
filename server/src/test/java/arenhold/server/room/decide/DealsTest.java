package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.FairDeal.Mix;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The last steps before a match, without a room. */
class DealsTest {

  private static final TimeControl LIVE = new TimeControl.Live(300, 0, 0);
  private static final String NUMBER = "cd".repeat(32);

  /** Both players are here, and these clients commit to numbers. */
  private static Deals all(UUID... commit) {
    return new Deals(
        Duels.GAME, Duels::seed, player -> true, player -> List.of(commit).contains(player), false);
  }

  private static Deals without(UUID absent, boolean woken) {
    return new Deals(
        Duels.GAME, Duels::seed, player -> !player.equals(absent), player -> false, woken);
  }

  private static RoomState dealt(RoomState room) {
    return all().dealt(room);
  }

  /** With the commitment of this player to {@link #NUMBER}. */
  private static RoomState committed(RoomState dealt, UUID player) {
    NextDeal deal = dealt.deal();
    String commitment = Mix.commitment(deal.match(), NUMBER);
    return dealt.withDeal(deal.committed(player, commitment, dealt.players()));
  }

  private static RoomState stored(Object verdict) {
    return assertInstanceOf(Deals.Stores.class, verdict).room();
  }

  @Test
  void a_room_that_gathers_has_a_deal_by_the_newest_rules_and_keeps_it() {
    RoomState dealt = dealt(Duels.ready());
    assertEquals(Duels.GAME.info().version(), dealt.deal().version());
    assertSame(dealt, dealt(dealt));
    RoomState older = dealt.withDeal(NextDeal.fresh(Duels.seed(), -1));
    assertNotEquals(older.deal(), dealt(older).deal());
    RoomState over = Duels.ready().playing(UUID.randomUUID(), 0);
    assertNull(dealt(over).deal());
    var unmixed = new Deals(Duels.GAME, null, player -> true, player -> false, false);
    assertNull(unmixed.dealt(Duels.ready()).deal());
  }

  @Test
  void where_nobody_mixes_anything_in_the_match_begins_at_once() {
    var begins = assertInstanceOf(Deals.Begins.class, all().changed(Duels.ready()));
    assertTrue(begins.ready().deal().complete());
  }

  @Test
  void commitments_are_fixed_once_none_is_waited_for_and_numbers_begin_the_match() {
    Deals deals = all(Duels.ONE);
    RoomState open = stored(deals.changed(Duels.ready()));
    assertFalse(open.deal().revealing());
    assertEquals(new Deals.Stage(open.deal().match(), false), deals.stage(open));
    assertInstanceOf(Deals.Verdict.Waits.class, deals.look(open));
    RoomState fixed = stored(deals.changed(committed(open, Duels.ONE)));
    assertTrue(fixed.deal().revealing());
    assertEquals(Set.of(Duels.ONE), fixed.deal().owing());
    RoomState revealed = fixed.withDeal(fixed.deal().revealed(Duels.ONE, NUMBER));
    assertInstanceOf(Deals.Begins.class, deals.changed(revealed));
  }

  @Test
  void players_who_do_not_reveal_are_not_ready_any_more_and_another_deal_is_drawn() {
    Deals deals = all(Duels.ONE);
    RoomState open = stored(deals.changed(Duels.ready()));
    RoomState fixed = stored(deals.changed(committed(open, Duels.ONE)));
    RoomState again = stored(deals.timeUp(fixed));
    assertNotEquals(fixed.deal().match(), again.deal().match());
    assertFalse(again.seats().get(0).ready());
    assertTrue(again.seats().get(1).ready());
    assertNull(deals.stage(again));
  }

  @Test
  void a_client_that_commits_too_late_mixes_in_nothing() {
    Deals deals = all(Duels.ONE);
    RoomState open = stored(deals.changed(Duels.ready()));
    var begins = assertInstanceOf(Deals.Begins.class, deals.timeUp(open));
    assertEquals(Map.of(), begins.ready().deal().mixes());
  }

  @Test
  void in_real_time_all_must_be_here_but_not_by_days() {
    RoomState live = Duels.ready().withClock(LIVE);
    assertFalse(without(Duels.OTHER, false).underWay(live));
    assertTrue(all().underWay(live));
    RoomState days = Duels.ready().withClock(new TimeControl.Days(7200));
    assertTrue(without(Duels.OTHER, false).underWay(days));
  }

  @Test
  void after_the_room_woke_committed_players_are_waited_for_until_they_are_back() {
    RoomState days = dealt(Duels.ready().withClock(new TimeControl.Days(7200)));
    RoomState open = committed(days, Duels.OTHER);
    assertInstanceOf(Deals.Verdict.Waits.class, without(Duels.OTHER, true).look(open));
    var begins = assertInstanceOf(Deals.Begins.class, without(Duels.OTHER, false).look(open));
    assertEquals(Map.of(), begins.ready().deal().mixes());
  }

  @Test
  void a_table_for_people_who_were_brought_together_closes_without_their_numbers() {
    RoomState meeting = committed(dealt(Duels.meeting(LIVE)), Duels.ONE);
    RoomState fixed = stored(all(Duels.ONE).look(meeting));
    assertEquals(new Deals.Verdict.Closes(Set.of(Duels.ONE)), all(Duels.ONE).timeUp(fixed));
    assertEquals(
        new Deals.Verdict.Closes(Set.of(Duels.ONE, Duels.OTHER)),
        without(Duels.OTHER, false).timeUp(fixed));
    RoomState revealed = fixed.withDeal(fixed.deal().revealed(Duels.ONE, NUMBER));
    var begins = assertInstanceOf(Deals.Begins.class, all().look(revealed));
    assertTrue(begins.ready().ready());
  }

  @Test
  void a_change_that_would_begin_a_match_against_the_rules_is_refused() {
    Place wrong = Place.of(Duels.OTHER, Map.of("school", "nowhere"));
    RoomState room = Duels.ready().withSeat(1, wrong.ready(true));
    assertInstanceOf(Deals.Change.Refused.class, all().changed(room));
    RoomState later = room.withSeat(1, wrong.ready(false));
    assertInstanceOf(Deals.Stores.class, all().changed(later));
  }
}
