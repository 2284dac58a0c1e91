package arenhold.server.account;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.SpoofChecker.RestrictionLevel;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** What names look like, by the confusables of Unicode (UTS 39). */
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

  /** Whether the name mixes scripts or marks in a way that only deceives. */
  static boolean deceptive(String name) {
    return DECEPTION.failsChecks(name);
  }

  /** Whether letters are capital or small does not matter here, and spaces do not. */
  static String skeleton(String name) {
    return folded(CONFUSABLES.getSkeleton(folded(name)));
  }

  /**
   * All that the name looks like: with its capital letters as they are, and as small ones. Names
   * that people would take for one another have one of them in common.
   */
  static Set<String> skeletons(String name) {
    Set<String> skeletons = new HashSet<>();
    skeletons.add(skeleton(name));
    skeletons.add(folded(CONFUSABLES.getSkeleton(name)));
    skeletons.add(loose(name));
    return skeletons;
  }

  /**
   * What the name looks like to whoever overlooks accents and punctuation. Digits count: {@code
   * 4da} does not look like {@code Ada}.
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
