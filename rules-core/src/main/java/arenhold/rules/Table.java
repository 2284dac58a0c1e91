package arenhold.rules;

import java.util.List;

/**
 * Where a game asks its questions and tells what happens. Three kinds exist: the one that re-runs a
 * match from its answers ({@link Match}), the one whose players answer at once ({@link Playout}),
 * and tests' own.
 *
 * <p>To ask: fill {@link #options()}, then call {@link #choose}.
 */
public abstract class Table {

  /** How often one unit may ask or tell before it counts as running away. */
  private static final int MOST_STEPS = 10_000;

  private final Options options = new Options();
  private int steps;

  /** The empty list to fill for the next question. */
  public final Options options() {
    options.clear();
    return options;
  }

  /** The list as filled so far; still that of the question asked last until the next is begun. */
  public final Options filled() {
    return options;
  }

  /**
   * Asks {@code seat} to choose from the list just filled. Always asks, even if the list holds one
   * choice: whether a question was asked is information.
   *
   * @param context what {@link Game#choice} and {@link Game#context} need and the position does not
   *     hold; immutable or null
   * @return the code chosen
   */
  public final int choose(Seat seat, Prompt prompt, Object context) {
    step();
    if (options.size() == 0) throw new IllegalStateException("nothing to choose: " + prompt.key());
    return answer(seat, prompt, context);
  }

  /** As {@link #choose(Seat, Prompt, Object)} where the position holds all that is needed. */
  public final int choose(Seat seat, Prompt prompt) {
    return choose(seat, prompt, null);
  }

  /**
   * Asks unless the list just filled holds one choice, which is then taken. Only for lists that
   * everybody at the table can derive.
   */
  public final int chooseUnlessForced(Seat seat, Prompt prompt, Object context) {
    return options.size() == 1 ? options.get(0) : choose(seat, prompt, context);
  }

  /** The seat's answer to the question whose choices are {@link #filled()}. */
  protected abstract int answer(Seat seat, Prompt prompt, Object context);

  /**
   * Lets each seat run its own branch unseen by the others; goes on when the last is done. A branch
   * asks its own seat only, tells nothing, changes nothing and returns what was decided.
   *
   * @return the results in the order of {@code seats}
   */
  public abstract <T> List<T> together(List<Seat> seats, Branch<T> branch);

  /** One seat's part of a {@link #together} decision. */
  @FunctionalInterface
  public interface Branch<T> {
    /** Asks {@code seat} whatever must be asked and returns what it decided. */
    T run(Seat seat);
  }

  /** Asks several seats at once: the first answer counts, the other questions lapse. */
  public abstract Answer first(List<Asked> questions);

  /** Whether anybody hears what is told: if not, events need not be made. */
  public abstract boolean listening();

  /** Tells what happened. */
  public abstract void tell(Event event);

  /** Says that something known to some is now known to more: nothing before can be taken back. */
  public abstract void noReturn();

  /**
   * Counts a step of the current unit. Loops of rules that neither ask nor tell call it themselves.
   *
   * @throws IllegalStateException if the unit seems to go on for ever
   */
  public final void step() {
    if (++steps > MOST_STEPS) throw new IllegalStateException("an effect that does not end");
  }

  /** Starts counting anew: called before each unit. */
  protected final void startUnit() {
    steps = 0;
  }
}
