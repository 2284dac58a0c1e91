package arenhold.server.account;

import com.nulabinc.zxcvbn.Zxcvbn;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Estimates how many guesses a password takes. The work per password is bounded: the library tries
 * every combination of letters that characters such as {@code 4} and {@code @} may stand for, which
 * takes seconds for a password made of such characters.
 */
final class Strength {

  /** How many characters are examined; further ones can only make a password stronger. */
  static final int JUDGED = 40;

  /** How many different characters of a password are treated as substitutes for letters. */
  static final int MOST_SUBSTITUTES = 5;

  /** The characters that the library treats as substitutes for letters. */
  private static final String SUBSTITUTES = "4@8({[<3691!|0$5+7%2";

  /** Further substitutes are mapped to private-use characters, which stand for no letter. */
  private static final int PRIVATE_USE = 0xE000;

  /** Two common words in a row ({@code correct horse}) score below this. */
  private static final double ENOUGH_GUESSES = 1e9;

  private static final String SITE = "arenhold";

  /** Estimates the guesses needed by an attacker who knows some words. */
  interface Estimate {
    double guesses(String password, List<String> known);
  }

  private final Estimate estimate;

  Strength() {
    Zxcvbn library = new Zxcvbn();
    this((password, known) -> library.measure(password, known).getGuesses());
  }

  Strength(Estimate estimate) {
    this.estimate = estimate;
  }

  /**
   * Whether guessing the password takes long enough.
   *
   * @param known what others know of the player, such as their name
   */
  boolean enough(String password, String known) {
    return estimate.guesses(judged(password), List.of(known, SITE)) >= ENOUGH_GUESSES;
  }

  private static String judged(String password) {
    StringBuilder judged = new StringBuilder();
    Set<Character> substitutes = new HashSet<>();
    for (char one : password.substring(0, Math.min(JUDGED, password.length())).toCharArray()) {
      boolean substitute = SUBSTITUTES.indexOf(one) >= 0;
      boolean letter =
          !substitute || substitutes.contains(one) || substitutes.size() < MOST_SUBSTITUTES;
      if (substitute && letter) substitutes.add(one);
      judged.append(letter ? one : (char) (PRIVATE_USE + one));
    }
    return judged.toString();
  }
}
