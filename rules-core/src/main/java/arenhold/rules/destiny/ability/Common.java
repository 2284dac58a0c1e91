package arenhold.rules.destiny.ability;

import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Happening;

/** Conditions that several cards share. */
final class Common {

  private Common() {}

  /** You have activated this character. */
  static boolean activatedSelf(Deed d) {
    Happening.Activated activated = (Happening.Activated) d.about;
    return activated.seat() == d.me && activated.pieces().contains(d.self);
  }

  /** You have played this card. */
  static boolean playedSelf(Deed d) {
    Happening.Played played = (Happening.Played) d.about;
    return played.piece() == d.self;
  }
}
