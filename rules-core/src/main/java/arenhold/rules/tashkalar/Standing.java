package arenhold.rules.tashkalar;

import arenhold.rules.Outcome;
import arenhold.rules.board.SquareSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** How a match ends (R16, R17). */
final class Standing {

  private final Position p;
  private final List<Outcome.Decider> deciders = new ArrayList<>();

  /** Each side's place so far: 1 is best, equal numbers are still tied. */
  private int[] places;

  private Standing(Position p) {
    this.p = p;
    places = new int[p.sides()];
    Arrays.fill(places, 1);
    int last = places.length;
    for (int side : out()) places[side] = last--;
  }

  /** The sides that are out, the first to go first. */
  private List<Integer> out() {
    List<Integer> sides = new ArrayList<>();
    for (int seat : p.out) {
      // A team is out when its last player goes.
      sides.remove((Integer) p.side(seat));
      if (p.sideOut(p.side(seat))) sides.add(p.side(seat));
    }
    return sides;
  }

  /** The places by points, then by pieces on the board (R16). */
  static Outcome of(Position p, String reason) {
    return new Standing(p).compared(reason);
  }

  /**
   * The side of {@code seat} has no time left or is gone: it is last, but for those that went
   * before it, and the places of the others are as they stand (Q14, Q15).
   */
  static Outcome lost(Position p, int seat, String reason) {
    Standing standing = new Standing(p);
    standing.places[p.side(seat)] = p.sides() - standing.out().size();
    return standing.compared(reason);
  }

  private Outcome compared(String reason) {
    for (var by : p.form.scoring().comparisons(p)) compare(by.key(), by.value());
    SquareSet upgraded = p.board.ranks(6);
    compare("upgraded", side -> p.board.colourSet(side).and(upgraded).count());
    compare("pieces", side -> p.board.colourSet(side).count());
    return new Outcome(seats(), reason, List.copyOf(deciders));
  }

  /** The side of {@code seat} gave up (R17). */
  static Outcome resigned(Position p, int seat) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < p.seats(); i++) places.add(p.side(i) == p.side(seat) ? 2 : 1);
    return new Outcome(places, "resigned", List.of());
  }

  /** Separates sides that are tied, if any are, by this number: more is better. */
  private void compare(String key, IntUnaryOperator value) {
    if (Arrays.stream(places).distinct().count() == places.length) return;
    int[] values = new int[places.length];
    for (int side = 0; side < values.length; side++) values[side] = value.applyAsInt(side);
    int[] after = places.clone();
    for (int side = 0; side < values.length; side++) {
      for (int other = 0; other < values.length; other++) {
        if (places[other] == places[side] && values[other] > values[side]) after[side]++;
      }
    }
    places = after;
    List<Integer> each = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) each.add(values[p.side(seat)]);
    deciders.add(new Outcome.Decider(key, List.copyOf(each)));
  }

  private List<Integer> seats() {
    List<Integer> each = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) each.add(places[p.side(seat)]);
    return List.copyOf(each);
  }
}
