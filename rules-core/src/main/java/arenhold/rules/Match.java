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
  private final P working;
  private final List<Asked> open;
  private final List<Event> news;

  /** What happened by the newest choice and by commands since, that were not taken back. */
  private final List<Event> since;

  private final Match<P> before;
  private final int depth;
  private final Seat newest;
  private final int agreed;

  /** The seats that want to resign while others of their side do not yet, one bit each. */
  private final int resigning;

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
      boolean over,
      Match<P> before,
      Seat newest) {
    this.game = from.game;
    this.setup = from.setup;
    this.checkpoint = checkpoint;
    this.seats = seats;
    this.codes = codes;
    this.working = working;
    this.open = run.open();
    this.news = run.news();
    this.since = news;
    this.before = before;
    this.depth = before == null ? 0 : before.depth + 1;
    this.newest = newest;
    this.agreed = 0;
    this.resigning = over || from.resigning == 0 ? 0 : from.resigning & ~from.side(newest);
    this.outcome = over ? from.game.outcome(working) : null;
    this.cards = counted(from.cards, news);
    this.choices = from.choices + (newest == null || newest == Seat.NATURE ? 0 : 1);
  }

  private Match(Game<P> game, Setup setup, P position) {
    this.game = game;
    this.setup = setup;
    this.checkpoint = position;
    this.seats = NO_SEATS;
    this.codes = NO_CODES;
    this.working = position;
    this.open = List.of();
    this.news = List.of();
    this.since = news;
    this.before = null;
    this.depth = 0;
    this.newest = null;
    this.agreed = 0;
    this.resigning = 0;
    this.outcome = null;
    this.cards = Collections.nCopies(setup.size(), Map.of());
    this.choices = 0;
  }

  /** A copy of {@code from} in which something else than a choice changed. */
  private Match(Match<P> from, Event told, int agreed, int resigning, Outcome outcome) {
    this.game = from.game;
    this.setup = from.setup;
    this.checkpoint = from.checkpoint;
    this.seats = from.seats;
    this.codes = from.codes;
    this.working = from.working;
    this.open = outcome == null ? from.open : List.of();
    this.news = List.of(told);
    this.since = told instanceof MatchEvent.Undone ? from.since : and(from.since, told);
    this.before = outcome == null ? from.before : null;
    this.depth = from.depth;
    this.newest = from.newest;
    this.agreed = agreed;
    this.resigning = resigning;
    this.outcome = outcome;
    this.cards = from.cards;
    this.choices = from.choices;
  }

  private static List<Event> and(List<Event> events, Event one) {
    List<Event> more = new ArrayList<>(events);
    more.add(one);
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
    String problem = game.problem(setup);
    if (problem != null) throw new IllegalArgumentException("set-up refused: " + problem);
    return from(game, setup, game.start(setup));
  }

  /** A match that goes on from {@code position}, a checkpoint that nobody else will change. */
  public static <P> Match<P> from(Game<P> game, Setup setup, P position) {
    Match<P> start = new Match<>(game, setup, position);
    return start.run(NO_SEATS, NO_CODES, null, null);
  }

  /** Plays on from the checkpoint with these answers until a question is open or the match over. */
  private Match<P> run(Seat[] seats, int[] codes, Match<P> before, Seat newest) {
    Rerun table = new Rerun(seats, codes, codes.length);
    P from = checkpoint;
    P position = game.copy(from);
    Seat[] since = seats;
    int[] sinceCodes = codes;
    try {
      while (true) {
        boolean goesOn = table.playUnit(game, position);
        since = NO_SEATS;
        sinceCodes = NO_CODES;
        from = position;
        if (!goesOn)
          return new Match<>(this, from, since, sinceCodes, from, table, true, null, newest);
        position = game.copy(from);
      }
    } catch (Suspend suspended) {
      boolean keep = before != null && !table.barrier() && before.depth < MOST_TAKE_BACKS;
      Match<P> back = keep ? before : null;
      return new Match<>(this, from, since, sinceCodes, position, table, false, back, newest);
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
    int count = codes.length;
    Seat[] moreSeats = new Seat[count + 1];
    int[] moreCodes = new int[count + 1];
    System.arraycopy(seats, 0, moreSeats, 0, count);
    System.arraycopy(codes, 0, moreCodes, 0, count);
    moreSeats[count] = seat;
    moreCodes[count] = asked.codes()[index];
    return run(moreSeats, moreCodes, seat == Seat.NATURE ? null : this, seat);
  }

  /** Answers the open question of {@code seat} with the choice written {@code notation}. */
  public Step<P> choose(Seat seat, String notation) {
    if (isOver()) return new Rejected<>(Reason.OVER);
    Asked asked = asked(seat);
    if (asked == null) return new Rejected<>(Reason.NOT_ASKED);
    int[] offered = asked.codes();
    for (int i = 0; i < offered.length; i++) {
      if (game.notation(working, asked, offered[i]).equals(notation)) {
        return new Applied<>(answer(seat, i));
      }
    }
    return new Rejected<>(Reason.NOT_OFFERED);
  }

  /** Gives a standing command. */
  public Step<P> command(Seat seat, Command command) {
    if (isOver()) return new Rejected<>(Reason.OVER);
    boolean nature = seat == Seat.NATURE;
    if (nature != (command == Command.ABANDON) || !nature && seat.index() >= setup.size()) {
      return new Rejected<>(Reason.NOT_ALLOWED);
    }
    return switch (command) {
      case RESIGN, STOP, TAKE_BACK -> ownCommand(seat, command);
      case FLAG, LEAVE ->
          asked(seat) == null
              ? new Rejected<>(Reason.NOT_ALLOWED)
              : new Applied<>(lost(seat, command == Command.FLAG));
      case ABANDON -> new Applied<>(abandoned());
    };
  }

  private Match<P> lost(Seat seat, boolean byTime) {
    String reason = byTime ? Outcome.TIME : Outcome.LEFT;
    Event event =
        byTime ? new MatchEvent.FlagFell(seat.index()) : new MatchEvent.Left(seat.index());
    return ended(game.lost(working, seat, reason, setup.size()), event);
  }

  private Match<P> abandoned() {
    List<Integer> shared = Collections.nCopies(setup.size(), 1);
    return ended(new Outcome(shared, Outcome.ABANDONED, List.of()), new MatchEvent.Abandoned());
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
      case TAKE_BACK ->
          canTakeBack(seat) ? new Applied<>(takenBack(seat)) : new Rejected<>(Reason.NO_RETURN);
      default -> new Rejected<>(Reason.NOT_ALLOWED);
    };
  }

  /** Applies a line of a log: a choice or a command. */
  public Step<P> apply(Entry entry) {
    Command command = Command.parse(entry.notation());
    return command == null
        ? choose(entry.seat(), entry.notation())
        : command(entry.seat(), command);
  }

  private Match<P> ended(Outcome how, Event event) {
    return new Match<>(this, event, 0, 0, how);
  }

  private Match<P> takenBack(Seat seat) {
    Event undone = new MatchEvent.Undone(seat.index(), since);
    return new Match<>(before, undone, 0, resigning & ~side(seat), null);
  }

  private Match<P> resign(Seat seat) {
    int all = resigning | bit(seat);
    if ((side(seat) & ~all) == 0) {
      return ended(
          game.outcome(working, Command.RESIGN, seat), new MatchEvent.Resigned(seat.index()));
    }
    return new Match<>(this, new MatchEvent.WantsToResign(seat.index()), agreed, all, null);
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

  private Match<P> agree(Seat seat) {
    int all = agreed | bit(seat);
    Event event = new MatchEvent.AgreedToStop(seat.index());
    if (all == (1 << setup.size()) - 1) {
      return ended(game.outcome(working, Command.STOP, seat), event);
    }
    return new Match<>(this, event, all, resigning, null);
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
