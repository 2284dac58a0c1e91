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

  @ParameterizedTest
  @ValueSource(strings = {"Master", "mistr", "MAESTRO", "Učeň", "ucen", "Fox", "Liška 2", "Volpe"})
  void nobody_is_called_like_a_computer(String name) {
    assertTrue(ReservedNames.reserved(name, new UUID(1, 2)), name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Foxy", "Master of Puppets", "Fox77", "Lev Tolstoj", "Leonessa", "2 Bears"})
  void names_that_only_begin_alike_are_free(String name) {
    assertFalse(ReservedNames.reserved(name, new UUID(1, 2)), name);
  }
}
