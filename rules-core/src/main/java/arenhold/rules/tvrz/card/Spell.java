package arenhold.rules.tvrz.card;

/**
 * A spell as a mage knows it.
 *
 * @param name which one
 * @param level its printed level; 0 without one
 * @param scope for which creatures it works, where the card says so: a tag, or {@code self}; else
 *     null
 */
public record Spell(Name name, int level, String scope) {

  /** All spells; those of the own turn first (T14), then those of any time (T15). */
  public enum Name {
    ANIMAL_ANTISCENT,
    CONFUSE_OPPONENTS,
    STRENGTHEN_FRIENDS,
    RAIN,
    ENVOY_CHARISMA,
    DRAGON_GUARD,
    FIREBALL,
    BLUE_LIGHTNING,
    MOBILIZATION,
    DWARF_GIANT,
    DEADLY_GAZE,
    SLOW,
    WINGS,
    WEREWOLF_BREATH,
    TRANSFER_SELF,
    TRANSFER_COMPANION,
    TRANSFER_ATTACKER;

    /** Whether it may be cast at any time, not only in phase 2 of the own turn. */
    public boolean anyTime() {
      return compareTo(BLUE_LIGHTNING) >= 0;
    }
  }
}
