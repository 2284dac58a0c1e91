package arenhold.server.room.state;

import arenhold.rules.Entry;
import arenhold.rules.Knowledge;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Witness;
import arenhold.server.match.Sitting;
import arenhold.server.match.Strike;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which computers play seats of a match, and what the seats have learned of it for which computers
 * may think, recorded where it is played: an immutable value. Of all this, a computer gets the
 * knowledge of the seat it thinks for and nothing else.
 */
public final class Sittings {

  private final List<Sitting> stored;
  private final List<Strike> strikes;
  private final Map<Seat, Witness<?>> bySeat;

  private Sittings(List<Sitting> stored, List<Strike> strikes, Map<Seat, Witness<?>> bySeat) {
    this.stored = stored;
    this.strikes = strikes;
    this.bySeat = bySeat;
  }

  /**
   * Those of a match that begins.
   *
   * @param stored the computers as they are stored
   * @param seats the seats for which computers may think
   */
  static Sittings of(Match<?> start, List<Sitting> stored, Collection<Seat> seats) {
    Map<Seat, Witness<?>> all = new LinkedHashMap<>();
    for (Seat seat : seats) all.put(seat, Witness.of(start, seat));
    return new Sittings(List.copyOf(stored), List.of(), all);
  }

  /** After a line of the log that led from {@code before} to {@code after}. */
  Sittings after(Match<?> before, Entry entry, Match<?> after) {
    if (bySeat.isEmpty()) return this;
    Map<Seat, Witness<?>> all = new LinkedHashMap<>();
    bySeat.forEach((seat, witness) -> all.put(seat, after(witness, before, entry, after)));
    return new Sittings(stored, strikes, all);
  }

  /** With what engines have done wrong; of one seat only the last is remembered. */
  Sittings struck(List<Strike> more) {
    List<Strike> all = new ArrayList<>(strikes);
    for (Strike one : more) {
      all.removeIf(other -> other.seat() == one.seat());
      all.add(one);
    }
    return new Sittings(stored, List.copyOf(all), bySeat);
  }

  /** What engines have done wrong at their seats. */
  public List<Strike> strikes() {
    return strikes;
  }

  /** How often the engine at this seat has failed. */
  public int strikes(Seat seat) {
    for (Strike one : strikes) if (one.seat() == seat.index()) return one.count();
    return 0;
  }

  @SuppressWarnings("unchecked") // both matches and the witness are of one game
  private static <P> Witness<P> after(
      Witness<?> witness, Match<P> before, Entry entry, Match<?> after) {
    return ((Witness<P>) witness).after(before, entry, (Match<P>) after);
  }

  /** The computer that came last to {@code seat}, as it is stored; null if none is. */
  public Sitting of(Seat seat) {
    Sitting last = null;
    for (Sitting one : stored) if (one.seat() == seat.index()) last = one;
    return last;
  }

  /** What {@code seat} knows; null if no computer may think for it. */
  public Knowledge known(Seat seat) {
    Witness<?> witness = bySeat.get(seat);
    return witness == null ? null : witness.knowledge();
  }
}
