package arenhold.rules.destiny.card;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A side of a die as printed (D7.1).
 *
 * @param symbol what it shows
 * @param value its value; 0 for blank and special sides, and for those whose value is X
 * @param x whether the value is X, computed when it is needed (D7.12)
 * @param plus whether it is a modifier, resolved only together with a base die (D8.7)
 * @param cost the resources to be paid for resolving it
 */
public record Side(Symbol symbol, int value, boolean x, boolean plus, int cost) {

  private static final Pattern TEXT = Pattern.compile("(\\+?)(X|[1-9])?([a-z]+)(?:/([1-9]))?");

  public Side {
    boolean bare = symbol == Symbol.SPECIAL || symbol == Symbol.BLANK;
    if (bare && (value != 0 || x || plus) || !bare && x == (value > 0)) {
      throw new IllegalArgumentException(symbol + " " + value);
    }
  }

  /**
   * Reads a side such as {@code 2melee}, {@code +1ranged}, {@code 3melee/1} (with its cost), {@code
   * Xshield}, {@code special} or {@code blank}.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static Side parse(String text) {
    Matcher read = TEXT.matcher(text);
    if (!read.matches()) throw new IllegalArgumentException("no such side: " + text);
    boolean x = "X".equals(read.group(2));
    return new Side(
        Symbol.valueOf(read.group(3).toUpperCase(Locale.ROOT)),
        x || read.group(2) == null ? 0 : Integer.parseInt(read.group(2)),
        x,
        !read.group(1).isEmpty(),
        read.group(4) == null ? 0 : Integer.parseInt(read.group(4)));
  }

  /** The inverse of {@link #parse}. */
  @Override
  public String toString() {
    String number = x ? "X" : value == 0 ? "" : String.valueOf(value);
    return (plus ? "+" : "") + number + symbol.key() + (cost == 0 ? "" : "/" + cost);
  }
}
