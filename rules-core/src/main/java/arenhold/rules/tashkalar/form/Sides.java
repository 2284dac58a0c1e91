package arenhold.rules.tashkalar.form;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Which seats play for which side: each for its own, or two for a team (R12). Immutable. */
public final class Sides {

  private final int[] sides;
  private final int[] partners;
  private final int count;

  /** Asked before the arrays are read: cheaper where there are no teams. */
  private final boolean teams;

  private Sides(int[] sides) {
    this.sides = sides;
    partners = new int[sides.length];
    for (int seat = 0; seat < sides.length; seat++) {
      partners[seat] = seat;
      for (int other = 0; other < sides.length; other++) {
        if (other != seat && sides[other] == sides[seat]) partners[seat] = other;
      }
    }
    count = (int) Arrays.stream(sides).distinct().count();
    teams = count < sides.length;
  }

  /** Every seat for itself. */
  static Sides alone(int seats) {
    return new Sides(IntStream.range(0, seats).toArray());
  }

  /** Teams of two: each seat's, numbered from 0. */
  static Sides teams(List<Integer> teams) {
    return new Sides(teams.stream().mapToInt(team -> team).toArray());
  }

  /** How many seats there are. */
  public int seats() {
    return sides.length;
  }

  /** How many sides, and so colours, there are. */
  public int count() {
    return count;
  }

  /** The side that {@code seat} plays for. */
  public int of(int seat) {
    return teams ? sides[seat] : seat;
  }

  /** The teammate of {@code seat}, or {@code seat} itself if it plays alone. */
  public int partner(int seat) {
    return teams ? partners[seat] : seat;
  }

  /** Whether {@code seat} has no teammate. */
  public boolean single(int seat) {
    return !teams || partners[seat] == seat;
  }

  /** The first seat of {@code side}. */
  public int first(int side) {
    int seat = 0;
    while (sides[seat] != side) seat++;
    return seat;
  }
}
