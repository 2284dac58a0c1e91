package arenhold.server.rating;

import java.util.Locale;

/** Why a finished match did not count for ratings. */
enum Unrated {
  /** The match was not rated. */
  NOT_WANTED,
  /** A player had no account. */
  GUESTS,
  /**
   * The match ended early: a player resigned or left (and had not done so often), or all agreed to
   * stop.
   */
  QUICK_END,
  /** The match was abandoned by all players. */
  ABANDONED;

  /** The key used in the database and by clients. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
