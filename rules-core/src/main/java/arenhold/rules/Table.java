package arenhold.rules;

import java.util.ArrayList;
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
   * Asks {@code seat} to choose from the list just filled, while others hold optional offers: the
   * first answer counts and everything else lapses. Where an offer was taken, carry it out and ask
   * again.
   *
   * @param offers made with {@link Asked#offer}, at most one for each other seat; may be empty
   */
  public final Answer chooseWithOffers(
      Seat seat, Prompt prompt, Object context, List<Asked> offers) {
    if (offers.isEmpty()) return new Answer(seat, choose(seat, prompt, context));
    List<Asked> questions = new ArrayList<>(offers.size() + 1);
    questions.add(question(seat, prompt, context));
    questions.addAll(offers);
    return first(questions);
  }

  /** A question whose choices are the list just filled, for {@link #first}. */
  public final Asked question(Seat seat, Prompt prompt, Object context) {
    return new Asked(seat, prompt, context, filled().toArray(), false);
  }

  /**
   * Lets each seat run its own branch unseen by the others; goes on when the last is done. A branch
   * asks its own seat only, tells nothing, changes nothing and returns what was decided.
   *
   * @return the results in the order of {@code seats}
   */
  public final <T> List<T> together(List<Seat> seats, Branch<T> branch) {
    return together(seats, branch, List.of()).results();
  }

  /**
   * As {@link #together(List, Branch)}, with optional offers open to seats that have nothing to
   * decide, or nothing more. Taking one interrupts nobody: what was taken is carried out when all
   * have decided, and then all other offers lapse.
   *
   * @param offers made with {@link Asked#offer}, at most one for each seat
   */
  public abstract <T> Decided<T> together(List<Seat> seats, Branch<T> branch, List<Asked> offers);

  /** One seat's part of a {@link #together} decision. */
  @FunctionalInterface
  public interface Branch<T> {
    /** Asks {@code seat} whatever must be asked and returns what it decided. */
    T run(Seat seat);
  }

  /**
   * What came of deciding together.
   *
   * @param results what each seat decided, in the order in which the seats were named
   * @param taken the offers that were taken meanwhile, in that order
   */
  public record Decided<T>(List<T> results, List<Answer> taken) {}

  /**
   * Asks several seats at once: the first answer counts, the other questions lapse.
   *
   * @param questions at most one for each seat; at least one that is no offer
   */
  public abstract Answer first(List<Asked> questions);

  /**
   * Whether nobody gave the newest answer: its own time was up, and {@link Game#fallback} answered,
   * which everybody is told. For rules that say what repeated time-outs lead to. Never so on a
   * public clock, where doing nothing is an answer like any other, nor of a seat that has gone. To
   * be asked right after the question, in its branch.
   */
  public boolean unchosen() {
    return false;
  }

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
