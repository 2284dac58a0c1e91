package arenhold.server.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Costly questions wait for each other. */
class FewAtOnceTest {

  @Test
  void one_too_many_is_refused_and_the_place_is_free_again_afterwards() {
    FewAtOnce two = new FewAtOnce(2, Duration.ZERO);
    String both =
        two.ask(
            () ->
                two.ask(
                    () -> {
                      assertThrows(Refusal.class, () -> two.ask(() -> "third"));
                      return "both";
                    }));
    assertEquals("both", both);
    assertEquals("later", two.ask(() -> two.ask(() -> "later")));
  }

  @Test
  void a_question_that_fails_gives_its_place_back() {
    FewAtOnce one = new FewAtOnce(1, Duration.ZERO);
    assertThrows(
        IllegalStateException.class,
        () ->
            one.ask(
                () -> {
                  throw new IllegalStateException();
                }));
    assertEquals("next", one.ask(() -> "next"));
  }
}
