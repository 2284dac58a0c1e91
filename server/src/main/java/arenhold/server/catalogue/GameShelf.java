package arenhold.server.catalogue;

import arenhold.rules.Game;
import java.util.List;

/** The games that can be played here, each by its newest rules. */
public record GameShelf(List<Game<?>> games) {

  /** The game with this key, or null. */
  public Game<?> named(String key) {
    for (Game<?> game : games) if (game.info().key().equals(key)) return game;
    return null;
  }
}
