package arenhold.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The table of a running match: replays the answers since the checkpoint and, when they are used
 * up, records the open questions and suspends.
 */
final class Rerun extends Table {

  private final Answers answers;
  private final Seat[] seats;
  private final int[] codes;
  private final int count;

  /** Which answers were time-outs; null for none. */
  private final BitSet unchosen;

  /**
   * The seats whose leaving this rerun is for, until it comes to the question that was open then:
   * what happens up to there has happened before. Empty otherwise.
   */
  private List<Seat> leaving = List.of();

  private int next;
  private int toldBefore;
  private boolean barrier;
  private List<Event> news = List.of();
  private List<Asked> open = List.of();
  private int togetherFrom = -1;

  /** The seat whose branch of {@link #together} is running, or null. */
  private Seat branch;

  private int branchNext;

  /** The answers used by branches since they began. */
  private BitSet branchUsed;

  /** Reruns these answers. */
  Rerun(Answers answers) {
    this.answers = answers;
    this.seats = answers.seats();
    this.codes = answers.codes();
    this.count = answers.count();
    this.unchosen = answers.unchosen();
  }

  /** Reruns these answers, after which these seats left: what was told before is not told again. */
  static Rerun afterLeaving(Answers answers, List<Seat> leaving) {
    Rerun table = new Rerun(answers);
    table.leaving = leaving;
    return table;
  }

  /** Reports these events before those of the newest answer. */
  void tellFirst(List<Event> events) {
    news = new ArrayList<>(events);
  }

  /** Plays one unit. Returns whether the match goes on. */
  <P> boolean playUnit(Game<P> game, P position) {
    startUnit();
    // A seat that leaves at a checkpoint needs no rerun, so something was told if one is rerun for
    // it.
    toldBefore = leaving.isEmpty() ? news.size() : -1;
    boolean goesOn = game.advance(position, this);
    if (!opens()) throw new IllegalStateException("the rerun ends before its last answer");
    return goesOn;
  }

  /** The open questions. */
  List<Asked> open() {
    return open;
  }

  /**
   * How many answers were used before the open questions, if they are asked together; otherwise -1.
   */
  int togetherFrom() {
    return togetherFrom;
  }

  /** The events since the newest answer was used. */
  List<Event> news() {
    return news;
  }

  /** Whether the current unit has reported any event. */
  boolean toldInUnit() {
    return news.size() > toldBefore;
  }

  /** Whether anything was revealed since the newest answer was used. */
  boolean barrier() {
    return barrier;
  }

  @Override
  public boolean unchosen() {
    if (unchosen == null) return false;
    int newest = (branch == null ? next : branchNext) - 1;
    return newest >= 0 && unchosen.get(newest);
  }

  /** Whether the newest answer has been used, so that everything from here on is new. */
  private boolean fresh() {
    return next == count && leaving.isEmpty();
  }

  /** Whether nothing is left to be answered from before, so that the question is open. */
  private boolean opens() {
    return next == count;
  }

  @Override
  protected boolean leaves(Seat seat) {
    if (leaving.contains(seat)) {
      if (!opens()) return false;
      leaving = List.of();
      return true;
    }
    return hasLeft(seat);
  }

  @Override
  public boolean hasLeft(Seat seat) {
    return answers.hasLeft(seat, next);
  }

  @Override
  protected int answer(Seat seat, Prompt prompt, Object context) {
    if (branch != null) return branchAnswer(seat, prompt, context);
    if (opens()) {
      open = List.of(new Asked(seat, prompt, context, filled().toArray(), false));
      throw Suspend.SIGNAL;
    }
    if (seats[next] != seat) throw new IllegalStateException("the rerun asks another seat");
    return codes[next++];
  }

  private int branchAnswer(Seat seat, Prompt prompt, Object context) {
    if (seat != branch) throw new IllegalStateException("a branch asks its own seat only");
    while (branchNext < count && seats[branchNext] != seat) branchNext++;
    if (branchNext == count) {
      open = List.of(new Asked(seat, prompt, context, filled().toArray(), false));
      throw Suspend.SIGNAL;
    }
    branchUsed.set(branchNext);
    return codes[branchNext++];
  }

  @Override
  public <T> Decided<T> together(List<Seat> deciding, Branch<T> each, List<Asked> offers) {
    List<T> results = new ArrayList<>(deciding.size());
    List<Asked> missing = new ArrayList<>();
    branchUsed = new BitSet();
    for (Seat seat : deciding) {
      branch = seat;
      branchNext = next;
      try {
        results.add(each.run(seat));
      } catch (Suspend suspended) {
        missing.addAll(open);
      }
    }
    branch = null;
    // It ends with the last decision; answers before it that no branch used are offers taken.
    int end = missing.isEmpty() ? Math.max(next, branchUsed.length()) : count;
    List<Answer> taken = answers.others(next, end, branchUsed);
    if (!missing.isEmpty()) {
      for (Asked offer : offers) if (isOpen(offer, missing, taken)) missing.add(offer);
      open = checked(missing);
      togetherFrom = next;
      throw Suspend.SIGNAL;
    }
    next = end;
    return new Decided<>(results, taken);
  }

  private static boolean isOpen(Asked offer, List<Asked> missing, List<Answer> taken) {
    return missing.stream().noneMatch(asked -> !asked.offer() && asked.seat() == offer.seat())
        && taken.stream().noneMatch(answer -> answer.seat() == offer.seat());
  }

  @Override
  public Answer first(List<Asked> questions) {
    step();
    heedLeaving();
    if (opens()) {
      open = checked(questions);
      throw Suspend.SIGNAL;
    }
    int used = next++;
    return new Answer(seats[used], codes[used]);
  }

  private static List<Asked> checked(List<Asked> questions) {
    if (questions.stream().map(Asked::seat).distinct().count() < questions.size()) {
      throw new IllegalStateException("a seat is asked twice at once");
    }
    if (questions.stream().allMatch(Asked::offer)) {
      throw new IllegalStateException("only offers are open: no answer would ever be required");
    }
    return List.copyOf(questions);
  }

  @Override
  public boolean listening() {
    return fresh();
  }

  @Override
  public void tell(Event event) {
    step();
    if (!fresh()) return;
    if (branch != null) throw new IllegalStateException("a branch must not report events");
    if (news.isEmpty()) news = new ArrayList<>();
    news.add(event);
  }

  @Override
  public void noReturn() {
    if (fresh()) barrier = true;
  }
}
