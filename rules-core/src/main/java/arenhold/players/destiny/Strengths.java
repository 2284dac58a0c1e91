package arenhold.players.destiny;

import arenhold.players.Level;
import arenhold.players.Levels;
import java.util.Map;

/**
 * How each level plays Destiny, set by what matches between them have shown in duels with the usual
 * teams; {@code docs/computer-players.md} has the figures. Among more than two the highest has not
 * been shown to be stronger, and is not offered.
 */
public final class Strengths implements Levels.Offer {

  private static final Map<Level, Levels.Strength> ALL =
      Map.of(
          Level.NOVICE, new Levels.Strength("glance", 500),
          Level.APPRENTICE, new Levels.Strength("greedy", 2_000),
          Level.ADEPT, new Levels.Strength("search", 1_000));

  @Override
  public String game() {
    return "destiny";
  }

  @Override
  public Levels.Strength of(String form, int seats, Level level) {
    return level == Level.ADEPT && seats > 2 ? null : ALL.get(level);
  }
}
