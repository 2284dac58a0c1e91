package arenhold.rules.tashkalar;

import java.util.List;
import java.util.Locale;

/** The kinds of cards a hand holds, each with its own deck (R1.4). */
public enum Kind {
  BEINGS,
  LEGENDS,
  FLARES;

  /** How many kinds there are. */
  static final int COUNT = 3;

  /** All kinds in order. */
  static final List<Kind> ALL = List.of(values());

  private final String key = name().toLowerCase(Locale.ROOT);

  /** How views, events and positions name the kind and its deck. */
  public String key() {
    return key;
  }

  /** The kind with this ordinal. */
  static Kind of(int ordinal) {
    return ALL.get(ordinal);
  }
}
