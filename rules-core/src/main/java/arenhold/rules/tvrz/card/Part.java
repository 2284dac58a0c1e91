package arenhold.rules.tvrz.card;

import java.util.List;
import java.util.Locale;

/** A part of a fort (T0.3). */
public enum Part {
  NORTH,
  SOUTH,
  EAST,
  WEST,
  GATE;

  /** All parts, in the order in which lists name them. */
  public static final List<Part> ALL = List.of(values());

  /** The part's name in notations and views. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether it is one of the four walls, not the gate. */
  public boolean isWall() {
    return this != GATE;
  }
}
