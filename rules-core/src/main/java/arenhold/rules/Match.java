package arenhold.rules;

import arenhold.rules.Step.Applied;
import arenhold.rules.Step.Reason;
import arenhold.rules.Step.Rejected;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A running match as an immutable value: the last checkpoint, the answers since, the suspended
 * position they lead to, and the questions open there. Every change yields a new match.
 *
 * <p>Here is what callers may ask of it, with the contract of each, which makes the file long.
 * {@link Course} plays on, {@link Commands} has what players may say besides their choices, {@link
 * AutomaticAnswers} the answers nobody gives, {@link Sight} what viewers may know.
 *
 * @param <P> the game's position
 */
public final class Match<P> {

  final Game<P> game;
  final Setup setup;
  private final Stand<P> stand;
  private final List<Event> news;

  /** What happened by the newest choice and by commands since, except what was taken back. */
  final List<Event> since;

  /** The match that a take-back leads to, or null. */
  final Match<P> before;

  /** How many matches a chain of take-backs would lead through. */
  private final int depth;

  /** Who made the newest choice; null if nobody did. */
  private final Seat newest;

  final Agreements agreements;
  final Departures departures;
  final Orders orders;
  private final Tally tally;
  private final Outcome outcome;

  private Match(
      Game<P> game,
      Setup setup,
      Stand<P> stand,
      List<Event> news,
      List<Event> since,
      Match<P> before,
      int depth,
      Seat newest,
      Agreements agreements,
      Departures departures,
      Orders orders,
      Tally tally,
      Outcome outcome) {
    this.game = game;
    this.setup = setup;
    this.stand = stand;
    this.news = news;
    this.since = since;
    this.before = before;
    this.depth = depth;
    this.newest = newest;
    this.agreements = agreements;
    this.departures = departures;
    this.orders = orders;
    this.tally = tally;
    this.outcome = outcome;
  }

  /**
   * This match after a choice, or after departures that were settled.
   *
   * @param told what happened by it
   * @param ended how the match ended, or null
   * @param back the match that a take-back leads to, or null
   * @param by who chose; null if nobody did
   */
  Match<P> at(
      Stand<P> there,
      List<Event> told,
      Departures departed,
      Outcome ended,
      Match<P> back,
      Seat by) {
    return new Match<>(
        game,
        setup,
        there,
        told,
        told,
        back,
        back == null ? 0 : back.depth + 1,
        by,
        ended != null ? Agreements.NONE : agreementsAfter(by),
        departed,
        orders,
        tally.and(by, told),
        ended);
  }

  /**
   * This match after something other than a choice.
   *
   * @param told what everybody is told of it; none for orders
   * @param ended how the match ends by it, or null
   */
  Match<P> with(
      List<Event> told, Agreements agreed, Departures departed, Orders given, Outcome ended) {
    boolean undone = !told.isEmpty() && told.getFirst() instanceof MatchEvent.Undone;
    boolean stands = ended == null && departed == departures;
    return new Match<>(
        game,
        setup,
        ended == null ? stand : stand.closed(),
        told,
        undone ? since : and(since, told),
        stands ? before : null,
        depth,
        newest,
        agreed,
        departed,
        given,
        tally,
        ended);
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
    return agreements.after(player ? game.side(position(), newest) : List.of());
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
    Match<P> start =
        new Match<>(
            game,
            setup,
            Stand.at(checkpoint),
            List.of(),
            List.of(),
            null,
            0,
            null,
            Agreements.NONE,
            departures,
            Orders.NONE,
            Tally.none(setup.size()),
            null);
    return new Course<>(start).resumed(answers);
  }

  // Playing

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
    return new Course<>(this).answered(seat, asked.codes()[index]);
  }

  /** Answers the open question of {@code seat} with the choice written {@code notation}. */
  public Step<P> choose(Seat seat, String notation) {
    if (isOver()) return new Rejected<>(Reason.OVER);
    Asked asked = asked(seat);
    if (asked == null || departures.gone(seat)) return new Rejected<>(Reason.NOT_ASKED);
    int[] offered = asked.codes();
    for (int i = 0; i < offered.length; i++) {
      if (game.notation(position(), asked, offered[i]).equals(notation)) {
        return new Applied<>(answer(seat, i));
      }
    }
    return new Rejected<>(Reason.NOT_OFFERED);
  }

  /**
   * Why the open question of {@code seat} does not offer this choice, as {@link Game#whyNot} says;
   * null without such a question.
   */
  public String whyNot(Seat seat, String notation) {
    Asked asked = asked(seat);
    return asked == null ? null : game.whyNot(position(), asked, notation);
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
        && game.allows(position(), Command.TAKE_BACK, seat);
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
    return game.problem(position(), seat, order);
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
    if (entry.byFallback()) return game.fallback(position(), asked);
    for (int code : asked.codes()) {
      if (game.notation(position(), asked, code).equals(entry.notation())) return code;
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
    return stand.working();
  }

  /** The position at the last checkpoint. Never change it. */
  public P checkpoint() {
    return stand.checkpoint();
  }

  /** Whether nothing was answered or told since the checkpoint. */
  boolean atCheckpoint() {
    return stand.atCheckpoint();
  }

  /** The answers since the last checkpoint. */
  Answers answers() {
    return stand.answers();
  }

  /** How many matches a chain of take-backs leads through. */
  int depth() {
    return depth;
  }

  /** How many answers have been given since the last checkpoint. */
  public int answersSince() {
    return stand.answers().count();
  }

  /**
   * How many answers had been given since the last checkpoint when the seats that are asked now
   * began to decide something {@link Table#together}; -1 if they do not.
   */
  int togetherFrom() {
    return stand.togetherFrom();
  }

  /** Which turn it is. */
  public Turn turn() {
    return game.turn(position());
  }

  /** The seats that win and lose together with {@code seat}, itself included. */
  public List<Seat> sideOf(Seat seat) {
    return game.side(position(), seat);
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

  /** The seats that computers play in the place of their players, who were absent. */
  public List<Seat> computers() {
    return departures.computers();
  }

  /** Whether a computer plays {@code seat} in the place of its player. */
  public boolean playedByComputer(Seat seat) {
    return departures.computers().contains(seat);
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
    return Collections.unmodifiableList(tally.cards());
  }

  /** How many choices players have made that were not taken back. */
  public int choices() {
    return tally.choices();
  }

  /** What each seat plays with, as {@link Game#dealt} says it. */
  public List<Map<String, String>> dealt() {
    return game.dealt(setup, position());
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
    return stand.open();
  }

  /** The seat's open question as the rules ask it, or null. A seat has one at the most. */
  public Asked asked(Seat seat) {
    List<Asked> open = stand.open();
    for (int i = 0; i < open.size(); i++) if (open.get(i).seat() == seat) return open.get(i);
    return null;
  }

  /** The seat's open question, if it has one. */
  public Optional<Question> question(Seat seat) {
    return Optional.ofNullable(asked(seat)).map(this::question);
  }

  private Question question(Asked asked) {
    List<Choice> listed = new ArrayList<>(asked.codes().length);
    for (int code : asked.codes()) listed.add(game.choice(position(), asked, code));
    String fallback = game.notation(position(), asked, game.fallback(position(), asked));
    return new Question(
        asked.seat(),
        asked.prompt().key(),
        game.context(position(), asked),
        List.copyOf(listed),
        fallback,
        asked.offer());
  }

  /** How long the open question of {@code seat} waits besides the match clock. */
  public Patience patience(Seat seat) {
    Asked asked = asked(seat);
    boolean waited = asked != null && seat != Seat.NATURE && !asked.offer();
    return waited ? game.patience(position(), asked) : Patience.NONE;
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
    return game.view(position(), viewer);
  }
}
