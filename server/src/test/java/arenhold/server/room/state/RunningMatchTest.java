package arenhold.server.room.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.testkit.toys.Ambush;
import arenhold.server.match.NewMatch;
import arenhold.server.room.state.RunningMatch.Try;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What a room lets the players of its match do beyond the rules of the game. */
class RunningMatchTest {

  private static final Seat FIRST = Seat.of(0);

  private static RunningMatch done(Try tried) {
    return assertInstanceOf(Try.Done.class, tried).next();
  }

  /** A match in which the first seat has its first turn. */
  private static RunningMatch walking() {
    Setup setup = new Setup("ambush", "walk", List.of(Map.of(), Map.of(), Map.of()), Map.of());
    NewMatch stored =
        new NewMatch(UUID.randomUUID(), UUID.randomUUID(), setup, 1, new byte[32], null);
    RunningMatch match = done(RunningMatch.start(new Ambush(), stored, 1, List.of(), List.of()));
    for (int seat = 0; seat < 3; seat++) match = done(match.choose(Seat.of(seat), "0", null));
    return match;
  }

  @Test
  void taking_back_again_and_again_ends_before_it_stops_the_room() {
    RunningMatch match = done(walking().choose(FIRST, "wait", null));
    Try back = match.command(FIRST, Command.TAKE_BACK, null);
    while (back instanceof Try.Done) {
      match = done(done(back).choose(FIRST, "wait", null));
      back = match.command(FIRST, Command.TAKE_BACK, null);
    }
    assertEquals(new Try.Refused(Step.Reason.NO_RETURN), back);
    assertFalse(match.canTakeBack(FIRST));
    assertTrue(match.lines() >= 20_000, "sooner than anybody does it in earnest");
    assertEquals("turn", match.now().asked(Seat.of(1)).prompt().key());
    done(match.choose(Seat.of(1), "wait", null));
  }
}
