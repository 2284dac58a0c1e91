package arenhold.rules.cli;

import arenhold.players.Decision;
import arenhold.players.Player;
import arenhold.players.PlayerInfo;
import arenhold.players.Players;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Unimaginable;
import arenhold.rules.Witness;
import arenhold.rules.notation.Excerpt;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table at which computer players play one match against each other. Each gets what its seat
 * knows, as it does on a server.
 *
 * @param <P> the game's position
 */
final class LadderTable<P> {

  private static final double MILLISECOND = 1e6;

  /**
   * A player of a ladder.
   *
   * @param info the player
   * @param budget the nodes it may use for each question
   */
  record Entrant(PlayerInfo info, long budget) {

    /** Reads {@code NAME} or {@code NAME:BUDGET}. */
    static Entrant parse(String text, long budget) {
      String[] parts = text.split(":", 2);
      PlayerInfo info = Players.named(parts[0]);
      if (info == null) throw Wrong.usage("no such player: " + Excerpt.of(parts[0]));
      if (parts.length == 1) return new Entrant(info, budget);
      try {
        long own = Long.parseLong(parts[1]);
        if (own >= 0) return new Entrant(info, own);
      } catch (NumberFormatException none) {
        // Reported below like a negative number.
      }
      throw Wrong.usage("a budget is a number of nodes, not " + Excerpt.of(parts[1]));
    }

    /** Its name, version and budget, for tables and files. */
    String text() {
      return info.name() + "." + info.version() + ":" + budget;
    }
  }

  /** Who sits on each of so many seats: by turns if there are fewer entrants. */
  static List<Entrant> byTurns(List<Entrant> entrants, int seats) {
    return IntStream.range(0, seats).mapToObj(i -> entrants.get(i % entrants.size())).toList();
  }

  /** What the decisions of one entrant took. */
  static final class Effort {
    private long nodes;

    /** How many questions they could not decide, because no match fitted what was known. */
    private int unimagined;

    private final List<Long> nanos = new ArrayList<>();
    private final List<Long> turns = new ArrayList<>();

    private void add(Decision decision, long took) {
      nodes += decision.nodes();
      nanos.add(took);
    }

    /** Adds those of another match. */
    void add(Effort other) {
      nodes += other.nodes;
      unimagined += other.unimagined;
      nanos.addAll(other.nanos);
      turns.addAll(other.turns);
    }

    /** What a question took, in time of a core. */
    String text() {
      if (nanos.isEmpty()) return "no questions";
      String text =
          String.format(
              Locale.ROOT,
              "%,d questions, %,.0f nodes and %s each; a turn %s",
              nanos.size(),
              (double) nodes / nanos.size(),
              times(nanos),
              times(turns));
      return unimagined == 0 ? text : text + "; undecided " + unimagined + " of them";
    }

    /** None yet, for so many seats. */
    static List<Effort> none(int seats) {
      return Stream.generate(Effort::new).limit(seats).toList();
    }

    private static String times(List<Long> nanos) {
      if (nanos.isEmpty()) return "nothing";
      List<Long> sorted = nanos.stream().sorted().toList();
      double mean = sorted.stream().mapToLong(Long::longValue).average().orElse(0);
      return String.format(
          Locale.ROOT,
          "%.2f ms (median %.2f, 99 %% %.1f)",
          mean / MILLISECOND,
          sorted.get(sorted.size() / 2) / MILLISECOND,
          sorted.get(sorted.size() * 99 / 100) / MILLISECOND);
    }
  }

  /** In place of a choice's index: the game's fallback. */
  private static final int FALLBACK = -2;

  private final List<Entrant> seats;
  private final List<Effort> efforts;
  private final IntUnaryOperator chance;
  private final IntToLongFunction seeds;
  private final List<Entry> log = new ArrayList<>();
  private final List<Player> players = new ArrayList<>();
  private final List<Witness<P>> witnesses = new ArrayList<>();
  private final List<SortedMap<Integer, Long>> cuts = new ArrayList<>();
  private Match<P> match;

  /** The turn in which each seat was asked last, and the time its questions in it took. */
  private final int[] turns;

  private final long[] spent;

  /**
   * A table before the first choice.
   *
   * @param seats who plays each seat
   * @param efforts where to count what their decisions take, in seat order
   * @param chance answers Nature: the index of a choice among so many
   * @param seeds the seed of the player on each seat
   */
  LadderTable(
      Game<P> game,
      Setup setup,
      List<Entrant> seats,
      List<Effort> efforts,
      IntUnaryOperator chance,
      IntToLongFunction seeds) {
    this.seats = seats;
    this.efforts = efforts;
    this.chance = chance;
    this.seeds = seeds;
    match = Match.start(game, setup);
    turns = new int[seats.size()];
    spent = new long[seats.size()];
    for (int i = 0; i < seats.size(); i++) {
      players.add(seats.get(i).info().seated().get());
      witnesses.add(Witness.of(match, Seat.of(i)));
      cuts.add(new TreeMap<>());
    }
  }

  /** Plays to the end. */
  Outcome play() {
    try {
      while (!match.isOver()) step();
      for (int seat = 0; seat < spent.length; seat++) turned(seat, -1);
      return match.outcome().orElseThrow();
    } finally {
      for (Player each : players) {
        if (each instanceof EnginePool.Seated engine) engine.over(match.outcome().orElse(null));
      }
    }
  }

  /** What was chosen so far. */
  List<Entry> log() {
    return log;
  }

  /** Where the match stands. */
  Match<P> match() {
    return match;
  }

  /** What this seat could not decide: 0 by the number of lines of the log that it knew. */
  SortedMap<Integer, Long> cuts(int seat) {
    return cuts.get(seat);
  }

  /** One choice: an offer that is taken, or the first question's. */
  private void step() {
    List<Asked> open = new ArrayList<>(match.open());
    open.sort((one, other) -> Boolean.compare(other.offer(), one.offer()));
    for (Asked asked : open) {
      int index =
          asked.seat() == Seat.NATURE ? chance.applyAsInt(asked.codes().length) : decided(asked);
      if (index == Decision.WAIT && asked.offer()) continue;
      int code =
          index == FALLBACK ? match.game().fallback(match.position(), asked) : asked.codes()[index];
      Entry entry = new Entry(asked.seat(), match.game().notation(match.position(), asked, code));
      log.add(entry);
      Match<P> before = match;
      match = ((Step.Applied<P>) match.apply(entry)).match();
      witnesses.replaceAll(witness -> witness.after(before, entry, match));
      return;
    }
    throw new IllegalStateException("nobody answers");
  }

  /**
   * The index of the choice made. Where a player can imagine no match, the fallback is chosen for
   * them, which counts as a decision cut short before it began.
   */
  private int decided(Asked asked) {
    int seat = asked.seat().index();
    long start = worked();
    Decision decision;
    try {
      decision = thought(asked.seat());
    } catch (Unimaginable none) {
      decision = Decision.of(asked.offer() ? Decision.WAIT : FALLBACK);
      efforts.get(seat).unimagined++;
      // An offer let pass is no choice: nothing of it is written or repeated.
      if (!asked.offer()) cuts.get(seat).put(witnesses.get(seat).knowledge().lines().size(), 0L);
    }
    long took = worked() - start;
    efforts.get(seat).add(decision, took);
    turned(seat, match.game().turn(match.position()).number());
    spent[seat] += took;
    return decision.choice();
  }

  private Decision thought(Seat seat) {
    var question = match.question(seat).orElseThrow();
    var seen = new Seen<>(match.game(), witnesses.get(seat.index()).knowledge(), question);
    Thinking thinking =
        Thinking.of(seats.get(seat.index()).budget(), seeds.applyAsLong(seat.index()));
    return players.get(seat.index()).decide(seen, thinking);
  }

  /** Counts what a turn took, its own or another's, once it is over. */
  private void turned(int seat, int now) {
    if (turns[seat] == now) return;
    if (spent[seat] > 0) efforts.get(seat).turns.add(spent[seat]);
    spent[seat] = 0;
    turns[seat] = now;
  }

  /** The time this thread has had a core for, so that a busy machine does not count. */
  private static long worked() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
