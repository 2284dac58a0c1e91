package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.RoomDocument.Absent;
import arenhold.server.room.state.Now;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Claims to win, or to play on, because a player is gone. */
class ClaimsTest {

  private static final long START = 1_000_000;

  private static Claims.Verdict judge(List<Absent> absent, long at) {
    return Claims.judge(Seat.of(0), List.of(Seat.of(0), Seat.of(2)), absent, at);
  }

  private static Absent absent(int seat, boolean goesOn) {
    return new Absent(seat, START, START + 90_000, goesOn, "adept");
  }

  @Test
  void the_absent_lose_at_the_very_moment_that_was_shown() {
    List<Absent> absent = List.of(absent(1, false));
    assertEquals(new Claims.Verdict.Refused(Code.NOT_YET), judge(absent, START + 89_999));
    assertEquals(new Claims.Verdict.Left(Seat.of(1)), judge(absent, START + 90_000));
  }

  @Test
  void nobody_loses_by_their_own_claim_but_the_match_may_go_on_without_a_teammate() {
    long late = START + 90_000;
    assertEquals(new Claims.Verdict.Refused(Code.NOT_ALLOWED), judge(List.of(), late));
    assertEquals(
        new Claims.Verdict.Refused(Code.NOT_ALLOWED),
        judge(List.of(absent(0, true), absent(2, false)), late));
    assertEquals(new Claims.Verdict.Left(Seat.of(2)), judge(List.of(absent(2, true)), late));
  }

  @Test
  void only_seats_that_are_waited_for_are_missing_and_time_charged_to_nobody_does_not_count() {
    Clocks clocks = Clocks.begin(new TimeControl.Live(300, 0, 0), 2, 1, 0, List.of(0), START);
    var gone = List.of(new Claims.Gone(0, START), new Claims.Gone(1, START));
    List<Absent> absent = Claims.absent(clocks, gone, since -> 0, seat -> false, null);
    assertEquals(List.of(new Absent(0, START, START + Clocks.PATIENCE, false, null)), absent);
    List<Absent> later = Claims.absent(clocks, gone, since -> 5_000, seat -> true, "adept");
    long from = START + Clocks.PATIENCE + 5_000;
    assertEquals(List.of(new Absent(0, START, from, true, "adept")), later);
  }

  @Test
  void a_claim_is_for_one_moment_of_the_match() {
    Now now = Duels.playing(new TimeControl.Live(300, 0, 0));
    long moment = now.match().moment();
    List<Absent> absent = List.of(absent(1, false));
    for (boolean computer : new boolean[] {false, true}) {
      assertEquals(
          new Claims.Verdict.Refused(Code.STALE),
          Claims.judge(now.match(), Seat.of(0), moment + 1, absent, computer, START));
      assertEquals(
          new Claims.Verdict.Left(Seat.of(1)),
          Claims.judge(now.match(), Seat.of(0), moment, absent, computer, START + 90_000));
    }
  }

  @Test
  void a_computer_may_play_for_any_other_seat_a_teammates_too_where_one_is_on_offer() {
    long late = START + 90_000;
    List<Absent> mate = List.of(absent(0, false), absent(2, false));
    assertEquals(new Claims.Verdict.Left(Seat.of(2)), Claims.standIn(Seat.of(0), mate, late));
    assertEquals(
        new Claims.Verdict.Refused(Code.NOT_YET), Claims.standIn(Seat.of(0), mate, late - 1));
    List<Absent> none = List.of(new Absent(1, START, late, true, null));
    assertEquals(
        new Claims.Verdict.Refused(Code.NOT_ALLOWED), Claims.standIn(Seat.of(0), none, late));
  }

  @Test
  void nobody_is_missing_where_no_time_runs() {
    Now now = Duels.playing(new TimeControl.Live(300, 0, 0));
    assertTrue(Claims.possible(now));
    assertFalse(Claims.possible(new Now(now.room(), now.match(), null)));
    assertFalse(Claims.possible(now.with(now.room().parked("rules"))));
  }

  @Test
  void the_room_looks_again_a_second_before_a_claim_counts_and_when_it_does() {
    List<Absent> shown = List.of(absent(1, false));
    long counts = START + 90_000;
    assertEquals(counts - 1_000, Claims.nextLook(shown, START));
    assertEquals(counts, Claims.nextLook(shown, counts - 1_000));
    assertEquals(Long.MAX_VALUE, Claims.nextLook(shown, counts));
  }
}
