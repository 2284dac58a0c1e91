package arenhold.players.tashkalar;

import arenhold.players.Level;
import arenhold.players.Levels;
import java.util.Map;

/**
 * How each level plays Tash-Kalar, whatever the form, set by what matches between them have shown;
 * {@code docs/computer-players.md} has the figures.
 */
public final class Strengths implements Levels.Offer {

  private static final Map<Level, Levels.Strength> ALL =
      Map.of(
          Level.NOVICE, new Levels.Strength("search", 300),
          Level.APPRENTICE, new Levels.Strength("search", 500),
          Level.ADEPT, new Levels.Strength("planner-ready", 0),
          Level.EXPERT, new Levels.Strength("planner-plans", 0),
          Level.CHAMPION, new Levels.Strength("planner", 1_000),
          Level.MASTER, new Levels.Strength("planner", 25_000));

  @Override
  public String game() {
    return "tashkalar";
  }

  @Override
  public Levels.Strength of(String form, int seats, Level level) {
    return ALL.get(level);
  }
}
