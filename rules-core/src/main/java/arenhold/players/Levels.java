package arenhold.players;

import arenhold.rules.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Which player at which budget plays each level, by what the ladder has measured. */
public final class Levels {

  /**
   * How a level plays.
   *
   * @param player its name in {@link Players}
   * @param nodes its budget for a question
   */
  public record Strength(String player, long nodes) {

    /** A player of this strength for one seat of one match. */
    public Player seated() {
      return Players.named(player).seated().get();
    }
  }

  /** For games without levels of their own. */
  private static final Map<Level, Strength> ANY =
      Map.of(
          Level.NOVICE, new Strength("greedy", 2_000),
          Level.APPRENTICE, new Strength("search", 1_000));

  /** What one game with levels of its own offers. */
  public interface Offer {

    /** The key of the game. */
    String game();

    /** How this level plays a form with this many seats; null if it is not on offer there. */
    Strength of(String form, int seats, Level level);
  }

  private Levels() {}

  /** The levels on offer in a form of a game with this many seats, from the weakest. */
  public static List<Level> offered(String game, String form, int seats) {
    return Arrays.stream(Level.values())
        .filter(level -> of(game, form, seats, level) != null)
        .toList();
  }

  /** How this level plays a match that is set up like this; null if it is not on offer there. */
  public static Strength of(Setup setup, Level level) {
    return of(setup.game(), setup.form(), setup.size(), level);
  }

  /** How this level plays a form with this many seats; null if it is not on offer there. */
  public static Strength of(String game, String form, int seats, Level level) {
    for (Offer offer : Players.LEVELS) {
      if (offer.game().equals(game)) return offer.of(form, seats, level);
    }
    return ANY.get(level);
  }
}
