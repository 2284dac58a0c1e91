package arenhold.players;

import arenhold.rules.Setup;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A computer player as it is listed.
 *
 * @param name its name, a word of small letters
 * @param version counts up when it decides differently, so that old matches are not repeated with
 *     another player
 * @param plays which matches it can play, whatever the seat
 * @param seated makes a player for one seat of one match
 * @param weights the SHA-256 of the weights by which it values positions, hexadecimal; null if it
 *     has none
 */
public record PlayerInfo(
    String name, int version, Predicate<Setup> plays, Supplier<Player> seated, String weights) {

  /** A player without weights. */
  public PlayerInfo(String name, int version, Predicate<Setup> plays, Supplier<Player> seated) {
    this(name, version, plays, seated, null);
  }

  /** One that plays every game. */
  static PlayerInfo ofEveryGame(String name, int version, Supplier<Player> seated) {
    return new PlayerInfo(name, version, setup -> true, seated);
  }
}
