package arenhold.server.catalogue;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import java.util.List;

/** The games that can be played here, each with its newest rules. */
public record GameShelf(List<Game<?>> games) {

  /** The game with this key, or null. */
  public Game<?> named(String key) {
    for (Game<?> game : games) if (game.info().key().equals(key)) return game;
    return null;
  }

  /** The form of a game by its newest rules, or null if there is none. */
  public GameInfo.Form form(String game, String form) {
    Game<?> found = named(game);
    return found == null ? null : found.info().form(form);
  }
}
