package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Patience;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
import arenhold.server.clock.Windows;
import arenhold.server.room.state.Now;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What the course of a match does to its clocks, and what failed writes do. */
class TimingTest {

  private static final TimeControl LIVE = new TimeControl.Live(300, 0, 0);
  private static final List<UUID> BOTH = List.of(Duels.ONE, Duels.OTHER);

  @Test
  void a_match_from_before_there_were_clocks_gets_some_which_are_stored() {
    Now now = Duels.playing(LIVE);
    var woken = Timing.woken(null, LIVE, now.match(), Duels.START, 0);
    assertTrue(woken.stores());
    assertEquals(now.clocks(), woken.clocks());
  }

  @Test
  void a_room_that_wakes_charges_nobody_for_an_outage() {
    Now now = Duels.playing(LIVE);
    long later = Duels.START + 10_000;
    var woken = Timing.woken(now.clocks(), LIVE, now.match(), later, 9_000);
    assertEquals(now.clocks().dueAt() + 9_000, woken.clocks().dueAt());
    assertFalse(woken.stores());
    assertEquals(now.clocks(), Timing.woken(now.clocks(), LIVE, now.match(), later, 0).clocks());
  }

  @Test
  void public_clocks_run_on_once_all_are_back() {
    Clocks clocks = Duels.playing(LIVE).clocks();
    assertFalse(Timing.allBack(clocks, BOTH, player -> true), "they wait for nobody");
    var open = new Patience.Public(1, 3, true, null);
    var questions = List.of(new Windows.Question(0, 5, open), new Windows.Question(1, 6, open));
    Clocks standing = clocks.with(Windows.NONE.asking(questions, true).afterAnOutage());
    assertFalse(Timing.allBack(standing, BOTH, Duels.ONE::equals));
    assertTrue(Timing.allBack(standing, BOTH, player -> true));
  }

  @Test
  void no_time_runs_from_the_first_message_that_could_not_be_stored() {
    assertEquals(0, Stall.NONE.lost(10, 50, (from, to) -> 0));
    assertEquals(7, Stall.NONE.lost(10, 50, (from, to) -> 7));
    Stall stall = Stall.NONE.with(30, 1).with(40, 0);
    assertEquals(new Stall(30, Set.of(0, 1)), stall);
    assertEquals(20, stall.lost(10, 50, (from, to) -> 0));
    assertEquals(5, stall.lost(45, 50, (from, to) -> 0));
    assertEquals(22, stall.lost(10, 50, (from, to) -> 2), "outages until then count too");
  }

  @Test
  void a_seat_whose_message_failed_has_time_for_another_try_until_one_is_heard() {
    Now now = Duels.playing(LIVE);
    int seat = Duels.asked(now).index();
    long late = Duels.START + 299_000;
    Clocks nearlyUp = Duels.at(now, late);
    Stall stall = Stall.NONE.with(late, seat);
    assertEquals(late + 10_000, stall.anotherTry(nearlyUp).dueAt());
    assertEquals(late + 10_000, stall.told(nearlyUp, late, late, -1).dueAt());
    assertEquals(nearlyUp, stall.told(nearlyUp, late, late, seat));
    assertSame(nearlyUp, Stall.NONE.told(nearlyUp, late, late, -1));
  }

  @Test
  void nobody_pays_for_a_write_that_was_stuck() {
    Clocks clocks = Duels.playing(LIVE).clocks();
    assertSame(clocks, Stall.NONE.told(clocks, Duels.START + 250, Duels.START, -1));
    Clocks stuck = Stall.NONE.told(clocks, Duels.START + 251, Duels.START, -1);
    assertEquals(clocks.dueAt() + 251, stuck.dueAt());
  }

  @Test
  void a_pause_ends_by_itself_and_outages_are_charged_to_nobody() {
    Clocks clocks = Duels.playing(LIVE).clocks();
    long later = Duels.START + 10_000;
    assertSame(clocks, Timing.at(clocks, later, (from, to) -> 0));
    assertEquals(clocks.dueAt() + 4_000, Timing.at(clocks, later, (from, to) -> 4_000).dueAt());
    List<Integer> both = List.of(0, 1);
    Clocks paused = clocks.wantingPause(0, 1, later, both).wantingPause(1, 1, later, both);
    long until = paused.paused().until();
    assertSame(paused, Timing.at(paused, until - 1, (from, to) -> 0));
    Clocks on = Timing.at(paused, until + 1, (from, to) -> 0);
    assertNull(on.paused());
    assertEquals(until, on.at());
  }

  @Test
  void a_match_is_not_abandoned_when_someone_does_something_at_that_moment() {
    Now now = Duels.playing(TimeControl.NONE);
    long late = now.clocks().dueAt();
    assertEquals(new Overdue.Abandoned(), Overdue.at(now.clocks(), late, now.match()));
    assertEquals(new Overdue.Nothing(), Overdue.before(now.clocks(), late, now.match()));
  }

  @Test
  void the_flag_of_a_seat_falls_also_before_a_message_that_came_too_late() {
    Now now = Duels.playing(LIVE);
    var falls = new Overdue.Falls(Duels.asked(now), Command.FLAG);
    assertEquals(falls, Overdue.before(now.clocks(), now.clocks().dueAt(), now.match()));
  }
}
