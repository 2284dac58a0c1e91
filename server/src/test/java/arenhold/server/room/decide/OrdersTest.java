package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.server.clock.TimeControl;
import arenhold.server.match.LogLine;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RunningMatch;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What becomes of standing orders. */
class OrdersTest {

  private static final Orders.Verdict MALFORMED = new Orders.Verdict.Refused(Code.MALFORMED);
  private static final Order PASS = new Order("shields", List.of("pass"));

  @Test
  void an_order_that_no_log_can_hold_is_malformed() {
    assertEquals(MALFORMED, Orders.judge(new FromClient.Order(null, List.of())));
    assertEquals(MALFORMED, Orders.judge(new FromClient.Order("a = b", List.of())));
    assertEquals(MALFORMED, Orders.judge(new FromClient.Order("shields", null)));
    assertEquals(
        new Orders.Verdict.Given(PASS),
        Orders.judge(new FromClient.Order("shields", List.of("pass"))));
  }

  @Test
  void an_order_that_answers_nothing_at_once_changes_neither_clocks_nor_who_is_asked() {
    Now now = Duels.playing(TimeControl.NONE);
    LogLine line = new LogLine(now.match().lines(), PASS.by(Seat.of(0)), "player/2");
    var alone = new RunningMatch.Try.Done(now.match(), List.of(line), List.of());
    assertTrue(Orders.unseen(alone));
    assertNull(Orders.whyNot(alone, true));
    var answering = new RunningMatch.Try.Done(now.match(), List.of(line, line), List.of());
    assertFalse(Orders.unseen(answering));
    assertNull(Orders.whyNot(answering, false));
    assertEquals(Code.PAUSED, Orders.whyNot(answering, true));
    var advance = (Advance.GoesOn) Advance.unseen(now, alone);
    assertNull(advance.clocks());
    assertNull(advance.append().asked());
    assertEquals(now, advance.next());
  }
}
