package arenhold.rules.destiny.card;

import java.util.Locale;

/** What other cards call a card; it has no rules of its own (D2.6). */
public enum Subtype {
  ABILITY,
  EQUIPMENT,
  WEAPON,
  VEHICLE,
  DROID,
  LEADER,
  TROOPER,
  PILOT,
  SCOUNDREL,
  BOUNTY_HUNTER,
  SCAVENGER,
  APPRENTICE,
  JEDI,
  SITH,
  WITCH;

  /** Its name in notations, views and the catalogue, such as {@code bounty-hunter}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
