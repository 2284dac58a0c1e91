package arenhold.rules.destiny.card;

import java.util.Locale;

/** The colour of a card and of its die (D2.4). */
public enum Colour {
  RED,
  BLUE,
  YELLOW,
  /** Free to every team (D3.6). */
  GREY;

  /** Its name in notations, views and the catalogue, in lower case. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
