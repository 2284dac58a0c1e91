package arenhold.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything one seat was ever told about a match since its start: the log as that seat may read
 * it, with what it saw after each line. Immutable, and made of what the seat's own client gets and
 * nothing else; {@link Witness} writes it where the match is kept.
 *
 * @param setup the set-up of the match as the seat knows it: without what others chose in secret
 *     and the game has not shown yet
 * @param seat whose knowledge it is
 * @param lines the choices that were made and not taken back, Nature's included, in order
 * @param changes seats that went out while the others played on, and that were taken over
 * @param waiting who is asked now, and what, as far as the seat may know
 */
public record Knowledge(
    Setup setup, Seat seat, List<Line> lines, List<Change> changes, List<Waiting> waiting) {

  /**
   * A choice as the seat learned of it.
   *
   * @param by who chose
   * @param learned what {@link Game#learned} says, or null as long as nothing is learned: another's
   *     part of a decision that is made together and still open
   * @param view what the seat saw when everything had happened that follows from the choice, or
   *     null where it was shown nothing then
   * @param unchosen whether it is known that nobody chose it (see {@link Table#unchosen})
   */
  public record Line(Seat by, String learned, View view, boolean unchosen) {}

  /**
   * Seats that went out, or one that was taken over.
   *
   * @param after how many lines stood before it
   * @param seats who
   * @param reason why they went (see {@link Departure#reason}); null if the seat was taken over
   * @param atOnce whether the rules were at a checkpoint, so that it took effect at once
   * @param view what the seat whose knowledge this is saw then
   */
  public record Change(int after, List<Seat> seats, String reason, boolean atOnce, View view) {}

  public Knowledge {
    lines = List.copyOf(lines);
    changes = List.copyOf(changes);
    waiting = List.copyOf(waiting);
  }

  /** Before anything was chosen. */
  public static Knowledge none(Setup setup, Seat seat, List<Waiting> waiting) {
    return new Knowledge(setup, seat, List.of(), List.of(), waiting);
  }

  /** This with the set-up as the seat knows it now. */
  Knowledge in(Setup shown) {
    return shown.equals(setup) ? this : new Knowledge(shown, seat, lines, changes, waiting);
  }

  /** This and one more line, after which these are asked. */
  public Knowledge and(Line line, List<Waiting> then) {
    List<Line> more = new ArrayList<>(lines);
    more.add(line);
    return new Knowledge(setup, seat, more, changes, then);
  }

  /** This without its last line, which was taken back; these are asked now. */
  public Knowledge takenBack(List<Waiting> then) {
    return new Knowledge(setup, seat, lines.subList(0, lines.size() - 1), changes, then);
  }

  /** This and one more change, after which these are asked. */
  public Knowledge and(Change change, List<Waiting> then) {
    List<Change> more = new ArrayList<>(changes);
    more.add(change);
    return new Knowledge(setup, seat, lines, more, then);
  }
}
