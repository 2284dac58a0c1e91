package arenhold.rules.destiny.ability;

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
}
