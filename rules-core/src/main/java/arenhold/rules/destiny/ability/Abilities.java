package arenhold.rules.destiny.ability;

import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.play.Book;
import arenhold.rules.destiny.play.Works;

/** What every card does. */
public final class Abilities {

  private static final Works[] WORKS = new Works[Cards.ALL.size() + 1];

  /** By card number. */
  public static final Book BOOK = card -> WORKS[card];

  static {
    Entries entries = new Entries(WORKS);
    VillainCharacters.enter(entries);
    HeroCharacters.enter(entries);
    VillainUpgrades.enter(entries);
    HeroUpgrades.enter(entries);
    NeutralUpgrades.enter(entries);
    Supports.enter(entries);
    WatchingSupports.enter(entries);
    RedEvents.enter(entries);
    BlueEvents.enter(entries);
    YellowEvents.enter(entries);
    GreyEvents.enter(entries);
    Battlefields.enter(entries);
    for (int i = 0; i < WORKS.length; i++) if (WORKS[i] == null) WORKS[i] = Works.NONE;
  }

  private Abilities() {}
}
