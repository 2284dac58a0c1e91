package arenhold.server.rating;

import java.util.Locale;

/** Why a match that is over did not count for ratings. */
enum Unrated {
  /** The table did not want it. */
  NOT_WANTED,
  /** A player had no account. */
  GUESTS,
  /**
   * Somebody gave up or was gone, which they had not done often, or all agreed to stop, before they
   * had really played.
   */
  QUICK_END,
  /** Nobody played on. */
  ABANDONED;

  /** How the database and clients name it. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
