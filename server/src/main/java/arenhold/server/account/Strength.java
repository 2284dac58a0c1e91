package arenhold.server.account;

import com.nulabinc.zxcvbn.Zxcvbn;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Judges how many guesses a password takes. The work for one password is bounded: the library tries
 * every combination of the letters that characters such as {@code 4} and {@code @} may stand for,
 * which for a password made of such characters takes seconds.
 */
final class Strength {

  /** Characters that are judged; the others can only make a password stronger. */
  static final int JUDGED = 40;

  /** Different characters of one password that are read as letters they may stand for. */
  static final int MOST_SUBSTITUTES = 5;

  /** What the library reads as letters. */
  private static final String SUBSTITUTES = "4@8({[<3691!|0$5+7%2";

  /** Further such characters are judged as ones of private use, which stand for no letter. */
  private static final int PRIVATE_USE = 0xE000;

  /** Two common words in a row ({@code correct horse}) stay below. */
  private static final double ENOUGH_GUESSES = 1e9;

  private static final String SITE = "arenhold";

  /** Estimates how many guesses an attacker needs who knows some words. */
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
