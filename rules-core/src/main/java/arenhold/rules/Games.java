package arenhold.rules;

import arenhold.rules.tashkalar.TashKalar;
import java.util.List;

/** Every game there is: one line each. */
public final class Games {

  /** All games by their newest rules, in the order a lobby lists them. */
  public static final List<Game<?>> ALL = List.of(new TashKalar());

  private Games() {}

  /** The game with this key by its newest rules, or null. */
  public static Game<?> named(String key) {
    for (Game<?> game : ALL) if (game.info().key().equals(key)) return game;
    return null;
  }
}
