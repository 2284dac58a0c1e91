package arenhold.rules.destiny.ability;

import arenhold.rules.destiny.play.Effect;
import arenhold.rules.destiny.play.Works;

/** Takes what cards do, card by card. */
final class Entries {

  private final Works[] works;

  Entries(Works[] works) {
    this.works = works;
  }

  /** What the card with this number does. */
  void card(int number, Works does) {
    if (works[number] != null) throw new IllegalStateException("twice: " + number);
    works[number] = does;
  }

  /** A card with no more than a special ability. */
  void special(int number, Effect effect) {
    card(number, Works.NONE.special(effect));
  }

  /** An event. */
  void event(int number, Effect effect) {
    card(number, Works.NONE.event(effect));
  }

  /** A battlefield. */
  void claim(int number, Effect effect) {
    card(number, Works.NONE.claim(effect));
  }

  /** A card with no more than an action paid for by exhausting it. */
  void exhausting(int number, Effect effect) {
    card(number, Works.NONE.action(Common::ready, Common.exhausting(effect)));
  }
}
