package arenhold.rules.cli;

import arenhold.engine.EngineFault;
import arenhold.rules.Game;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * {@code ladder}: lets computer players play against each other and says how much stronger one is.
 * In every round the same deals are played from every side; the results go to a file, from which a
 * ladder that was broken off goes on.
 *
 * @param <P> the game's position
 */
final class Ladder<P> {

  private static final int MOST_THREADS = 64;
  private static final double CHANCE_OF_ERROR = 0.05;

  /** The matches of one round: the places of the entrants in each, and what they took. */
  private record Round(long number, List<List<Integer>> places, List<LadderTable.Effort> efforts) {}

  /** The bounds of a sequential test: the scores that are told apart. */
  private record Test(double low, double high) {

    /** Reads {@code ELO,ELO}. */
    static Test parse(String text) {
      if (text == null) return null;
      String[] bounds = text.split(",");
      try {
        double low = Double.parseDouble(bounds[0]);
        double high = Double.parseDouble(bounds[1]);
        if (bounds.length == 2 && low < high) {
          return new Test(LadderScore.expected(low), LadderScore.expected(high));
        }
      } catch (NumberFormatException | ArrayIndexOutOfBoundsException none) {
        // Reported below.
      }
      throw Wrong.usage("--sprt needs two differences in Elo, like 0,15, not " + Excerpt.of(text));
    }

    /** What is decided: 1 for the high score, -1 for the low one, 0 for nothing yet. */
    int decides(LadderScore score) {
      double bound = Math.log((1 - CHANCE_OF_ERROR) / CHANCE_OF_ERROR);
      double ratio = score.ratio(low, high);
      return ratio >= bound ? 1 : ratio <= -bound ? -1 : 0;
    }
  }

  private final Game<P> game;
  private final SetupDraw setups;

  /** The set-up of all rounds, but for an option that is drawn for each. */
  private final Setup setup;

  private final List<LadderTable.Entrant> entrants;
  private final long seed;

  /** The side of each seat: sides are numbered by their first seats. */
  private final int[] sides;

  private final int sideCount;
  private final Map<Long, Round> rounds = new TreeMap<>();

  private Ladder(Game<P> game, SetupDraw setups, List<LadderTable.Entrant> entrants, long seed) {
    this.game = game;
    this.setups = setups;
    this.setup = setups.given();
    this.entrants = entrants;
    this.seed = seed;
    P start = game.start(setup);
    sides = new int[setup.size()];
    int count = 0;
    for (int seat = 0; seat < sides.length; seat++) {
      int first =
          game.side(start, Seat.of(seat)).stream().mapToInt(Seat::index).min().orElseThrow();
      sides[seat] = first < seat ? sides[first] : count++;
    }
    sideCount = count;
    boolean fits = entrants.size() == 2 || entrants.size() == sideCount;
    if (!fits) throw Wrong.usage("name two players, or one for each of " + sideCount + " sides");
    for (LadderTable.Entrant each : entrants) {
      if (each.info().plays().test(setup)) continue;
      throw Wrong.usage(each.info().name() + " does not play " + setup.form() + " like this");
    }
  }

  static int run(Arguments arguments, PrintStream out) {
    try (EnginePool engines = new EnginePool()) {
      return run(arguments, engines, out);
    }
  }

  private static int run(Arguments arguments, EnginePool engines, PrintStream out) {
    Game<?> game = arguments.game();
    SetupDraw setups = SetupDraw.of(arguments, game);
    long budget = arguments.number("budget", 10_000, 0, Long.MAX_VALUE);
    long milliseconds = arguments.number("time", 10_000, 1, 3_600_000);
    List<LadderTable.Entrant> entrants =
        Arrays.stream(arguments.text("players", "greedy,random").split(","))
            .map(
                each ->
                    each.startsWith(EnginePool.PREFIX)
                        ? new LadderTable.Entrant(engines.info(each, milliseconds), budget)
                        : LadderTable.Entrant.parse(each, budget))
            .toList();
    long seed = arguments.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
    long count = arguments.number("count", 100, 1, Integer.MAX_VALUE);
    int threads = (int) arguments.number("threads", 1, 1, MOST_THREADS);
    Test test = Test.parse(arguments.text("sprt", null));
    String file = arguments.text("file", null);
    arguments.done(false);
    Ladder<?> ladder = new Ladder<>(game, setups, entrants, seed);
    if (test != null && ladder.sideCount > 2) throw Wrong.usage("--sprt needs two sides");
    return ladder.played(count, threads, test, file == null ? null : Arguments.path(file), out);
  }

  /** Plays the rounds that are missing, until enough are played or the test has decided. */
  private int played(long count, int threads, Test test, Path file, PrintStream out) {
    begin(file);
    long most = (count + sideCount - 1) / sideCount;
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      var done = new ExecutorCompletionService<Round>(pool);
      long next = 0;
      int running = 0;
      while (true) {
        while (running < threads && next < most && decided(test) == 0) {
          long number = next++;
          if (rounds.containsKey(number)) continue;
          done.submit(() -> round(number));
          running++;
        }
        if (running == 0) break;
        Round round = done.take().get();
        running--;
        rounds.put(round.number(), round);
        write(file, line(round));
        out.println(
            rounds.size() + " rounds: " + entrants.getFirst().text() + " " + score(0).text());
        out.flush();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof EngineFault fault) throw Wrong.failed(fault.text());
      throw new IllegalStateException("a match failed: " + failed.getCause(), failed.getCause());
    } finally {
      pool.shutdownNow();
    }
    report(test, out);
    return Main.FINE;
  }

  /** A round: every entrant plays every side once. */
  private Round round(long number) {
    List<List<Integer>> places = new ArrayList<>();
    List<LadderTable.Effort> efforts = new ArrayList<>();
    for (int i = 0; i < entrants.size(); i++) efforts.add(new LadderTable.Effort());
    for (int turn = 0; turn < sideCount; turn++) {
      List<LadderTable.Entrant> seats = new ArrayList<>();
      List<LadderTable.Effort> counted = new ArrayList<>();
      for (int side : sides) {
        int entrant = entrant(side, turn);
        seats.add(entrants.get(entrant));
        counted.add(efforts.get(entrant));
      }
      SplittableRandom chance = new SplittableRandom(seed + number);
      Outcome outcome =
          new LadderTable<>(
                  game,
                  setups.of(seed + number),
                  seats,
                  counted,
                  chance::nextInt,
                  seat -> seed + number + seat)
              .play();
      places.add(outcome.places());
    }
    return new Round(number, places, efforts);
  }

  /** Who plays this side: of two players the first plays one side, and the second all others. */
  private int entrant(int side, int turn) {
    int shifted = Math.floorMod(side - turn, sideCount);
    return entrants.size() == sideCount ? shifted : Math.min(shifted, 1);
  }

  /** The share of the win of one entrant in a round, as the mean over its matches. */
  private double share(Round round, int entrant) {
    double sum = 0;
    for (int turn = 0; turn < sideCount; turn++) {
      List<Integer> places = round.places().get(turn);
      boolean[] first = new boolean[sideCount];
      for (int seat = 0; seat < sides.length; seat++) first[sides[seat]] |= places.get(seat) == 1;
      int firsts = 0;
      int own = 0;
      for (int side = 0; side < sideCount; side++) {
        if (!first[side]) continue;
        firsts++;
        if (entrant(side, turn) == entrant) own++;
      }
      sum += (double) own / firsts;
    }
    return sum / sideCount;
  }

  /** The scores of one entrant in the rounds up to the first that is missing. */
  private LadderScore score(int entrant) {
    LadderScore score = new LadderScore();
    for (double each : shares(entrant)) score.add(each);
    return score;
  }

  private List<Double> shares(int entrant) {
    List<Double> shares = new ArrayList<>();
    for (long i = 0; rounds.containsKey(i); i++) shares.add(share(rounds.get(i), entrant));
    return shares;
  }

  /** The share of wins of the first side. */
  private double firstSide() {
    double sum = 0;
    int matches = 0;
    for (Round round : rounds.values()) {
      for (List<Integer> places : round.places()) {
        boolean[] first = new boolean[sideCount];
        for (int seat = 0; seat < sides.length; seat++) first[sides[seat]] |= places.get(seat) == 1;
        int firsts = 0;
        for (boolean each : first) if (each) firsts++;
        if (first[0]) sum += 1.0 / firsts;
        matches++;
      }
    }
    return sum / matches;
  }

  private int decided(Test test) {
    return test == null ? 0 : test.decides(score(0));
  }

  private void report(Test test, PrintStream out) {
    out.printf(
        Locale.ROOT,
        "%s %s, %d sides, seed %d, %d matches%n",
        game.info().key(),
        setup.form(),
        sideCount,
        seed,
        rounds.size() * (long) sideCount);
    for (int i = 0; i < entrants.size(); i++) {
      LadderScore score = score(i);
      String elo = sideCount == 2 ? ", " + score.elo() : "";
      out.println("  " + entrants.get(i).text() + ": " + score.text() + elo);
      LadderTable.Effort effort = new LadderTable.Effort();
      for (Round round : rounds.values()) {
        if (!round.efforts().isEmpty()) effort.add(round.efforts().get(i));
      }
      out.println("    here: " + effort.text());
    }
    if (sideCount == 2) out.println("  pairs from lost to won: " + LadderScore.counts(shares(0)));
    out.printf(Locale.ROOT, "  the first side won %.1f %%%n", 100 * firstSide());
    if (test == null) return;
    String result =
        switch (decided(test)) {
          case 1 -> "the higher difference is accepted";
          case -1 -> "the lower difference is accepted";
          default -> "not decided";
        };
    double ratio = score(0).ratio(test.low(), test.high());
    out.printf(Locale.ROOT, "  sequential test: %s (%.2f)%n", result, ratio);
  }

  // The file of results

  /** The first line of the file: what is played. */
  private String header() {
    Map<String, Object> header = new LinkedHashMap<>();
    header.put("game", game.info().key());
    header.put("version", game.info().version());
    header.put("form", setup.form());
    if (setups.draws()) header.put("drawn", setups.drawn().key());
    header.put("seats", setup.seats().stream().map(TreeMap::new).toList());
    header.put("table", new TreeMap<>(setup.table()));
    header.put("players", entrants.stream().map(LadderTable.Entrant::text).toList());
    header.put("seed", String.valueOf(seed));
    return Json.write(header);
  }

  private static String line(Round round) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("round", (int) round.number());
    line.put("places", round.places());
    return Json.write(line);
  }

  /** Reads what was played before, or begins the file. */
  private void begin(Path file) {
    if (file == null) return;
    if (!Files.exists(file)) {
      write(file, header());
      return;
    }
    List<String> lines = Arguments.read(file).lines().toList();
    if (lines.isEmpty() || !lines.getFirst().equals(header())) {
      throw Wrong.usage("another ladder is in " + file);
    }
    for (String line : lines.subList(1, lines.size())) {
      Round round = read(line);
      boolean last = round == null && line.equals(lines.getLast());
      if (last) cut(file, lines.subList(0, lines.size() - 1));
      else if (round == null) throw Wrong.usage("no round of a ladder: " + Excerpt.of(line));
      else rounds.put(round.number(), round);
    }
  }

  /** The round in a line of the file, or null if it is not one. */
  private Round read(String line) {
    try {
      Map<String, Object> round = Json.parseObject(line);
      List<List<Integer>> places = new ArrayList<>();
      for (Object each : Json.list(round.get("places"))) {
        places.add(Json.list(each).stream().map(Json::integer).toList());
      }
      boolean whole =
          places.size() == sideCount
              && places.stream().allMatch(each -> each.size() == sides.length);
      return whole ? new Round(Json.integer(round.get("round")), places, List.of()) : null;
    } catch (IllegalArgumentException | NullPointerException wrong) {
      return null;
    }
  }

  /** Drops a line that was only written in part when a ladder was broken off. */
  private static void cut(Path file, List<String> whole) {
    try {
      Files.writeString(file, String.join("\n", whole) + "\n");
    } catch (IOException unwritable) {
      throw Wrong.usage("this file cannot be written: " + file);
    }
  }

  private static void write(Path file, String line) {
    if (file == null) return;
    try {
      Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException unwritable) {
      throw Wrong.usage("this file cannot be written: " + file);
    }
  }
}
