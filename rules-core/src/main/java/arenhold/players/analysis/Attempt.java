package arenhold.players.analysis;

import arenhold.rules.Choice;
import arenhold.rules.Chronicle;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.Imagination;
import arenhold.rules.Playout;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import arenhold.rules.World;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A turn that its player tries again. It is played in an imagined match, made of nothing but what
 * the seat knew then: so whatever is tried, it shows nothing of what really lay hidden. It is over
 * where somebody else, or chance, would answer next. Immutable.
 *
 * @param <P> the game's position
 */
public final class Attempt<P> {

  private final Game<P> game;
  private final Chronicle.Choice from;
  private final boolean whole;
  private final World<P> start;
  private final World<P> now;
  private final List<String> choices;
  private final List<Event> events;

  private Attempt(
      Game<P> game,
      Chronicle.Choice from,
      boolean whole,
      World<P> start,
      World<P> now,
      List<String> choices,
      List<Event> events) {
    this.game = game;
    this.from = from;
    this.whole = whole;
    this.start = start;
    this.now = now;
    this.choices = List.copyOf(choices);
    this.events = List.copyOf(events);
  }

  /**
   * A try before its first choice. The same arguments always give the same one.
   *
   * @param from the choice that is to be made again
   * @param whole whether the rest of the turn is to be made too
   * @param seed for what the seat does not know
   */
  public static <P> Attempt<P> of(Game<P> game, Chronicle.Choice from, boolean whole, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Table nature = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
    World<P> world = new Imagination<>(game, from.known()).world(nature);
    return new Attempt<>(game, from, whole, world, world, List.of(), List.of());
  }

  /** The rules of the match. */
  public Game<P> game() {
    return game;
  }

  /** The choice that is made again, as it was made in the match. */
  public Chronicle.Choice from() {
    return from;
  }

  /** The seat that tries. */
  public Seat seat() {
    return from.seat();
  }

  /** The imagined match before the first choice. */
  public World<P> start() {
    return start;
  }

  /** The imagined match as it stands. */
  public World<P> now() {
    return now;
  }

  /** The notations of what was chosen. */
  public List<String> choices() {
    return choices;
  }

  /** What the seat was told of these choices. */
  public List<Event> events() {
    return events;
  }

  /** The question to answer next; null if the try is over. */
  public Question question() {
    return over() ? null : now.question(seat()).orElseThrow();
  }

  /** Whether there is nothing left to choose. */
  public boolean over() {
    if (choices.isEmpty()) return false;
    boolean later = now.turn().number() != start.turn().number();
    return !whole || later || now.question(seat()).isEmpty();
  }

  /** The try after one more choice; null if the question does not offer it, or it is over. */
  public Attempt<P> choose(String notation) {
    if (over()) return null;
    List<Choice> offered = question().choices();
    for (int i = 0; i < offered.size(); i++) {
      if (!offered.get(i).notation().equals(notation)) continue;
      World<P> next = now.answer(seat(), i);
      List<String> made = new ArrayList<>(choices);
      made.add(notation);
      List<Event> told = new ArrayList<>(events);
      told.addAll(next.news(Viewer.of(seat())));
      return new Attempt<>(game, from, whole, start, next, made, told);
    }
    return null;
  }
}
