package arenhold.rules.notation;

/** What a message quotes of a text that somebody else wrote: no more than helps to find it. */
public final class Excerpt {

  /** How many characters are quoted. */
  private static final int MOST = 80;

  private Excerpt() {}

  /** {@code text}, or its first 80 characters and an ellipsis. */
  public static String of(String text) {
    if (text.length() <= MOST) return text;
    int end = Character.isHighSurrogate(text.charAt(MOST - 1)) ? MOST - 1 : MOST;
    return text.substring(0, end) + "…";
  }
}
