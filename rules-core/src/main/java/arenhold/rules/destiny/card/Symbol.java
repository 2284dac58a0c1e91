package arenhold.rules.destiny.card;

import java.util.Locale;

/** What a side of a die shows (D7). */
public enum Symbol {
  /** Damage to one character (D7.2). */
  MELEE,
  /** Damage to one character (D7.2). */
  RANGED,
  /** Shields for one character (D7.3). */
  SHIELD,
  /** Gained (D7.4). */
  RESOURCE,
  /** An opponent loses resources (D7.5). */
  DISRUPT,
  /** Random cards leave an opponent's hand (D7.6). */
  DISCARD,
  /** Dice of the own pool are turned (D7.7). */
  FOCUS,
  /** The special ability of the die's card (D7.8). */
  SPECIAL,
  /** Cannot be resolved (D7.9). */
  BLANK;

  /** Its name in notations, views and the catalogue, in lower case. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
