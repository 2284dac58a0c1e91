package arenhold.rules;

import arenhold.rules.Step.Applied;
import arenhold.rules.Step.Reason;
import arenhold.rules.Step.Rejected;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A running match as an immutable value: the last checkpoint, the answers since, the suspended
 * position they lead to, and the questions open there. Every change yields a new match.
 *
 * <p>Here are its state and how choices are played; {@link Commands} has what players may say
 * besides, {@link AutomaticAnswers} the answers nobody gives, {@link Sight} what viewers may know.
 * Still a long file: it is everything that callers may ask of a match, with the contract of each.
 *
 * @param <P> the game's position
 */
public final class Match<P> {

  /** The longest chain of earlier matches kept for take-back. */
  private static final int MOST_TAKE_BACKS = 512;

  final Game<P> game;
  final Setup setup;
  private final P checkpoint;
  private final Answers answers;
  final P working;
  private final List<Asked> open;
  private final int togetherFrom;
  private final List<Event> news;

  /** What happened by the newest choice and by commands since, except what was taken back. */
  final List<Event> since;

  /** The match that a take-back leads to, or null. */
  final Match<P> before;

  private final int depth;

  /** Who made the newest choice; null if nobody did. */
  private final Seat newest;

  final Agreements agreements;
  final Departures departures;
  final Orders orders;

  /** Whether nothing was answered or told since the checkpoint. */
  private final boolean atCheckpoint;

  private final Outcome outcome;

  /** How often each seat played which card, by choices that stand. */
  private final List<Map<String, Integer>> cards;

  private final int choices;

  /** After a choice, or after departures that were settled. */
  private Match(
      Match<P> from,
      P checkpoint,
      Answers answers,
      P working,
      Rerun run,
      Departures departures,
      Outcome outcome,
      Match<P> before,
      Seat newest) {
    this.game = from.game;
    this.setup = from.setup;
    this.checkpoint = checkpoint;
    this.answers = answers;
    this.working = working;
    this.open = run.open();
    this.togetherFrom = run.togetherFrom();
    this.news = run.news();
    this.since = news;
    this.before = before;
    this.depth = before == null ? 0 : before.depth + 1;
    this.newest = newest;
    this.agreements = outcome != null ? Agreements.NONE : from.agreementsAfter(newest);
    this.departures = departures;
    this.orders = from.orders;
    this.atCheckpoint = answers.count() == 0 && !run.toldInUnit();
    this.outcome = outcome;
    this.cards = counted(from.cards, news);
    this.choices = from.choices + (newest == null || newest == Seat.NATURE ? 0 : 1);
  }

  /** At a checkpoint, before anything is asked. */
  private Match(Game<P> game, Setup setup, P position, Departures departures) {
    this.game = game;
    this.setup = setup;
    this.checkpoint = position;
    this.answers = Answers.NONE;
    this.working = position;
    this.open = List.of();
    this.togetherFrom = -1;
    this.news = List.of();
    this.since = news;
    this.before = null;
    this.depth = 0;
    this.newest = null;
    this.agreements = Agreements.NONE;
    this.departures = departures;
    this.orders = Orders.NONE;
    this.atCheckpoint = true;
    this.outcome = null;
    this.cards = Collections.nCopies(setup.size(), Map.of());
    this.choices = 0;
  }

  /** After something other than a choice; see {@link #with}. */
  private Match(
      Match<P> from,
      List<Event> told,
      Agreements agreements,
      Departures departures,
      Orders orders,
      Outcome outcome) {
    this.game = from.game;
    this.setup = from.setup;
    this.checkpoint = from.checkpoint;
    this.answers = from.answers;
    this.working = from.working;
    this.open = outcome == null ? from.open : List.of();
    this.togetherFrom = from.togetherFrom;
    this.news = told;
    boolean undone = !told.isEmpty() && told.getFirst() instanceof MatchEvent.Undone;
    this.since = undone ? from.since : and(from.since, told);
    boolean stands = outcome == null && departures == from.departures;
    this.before = stands ? from.before : null;
    this.depth = from.depth;
    this.newest = from.newest;
    this.agreements = agreements;
    this.departures = departures;
    this.orders = orders;
    this.atCheckpoint = from.atCheckpoint;
    this.outcome = outcome;
    this.cards = from.cards;
    this.choices = from.choices;
  }

  /**
   * This match after something other than a choice.
   *
   * @param told what everybody is told of it; none for orders
   * @param ended how the match ends by it, or null
   */
  Match<P> with(
      List<Event> told, Agreements agreed, Departures departed, Orders given, Outcome ended) {
    return new Match<>(this, told, agreed, departed, given, ended);
  }

  private static List<Event> and(List<Event> events, List<Event> others) {
    if (others.isEmpty()) return events;
    List<Event> more = new ArrayList<>(events);
    more.addAll(others);
    return Collections.unmodifiableList(more);
  }

  private Agreements agreementsAfter(Seat newest) {
    if (agreements == Agreements.NONE) return agreements;
    boolean player = newest != null && newest != Seat.NATURE;
    return agreements.after(player ? game.side(working, newest) : List.of());
  }

  private static List<Map<String, Integer>> counted(
      List<Map<String, Integer>> before, List<Event> news) {
    List<Map<String, Integer>> cards = before;
    for (Event event : news) {
      Event.Played played = event.played();
      if (played == null) continue;
      if (cards == before) cards = new ArrayList<>(before);
      Map<String, Integer> more = new TreeMap<>(cards.get(played.seat()));
      more.merge(played.card(), 1, Integer::sum);
      cards.set(played.seat(), Collections.unmodifiableMap(more));
    }
    return cards;
  }

  // Beginning

  /**
   * A new match, played up to its first question.
   *
   * @throws IllegalArgumentException if the set-up cannot be played
   */
  public static <P> Match<P> start(Game<P> game, Setup setup) {
    Setup.Problem problem = game.problem(setup);
    if (problem != null) throw new IllegalArgumentException("set-up refused: " + problem.code());
    return from(game, setup, game.start(setup));
  }

  /** A match that goes on from {@code position}, a checkpoint that nobody else will change. */
  public static <P> Match<P> from(Game<P> game, Setup setup, P position) {
    return resumed(game, setup, position, Departures.NONE, Answers.NONE);
  }

  /** A match that goes on from {@code checkpoint}, after these answers given since. */
  static <P> Match<P> resumed(
      Game<P> game, Setup setup, P checkpoint, Departures departures, Answers answers) {
    Match<P> start = new Match<>(game, setup, checkpoint, departures);
    return start.run(checkpoint, new Rerun(answers), answers, null, null);
  }

  // Playing

  /** Plays on from the checkpoint with these answers until a question is open or the match over. */
  private Match<P> run(P from, Rerun table, Answers given, Match<P> back, Seat answering) {
    Answers left = given;
    Departures going = departures;
    P position = game.copy(from);
    try {
      while (true) {
        boolean goesOn = table.playUnit(game, position);
        left = Answers.NONE;
        from = position;
        Outcome end = null;
        if (going.pending()) {
          Departures.Settled settled = going.settle(game, from);
          going = settled.departures();
          end = settled.outcome();
        }
        if (end == null && !goesOn) end = game.outcome(from);
        if (end != null)
          return new Match<>(this, from, left, from, table, going, end, null, answering);
        position = game.copy(from);
      }
    } catch (Suspend suspended) {
      boolean keep = back != null && !table.barrier() && back.depth < MOST_TAKE_BACKS;
      Match<P> kept = keep ? back : null;
      return new Match<>(this, from, left, position, table, going, null, kept, answering);
    }
  }

  /**
   * This match after these seats left: at a checkpoint they are retired at once; else the rules are
   * told, who may be playing something that ends with it ({@link Table#untilOneLeaves}).
   */
  Match<P> after(List<Seat> leaving) {
    if (atCheckpoint) return settled();
    Answers more = answers.andLeft(leaving);
    Rerun table = Rerun.afterLeaving(more, leaving);
    table.tellFirst(news);
    return run(checkpoint, table, more, null, null);
  }

  /** This match; where it stands at a checkpoint, with its departures settled at once. */
  Match<P> settled() {
    if (!atCheckpoint || !departures.pending()) return this;
    P from = game.copy(checkpoint);
    Departures.Settled settled = departures.settle(game, from);
    Rerun table = new Rerun(Answers.NONE);
    news.forEach(table::tell);
    Match<P> there =
        new Match<>(
            this,
            from,
            Answers.NONE,
            from,
            table,
            settled.departures(),
            settled.outcome(),
            null,
            null);
    return there.isOver() ? there : there.run(from, table, Answers.NONE, null, null);
  }

  /**
   * Answers the open question of {@code seat} with the choice at {@code index} of its list.
   *
   * @throws IllegalArgumentException if the seat is not asked or has no such choice
   */
  public Match<P> answer(Seat seat, int index) {
    Asked asked = asked(seat);
    if (asked == null || index < 0 || index >= asked.codes().length) {
      throw new IllegalArgumentException("seat " + seat + " has no choice " + index);
    }
    int code = asked.codes()[index];
    // What was decided before a seat went out is not taken back after it.
    boolean keeps = seat != Seat.NATURE && !departures.pending() && !endsWithClock(asked, code);
    Answers more = answers.and(seat, code);
    return run(checkpoint, new Rerun(more), more, keeps ? this : null, seat);
  }

  /**
   * Whether an answer takes effect only when a public clock ends: it can be changed until then, and
   * taking it back would start that clock again.
   */
  private boolean endsWithClock(Asked asked, int code) {
    return !asked.offer()
        && asked.seat() != Seat.NATURE
        && game.patience(working, asked) instanceof Patience.Public clock
        && (!clock.acts() || code == game.fallback(working, asked));
  }

  /**
   * After an answer that nobody gave.
   *
   * @param first what is told before what it leads to, if the question's own time was up; else null
   */
  Match<P> answered(Seat seat, int code, Event first) {
    Answers more = first == null ? answers.and(seat, code) : answers.andUnchosen(seat, code);
    Rerun table = new Rerun(more);
    if (first != null) table.tellFirst(List.of(first));
    return run(checkpoint, table, more, null, null);
  }

  /** Answers the open question of {@code seat} with the choice written {@code notation}. */
  public Step<P> choose(Seat seat, String notation) {
    if (isOver()) return new Rejected<>(Reason.OVER);
    Asked asked = asked(seat);
    if (asked == null || departures.gone(seat)) return new Rejected<>(Reason.NOT_ASKED);
    int[] offered = asked.codes();
    for (int i = 0; i < offered.length; i++) {
      if (game.notation(working, asked, offered[i]).equals(notation)) {
        return new Applied<>(answer(seat, i));
      }
    }
    return new Rejected<>(Reason.NOT_OFFERED);
  }

  /**
   * Answers the open question of {@code seat} as {@link Game#fallback} says, because nobody else
   * does. Such an answer cannot be taken back, nor can anything before it. {@link #fallbackEntry}
   * is how it is logged. Everybody is told if the question's own time was up; nothing is told if a
   * public clock ended, which it does for all, or if the seat has gone.
   */
  public Step<P> fallback(Seat seat) {
    return new AutomaticAnswers<>(this).fallback(seat);
  }

  /**
   * How a log writes {@link #fallback}: the choice, marked as {@link Entry#fallback} says.
   *
   * @throws IllegalArgumentException if the seat is not asked
   */
  public Entry fallbackEntry(Seat seat) {
    return new AutomaticAnswers<>(this).entry(seat);
  }

  /**
   * The entry that is due before anything else: a seat that has gone is asked, and the game's
   * fallback answers. Null if there is none. The driver of a match applies and stores it.
   */
  public Entry due() {
    return new AutomaticAnswers<>(this).due();
  }

  /** Gives a standing command. */
  public Step<P> command(Seat seat, Command command) {
    return new Commands<>(this).give(seat, command);
  }

  /** Whether {@code seat} may give this command now. */
  public boolean can(Seat seat, Command command) {
    return command(seat, command) instanceof Applied;
  }

  /**
   * Whether {@code seat} may take back now: the newest choice is its own, nothing was revealed
   * since, and the table allows it.
   */
  public boolean canTakeBack(Seat seat) {
    return !isOver()
        && before != null
        && newest == seat
        && game.allows(working, Command.TAKE_BACK, seat);
  }

  /**
   * Gives a standing order, or withdraws it, as {@link Game#problem(Object, Seat, Order)} allows.
   * Changes only what {@link #ordered} and {@link #orders} say for this seat, and tells nobody
   * anything.
   */
  public Step<P> order(Seat seat, Order order) {
    if (isOver()) return new Rejected<>(Reason.OVER);
    if (problem(seat, order) != null) return new Rejected<>(Reason.NOT_ALLOWED);
    return new Applied<>(with(List.of(), agreements, departures, orders.with(seat, order), null));
  }

  /**
   * Why {@code seat} may not give this order now, as a code; null if it may. {@code seat}: it has
   * no part in the match; {@code many}: it has given too many; others are the game's.
   */
  public String problem(Seat seat, Order order) {
    if (seat == Seat.NATURE || seat.index() >= setup.size() || gone(seat)) return "seat";
    if (!orders.hasRoomFor(seat, order)) return "many";
    return game.problem(working, seat, order);
  }

  /**
   * How the orders of {@code seat} answer its open question: the notation of a choice, {@link
   * Order#HOLD}, or null if it is to be asked. The driver of a match answers so in its place.
   */
  public String ordered(Seat seat) {
    return new AutomaticAnswers<>(this).ordered(seat);
  }

  /** Applies a line of a log: a choice, a fallback, an order or a command. */
  public Step<P> apply(Entry entry) {
    if (Order.isOne(entry.notation())) {
      Order order = Order.parse(entry.notation());
      return order == null ? new Rejected<>(Reason.NOT_ALLOWED) : order(entry.seat(), order);
    }
    if (entry.byFallback()) {
      boolean another = asked(entry.seat()) != null && !fallbackEntry(entry.seat()).equals(entry);
      return another ? new Rejected<>(Reason.NOT_OFFERED) : fallback(entry.seat());
    }
    Command command = Command.parse(entry.notation());
    return command == null
        ? choose(entry.seat(), entry.notation())
        : command(entry.seat(), command);
  }

  /** The code of the choice in {@code asked} that a line of the log names. */
  int code(Asked asked, Entry entry) {
    if (entry.byFallback()) return game.fallback(working, asked);
    for (int code : asked.codes()) {
      if (game.notation(working, asked, code).equals(entry.notation())) return code;
    }
    throw new IllegalArgumentException("not offered: " + entry.text());
  }

  // State

  public Game<P> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  /** The position to look at: suspended in the middle of a unit unless the match is over. */
  public P position() {
    return working;
  }

  /** The position at the last checkpoint. Never change it. */
  public P checkpoint() {
    return checkpoint;
  }

  /** Whether nothing was answered or told since the checkpoint. */
  boolean atCheckpoint() {
    return atCheckpoint;
  }

  /** How many answers have been given since the last checkpoint. */
  public int answersSince() {
    return answers.count();
  }

  /**
   * How many answers had been given since the last checkpoint when the seats that are asked now
   * began to decide something {@link Table#together}; -1 if they do not.
   */
  int togetherFrom() {
    return togetherFrom;
  }

  /** Which turn it is. */
  public Turn turn() {
    return game.turn(working);
  }

  /** The seats that win and lose together with {@code seat}, itself included. */
  public List<Seat> sideOf(Seat seat) {
    return game.side(working, seat);
  }

  /** The seats that have agreed to stop since the last choice. */
  public List<Seat> agreedToStop() {
    return Agreements.seats(agreements.stopping());
  }

  /**
   * The seats that want to resign while others of their side have not said so. A choice or
   * take-back by anybody of that side withdraws it.
   */
  public List<Seat> wantingToResign() {
    return Agreements.seats(agreements.resigning());
  }

  /** The seats that have gone while the others play on, in the order in which they went. */
  public List<Departure> departures() {
    return departures.all();
  }

  /** Whether {@code seat} has gone and was not taken over. */
  public boolean gone(Seat seat) {
    return departures.gone(seat);
  }

  /** Whether the others would play on if {@code seat}, which has not gone, went now. */
  public boolean playsOnWithout(Seat seat) {
    return new Commands<>(this).othersPlayOn(List.of(seat));
  }

  /** The standing orders of {@code seat}, in the order in which they were given. */
  public List<Order> orders(Seat seat) {
    return orders.of(seat);
  }

  /** How often each seat has played which card, in seat order, by choices not taken back. */
  public List<Map<String, Integer>> cards() {
    return Collections.unmodifiableList(cards);
  }

  /** How many choices players have made that were not taken back. */
  public int choices() {
    return choices;
  }

  /** What each seat plays with, as {@link Game#dealt} says it. */
  public List<Map<String, String>> dealt() {
    return game.dealt(setup, working);
  }

  public boolean isOver() {
    return outcome != null;
  }

  /** How the match ended, if it has. */
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(outcome);
  }

  // Questions

  /** The open questions as the rules ask them; empty exactly when the match is over. */
  public List<Asked> open() {
    return open;
  }

  /** The seat's open question as the rules ask it, or null. A seat has one at the most. */
  public Asked asked(Seat seat) {
    for (int i = 0; i < open.size(); i++) if (open.get(i).seat() == seat) return open.get(i);
    return null;
  }

  /** The seat's open question, if it has one. */
  public Optional<Question> question(Seat seat) {
    return Optional.ofNullable(asked(seat)).map(this::question);
  }

  private Question question(Asked asked) {
    List<Choice> listed = new ArrayList<>(asked.codes().length);
    for (int code : asked.codes()) listed.add(game.choice(working, asked, code));
    String fallback = game.notation(working, asked, game.fallback(working, asked));
    return new Question(
        asked.seat(),
        asked.prompt().key(),
        game.context(working, asked),
        List.copyOf(listed),
        fallback,
        asked.offer());
  }

  /** How long the open question of {@code seat} waits besides the match clock. */
  public Patience patience(Seat seat) {
    Asked asked = asked(seat);
    boolean waited = asked != null && seat != Seat.NATURE && !asked.offer();
    return waited ? game.patience(working, asked) : Patience.NONE;
  }

  // What viewers may know

  /** What {@code viewer} may know about who is asked what, except Nature. */
  public List<Waiting> waiting(Viewer viewer) {
    return new Sight<>(this, viewer).waiting();
  }

  /** What happened by the newest choice or command, in order. */
  public List<Event> news() {
    return news;
  }

  /** What {@code viewer} may know of {@link #news}. */
  public List<Event> news(Viewer viewer) {
    return new Sight<>(this, viewer).news();
  }

  /**
   * What {@code viewer} may know of what each seat chose before the match, in seat order: others'
   * secrets only once the game has shown them.
   */
  public List<Map<String, String>> chosen(Viewer viewer) {
    return new Sight<>(this, viewer).chosen();
  }

  /** The set-up as {@code viewer} may know it; see {@link #chosen}. */
  Setup setup(Viewer viewer) {
    return new Sight<>(this, viewer).setup();
  }

  /** What {@code viewer} may know of the position. */
  public View view(Viewer viewer) {
    return game.view(working, viewer);
  }
}
