package arenhold.server.room.state;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Order;
import arenhold.rules.Outcome;
import arenhold.rules.Patience;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.server.clock.Window;
import arenhold.server.clock.Windows;
import arenhold.server.match.LogLine;
import arenhold.server.match.NewMatch;
import arenhold.server.match.Sitting;
import arenhold.server.match.StoredMatch;
import arenhold.server.match.Strike;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A match as its room plays it: an immutable value that also knows its log's length, which messages
 * were carried out, and the numbers of its questions. Answers Nature by the seed, and seats by
 * their standing orders. The file is long because all that appends lines to the log stays together.
 *
 * @param stored what was decided before the first question
 * @param now the match as it stands
 * @param lines how many lines its log has
 * @param orders how many of them are standing orders, which nobody but their seats may count
 * @param chances how many answers Nature has given
 * @param numbers of its questions and moments
 * @param acks the ids of the messages that were carried out
 * @param history every event so far
 * @param sittings the computers that play seats, and what the seats have learned for which
 *     computers may think
 */
public record RunningMatch(
    NewMatch stored,
    Match<?> now,
    int lines,
    int orders,
    int chances,
    Numbering numbers,
    Set<String> acks,
    List<Event> history,
    Sittings sittings) {

  /** What a choice or command leads to. */
  public sealed interface Try {
    /** It was legal: the match after it, what must be stored, and what happened. */
    record Done(RunningMatch next, List<LogLine> lines, List<Event> events) implements Try {

      /** This, to which what an engine did wrong has led; or nothing wrong if null. */
      public Done struck(Strike strike) {
        if (strike == null) return this;
        return new Done(next.struck(List.of(strike)), lines, events);
      }
    }

    /** It was refused. */
    record Refused(Step.Reason reason) implements Try {}

    /** It was a choice that is not offered, for this reason as the game says it, or null. */
    record NotOffered(String problem) implements Try {}

    /** It was an order that the game does not take, for this reason. */
    record NoOrder(String problem) implements Try {}
  }

  /**
   * Lines after which nothing is taken back. Only taking back makes a log so long, and a log that
   * goes on growing stops its room: a player about to lose must not be able to cause that.
   */
  private static final int MOST_LINES_TO_TAKE_BACK = 20_000;

  /** How many lines of a log may be orders. */
  private static final int MOST_ORDERS = 5_000;

  /** How many answers in a row may be given by orders before that counts as running away. */
  private static final int MOST_ORDERED = 1_000;

  /**
   * A new match, played up to the first question of a player.
   *
   * @param first the number with which its questions begin
   * @param computers those that play seats
   * @param thinking the seats for which computers may think
   */
  public static Try.Done start(
      Game<?> game, NewMatch stored, long first, List<Sitting> computers, List<Seat> thinking) {
    RunningMatch match = fresh(game, stored, first, computers, thinking);
    List<LogLine> lines = new ArrayList<>();
    List<Event> events = new ArrayList<>(match.now.news());
    RunningMatch next = match.byItself(lines, events);
    StepCheck.tellable(next.now, events);
    return new Try.Done(next.remember(events), lines, events);
  }

  private static RunningMatch fresh(
      Game<?> game, NewMatch stored, long first, List<Sitting> computers, Collection<Seat> seats) {
    Match<?> now = Match.start(game, stored.setup());
    Numbering numbers = Numbering.fresh(stored.setup().size(), first);
    Sittings sittings = Sittings.of(now, computers, seats);
    return new RunningMatch(stored, now, 0, 0, 0, numbers, Set.of(), List.of(), sittings);
  }

  /**
   * The match as its log tells it, by the version of the rules that it began under.
   *
   * @param newest the game
   * @param first the number with which its questions begin
   * @param thinking the seats for which computers may think; those of all computers that are stored
   *     come on top
   * @throws IllegalStateException if the log cannot be replayed, naming the line, or belongs to a
   *     version of the rules that is not here
   */
  public static RunningMatch replay(
      Game<?> newest, StoredMatch stored, long first, List<Seat> thinking) {
    int version = stored.match().rulesVersion();
    Game<?> game = newest.at(version);
    if (game == null) {
      throw new IllegalStateException("rules of version " + version + " are not here");
    }
    Set<Seat> seats = new LinkedHashSet<>(thinking);
    stored.computers().forEach(one -> seats.add(Seat.of(one.seat())));
    RunningMatch match = fresh(game, stored.match(), first, stored.computers(), seats);
    List<Event> events = new ArrayList<>(match.now.news());
    Set<String> acks = new HashSet<>();
    for (LogLine line : stored.lines()) {
      if (line.seq() != match.lines)
        throw new IllegalStateException("line missing: " + match.lines);
      if (!(match.now.apply(line.entry()) instanceof Step.Applied<?> applied)) {
        throw new IllegalStateException("line " + line.seq() + " is not legal");
      }
      match = match.after(line.entry(), applied.match());
      events.addAll(match.now.news());
      if (line.ack() != null) acks.add(line.ack());
    }
    StepCheck.tellable(match.now, events);
    return match.with(acks).remember(events).struck(stored.strikes());
  }

  /** With what engines have done wrong. */
  private RunningMatch struck(List<Strike> strikes) {
    Sittings struck = sittings.struck(strikes);
    return new RunningMatch(stored, now, lines, orders, chances, numbers, acks, history, struck);
  }

  /** For each seat the number of its question, see {@link Numbering}. */
  public List<Long> asked() {
    return numbers.asked();
  }

  /** The number for which commands are given now, see {@link Numbering}. */
  public long moment() {
    return numbers.moment();
  }

  /** How many lines of the log everybody may count. */
  public int linesShown() {
    return lines - orders;
  }

  /**
   * The seats that are waited for, as everybody can see: whose turn it is and whose time runs. A
   * seat that only holds an optional offer is not among them.
   */
  public List<Integer> askedSeats() {
    return now.waiting(Viewer.SPECTATOR).stream()
        .map(waiting -> waiting.seat().index())
        .distinct()
        .toList();
  }

  /** Those of {@link #askedSeats} whose own players are waited for. */
  public List<Integer> askedPlayers() {
    return askedSeats().stream().filter(seat -> !now.playedByComputer(Seat.of(seat))).toList();
  }

  /**
   * From what a computer on {@code seat} draws where several choices are as good: known to nobody
   * before the end, and fixed by the commitment of the deal.
   */
  public long seed(Seat seat) {
    return stored.seedOf(seat);
  }

  /** Lets {@code seat} answer its question. */
  public Try choose(Seat seat, String notation, String ack) {
    Step<?> step = now.choose(seat, notation);
    if (step instanceof Step.Rejected<?>(Step.Reason why) && why == Step.Reason.NOT_OFFERED) {
      return new Try.NotOffered(now.whyNot(seat, notation));
    }
    return apply(new Entry(seat, notation), ack, step);
  }

  /**
   * Whether the player of {@code seat}, which is out or played by a computer because they were gone
   * for a while, may play it again. Players who resigned have decided, and those who ran out of
   * time have none left.
   */
  public boolean comesBack(Seat seat) {
    if (now.playedByComputer(seat)) return now.can(seat, Command.TAKE_OVER);
    return now.can(seat, Command.TAKE_OVER)
        && now.departures().stream()
            .anyMatch(out -> out.seat() == seat && out.reason().equals(Outcome.LEFT));
  }

  /** Whether {@code seat} has been advised on its open question. */
  public boolean hinted(Seat seat) {
    return numbers.hinted().contains(seat.index());
  }

  /** Whether {@code seat} may take back its newest choice now. */
  public boolean canTakeBack(Seat seat) {
    return lines < MOST_LINES_TO_TAKE_BACK && now.canTakeBack(seat);
  }

  /** Lets {@code seat} give a command. */
  public Try command(Seat seat, Command command, String ack) {
    if (command == Command.TAKE_OVER && !comesBack(seat)) {
      return new Try.Refused(Step.Reason.NOT_ALLOWED);
    }
    if (command == Command.TAKE_BACK && now.canTakeBack(seat) && !canTakeBack(seat)) {
      return new Try.Refused(Step.Reason.NO_RETURN);
    }
    return apply(new Entry(seat, command.notation()), ack, now.command(seat, command));
  }

  /** Takes a standing order of {@code seat}, or withdraws one. */
  public Try order(Seat seat, Order order, String ack) {
    if (now.isOver()) return new Try.Refused(Step.Reason.OVER);
    String problem = orders < MOST_ORDERS ? now.problem(seat, order) : "many";
    if (problem != null) return new Try.NoOrder(problem);
    return apply(order.by(seat), ack, now.order(seat, order));
  }

  private Try apply(Entry entry, String ack, Step<?> step) {
    if (step instanceof Step.Rejected<?> rejected) return new Try.Refused(rejected.reason());
    List<LogLine> more = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    RunningMatch next = line(entry, ack, ((Step.Applied<?>) step).match(), more, events);
    return next.ordered(more, events).done(more, events);
  }

  /**
   * Answers the questions whose time is up: as they were answered before it was, or by the
   * fallback.
   */
  public Try timeUp(List<Window> over) {
    List<LogLine> more = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    RunningMatch next = this;
    for (Entry entry; (entry = next.due(over)) != null; ) {
      if (!(next.now.apply(entry) instanceof Step.Applied<?> applied)) {
        throw new IllegalStateException("what was offered is refused: " + entry.text());
      }
      next = next.line(entry, null, applied.match(), more, events);
      StepCheck.bounded(more.size());
    }
    return next.ordered(more, events).done(more, events);
  }

  /** The next answer now that the time of these is up, or null if there is none. */
  private Entry due(List<Window> over) {
    for (Windows.Question question : questions()) {
      for (Window window : over) {
        if (!window.isOf(question)) continue;
        Seat seat = Seat.of(question.seat());
        String noted = window.notedFor(question);
        return noted == null ? now.fallbackEntry(seat) : new Entry(seat, noted);
      }
    }
    return null;
  }

  /** Every question that is waited for, with its time. */
  public List<Windows.Question> questions() {
    return askedSeats().stream()
        .map(seat -> new Windows.Question(seat, asked().get(seat), now.patience(Seat.of(seat))))
        .toList();
  }

  /** One line later, and after what Nature answers to it. */
  private RunningMatch line(
      Entry entry, String ack, Match<?> then, List<LogLine> more, List<Event> events) {
    more.add(new LogLine(lines, entry, ack));
    events.addAll(then.news());
    return after(entry, then).byItself(more, events);
  }

  /** After what standing orders answer at once. */
  private RunningMatch ordered(List<LogLine> more, List<Event> events) {
    RunningMatch match = this;
    Entry entry;
    for (int i = 0; (entry = match.orderedNow()) != null; i++) {
      if (i == MOST_ORDERED) throw new IllegalStateException("orders answer without end");
      if (!(match.now.apply(entry) instanceof Step.Applied<?> applied)) {
        throw new IllegalStateException("what was offered is refused: " + entry.text());
      }
      match = match.line(entry, null, applied.match(), more, events);
    }
    return match;
  }

  private Entry orderedNow() {
    for (int i = 0; i < stored.setup().size(); i++) {
      Seat seat = Seat.of(i);
      String answer = ordered(seat);
      if (answer == null || answer.equals(Order.HOLD)) continue;
      boolean waits =
          switch (now.patience(seat)) {
            case Patience.Own own -> own.least() > 0;
            case Patience.Public clock -> !clock.acts() || isFallback(seat, answer);
          };
      if (!waits) return new Entry(seat, answer);
    }
    return null;
  }

  /**
   * What the orders of {@code seat} answer to its open question, as {@link Match#ordered} says;
   * null where it has taken back its answer, and decides by hand.
   */
  public String ordered(Seat seat) {
    return numbers.byHand().contains(seat.index()) ? null : now.ordered(seat);
  }

  /** Whether this is what the game's fallback answers to the open question of {@code seat}. */
  public boolean isFallback(Seat seat, String choice) {
    return now.fallbackEntry(seat).equals(Entry.fallback(seat, choice));
  }

  private Try.Done done(List<LogLine> more, List<Event> events) {
    RunningMatch next = this;
    StepCheck.bounded(next.lines);
    StepCheck.bounded(next.now);
    StepCheck.tellable(next.now, events);
    List<String> news = more.stream().map(LogLine::ack).filter(Objects::nonNull).toList();
    if (!news.isEmpty()) {
      Set<String> known = new HashSet<>(acks);
      known.addAll(news);
      next = next.with(known);
    }
    return new Try.Done(next.remember(events), more, events);
  }

  /** Appends what comes by itself: answers of chance, and fallbacks for seats that have gone. */
  private RunningMatch byItself(List<LogLine> more, List<Event> events) {
    RunningMatch match = this;
    while (true) {
      Entry entry = match.now.due();
      if (entry == null) entry = match.chance();
      if (entry == null) return match;
      more.add(new LogLine(match.lines, entry, null));
      match = match.after(entry, applied(match.now, entry));
      events.addAll(match.now.news());
    }
  }

  private static <P> Match<P> applied(Match<P> match, Entry entry) {
    if (match.apply(entry) instanceof Step.Applied<P> applied) return applied.match();
    throw new IllegalStateException("refused by its own rules: " + entry.text());
  }

  /** What chance answers by the seed, or null if it is not asked. */
  private Entry chance() {
    Asked open = now.asked(Seat.NATURE);
    if (open == null) return null;
    int index = stored.deal().index(chances, open.codes().length);
    return new Entry(Seat.NATURE, notation(now, open, index));
  }

  private static <P> String notation(Match<P> match, Asked open, int index) {
    return match.game().notation(match.position(), open, open.codes()[index]);
  }

  /** One line later. */
  private RunningMatch after(Entry entry, Match<?> next) {
    if (entry.isOrder()) {
      Numbering same = numbers.ordered(entry.seat());
      return new RunningMatch(
          stored, next, lines + 1, orders + 1, chances, same, acks, history, sittings);
    }
    boolean chance = entry.seat() == Seat.NATURE && Command.parse(entry.notation()) == null;
    int natures = chance ? chances + 1 : chances;
    Numbering then = numbers.after(entry, now, next, linesShown());
    Sittings learned = sittings.after(now, entry, next);
    return new RunningMatch(stored, next, lines + 1, orders, natures, then, acks, history, learned);
  }

  /** The seats that have not gone while the others play on: what needs consent needs theirs. */
  public List<Integer> present() {
    return IntStream.range(0, stored.setup().size())
        .filter(seat -> !now.gone(Seat.of(seat)))
        .boxed()
        .toList();
  }

  /** For each seat the first of those that win and lose together with it. */
  public List<Integer> sides() {
    return IntStream.range(0, stored.setup().size())
        .mapToObj(seat -> now.sideOf(Seat.of(seat)))
        .map(side -> side.stream().mapToInt(Seat::index).min().orElseThrow())
        .toList();
  }

  /** The first number that no question of this match has. */
  public long numbersEnd() {
    return numbers.first() + linesShown() + 1;
  }

  private RunningMatch with(Set<String> known) {
    return new RunningMatch(stored, now, lines, orders, chances, numbers, known, history, sittings);
  }

  private RunningMatch remember(List<Event> events) {
    List<Event> all = new ArrayList<>(history);
    all.addAll(events);
    return new RunningMatch(stored, now, lines, orders, chances, numbers, acks, all, sittings);
  }
}
