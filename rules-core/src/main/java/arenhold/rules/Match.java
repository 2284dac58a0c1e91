package arenhold.rules;

import arenhold.rules.Step.Applied;
import arenhold.rules.Step.Reason;
import arenhold.rules.Step.Rejected;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A running match as an immutable value: the last checkpoint, the answers since, the suspended
 * position they lead to, and the questions that are open there. Every change gives a new match; the
 * old one stays as it was.
 *
 * <p>Somewhat long, so that every way in which a match can go on is read in one place.
 *
 * @param <P> the game's position
 */
public final class Match<P> {

  /** How many earlier matches are kept for take-back at the most. */
  private static final int MOST_TAKE_BACKS = 512;

  private static final Seat[] NO_SEATS = new Seat[0];
  private static final int[] NO_CODES = new int[0];

  private final Game<P> game;
  private final Setup setup;
  private final P checkpoint;
  private final Seat[] seats;
  private final int[] codes;

  /** Which of these answers nobody gave ({@link Table#unchosen}); null for none. Never changed. */
  private final BitSet unchosen;

  private final P working;
  private final List<Asked> open;
  private final int togetherFrom;
  private final List<Event> news;

  /** What happened by the newest choice and by commands since, that were not taken back. */
  private final List<Event> since;

  private final Match<P> before;
  private final int depth;
  private final Seat newest;
  private final int agreed;

  /** The seats that want to resign while others of their side do not yet, one bit each. */
  private final int resigning;

  private final Departures departures;

  private final Orders orders;

  /** Whether nothing was answered or told since the checkpoint. */
  private final boolean atCheckpoint;

  private final Outcome outcome;

  /** How often each seat played which card, by choices that stand. */
  private final List<Map<String, Integer>> cards;

  private final int choices;

  private Match(
      Match<P> from,
      P checkpoint,
      Seat[] seats,
      int[] codes,
      P working,
      Rerun run,
      Departures departures,
      Outcome outcome,
      Match<P> before,
      Seat newest) {
    this.game = from.game;
    this.setup = from.setup;
    this.checkpoint = checkpoint;
    this.seats = seats;
    this.codes = codes;
    this.unchosen = codes.length == 0 ? null : run.marks();
    this.working = working;
    this.open = run.open();
    this.togetherFrom = run.togetherFrom();
    this.news = run.news();
    this.since = news;
    this.before = before;
    this.depth = before == null ? 0 : before.depth + 1;
    this.newest = newest;
    this.agreed = 0;
    this.resigning = outcome != null ? 0 : from.resigning & ~from.sideIfAnyResigns(newest);
    this.departures = departures;
    this.orders = from.orders;
    this.atCheckpoint = codes.length == 0 && !run.toldInUnit();
    this.outcome = outcome;
    this.cards = counted(from.cards, news);
    this.choices = from.choices + (newest == null || newest == Seat.NATURE ? 0 : 1);
  }

  private Match(Game<P> game, Setup setup, P position, Departures departures) {
    this.game = game;
    this.setup = setup;
    this.checkpoint = position;
    this.seats = NO_SEATS;
    this.codes = NO_CODES;
    this.unchosen = null;
    this.working = position;
    this.open = List.of();
    this.togetherFrom = -1;
    this.news = List.of();
    this.since = news;
    this.before = null;
    this.depth = 0;
    this.newest = null;
    this.agreed = 0;
    this.resigning = 0;
    this.departures = departures;
    this.orders = Orders.NONE;
    this.atCheckpoint = true;
    this.outcome = null;
    this.cards = Collections.nCopies(setup.size(), Map.of());
    this.choices = 0;
  }

  /**
   * A copy of {@code from} in which something else than a choice changed.
   *
   * @param told what everybody is told of it; none for orders
   */
  private Match(
      Match<P> from,
      List<Event> told,
      int agreed,
      int resigning,
      Departures departures,
      Orders orders,
      Outcome outcome) {
    this.game = from.game;
    this.setup = from.setup;
    this.checkpoint = from.checkpoint;
    this.seats = from.seats;
    this.codes = from.codes;
    this.unchosen = from.unchosen;
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
    this.agreed = agreed;
    this.resigning = resigning;
    this.departures = departures;
    this.orders = orders;
    this.atCheckpoint = from.atCheckpoint;
    this.outcome = outcome;
    this.cards = from.cards;
    this.choices = from.choices;
  }

  /**
   * As {@link #Match(Match, List, int, int, Departures, Orders, Outcome)}, with the same orders.
   */
  private Match(
      Match<P> from,
      Event told,
      int agreed,
      int resigning,
      Departures departures,
      Outcome outcome) {
    this(from, List.of(told), agreed, resigning, departures, from.orders, outcome);
  }

  private static List<Event> and(List<Event> events, List<Event> others) {
    if (others.isEmpty()) return events;
    List<Event> more = new ArrayList<>(events);
    more.addAll(others);
    return Collections.unmodifiableList(more);
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
    Match<P> start = new Match<>(game, setup, position, Departures.NONE);
    return start.run(
        position, new Rerun(NO_SEATS, NO_CODES, 0, null), NO_SEATS, NO_CODES, null, null);
  }

  /**
   * A match that goes on from {@code checkpoint}, after these answers given since.
   *
   * @param unchosen which of them nobody gave; null for none
   */
  static <P> Match<P> resumed(
      Game<P> game,
      Setup setup,
      P checkpoint,
      Departures departures,
      Seat[] seats,
      int[] codes,
      BitSet unchosen) {
    Match<P> start = new Match<>(game, setup, checkpoint, departures);
    Rerun table = new Rerun(seats, codes, codes.length, unchosen);
    return start.run(checkpoint, table, seats, codes, null, null);
  }

  /** Plays on from the checkpoint with these answers until a question is open or the match over. */
  private Match<P> run(
      P from, Rerun table, Seat[] seats, int[] codes, Match<P> before, Seat newest) {
    Seat[] since = seats;
    int[] sinceCodes = codes;
    Departures left = departures;
    P position = game.copy(from);
    try {
      while (true) {
        boolean goesOn = table.playUnit(game, position);
        since = NO_SEATS;
        sinceCodes = NO_CODES;
        from = position;
        Outcome end = null;
        if (left.pending()) {
          Departures.Settled settled = left.settle(game, from);
          left = settled.departures();
          end = settled.outcome();
        }
        if (end == null && !goesOn) end = game.outcome(from);
        if (end != null)
          return new Match<>(this, from, since, sinceCodes, from, table, left, end, null, newest);
        position = game.copy(from);
      }
    } catch (Suspend suspended) {
      boolean keep = before != null && !table.barrier() && before.depth < MOST_TAKE_BACKS;
      Match<P> back = keep ? before : null;
      return new Match<>(this, from, since, sinceCodes, position, table, left, null, back, newest);
    }
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
    // What somebody decided before a seat went out is not taken back after it.
    boolean keeps = seat != Seat.NATURE && !departures.pending();
    return answer(seat, asked.codes()[index], keeps ? this : null, seat);
  }

  /**
   * @param newest who gave it, or null if nobody did
   */
  private Match<P> answer(Seat seat, int code, Match<P> before, Seat newest) {
    return answer(seat, code, null, before, newest);
  }

  /**
   * @param first what is told before what the answer leads to, if it is one that nobody gave and
   *     whose time was up; null for others
   * @param newest who gave it, or null if nobody did
   */
  private Match<P> answer(Seat seat, int code, Event first, Match<P> before, Seat newest) {
    int count = codes.length;
    Seat[] moreSeats = new Seat[count + 1];
    int[] moreCodes = new int[count + 1];
    System.arraycopy(seats, 0, moreSeats, 0, count);
    System.arraycopy(codes, 0, moreCodes, 0, count);
    moreSeats[count] = seat;
    moreCodes[count] = code;
    Rerun table =
        first == null
            ? new Rerun(moreSeats, moreCodes, count + 1, unchosen)
            : new Rerun(moreSeats, moreCodes, count + 1, withOneMore(unchosen, count), first);
    return run(checkpoint, table, moreSeats, moreCodes, before, newest);
  }

  private static BitSet withOneMore(BitSet marks, int index) {
    BitSet more = marks == null ? new BitSet() : (BitSet) marks.clone();
    more.set(index);
    return more;
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
   * does. Such an answer cannot be taken back, and nothing before it. It is written as {@link
   * #fallbackEntry} says. Everybody is told that the question's own time was up; of a public clock,
   * which ends for all, and of a seat that has gone, nothing is told.
   */
  public Step<P> fallback(Seat seat) {
    if (isOver()) return new Rejected<>(Reason.OVER);
    Asked asked = asked(seat);
    if (asked == null || seat == Seat.NATURE) return new Rejected<>(Reason.NOT_ASKED);
    int code = game.fallback(working, asked);
    Event told =
        timesOut(asked)
            ? new MatchEvent.TimeUp(seat.index(), game.choice(working, asked, code))
            : null;
    return new Applied<>(answer(seat, code, told, null, null));
  }

  /** Whether a fallback answers this question because its own time was up. */
  boolean timesOut(Asked asked) {
    return !departures.gone(asked.seat())
        && game.patience(working, asked) instanceof Patience.Own own
        && own.ends();
  }

  /**
   * How a log writes {@link #fallback}: the choice, marked as {@link Entry#fallback} says.
   *
   * @throws IllegalArgumentException if the seat is not asked
   */
  public Entry fallbackEntry(Seat seat) {
    Asked asked = asked(seat);
    if (asked == null) throw new IllegalArgumentException("seat " + seat + " is not asked");
    return Entry.fallback(seat, game.notation(working, asked, game.fallback(working, asked)));
  }

  /**
   * The entry that is due before anything else, by itself: a seat that has gone is asked, and the
   * game's fallback answers. Null if there is none. Whoever drives a match applies and stores it.
   */
  public Entry due() {
    for (Departure each : departures.all()) {
      if (each.stage() != Departure.Stage.GOING) continue;
      Asked asked = asked(each.seat());
      if (asked != null && !asked.offer()) return fallbackEntry(each.seat());
    }
    return null;
  }

  /** Gives a standing command. */
  public Step<P> command(Seat seat, Command command) {
    if (isOver()) return new Rejected<>(Reason.OVER);
    boolean nature = seat == Seat.NATURE;
    if (nature != (command == Command.ABANDON) || !nature && seat.index() >= setup.size()) {
      return new Rejected<>(Reason.NOT_ALLOWED);
    }
    if (departures.gone(seat) != (command == Command.TAKE_OVER)) {
      return new Rejected<>(Reason.NOT_ALLOWED);
    }
    return switch (command) {
      case RESIGN, STOP, TAKE_BACK, TAKE_OVER -> ownCommand(seat, command);
      case FLAG, LEAVE -> {
        Asked asked = asked(seat);
        yield asked == null || asked.offer()
            ? new Rejected<>(Reason.NOT_ALLOWED)
            : new Applied<>(lost(seat, command == Command.FLAG));
      }
      case ABANDON -> new Applied<>(abandoned());
    };
  }

  private Match<P> lost(Seat seat, boolean byTime) {
    String reason = byTime ? Outcome.TIME : Outcome.LEFT;
    Event event =
        byTime ? new MatchEvent.FlagFell(seat.index()) : new MatchEvent.Left(seat.index());
    return othersPlayOn(List.of(seat))
        ? goneOut(List.of(seat), reason, event)
        : ended(game.lost(working, seat, reason, setup.size()), event);
  }

  /**
   * Whether the match goes on, at least to the next checkpoint, when these seats go out too: where
   * others are just going, the game tells there how all of them stand.
   */
  private boolean othersPlayOn(List<Seat> going) {
    if (departures.going()) return true;
    List<Seat> all = new ArrayList<>(departures.gone());
    all.addAll(going);
    return game.playsOnWithout(working, Collections.unmodifiableList(all));
  }

  private Match<P> goneOut(List<Seat> seats, String reason, Event event) {
    int still = resigning;
    List<Event> told = new ArrayList<>(List.of(event));
    for (Seat seat : seats) {
      // Those who are left of a side decide anew.
      for (Seat mate : game.side(working, seat)) still &= ~bit(mate);
      told.add(new MatchEvent.WentOut(seat.index()));
    }
    Departures gone = departures.with(seats, reason);
    return settled(
        new Match<>(this, Collections.unmodifiableList(told), 0, still, gone, orders, null));
  }

  private Match<P> takenOver(Seat seat) {
    Event event = new MatchEvent.TakenOver(seat.index());
    return settled(new Match<>(this, event, agreed, resigning, departures.takenOver(seat), null));
  }

  /** Where {@code changed} stands at a checkpoint, its departures are settled at once. */
  private static <P> Match<P> settled(Match<P> changed) {
    if (!changed.atCheckpoint || !changed.departures.pending()) return changed;
    P from = changed.game.copy(changed.checkpoint);
    Departures.Settled settled = changed.departures.settle(changed.game, from);
    Rerun table = new Rerun(NO_SEATS, NO_CODES, 0, null);
    changed.news.forEach(table::tell);
    Departures left = settled.departures();
    Outcome end = settled.outcome();
    Match<P> there =
        new Match<>(changed, from, NO_SEATS, NO_CODES, from, table, left, end, null, null);
    return end != null ? there : there.run(from, table, NO_SEATS, NO_CODES, null, null);
  }

  /** Those who are still there share the first place. */
  private Match<P> abandoned() {
    List<Seat> gone = departures.gone();
    Set<Set<Seat>> there = new HashSet<>();
    List<Set<Seat>> sides = new ArrayList<>();
    for (int i = 0; i < setup.size(); i++) {
      sides.add(Set.copyOf(game.side(working, Seat.of(i))));
      if (!gone.containsAll(sides.getLast())) there.add(sides.getLast());
    }
    List<Integer> places =
        sides.stream().map(side -> there.contains(side) ? 1 : 1 + there.size()).toList();
    Outcome nobody = new Outcome(places, Outcome.ABANDONED, List.of());
    return ended(nobody, new MatchEvent.Abandoned());
  }

  private Step<P> ownCommand(Seat seat, Command command) {
    if (!game.allows(working, command, seat)) return new Rejected<>(Reason.NOT_ALLOWED);
    return switch (command) {
      case RESIGN ->
          (resigning & bit(seat)) == 0
              ? new Applied<>(resign(seat))
              : new Rejected<>(Reason.NOT_ALLOWED);
      case STOP ->
          (agreed & bit(seat)) == 0
              ? new Applied<>(agree(seat))
              : new Rejected<>(Reason.NOT_ALLOWED);
      case TAKE_OVER -> new Applied<>(takenOver(seat));
      case TAKE_BACK ->
          canTakeBack(seat) ? new Applied<>(takenBack(seat)) : new Rejected<>(Reason.NO_RETURN);
      default -> new Rejected<>(Reason.NOT_ALLOWED);
    };
  }

  /**
   * Gives a standing order, or withdraws it, as {@link Game#problem(Object, Seat, Order)} allows.
   * Changes nothing but what {@link #ordered} and {@link #orders} say for this seat, and tells
   * nobody anything.
   */
  public Step<P> order(Seat seat, Order order) {
    if (isOver()) return new Rejected<>(Reason.OVER);
    if (problem(seat, order) != null) return new Rejected<>(Reason.NOT_ALLOWED);
    Orders all = orders.with(seat, order);
    return new Applied<>(new Match<>(this, List.of(), agreed, resigning, departures, all, null));
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

  /** The standing orders of {@code seat}, in the order in which they were given. */
  public List<Order> orders(Seat seat) {
    return orders.of(seat);
  }

  /**
   * What the orders of {@code seat} answer to its open question: the notation of a choice, {@link
   * Order#HOLD}, or null if it is to be asked. Whoever drives a match answers so in its place.
   */
  public String ordered(Seat seat) {
    Asked asked = asked(seat);
    if (asked == null || orders == Orders.NONE || gone(seat)) return null;
    Order order = orders.about(seat, game.orderNames(working, asked));
    if (order == null) return null;
    for (String answer : order.answers()) {
      if (answer.equals(Order.HOLD)) return answer;
      for (int code : asked.codes()) {
        if (game.notation(working, asked, code).equals(answer)) return answer;
      }
    }
    return null;
  }

  /** How long the open question of {@code seat} waits besides the match clock. */
  public Patience patience(Seat seat) {
    Asked asked = asked(seat);
    boolean waited = asked != null && seat != Seat.NATURE && !asked.offer();
    return waited ? game.patience(working, asked) : Patience.NONE;
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

  private Match<P> ended(Outcome how, Event event) {
    return new Match<>(this, event, 0, 0, departures, how);
  }

  private Match<P> takenBack(Seat seat) {
    Event undone = new MatchEvent.Undone(seat.index(), since);
    int still = resigning & ~side(seat);
    return new Match<>(before, List.of(undone), 0, still, departures, orders, null);
  }

  private Match<P> resign(Seat seat) {
    int all = resigning | bit(seat);
    List<Seat> side = game.side(working, seat).stream().filter(s -> !departures.gone(s)).toList();
    if (side.stream().allMatch(each -> (all & bit(each)) != 0)) {
      Event event = new MatchEvent.Resigned(seat.index());
      return othersPlayOn(side)
          ? goneOut(side, Outcome.RESIGNED, event)
          : ended(game.outcome(working, Command.RESIGN, seat), event);
    }
    Event event = new MatchEvent.WantsToResign(seat.index());
    return new Match<>(this, event, agreed, all, departures, null);
  }

  private static int bit(Seat seat) {
    return 1 << seat.index();
  }

  /** The seats of the side of {@code seat}, one bit each; none for Nature or null. */
  private int side(Seat seat) {
    if (seat == null || seat == Seat.NATURE) return 0;
    int all = 0;
    for (Seat each : game.side(working, seat)) all |= bit(each);
    return all;
  }

  /** As {@link #side} if anybody wants to resign; saves asking the game where nobody does. */
  private int sideIfAnyResigns(Seat seat) {
    return resigning == 0 ? 0 : side(seat);
  }

  private Match<P> agree(Seat seat) {
    int all = agreed | bit(seat);
    Event event = new MatchEvent.AgreedToStop(seat.index());
    int needed = (1 << setup.size()) - 1;
    for (Seat gone : departures.gone()) needed &= ~bit(gone);
    if ((needed & ~all) == 0) {
      return ended(game.outcome(working, Command.STOP, seat), event);
    }
    return new Match<>(this, event, all, resigning, departures, null);
  }

  /**
   * Whether {@code seat} may take back now: the newest choice is its own and nothing was revealed
   * since, and the table allows it.
   */
  public boolean canTakeBack(Seat seat) {
    return !isOver()
        && before != null
        && newest == seat
        && game.allows(working, Command.TAKE_BACK, seat);
  }

  /** The seats that have agreed to stop since the last choice. */
  public List<Seat> agreedToStop() {
    return seats(agreed);
  }

  /**
   * The seats that want to resign while others of their side have not said so. A choice or
   * take-back by anybody of that side withdraws it.
   */
  public List<Seat> wantingToResign() {
    return seats(resigning);
  }

  private List<Seat> seats(int bits) {
    List<Seat> result = new ArrayList<>();
    for (int i = 0; i < setup.size(); i++) if ((bits & 1 << i) != 0) result.add(Seat.of(i));
    return result;
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
    return othersPlayOn(List.of(seat));
  }

  /** Whether {@code seat} may give this command now. */
  public boolean can(Seat seat, Command command) {
    return command(seat, command) instanceof Applied;
  }

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

  /** How many answers have been given since the last checkpoint. */
  public int answersSince() {
    return codes.length;
  }

  /**
   * How many answers had been given since the last checkpoint when the seats that are asked now
   * began to decide something {@link Table#together}; -1 if they do not.
   */
  int togetherFrom() {
    return togetherFrom;
  }

  /** The code of the choice in {@code asked} that a line of the log names. */
  int code(Asked asked, Entry entry) {
    if (entry.byFallback()) return game.fallback(working, asked);
    for (int code : asked.codes()) {
      if (game.notation(working, asked, code).equals(entry.notation())) return code;
    }
    throw new IllegalArgumentException("not offered: " + entry.text());
  }

  /** Whether nothing was answered or told since the checkpoint. */
  boolean atCheckpoint() {
    return atCheckpoint;
  }

  /** Which turn it is. */
  public Turn turn() {
    return game.turn(working);
  }

  /** The seats that win and lose together with {@code seat}, itself included. */
  public List<Seat> sideOf(Seat seat) {
    return game.side(working, seat);
  }

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
    List<Choice> choices = new ArrayList<>(asked.codes().length);
    for (int code : asked.codes()) choices.add(game.choice(working, asked, code));
    String fallback = game.notation(working, asked, game.fallback(working, asked));
    return new Question(
        asked.seat(),
        asked.prompt().key(),
        game.context(working, asked),
        List.copyOf(choices),
        fallback,
        asked.offer());
  }

  /**
   * What {@code viewer} may know about who is asked what. Nature's questions are nobody's concern.
   */
  public List<Waiting> waiting(Viewer viewer) {
    List<Waiting> result = new ArrayList<>();
    for (Asked asked : open) {
      boolean own = viewer.knowsAs(asked.seat());
      if (asked.seat() == Seat.NATURE || asked.offer() && !own) continue;
      boolean known = own || asked.prompt().open();
      result.add(
          new Waiting(
              asked.seat(),
              known ? asked.prompt().key() : null,
              known ? game.context(working, asked).source() : null));
    }
    return result;
  }

  /** What happened by the newest choice or command, in order. */
  public List<Event> news() {
    return news;
  }

  /** What {@code viewer} may know of {@link #news}. */
  public List<Event> news(Viewer viewer) {
    List<Event> seen = new ArrayList<>(news.size());
    for (Event event : news) event.seenBy(viewer).ifPresent(seen::add);
    return seen;
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

  /**
   * What {@code viewer} may know of what each seat chose before the match, in seat order: nothing
   * secret of others that the game has not shown yet.
   */
  public List<Map<String, String>> chosen(Viewer viewer) {
    GameInfo.Form form = game.info().form(setup.form());
    List<Map<String, String>> all = new ArrayList<>();
    for (int i = 0; i < setup.size(); i++) {
      Seat seat = Seat.of(i);
      Map<String, String> known = form.open(setup.seats().get(i));
      for (Option option : form.seatOptions()) {
        String value = setup.seat(seat, option.key(), option.fallback());
        if (!option.secret() || value == null) continue;
        boolean shown = viewer.knowsAs(seat) || game.shows(working, seat, option.key());
        if (shown) known.put(option.key(), value);
      }
      all.add(known);
    }
    return all;
  }

  /**
   * The set-up as {@code viewer} may know it: without the secrets of others, see {@link #chosen}.
   */
  Setup setup(Viewer viewer) {
    GameInfo.Form form = game.info().form(setup.form());
    boolean secrets = form != null && form.seatOptions().stream().anyMatch(Option::secret);
    return secrets ? setup.with(chosen(viewer)) : setup;
  }

  /** What {@code viewer} may know of the position. */
  public View view(Viewer viewer) {
    return game.view(working, viewer);
  }

  public boolean isOver() {
    return outcome != null;
  }

  /** How the match ended, if it has. */
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(outcome);
  }
}
