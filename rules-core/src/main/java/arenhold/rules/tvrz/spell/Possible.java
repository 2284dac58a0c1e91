package arenhold.rules.tvrz.spell;

import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.position.Position;

/** Which spells a mage may cast when (T14, T15, R77, R101). */
final class Possible {

  private Possible() {}

  /** Whether a mage may cast any of its spells. */
  static boolean any(Position p, Mage mage, Moment moment) {
    for (Spell spell : mage.card().spells()) if (is(p, mage, spell, moment)) return true;
    return false;
  }

  /** Whether a mage may cast this one of its spells. */
  static boolean is(Position p, Mage mage, Spell spell, Moment moment) {
    return switch (spell.name()) {
      case ANIMAL_ANTISCENT, CONFUSE_OPPONENTS, STRENGTHEN_FRIENDS, RAIN, ENVOY_CHARISMA ->
          moment == Moment.LAYING;
      case WEREWOLF_BREATH -> outside(moment);
      case MOBILIZATION -> outside(moment) && Mobilization.possible(p, mage.seat());
      case DWARF_GIANT -> moment != Moment.DRAGON && Enchanting.possible(p, mage, spell, moment);
      case WINGS -> outside(moment) && Enchanting.possible(p, mage, spell, moment);
      case TRANSFER_SELF, TRANSFER_COMPANION ->
          inFort(p, mage, moment) && Enchanting.possible(p, mage, spell, moment);
      case DRAGON_GUARD -> moment == Moment.LAYING;
      case FIREBALL -> moment == Moment.LAYING && Fireball.possible(p, mage);
      case BLUE_LIGHTNING -> Lightning.possible(p, mage, moment);
      case SLOW -> Delaying.slows(p, mage, moment) || HoldingBack.possible(p, mage, moment);
      case TRANSFER_ATTACKER -> Delaying.transfers(p, mage, moment);
      case DEADLY_GAZE -> DeadlyGaze.possible(p, mage, moment);
      default -> false;
    };
  }

  /** Whether what helps the own creatures in a fort or on the way to one can be cast (R101). */
  private static boolean outside(Moment moment) {
    return moment != Moment.PAST_WALLS && moment != Moment.DRAGON && moment != Moment.SKIRMISH;
  }

  /** Whether the mage's fort is attacked, so that defenders may be moved about in it. */
  private static boolean inFort(Position p, Mage mage, Moment moment) {
    boolean fight = moment == Moment.APPROACH || moment == Moment.CALL || moment == Moment.EXCHANGE;
    return fight && mage.seat() == p.bout.defender;
  }
}
