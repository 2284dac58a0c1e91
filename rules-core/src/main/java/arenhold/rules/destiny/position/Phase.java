package arenhold.rules.destiny.position;

import java.util.Locale;

/** What is played next. */
public enum Phase {
  /** It is drawn who sits where (D15.1). */
  SEATS,
  /** Every player draws their first cards (D5.1). */
  DEAL,
  /** Everybody may shuffle cards back (D5.1). */
  SET_BACK,
  /** The roll-off and the choice of a battlefield (D5.2). */
  FIELD,
  /** The others distribute shields (D5.3). */
  SHIELDS,
  /** Turns (D9.3). */
  ACTION,
  /** Readying, gathering dice, income (D9.16). */
  UPKEEP,
  /** Discarding and drawing, one player after another (D9.16). */
  REFILL,
  /** The end of the round (D9.17). */
  ROUND_END,
  /** The match is over. */
  OVER;

  /** The name of the part of the round that views show. */
  public String key() {
    return switch (this) {
      case SEATS, DEAL, SET_BACK, FIELD, SHIELDS -> "setup";
      case ACTION -> "action";
      case UPKEEP, REFILL, ROUND_END -> "upkeep";
      case OVER -> name().toLowerCase(Locale.ROOT);
    };
  }
}
