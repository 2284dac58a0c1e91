package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import arenhold.rules.Command;
import arenhold.rules.Seat;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RunningMatch;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What is stored of a match's course, and how its room then stands. */
class AdvanceTest {

  private static final TimeControl LIVE = new TimeControl.Live(300, 0, 0);
  private static final long LATER = Duels.START + 1_000;

  private static Advance.GoesOn said(Now before, long moment, long stored) {
    var done = Duels.chosen(before);
    return assertInstanceOf(
        Advance.GoesOn.class, Advance.said(before, done, Duels.at(before, moment), moment, stored));
  }

  @Test
  void a_choice_is_appended_with_the_clocks_after_it() {
    Now before = Duels.playing(LIVE);
    Advance.GoesOn advance = said(before, LATER, Duels.START);
    assertEquals(before.room().match(), advance.append().match());
    assertEquals("player/1", advance.lines().getFirst().ack());
    assertEquals(advance.next().clocks(), advance.clocks().clocks());
    assertEquals(299_000, advance.next().clocks().left().get(Duels.asked(before).index()));
    assertSame(before.room(), advance.next().room());
  }

  @Test
  void who_is_asked_is_stored_only_where_that_changes() {
    Now before = Duels.playing(LIVE);
    Advance.GoesOn advance = said(before, LATER, Duels.START);
    List<Integer> asked = advance.next().match().askedSeats();
    boolean same = asked.equals(before.match().askedSeats());
    assertEquals(same ? null : asked, advance.append().asked());
  }

  @Test
  void without_a_clock_it_is_stored_once_a_minute_when_someone_did_something() {
    Now before = Duels.playing(TimeControl.NONE);
    assertNull(said(before, LATER, Duels.START).clocks());
    long minute = Duels.START + TimeUnit.MINUTES.toMillis(1);
    assertNotNull(said(before, minute, Duels.START).clocks());
    var done = Duels.chosen(before);
    assertNotNull(
        Advance.byItself(before, done, Duels.at(before, LATER), LATER).clocks(), "in any case");
  }

  @Test
  void the_last_line_ends_the_match_and_its_clocks() {
    Now before = Duels.playing(LIVE);
    Seat seat = Duels.asked(before);
    var done =
        assertInstanceOf(
            RunningMatch.Try.Done.class, before.match().command(seat, Command.RESIGN, null));
    var ends =
        assertInstanceOf(
            Advance.Ends.class,
            Advance.said(before, done, Duels.at(before, LATER), LATER, Duels.START));
    assertEquals(Phase.OVER, ends.next().room().phase());
    assertEquals(before.room().version() + 1, ends.next().room().version());
    assertEquals(1, ends.next().room().played().size());
    assertNull(ends.next().clocks());
    assertNull(ends.clocks());
    assertEquals(done.lines(), ends.lines());
  }
}
