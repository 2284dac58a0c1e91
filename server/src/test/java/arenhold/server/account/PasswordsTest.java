package arenhold.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Hashing passwords takes long, so only a few are hashed at once. */
class PasswordsTest {

  @Test
  void whoever_has_no_turn_in_time_is_told_so_and_keeps_no_thread() {
    Passwords none = new Passwords(0, Duration.ZERO);
    for (String hash : new String[] {null, "no hash"}) {
      NotPossible busy = assertThrows(NotPossible.class, () -> none.right("any", hash));
      assertEquals(NotPossible.Reason.BUSY, busy.reason());
    }
    NotPossible busy =
        assertThrows(NotPossible.class, () -> none.hash("seven grey owls over Brno", ""));
    assertEquals(NotPossible.Reason.BUSY, busy.reason());
  }
}
