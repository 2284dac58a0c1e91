package arenhold.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything one seat has learned of a match since its start: the log as the seat may read it, with
 * its view after each line. Immutable, and made only of what the seat's own client gets; {@link
 * Witness} records it where the match runs.
 *
 * @param setup the set-up of the match as the seat knows it: without secret choices of others that
 *     the game has not revealed yet
 * @param seat the seat
 * @param lines the choices made and not taken back, including Nature's, in order
 * @param changes the seats that left while the others played on, and those taken over
 * @param waiting the seats asked now and their questions, as far as the seat may know
 */
public record Knowledge(
    Setup setup, Seat seat, List<Line> lines, List<Change> changes, List<Waiting> waiting) {

  /**
   * A choice as the seat learned of it.
   *
   * @param by the seat that chose
   * @param learned the result of {@link Game#learned}, or null while nothing is known: another
   *     seat's part of a joint decision that is still open
   * @param view the seat's view after everything that followed from the choice, or null if it was
   *     not shown one
   * @param unchosen whether it is known to be a fallback (see {@link Table#unchosen})
   */
  public record Line(Seat by, String learned, View view, boolean unchosen) {}

  /**
   * Seats that left, or one that was taken over.
   *
   * @param after the number of lines before it
   * @param seats the seats
   * @param reason why they left (see {@link Departure#reason}); null if the seat was taken over
   * @param atOnce whether the rules were at a checkpoint, so that it took effect at once
   * @param view the view of the seat whose knowledge this is
   */
  public record Change(int after, List<Seat> seats, String reason, boolean atOnce, View view) {}

  public Knowledge {
    lines = List.copyOf(lines);
    changes = List.copyOf(changes);
    waiting = List.copyOf(waiting);
  }

  /** The knowledge before any choice. */
  public static Knowledge none(Setup setup, Seat seat, List<Waiting> waiting) {
    return new Knowledge(setup, seat, List.of(), List.of(), waiting);
  }

  /** This, with the set-up as the seat knows it now. */
  Knowledge in(Setup shown) {
    return shown.equals(setup) ? this : new Knowledge(shown, seat, lines, changes, waiting);
  }

  /** This plus one more line, after which {@code then} are asked. */
  public Knowledge and(Line line, List<Waiting> then) {
    List<Line> more = new ArrayList<>(lines);
    more.add(line);
    return new Knowledge(setup, seat, more, changes, then);
  }

  /** This without its last line, which was taken back; {@code then} are asked now. */
  public Knowledge takenBack(List<Waiting> then) {
    return new Knowledge(setup, seat, lines.subList(0, lines.size() - 1), changes, then);
  }

  /** This plus one more change, after which {@code then} are asked. */
  public Knowledge and(Change change, List<Waiting> then) {
    List<Change> more = new ArrayList<>(changes);
    more.add(change);
    return new Knowledge(setup, seat, lines, more, then);
  }
}
