package arenhold.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The files with the texts of games. */
class BundleTest {

  @Test
  void a_key_with_two_texts_is_refused() {
    var refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> Bundle.of(BundleTest.class, Locale.ENGLISH, "twice"));
    assertEquals("two texts for choice.on", refused.getMessage());
  }

  @Test
  void a_missing_file_is_refused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> Bundle.of(BundleTest.class, Locale.ENGLISH, "missing"));
  }
}
