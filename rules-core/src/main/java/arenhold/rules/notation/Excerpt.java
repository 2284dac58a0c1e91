package arenhold.rules.notation;

/** Shortens untrusted text for quoting in messages. */
public final class Excerpt {

  /** The most characters quoted. */
  private static final int MOST = 80;

  private Excerpt() {}

  /** {@code text}, or its first 80 characters and an ellipsis. */
  public static String of(String text) {
    if (text.length() <= MOST) return text;
    int end = Character.isHighSurrogate(text.charAt(MOST - 1)) ? MOST - 1 : MOST;
    return text.substring(0, end) + "…";
  }
}
