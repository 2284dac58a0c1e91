package arenhold.rules.cli;

import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Outcome;
import arenhold.rules.Recording;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Json;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * {@code playout --verify}: plays random matches straight through, or lets computers play, replays
 * each one choice by choice, compares the results and prints statistics, for one set-up or for
 * every way to give the seats different values of an option.
 */
final class Proof<P> {

  /** The most failed matches reported. */
  private static final int MOST_TOLD = 5;

  /**
   * Which matches are played.
   *
   * @param players who plays them, seat by seat, by turns if there are fewer; random ones if none
   * @param tastes whether random players prefer one part of every list
   * @param seed the seed of the first match; each has the next one
   * @param count how many matches of each set-up
   * @param threads on how many cores at once
   */
  record Terms(
      List<LadderTable.Entrant> players, boolean tastes, long seed, long count, int threads) {}

  /** A match that was played, and the same once more from its answers. */
  private record Played<P>(P position, int size, Match<P> again) {}

  private final Game<P> game;
  private final Terms terms;

  private Proof(Game<P> game, Terms terms) {
    this.game = game;
    this.terms = terms;
  }

  /**
   * Verifies matches of these set-ups or, unless {@code each} is null, of every variant in which
   * the seats have different values of that option.
   */
  static int run(Game<?> game, SetupDraw drawn, String each, Terms terms, PrintStream out) {
    Proof<?> proof = new Proof<>(game, terms);
    if (drawn.draws() && drawn.drawn().key().equals(each)) {
      throw Wrong.usage("--each and --drawn both give values of " + each);
    }
    List<Setup> setups = each == null ? List.of(drawn.given()) : every(game, drawn.given(), each);
    if (setups.isEmpty()) throw Wrong.usage("there are too few values of " + Excerpt.of(each));
    Tally all = new Tally();
    for (Setup one : setups) {
      Tally tally = proof.played(drawn.in(one));
      if (each != null) out.println(tally.text(named(game, one, each)));
      out.flush();
      all.add(tally);
    }
    for (String wrong : all.wrong) out.println("FAIL " + wrong);
    if (!all.wrong.isEmpty()) return Main.FAILED;
    if (each == null) out.println(all.text("all"));
    out.println(
        all.matches
            + " matches ended and replayed to the same result, "
            + all.answers
            + " answers");
    return Main.FINE;
  }

  /** The seats' values of the option; prepared lists of cards by their keys. */
  private static String named(Game<?> game, Setup setup, String key) {
    Option option = option(game, setup, key);
    List<Option.DeckList.Prepared> prepared =
        option instanceof Option.DeckList deck ? deck.prepared() : List.of();
    List<String> names = new ArrayList<>();
    for (var seat : setup.seats()) {
      String value = seat.get(key);
      String name =
          prepared.stream()
              .filter(one -> one.value().equals(value))
              .map(Option.DeckList.Prepared::key)
              .findFirst()
              .orElse(value);
      names.add(name);
    }
    return String.join(" ", names);
  }

  private static Option option(Game<?> game, Setup setup, String key) {
    return game.info().form(setup.form()).seatOptions().stream()
        .filter(one -> one.key().equals(key))
        .findFirst()
        .orElseThrow(() -> Wrong.usage("seats have no option " + Excerpt.of(key)));
  }

  /** The variants of the set-up in which the seats have different values of the option. */
  private static List<Setup> every(Game<?> game, Setup setup, String option) {
    List<String> values = option(game, setup, option).samples();
    List<Setup> result = new ArrayList<>();
    give(game, setup, option, values, List.of(), result);
    return result;
  }

  private static void give(
      Game<?> game,
      Setup setup,
      String option,
      List<String> values,
      List<String> given,
      List<Setup> into) {
    if (given.size() == setup.size()) {
      List<Map<String, String>> seats = new ArrayList<>();
      for (int i = 0; i < given.size(); i++) {
        Map<String, String> seat = new LinkedHashMap<>(setup.seats().get(i));
        seat.put(option, given.get(i));
        seats.add(seat);
      }
      Setup one = new Setup(setup.game(), setup.form(), seats, setup.table());
      if (game.problem(one) == null) into.add(one);
      return;
    }
    for (String value : values) {
      if (value.equals(Option.RANDOM) || given.contains(value)) continue;
      List<String> more = new ArrayList<>(given);
      more.add(value);
      give(game, setup, option, values, more, into);
    }
  }

  /** Statistics of matches. */
  private static final class Tally {
    private long matches;
    private long answers;
    private long longest;
    private long[] won = {};
    private final Map<String, Long> ends = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();

    private void add(Tally other) {
      matches += other.matches;
      answers += other.answers;
      longest = Math.max(longest, other.longest);
      if (won.length == 0) won = new long[other.won.length];
      for (int i = 0; i < other.won.length; i++) won[i] += other.won[i];
      other.ends.forEach((end, times) -> ends.merge(end, times, Long::sum));
      for (String each : other.wrong) if (wrong.size() < MOST_TOLD) wrong.add(each);
    }

    private void add(int size, Outcome outcome, Object why) {
      matches++;
      answers += size;
      longest = Math.max(longest, size);
      if (won.length == 0) won = new long[outcome.places().size()];
      for (int i = 0; i < won.length; i++) if (outcome.places().get(i) == 1) won[i]++;
      ends.merge(why == null ? outcome.reason() : why.toString(), 1L, Long::sum);
    }

    private String text(String name) {
      StringBuilder text = new StringBuilder(name).append(": ").append(matches);
      text.append(" matches, ").append(answers / Math.max(1, matches)).append(" answers each, ");
      text.append(longest).append(" the longest; first");
      for (long each : won) text.append(' ').append(each);
      text.append("; ended by");
      ends.forEach((end, times) -> text.append(' ').append(end).append(' ').append(times));
      return text.append("; wrong ").append(wrong.size()).toString();
    }
  }

  private Tally played(SetupDraw setups) {
    Tally all = new Tally();
    try (ExecutorService workers = Executors.newFixedThreadPool(terms.threads)) {
      List<Callable<Tally>> parts = new ArrayList<>();
      for (int part = 0; part < terms.threads; part++) {
        int from = part;
        parts.add(() -> played(setups, from));
      }
      for (Future<Tally> part : workers.invokeAll(parts)) all.add(part.get());
    } catch (InterruptedException | ExecutionException broken) {
      if (broken.getCause() instanceof Wrong wrong) throw wrong;
      throw new IllegalStateException(broken);
    }
    return all;
  }

  private Tally played(SetupDraw setups, int from) {
    Tally tally = new Tally();
    for (long i = from; i < terms.count && tally.wrong.size() < MOST_TOLD; i += terms.threads) {
      long seed = terms.seed + i;
      Setup setup = setups.of(seed);
      try {
        Played<P> match =
            terms.players.isEmpty() ? atRandom(setup, seed) : byComputers(setup, seed);
        Map<String, Object> written = game.write(match.position);
        Outcome outcome = game.outcome(match.position);
        boolean same =
            outcome.equals(match.again.outcome().orElse(null))
                && written.equals(game.write(match.again.position()));
        if (!same) throw new IllegalStateException("it ends otherwise");
        tally.add(match.size, outcome, why(written));
      } catch (RuntimeException wrong) {
        tally.wrong.add("the match of seed " + seed + ", " + setup.seats() + ": " + wrong);
      }
    }
    return tally;
  }

  private Played<P> atRandom(Setup setup, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    RandomPlayer player = new RandomPlayer(random, terms.tastes);
    Recording table =
        new Recording(
            (seat, prompt, options) ->
                seat == Seat.NATURE ? random.nextInt(options.size()) : player.pick(options.size()));
    P position = game.start(setup);
    table.play(game, position);
    return new Played<>(position, table.size(), table.replay(game, setup));
  }

  private Played<P> byComputers(Setup setup, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<LadderTable.Entrant> seats = LadderTable.byTurns(terms.players, setup.size());
    List<LadderTable.Effort> efforts = LadderTable.Effort.none(setup.size());
    long[] seeds = random.longs(setup.size()).toArray();
    var table =
        new LadderTable<>(game, setup, seats, efforts, random::nextInt, seat -> seeds[seat]);
    table.play();
    Match<P> again = Match.start(game, setup);
    for (Entry entry : table.log()) again = ((Step.Applied<P>) again.apply(entry)).match();
    return new Played<>(table.match().position(), table.log().size(), again);
  }

  /** What triggered the end, if the game's positions record it. */
  private static Object why(Map<String, Object> written) {
    Object end = written.get("finalRound");
    return end instanceof Map<?, ?> ? Json.object(end).get("why") : null;
  }
}
