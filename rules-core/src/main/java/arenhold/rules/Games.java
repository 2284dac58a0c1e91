package arenhold.rules;

import arenhold.rules.destiny.Destiny;
import arenhold.rules.tashkalar.TashKalar;
import arenhold.rules.tvrz.Tvrz;
import java.util.List;

/** The registry of games: one line each. */
public final class Games {

  /** All games with their newest rules, in lobby order. */
  public static final List<Game<?>> ALL = List.of(new TashKalar(), new Tvrz(), new Destiny());

  private Games() {}

  /** The game with this key and its newest rules, or null. */
  public static Game<?> named(String key) {
    for (Game<?> game : ALL) if (game.info().key().equals(key)) return game;
    return null;
  }
}
