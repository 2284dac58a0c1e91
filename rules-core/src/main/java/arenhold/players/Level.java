package arenhold.players;

import java.util.Locale;

/**
 * How strongly a computer plays, from the weakest to the strongest. A weaker one sees less and
 * looks less far; none throws dice for mistakes. Their order is stored and never changes.
 */
public enum Level {
  NOVICE,
  APPRENTICE,
  ADEPT,
  EXPERT,
  CHAMPION,
  MASTER;

  /** Its name in messages and files: lower case. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The level with this key, or null if there is none. */
  public static Level named(String key) {
    for (Level level : values()) if (level.key().equals(key)) return level;
    return null;
  }
}
