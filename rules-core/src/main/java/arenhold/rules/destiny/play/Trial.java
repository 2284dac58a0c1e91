package arenhold.rules.destiny.play;

import arenhold.rules.Answer;
import arenhold.rules.Asked;
import arenhold.rules.Event;
import arenhold.rules.Options;
import arenhold.rules.Prompt;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * An event tried out in copies of a position, answering in one way after another, to tell its
 * player whether it could do anything (D6.4) and what they would be asked first. A trial ends where
 * the event does something, where chance is asked, or where others choose among cards: so it finds
 * out nothing that its player may not know.
 */
public final class Trial extends Table {

  /** An event that has done nothing in so many ways is believed to do something in another. */
  private static final int MOST_WAYS = 100;

  private final int seat;

  /** Which choice is taken at each question of this way, and how many there are. */
  private final List<Integer> taken = new ArrayList<>();

  private final List<Integer> offered = new ArrayList<>();

  /** How many questions were asked so far in this way. */
  private int asked;

  /** The choices of the first question of all, if its player is asked; null if not. */
  private int[] first;

  private boolean idle;

  private Trial(int seat) {
    this.seat = seat;
  }

  /**
   * Tries an event that {@code seat} can play from hand.
   *
   * @param p a position in which nothing is being carried out; stays as it is
   */
  public static Trial of(Position p, int seat, Card event, Book book) {
    Trial trial = new Trial(seat);
    trial.idle = trial.doesNothing(p, event, book);
    return trial;
  }

  /** Whether it would do nothing, however it is carried out. */
  public boolean idle() {
    return idle;
  }

  /** Among how many things of this kind its player would choose first. */
  public int choices(Verb verb) {
    int count = 0;
    if (first != null) for (int code : first) if (Code.is(code, verb)) count++;
    return count;
  }

  private boolean doesNothing(Position p, Card event, Book book) {
    for (int way = 0; way < MOST_WAYS; way++) {
      if (does(p.copy(), event, book)) return false;
      if (!another()) return true;
    }
    return false;
  }

  /** Whether the event does something in this way. */
  private boolean does(Position copy, Card event, Book book) {
    asked = 0;
    startUnit();
    copy.acting = seat;
    Side side = copy.sides[seat];
    side.resources -= new Prices(copy).cost(event, Playing.Terms.HAND, null, null);
    side.hand = side.hand.without(event.number, Position.ALL);
    Run run = new Run(copy, this, book);
    try {
      run.playing.carryOut(seat, event);
      return run.phaseEnds();
    } catch (Done something) {
      return true;
    }
  }

  /** Goes on to the next way: another choice at the last question that has one left. */
  private boolean another() {
    while (!taken.isEmpty()) {
      int next = taken.removeLast() + 1;
      if (next < offered.getLast()) {
        taken.add(next);
        return true;
      }
      offered.removeLast();
    }
    return false;
  }

  @Override
  protected int answer(Seat who, Prompt prompt, Object context) {
    Options options = filled();
    boolean mine = who.index() == seat;
    boolean begins = asked == 0 && taken.isEmpty();
    if (begins && mine) first = options.toArray();
    if (who == Seat.NATURE || !mine && namesCard(options)) throw Done.SIGNAL;
    if (asked == taken.size()) {
      taken.add(0);
      offered.add(options.size());
    }
    return options.get(taken.get(asked++));
  }

  private static boolean namesCard(Options options) {
    for (int i = 0; i < options.size(); i++) if (Code.is(options.get(i), Verb.CARD)) return true;
    return false;
  }

  @Override
  public <T> Decided<T> together(List<Seat> seats, Branch<T> branch, List<Asked> offers) {
    throw new IllegalStateException("an event asks one player after another");
  }

  @Override
  public Answer first(List<Asked> questions) {
    throw new IllegalStateException("an event asks one player after another");
  }

  @Override
  public boolean listening() {
    return true;
  }

  /** What happens is something, but for a look at no card. */
  @Override
  public void tell(Event event) {
    boolean nothing = event instanceof DestinyEvent.Looked looked && looked.count() == 0;
    if (!nothing) throw Done.SIGNAL;
  }

  @Override
  public void noReturn() {}

  /** Ends a way in which something is done. */
  private static final class Done extends RuntimeException {

    private static final Done SIGNAL = new Done();

    private static final long serialVersionUID = 1;

    private Done() {
      super("the event does something", null, false, false);
    }
  }
}
