package arenhold.rules.destiny.card;

import java.util.Locale;

/** The side a card is on (D2.3). */
public enum Affiliation {
  HERO,
  VILLAIN,
  /** Suits both sides (D3.1, D3.5). */
  NEUTRAL;

  /** Its name in notations, views and the catalogue, in lower case. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
