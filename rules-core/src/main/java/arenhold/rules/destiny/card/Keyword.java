package arenhold.rules.destiny.card;

import java.util.Locale;

/** A word that stands for an ability (D12). */
public enum Keyword {
  /** Another action after playing the card (D12.2). */
  AMBUSH,
  /** May take the damage of an opponent's die when activated (D12.3). */
  GUARDIAN,
  /** Moves on when its character is defeated (D12.4). */
  REDEPLOY;

  /** Its name in notations, views and the catalogue, in lower case. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
