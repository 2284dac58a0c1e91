package arenhold.server.account;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.SpoofChecker.RestrictionLevel;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Compares names by their looks, using Unicode confusables (UTS 39). */
final class Likeness {

  private static final SpoofChecker DECEPTION =
      new SpoofChecker.Builder()
          .setChecks(
              SpoofChecker.RESTRICTION_LEVEL
                  | SpoofChecker.INVISIBLE
                  | SpoofChecker.MIXED_NUMBERS
                  | SpoofChecker.HIDDEN_OVERLAY)
          .setRestrictionLevel(RestrictionLevel.HIGHLY_RESTRICTIVE)
          .build();

  private static final SpoofChecker CONFUSABLES =
      new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

  private static final Pattern IGNORED = Pattern.compile("[\\p{M}\\p{P}\\p{S}\\s]");

  private Likeness() {}

  /** Whether the name mixes scripts or marks in a deceptive way. */
  static boolean deceptive(String name) {
    return DECEPTION.failsChecks(name);
  }

  /** A form that is equal for names that look alike. Ignores case and spaces. */
  static String skeleton(String name) {
    return folded(CONFUSABLES.getSkeleton(folded(name)));
  }

  /**
   * All skeletons of the name: with its capitals as they are, in lower case, and without accents.
   * Names that people could mistake for one another share at least one.
   */
  static Set<String> skeletons(String name) {
    Set<String> skeletons = new HashSet<>();
    skeletons.add(skeleton(name));
    skeletons.add(folded(CONFUSABLES.getSkeleton(name)));
    skeletons.add(loose(name));
    return skeletons;
  }

  /**
   * The skeleton without accents and punctuation. Digits count: {@code 4da} does not look like
   * {@code Ada}.
   */
  static String loose(String name) {
    String letters =
        IGNORED.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).replaceAll("");
    return skeleton(letters.isEmpty() ? name : letters);
  }

  private static String folded(String text) {
    return UCharacter.foldCase(text.replace(" ", ""), true);
  }
}
