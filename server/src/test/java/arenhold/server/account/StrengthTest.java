package arenhold.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which passwords are weak, and the limit on the work of finding out. */
class StrengthTest {

  private static final String SLOW = "p4s5w0rd4@8({[<3691!|1$5+7%2".repeat(5).substring(0, 128);

  private final Strength strength = new Strength();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "password",
        "p4ssw0rd!",
        "12345678",
        "qwertyuiop",
        "aaaaaaaaaaaa",
        "correct horse",
        "Tr0ub4dour&3",
        "ludmila1985",
        "1985112019851120",
        "0123456789",
        "Arenhold2026",
        "Ludmila Ludmila",
        "abcdefghijklmnopqrstuvwxyz0123456789"
      })
  void easily_guessed_passwords_are_weak(String password) {
    assertFalse(strength.enough(password, "Ludmila"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "correct horse battery",
        "seven grey owls over Brno",
        "tři šedé husy nad Brnem",
        "xK9#mQ2zv",
        "4@8({[<3691!|$5+7%2"
      })
  void passwords_that_are_hard_to_guess_are_not(String password) {
    assertTrue(strength.enough(password, "Ludmila"));
  }

  @Test
  void a_long_password_is_judged_by_its_first_part() {
    assertTrue(strength.enough("seven grey owls over Brno ".repeat(4), "Ludmila"));
    assertFalse(strength.enough("a".repeat(100) + "seven grey owls over Brno", "Ludmila"));
  }

  @Test
  void of_a_password_made_to_be_slow_only_a_part_is_judged_and_once() {
    List<String> judged = new ArrayList<>();
    new Strength(
            (password, known) -> {
              judged.add(password);
              return 0;
            })
        .enough(SLOW, "Ludmila");
    assertEquals(1, judged.size());
    assertEquals(Strength.JUDGED, judged.getFirst().length());
    assertEquals(
        Strength.MOST_SUBSTITUTES,
        judged
            .getFirst()
            .chars()
            .filter(one -> "4@8({[<3691!|0$5+7%2".indexOf(one) >= 0)
            .distinct()
            .count());
  }
}
