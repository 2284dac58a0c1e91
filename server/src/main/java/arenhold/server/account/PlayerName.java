package arenhold.server.account;

import java.text.Normalizer;

/**
 * Validates and normalizes names: 1 to 24 visible characters on one line. Markup is plain text.
 * Control characters, zero-width characters, direction marks and the at sign are refused: a name
 * equal to another player's e-mail address would block their login.
 */
public final class PlayerName {

  private static final int LONGEST = 24;

  private PlayerName() {}

  /** The name in its stored form (NFC, single spaces, trimmed), or null if it is not acceptable. */
  public static String normal(String typed) {
    String name = line(typed, LONGEST);
    return name == null || name.codePoints().anyMatch(PlayerName::at) ? null : name;
  }

  /** Any text of 1 to {@code longest} visible characters in the same form, or null. */
  public static String line(String typed, int longest) {
    if (typed == null || typed.length() > 10 * longest) return null;
    String name = Normalizer.normalize(typed, Normalizer.Form.NFC).strip().replaceAll(" +", " ");
    int length = name.codePointCount(0, name.length());
    if (length < 1 || length > longest) return null;
    return name.codePoints().allMatch(PlayerName::acceptable) ? name : null;
  }

  private static boolean acceptable(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> character == ' ';
      default -> !widthless(character);
    };
  }

  private static boolean at(int character) {
    return character == '@' || character == 0xFF20 || character == 0xFE6B;
  }

  private static boolean widthless(int character) {
    return character == 0x115F
        || character == 0x1160
        || character == 0x3164
        || character == 0xFFA0
        || character == 0x2800;
  }
}
