package arenhold.server.account;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which names players cannot take. */
class ReservedNamesTest {

  @ParameterizedTest
  @ValueSource(strings = {"1234", "12ab", "ab12", "a1b2", "0000"})
  void guests_may_have_the_name_they_were_given_and_no_others(String digits) {
    UUID given = UUID.fromString(digits + "5678-0000-4000-8000-000000000000");
    UUID other = UUID.fromString("ffff5678-0000-4000-8000-000000000000");
    for (String word : new String[] {"Guest ", "Hráč ", "Ospite "}) {
      assertFalse(ReservedNames.reserved(word + digits, given), word + digits);
      assertTrue(ReservedNames.reserved(word + digits, other), word + digits);
    }
  }
}
