package arenhold.rules.destiny.card;

import java.util.Locale;

/** What sort of card it is (D2.1). */
public enum Type {
  /** In play from the start until defeated (D6.1). */
  CHARACTER,
  /** Attached to a character (D6.5). */
  UPGRADE,
  /** Stands beside the characters (D6.2). */
  SUPPORT,
  /** Carried out and discarded (D6.3). */
  EVENT,
  /** Held by one player at a time (D6.8). */
  BATTLEFIELD;

  /** Its name in notations, views and the catalogue, in lower case. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
