package arenhold.rules.destiny.card;

import java.util.Locale;

/** When an ability of a card works (D11.1). */
public enum Timing {
  /** Carried out as an action (D9.12). */
  ACTION,
  /** Carried out when a special side of the card's die is resolved (D7.8). */
  SPECIAL,
  /** Carried out ahead of what triggers it (D11.7). */
  BEFORE,
  /** Waits in the queue until what triggered it is finished (D11.8). */
  AFTER,
  /** Applies while the card is in play (D11.4). */
  ONGOING,
  /** May be used when the battlefield is claimed (D9.13). */
  CLAIM,
  /** The text of an event (D9.7). */
  EVENT;

  /** Its name in the catalogue, in lower case. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
