package arenhold.rules.cli;

import arenhold.players.PlayerInfo;
import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.MatchFile;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/** {@code playout}: prints or verifies random matches. */
final class Playouts {

  private static final int MOST_THREADS = 64;

  private Playouts() {}

  static int run(Arguments arguments, PrintStream out) {
    Game<?> game = arguments.game();
    SetupDraw setups = SetupDraw.of(arguments, game);
    long seed = arguments.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
    long count = arguments.number("count", 1, 1, Long.MAX_VALUE);
    boolean positions = arguments.flag("positions");
    boolean questions = arguments.flag("questions");
    boolean verify = arguments.flag("verify");
    String each = arguments.text("each", null);
    boolean tastes = arguments.flag("tastes");
    String players = arguments.text("players", null);
    long budget = arguments.number("budget", 10_000, 0, Long.MAX_VALUE);
    long threads = arguments.number("threads", 1, 1, MOST_THREADS);
    arguments.done(false);
    if (players != null && (positions || questions || tastes)) {
      throw Wrong.usage("--positions, --questions and --tastes are for random matches");
    }
    List<LadderTable.Entrant> entrants =
        players == null
            ? List.of()
            : Arrays.stream(players.split(","))
                .map(name -> LadderTable.Entrant.parse(name, budget))
                .toList();
    if (verify) {
      if (positions || questions) throw Wrong.usage("--verify prints no matches");
      var proof = new Proof.Terms(entrants, tastes, seed, count, (int) threads);
      return Proof.run(game, setups, each, proof, out);
    }
    if (each != null || threads > 1) throw Wrong.usage("--each and --threads need --verify");
    if (!entrants.isEmpty()) {
      for (long i = 0; i < count && !out.checkError(); i++)
        played(game, setups.of(seed + i), entrants, seed + i, out);
      return Main.FINE;
    }
    for (long i = 0; i < count && !out.checkError(); i++)
      play(game, setups.of(seed + i), seed + i, tastes, positions, questions, out);
    return Main.FINE;
  }

  private static <P> void play(
      Game<P> game,
      Setup setup,
      long seed,
      boolean tastes,
      boolean positions,
      boolean questions,
      PrintStream out) {
    SplittableRandom random = new SplittableRandom(seed);
    RandomPlayer player = new RandomPlayer(random, tastes);
    int version = game.info().version();
    // A separate source, so that the players' choices do not depend on the deals.
    SplittableRandom secrets = random.split();
    FairDeal.Mixed mixed = mixed(secrets, setup.size());
    byte[] secret = new byte[32];
    secrets.nextBytes(secret);
    var bound = new FairDeal.Bound(mixed.match(), setup.game(), setup.form(), version);
    FairDeal deal = FairDeal.of(secret, bound, mixed.mixes());
    String header =
        MatchFile.header(setup, version, List.of(), mixed, deal.commitment(), deal.reveal());
    out.print(header);
    List<Entry> entries = new ArrayList<>();
    List<Entry> told = new ArrayList<>();
    Match<P> match = Match.start(game, setup);
    int answers = 0;
    int draws = 0;
    while (!match.isOver()) {
      boolean checkpoint = positions && match.answersSince() == 0;
      if (checkpoint || questions) flush(told, out);
      if (checkpoint) out.println(Questions.checkpoint(match, answers));
      if (questions) out.println(Questions.line(match));
      Asked asked = match.open().get(random.nextInt(match.open().size()));
      int size = asked.codes().length;
      boolean chance = asked.seat() == Seat.NATURE;
      int index = chance ? deal.index(draws++, size) : player.pick(size);
      String notation = game.notation(match.position(), asked, asked.codes()[index]);
      Entry entry = new Entry(asked.seat(), notation);
      entries.add(entry);
      told.add(entry);
      match = match.answer(asked.seat(), index);
      answers++;
    }
    flush(told, out);
    if (positions) out.println(Questions.checkpoint(match, answers));
    out.println(MatchFile.end(header, entries, MatchFile.result(match.outcome().orElseThrow())));
  }

  /** A match of computers. If there are fewer of them than seats, they sit by turns. */
  private static <P> void played(
      Game<P> game, Setup setup, List<LadderTable.Entrant> entrants, long seed, PrintStream out) {
    SplittableRandom secrets = new SplittableRandom(seed).split();
    FairDeal.Mixed mixed = mixed(secrets, setup.size());
    byte[] secret = new byte[32];
    secrets.nextBytes(secret);
    int version = game.info().version();
    var bound = new FairDeal.Bound(mixed.match(), setup.game(), setup.form(), version);
    FairDeal deal = FairDeal.of(secret, bound, mixed.mixes());
    List<LadderTable.Entrant> seats = LadderTable.byTurns(entrants, setup.size());
    List<LadderTable.Effort> efforts = LadderTable.Effort.none(setup.size());
    int[] draws = {0};
    var table =
        new LadderTable<>(
            game,
            setup,
            seats,
            efforts,
            choices -> deal.index(draws[0]++, choices),
            deal::computer);
    Outcome outcome = table.play();
    List<MatchFile.Computer> computers = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      PlayerInfo info = seats.get(i).info();
      computers.add(
          new MatchFile.Computer(
              i, info.name(), info.version(), seats.get(i).budget(), table.cuts(i)));
    }
    String header =
        MatchFile.header(
            setup,
            version,
            List.of(),
            computers,
            mixed,
            List.of(),
            deal.commitment(),
            deal.reveal());
    out.print(header + MatchFile.log(table.log()));
    out.println(MatchFile.end(header, table.log(), MatchFile.result(outcome)));
  }

  /** A random match id and a number for every seat. */
  private static FairDeal.Mixed mixed(SplittableRandom random, int seats) {
    UUID match = new UUID(random.nextLong(), random.nextLong());
    List<FairDeal.Mix> mixes = new ArrayList<>();
    byte[] number = new byte[32];
    for (int i = 0; i < seats; i++) {
      random.nextBytes(number);
      mixes.add(FairDeal.Mix.of(match, HexFormat.of().formatHex(number)));
    }
    return FairDeal.Mixed.of(match, mixes);
  }

  private static void flush(List<Entry> told, PrintStream out) {
    out.print(MatchFile.log(told));
    told.clear();
  }
}
