package arenhold.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Plays on from a {@link World}, or from a checkpoint reached in one, straight through and without
 * reruns. It repeats the answers the world has given since its last checkpoint, then asks a {@link
 * Policy}, which sees the position and can read the notation of every choice: what a search needs.
 * {@link Playout} is for whole matches and policies that look at nothing.
 *
 * <p>One rollout can be started again and again, and does not change the worlds it is started from.
 * Not thread-safe.
 *
 * @param <P> the game's position
 */
public final class Rollout<P> extends UnheardTable {

  /** A pick that ends the rollout at the question, which stays open. */
  public static final int STOP = -1;

  /** A pick that lets an offer pass for now; only where {@link #offer} says so. */
  public static final int WAIT = -2;

  /** Decides for every seat, Nature included. */
  @FunctionalInterface
  public interface Policy<P> {

    /**
     * Picks from the choices at hand.
     *
     * @param at what is asked; valid during this call only
     * @return an index from 0 to {@code at.size() - 1}, {@link #STOP}, or for an offer {@link
     *     #WAIT}
     */
    int pick(Rollout<P> at);

    /**
     * Which of several open questions is put first; by default the first one. An offer that waits
     * is followed by the other offers, and then by the first question that is not an offer.
     *
     * @return an index from 0 to {@code open.size() - 1}
     */
    default int first(List<Asked> open) {
      return 0;
    }
  }

  private final Game<P> game;
  private final Policy<P> policy;
  private P position;
  private Departures departures = Departures.NONE;
  private Answers given = Answers.NONE;

  /** How many of the given answers have been repeated. */
  private int next;

  private boolean unchosen;
  private Outcome outcome;
  private Seat seat;
  private Prompt prompt;
  private Object context;
  private Asked asked;
  private boolean offer;
  private boolean together;

  /** The seat whose branch of {@link #together} is running, or null. */
  private Seat branch;

  private int branchNext;
  private BitSet branchUsed;

  /** The seats that the policy was asked for in branches: one bit each. */
  private int choosing;

  public Rollout(Game<P> game, Policy<P> policy) {
    this.game = game;
    this.policy = policy;
  }

  /** Starts where this world stands. */
  public Rollout<P> from(World<P> world) {
    from(world.checkpoint());
    given = world.answers();
    departures = world.departed();
    outcome = world.outcome().orElse(null);
    return this;
  }

  /**
   * Starts from a checkpoint after that of a world, such as a copy of {@link #position} between two
   * units.
   *
   * @param checkpoint to be changed; the match goes on there
   */
  public Rollout<P> from(P checkpoint) {
    position = checkpoint;
    given = Answers.NONE;
    departures = Departures.NONE;
    next = 0;
    outcome = null;
    branch = null;
    together = false;
    return this;
  }

  /**
   * Plays to the end of the match, or until the policy stops.
   *
   * @return whether the match is over
   */
  public boolean play() {
    while (playUnit()) {
      // The next unit follows.
    }
    return outcome != null;
  }

  /**
   * Plays to the next checkpoint, or until the policy stops. Not to be called after it has stopped.
   *
   * @return whether the match goes on from a checkpoint: false if it is over or the policy stopped
   */
  public boolean playUnit() {
    if (outcome != null) return false;
    startUnit();
    boolean goesOn;
    try {
      goesOn = game.advance(position, this);
    } catch (Suspend stopped) {
      return false;
    }
    if (next < given.count()) throw new IllegalStateException("the unit ends before its answers");
    given = Answers.NONE;
    next = 0;
    if (departures.pending()) {
      Departures.Settled settled = departures.settle(game, position);
      departures = settled.departures();
      outcome = settled.outcome();
    }
    if (outcome == null && !goesOn) outcome = game.outcome(position);
    return outcome == null;
  }

  /** How the match ended, or null if it has not. */
  public Outcome outcome() {
    return outcome;
  }

  /**
   * The position: at a checkpoint between units, else suspended at the question, when it must not
   * be changed or copied.
   */
  public P position() {
    return position;
  }

  /** The seat that is asked. */
  public Seat seat() {
    return seat;
  }

  /** The kind of decision. */
  public Prompt prompt() {
    return prompt;
  }

  /** The number of choices. */
  public int size() {
    return filled().size();
  }

  /** The code of the choice at {@code index}. */
  public int code(int index) {
    return filled().get(index);
  }

  /** Whether this is an offer, which may wait. */
  public boolean offer() {
    return offer;
  }

  /**
   * Whether several seats are deciding at the same time, so that none learns what another chose
   * before all have.
   */
  public boolean together() {
    return together;
  }

  /** The whole question. */
  public Asked asked() {
    if (asked == null) asked = new Asked(seat, prompt, context, filled().toArray(), offer);
    return asked;
  }

  /** The notation of the choice at {@code index}. */
  public String notation(int index) {
    return game.notation(position, asked(), code(index));
  }

  /** What {@code viewer} learns if the choice at {@code index} is made. */
  public String learned(int index, Viewer viewer) {
    return game.learned(position, asked(), code(index), viewer);
  }

  /** What {@code viewer} sees of the position. */
  public View view(Viewer viewer) {
    return game.view(position, viewer);
  }

  @Override
  public boolean unchosen() {
    return unchosen;
  }

  @Override
  public boolean hasLeft(Seat who) {
    return given.hasLeft(who, next);
  }

  @Override
  protected boolean leaves(Seat who) {
    return hasLeft(who);
  }

  @Override
  protected int answer(Seat who, Prompt what, Object about) {
    if (branch != null) {
      if (who != branch) throw new IllegalStateException("a branch asks its own seat only");
      while (branchNext < given.count() && given.seats()[branchNext] != who) branchNext++;
      if (branchNext < given.count()) {
        branchUsed.set(branchNext);
        return repeated(branchNext++);
      }
    } else if (next < given.count()) {
      if (given.seats()[next] != who) throw new IllegalStateException("another seat is asked");
      return repeated(next++);
    }
    if (branch != null) choosing |= 1 << who.index();
    return code(asks(who, what, about, false));
  }

  private int repeated(int index) {
    unchosen = given.unchosen() != null && given.unchosen().get(index);
    return given.codes()[index];
  }

  /** Asks the policy. Returns the index of its choice, or {@link #WAIT}. */
  private int asks(Seat who, Prompt what, Object about, boolean optional) {
    unchosen = false;
    seat = who;
    prompt = what;
    context = about;
    asked = null;
    offer = optional;
    if (who != Seat.NATURE && departures.gone(who)) return optional ? WAIT : fallback();
    int picked = policy.pick(this);
    if (picked == STOP) throw Suspend.SIGNAL;
    if (picked >= 0 && picked < size() || optional && picked == WAIT) return picked;
    throw new IllegalArgumentException("no choice " + picked + " of " + size());
  }

  private int fallback() {
    int code = game.fallback(position, asked());
    for (int i = 0; i < size(); i++) if (code(i) == code) return i;
    throw new IllegalStateException("the fallback is not offered");
  }

  /** Puts a question of a list. Returns its answer, or null if it is an offer that waits. */
  private Answer put(Asked question) {
    options(question);
    int index = asks(question.seat(), question.prompt(), question.context(), question.offer());
    return index == WAIT ? null : new Answer(question.seat(), question.codes()[index]);
  }

  @Override
  public <T> Decided<T> together(List<Seat> deciding, Branch<T> each, List<Asked> offers) {
    List<T> results = new ArrayList<>(deciding.size());
    int start = next;
    branchUsed = new BitSet();
    choosing = 0;
    together = true;
    for (Seat one : deciding) {
      branch = one;
      branchNext = start;
      results.add(each.run(one));
    }
    branch = null;
    // It ends with the last decision; answers before it that no branch used are offers taken.
    next = choosing != 0 ? given.count() : Math.max(start, branchUsed.length());
    List<Answer> taken = given.others(start, next, branchUsed);
    for (Asked one : offers) {
      // Open as long as somebody is deciding who has taken none.
      int holder = 1 << one.seat().index();
      boolean had = taken.stream().anyMatch(answer -> answer.seat() == one.seat());
      if (had || (choosing & ~holder) == 0) continue;
      Answer answer = put(one);
      if (answer == null) continue;
      taken.add(answer);
      choosing &= ~holder;
    }
    together = false;
    return new Decided<>(results, taken);
  }

  @Override
  public Answer first(List<Asked> questions) {
    step();
    heedLeaving();
    if (next < given.count()) {
      int used = next++;
      return new Answer(given.seats()[used], repeated(used));
    }
    for (Asked one : questions) {
      // What nobody will answer any more is answered before anything else: see Match#due.
      if (!one.offer() && departures.gone(one.seat())) return put(one);
    }
    int first = policy.first(questions);
    Answer answer = put(questions.get(first));
    for (int i = 0; answer == null && i < questions.size(); i++) {
      if (i != first && questions.get(i).offer()) answer = put(questions.get(i));
    }
    for (int i = 0; answer == null; i++) {
      if (!questions.get(i).offer()) answer = put(questions.get(i));
    }
    return answer;
  }
}
