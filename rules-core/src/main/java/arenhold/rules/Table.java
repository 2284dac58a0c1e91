package arenhold.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a game asks its questions and reports events. Some tables rerun a match from its answers
 * ({@link Match}), some have players who answer immediately ({@link Playout}, {@link Rollout}),
 * some retell what a seat has learned ({@link Imagination}).
 *
 * <p>To ask: fill {@link #options()}, then call {@link #choose}.
 */
public abstract class Table {

  /** How often one unit may ask or report before it counts as an endless loop. */
  private static final int MOST_STEPS = 10_000;

  private final Options options = new Options();
  private int steps;

  /** The seats whose leaving breaks off what is being played. */
  private List<Seat> watched = List.of();

  /** The list to fill for the next question, cleared. */
  public final Options options() {
    options.clear();
    return options;
  }

  /** The list, filled with the choices of a question that is put again. */
  protected final Options options(Asked asked) {
    options.clear();
    for (int code : asked.codes()) options.add(code);
    return options;
  }

  /** The list as filled so far; it stays that of the last question until the next is begun. */
  public final Options filled() {
    return options;
  }

  /**
   * Asks {@code seat} to choose from the list just filled. Always asks, even if the list holds one
   * choice: whether a question was asked is information.
   *
   * @param context what {@link Game#choice} and {@link Game#context} need beyond the position;
   *     immutable or null
   * @return the code chosen
   */
  public final int choose(Seat seat, Prompt prompt, Object context) {
    step();
    if (options.size() == 0) throw new IllegalStateException("nothing to choose: " + prompt.key());
    if (seat != Seat.NATURE) heedLeaving();
    return answer(seat, prompt, context);
  }

  /** As {@link #choose(Seat, Prompt, Object)}, without a context. */
  public final int choose(Seat seat, Prompt prompt) {
    return choose(seat, prompt, null);
  }

  /**
   * Asks unless the list just filled holds a single choice, which is then taken. Only for lists
   * that every viewer can derive.
   */
  public final int chooseUnlessForced(Seat seat, Prompt prompt, Object context) {
    return options.size() == 1 ? options.get(0) : choose(seat, prompt, context);
  }

  /** The seat's answer to the question whose choices are {@link #filled()}. */
  protected abstract int answer(Seat seat, Prompt prompt, Object context);

  /**
   * Asks {@code seat} to choose from the list just filled, while others hold optional offers: the
   * first answer counts and everything else lapses. If an offer was taken, carry it out and ask
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
   * Lets the seats decide simultaneously, each in its own branch unseen by the others; returns when
   * the last is done. A branch asks only its own seat, reports no events, changes nothing and
   * returns what was decided.
   *
   * @return the results in the order of {@code seats}
   */
  public final <T> List<T> together(List<Seat> seats, Branch<T> branch) {
    return together(seats, branch, List.of()).results();
  }

  /**
   * As {@link #together(List, Branch)}, with optional offers open to seats that have nothing, or
   * nothing more, to decide. Taking one does not interrupt the others: it is carried out when all
   * have decided, and then all other offers lapse.
   *
   * @param offers made with {@link Asked#offer}, at most one for each seat
   */
  public abstract <T> Decided<T> together(List<Seat> seats, Branch<T> branch, List<Asked> offers);

  /** One seat's part of a {@link #together} decision. */
  @FunctionalInterface
  public interface Branch<T> {
    /** Asks {@code seat} its questions and returns what it decided. */
    T run(Seat seat);
  }

  /**
   * The result of deciding together.
   *
   * @param results what each seat decided, in the order the seats were given
   * @param taken the offers taken meanwhile, in the order they were taken
   */
  public record Decided<T>(List<T> results, List<Answer> taken) {}

  /**
   * Asks several seats at once: the first answer counts, the other questions lapse.
   *
   * @param questions at most one for each seat; at least one that is not an offer
   */
  public abstract Answer first(List<Asked> questions);

  /**
   * Plays a part of a unit that concerns these seats, such as a fight between them, and breaks it
   * off as soon as one of them has left the match: no player is asked anything more in it, and the
   * open question lapses. Without it {@link Game#fallback} answers for who has left, up to the next
   * checkpoint. Not for parts that decide {@link #together}; what Nature is asked is never broken
   * off, so a part that asks no player is always played whole.
   *
   * <p>The position stands as it did at that question, so whatever is to be put right must be found
   * there, not in local variables of the part.
   *
   * @return whether it was played to its end; if not, {@link #hasLeft} says who has left
   */
  public final boolean untilOneLeaves(List<Seat> seats, Runnable part) {
    List<Seat> outer = watched;
    watched = List.copyOf(seats);
    try {
      part.run();
      return true;
    } catch (BrokenOff signal) {
      return false;
    } finally {
      watched = outer;
    }
  }

  /** Whether this seat left the match before the question asked last, and in the same unit. */
  public boolean hasLeft(Seat seat) {
    return false;
  }

  /** Breaks off what is being played if a seat that it concerns has left. */
  protected final void heedLeaving() {
    for (int i = 0; i < watched.size(); i++) {
      if (leaves(watched.get(i))) throw BrokenOff.SIGNAL;
    }
  }

  /**
   * Whether this seat has left by the question about to be asked; only called for seats of which
   * that is to break something off.
   */
  protected boolean leaves(Seat seat) {
    return false;
  }

  /**
   * Whether the newest answer was a time-out: its own time ran out and {@link Game#fallback}
   * answered, which is public. For rules about repeated time-outs. Always false on a public clock,
   * where doing nothing is an answer like any other, and for a departed seat. Call it right after
   * the question, in its branch.
   */
  public boolean unchosen() {
    return false;
  }

  /** Whether events are recorded; if not, they need not be created. */
  public abstract boolean listening();

  /** Reports an event. */
  public abstract void tell(Event event);

  /**
   * Marks that hidden information has been revealed to more viewers: nothing before this can be
   * taken back.
   */
  public abstract void noReturn();

  /**
   * Counts a step of the current unit. Loops in rules that neither ask nor report must call it.
   *
   * @throws IllegalStateException if the unit seems to be endless
   */
  public final void step() {
    if (++steps > MOST_STEPS) throw new IllegalStateException("an effect that does not end");
  }

  /** Resets the count; called before each unit. */
  protected final void startUnit() {
    steps = 0;
    watched = List.of();
  }
}
