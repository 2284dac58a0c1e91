package arenhold.server.gateway.refusal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenhold.server.ops.Budget;
import arenhold.server.protocol.Code;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;

/** Failures that no endpoint expects are refused with a code. */
class RefusalsTest {

  @Test
  void a_match_whose_replay_does_not_end_is_refused_as_set_aside() {
    AtomicBoolean end = new AtomicBoolean();
    Budget budget = new Budget(Duration.ofMillis(20), 1);
    Supplier<Integer> endless =
        () -> {
          while (!end.get()) Thread.onSpinWait();
          return 0;
        };
    var runaway = assertThrows(Budget.RunningAway.class, () -> budget.result(endless, 1));
    end.set(true);
    var answer = new Refusals().endless(runaway);
    assertEquals(HttpStatus.CONFLICT, answer.getStatusCode());
    assertEquals(Map.of("code", Code.PARKED), answer.getBody());
  }
}
