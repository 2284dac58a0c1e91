package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
import arenhold.server.clock.Windows;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What players may agree about time. */
class AgreementsTest {

  private static final long START = 1_000_000;
  private static final List<Integer> BOTH = List.of(0, 1);
  private static final TimeControl LIVE = new TimeControl.Live(300, 0, 0);

  private static Clocks begun(TimeControl control) {
    return Clocks.begin(control, 2, 1, 0, List.of(0), START);
  }

  private static Agreements.Verdict judge(FromClient said, int seat, Clocks clocks) {
    return Agreements.judge(said, seat, BOTH, clocks, 7, START + 10);
  }

  private static Clocks changed(FromClient said, int seat, Clocks clocks) {
    return assertInstanceOf(Agreements.Verdict.Changed.class, judge(said, seat, clocks)).clocks();
  }

  private static void refused(Code code, Agreements.Verdict verdict) {
    assertEquals(new Agreements.Verdict.Refused(code), verdict);
  }

  @Test
  void a_pause_stands_once_all_agree_to_it() {
    Clocks proposed = changed(new FromClient.Pause(), 0, begun(LIVE));
    assertNull(proposed.paused());
    assertEquals(7, proposed.proposal().number());
    assertNotNull(changed(new FromClient.Agree(7), 1, proposed).paused());
  }

  @Test
  void agreeing_or_declining_counts_for_the_proposal_it_names_alone() {
    Clocks proposed = changed(new FromClient.Pause(), 0, begun(LIVE));
    refused(Code.STALE, judge(new FromClient.Agree(6), 1, proposed));
    refused(Code.STALE, judge(new FromClient.Decline(6), 1, proposed));
    Clocks declined = changed(new FromClient.Decline(7), 1, proposed);
    assertNull(declined.proposal());
    assertEquals(1, declined.declined().by());
  }

  @Test
  void without_a_clock_nothing_can_be_paused_and_nobody_who_has_gone_agrees_to_anything() {
    refused(Code.NOT_ALLOWED, judge(new FromClient.Pause(), 0, begun(TimeControl.NONE)));
    refused(
        Code.NOT_ALLOWED,
        Agreements.judge(new FromClient.Pause(), 0, List.of(1), begun(LIVE), 7, START));
  }

  @Test
  void a_control_that_makes_no_sense_is_refused() {
    var wrong = new TimeControl.Live(-1, 0, 0);
    refused(Code.BAD_OPTION, judge(new FromClient.ChangeClock(wrong), 0, begun(LIVE)));
    refused(Code.BAD_OPTION, judge(new FromClient.ChangeClock(null), 0, begun(LIVE)));
  }

  @Test
  void going_on_changes_nothing_where_nothing_is_paused() {
    Clocks clocks = begun(LIVE);
    assertSame(clocks, changed(new FromClient.Unpause(), 0, clocks));
  }

  @Test
  void only_the_open_question_may_be_held_and_only_where_it_has_a_public_clock() {
    Windows.Asked by = new Windows.Asked(0, 3);
    refused(Code.STALE, Agreements.hold(by, 4, true, begun(LIVE)));
    refused(Code.NOT_ALLOWED, Agreements.hold(by, 3, true, begun(LIVE)));
    Clocks paused =
        changed(new FromClient.Agree(7), 1, changed(new FromClient.Pause(), 0, begun(LIVE)));
    refused(Code.PAUSED, Agreements.hold(by, 3, true, paused));
  }
}
