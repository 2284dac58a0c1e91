package arenhold.rules.cli;

import arenhold.players.Players;
import arenhold.players.Thinking;
import arenhold.players.analysis.Analysis;
import arenhold.players.analysis.Analyst;
import arenhold.players.analysis.Estimate;
import arenhold.players.analysis.Mark;
import arenhold.players.analysis.Samples;
import arenhold.rules.Chronicle;
import arenhold.rules.Chronicler;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;

/**
 * {@code analyse}: judges finished matches by what each seat knew; with {@code --twice} also by
 * another seed, to say how often two analyses agree.
 */
final class Analyse {

  /** Follows a match and notes what its seats knew. */
  private static final class Following<P> implements MatchRun.Witness {
    private Chronicler<P> chronicler;
    private Game<P> game;

    @Override
    @SuppressWarnings("unchecked")
    public void begun(Match<?> match) {
      game = (Game<P>) match.game();
      chronicler = new Chronicler<>((Match<P>) match);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void played(MatchFile.Line line, Match<?> match) {
      chronicler.add(line.entry(), (Match<P>) match);
    }

    Analysis analysis(Chronicle chronicle, long nodes, long seed) {
      var judge = Players.judge(chronicle.setup());
      Thinking thinking = Thinking.of(nodes == 0 ? judge.budget() : nodes, seed);
      return new Analyst<>(game, chronicle, chronicler::truth, judge, thinking).analyse(step -> {});
    }
  }

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final PrintStream out;
  private final long nodes;
  private final long seed;
  private final boolean twice;
  private final boolean brief;
  private final Samples raw = new Samples();
  private final Samples adjusted = new Samples();
  private final Samples seconds = new Samples();
  private final int[] chances = new int[5];
  private final double[] shares = new double[5];
  private int turns;
  private int alike;
  private int marked;
  private int markedAlike;

  private Analyse(PrintStream out, long nodes, long seed, boolean twice, boolean brief) {
    this.out = out;
    this.nodes = nodes;
    this.seed = seed;
    this.twice = twice;
    this.brief = brief;
  }

  static int run(Arguments arguments, PrintStream out) {
    long nodes = arguments.number("budget", 0, 0, 1_000_000_000_000L);
    long seed = arguments.number("seed", 1, 0, Long.MAX_VALUE);
    boolean twice = arguments.flag("twice");
    boolean brief = arguments.flag("brief");
    arguments.done(true);
    if (arguments.others().isEmpty()) throw Wrong.usage("analyse needs a file");
    Analyse analyse = new Analyse(out, nodes, seed, twice, brief);
    for (String name : arguments.others()) {
      int number = 0;
      for (MatchFile file : Replays.parse(Arguments.path(name))) {
        analyse.match(file, name + " match " + ++number);
      }
    }
    analyse.summary();
    return Main.FINE;
  }

  private void match(MatchFile file, String title) {
    Following<?> following = new Following<>();
    try {
      MatchRun.play(Games.named(file.setup().game()), file, null, following);
    } catch (FileRefused refused) {
      throw Wrong.failed(title + ": " + refused.getMessage());
    }
    Chronicle chronicle = following.chronicler.chronicle();
    if (chronicle.outcome() == null) throw Wrong.failed(title + ": it is not over");
    long start = THREADS.getCurrentThreadCpuTime();
    Analysis analysis = following.analysis(chronicle, nodes, seed);
    double took = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
    seconds.add(took);
    out.println(title + ", " + analysis.nodes() + " nodes, " + number(took) + " s");
    for (int seat = 0; seat < analysis.seats().size(); seat++) {
      print(seat, analysis.seats().get(seat));
    }
    if (twice) compare(analysis, following.analysis(chronicle, nodes, seed + 1));
    out.flush();
  }

  private void print(int seat, Analysis.OfSeat of) {
    raw.add(of.result());
    adjusted.add(of.adjusted().mean());
    String name = "seat " + (seat + 1) + ": result " + percent(of.result());
    out.println(name + ", luck " + percent(of.luck()) + ", without luck " + percent(of.adjusted()));
    for (Analysis.OfTurn turn : of.turns()) {
      int class0 = (int) Math.min(4, turn.played().mean() * 5);
      chances[class0]++;
      shares[class0] += of.result();
      if (brief && turn.deciding() == 0) continue;
      String sign = turn.deciding() > 0 ? "(" + turn.deciding() + ")" : "   ";
      String lost =
          turn.better().isEmpty()
              ? ""
              : ", lost "
                  + percent(turn.loss())
                  + " "
                  + turn.mark().name().toLowerCase(Locale.ROOT);
      out.println("  " + sign + " turn " + turn.turn() + ": " + percent(turn.played()) + lost);
      if (turn.better().isEmpty() || turn.mark() == Mark.NONE) continue;
      List<String> made = turn.choices().subList(turn.from(), turn.choices().size());
      out.println("        played: " + String.join(", ", made));
      out.println("        better: " + String.join(", ", turn.better()));
      if (turn.opened() == null) continue;
      out.println("        with all hands open: " + percent(turn.opened()) + ", not counted");
    }
  }

  /** Counts how many turns have the same mark. */
  private void compare(Analysis one, Analysis other) {
    for (int seat = 0; seat < one.seats().size(); seat++) {
      List<Analysis.OfTurn> ours = one.seats().get(seat).turns();
      List<Analysis.OfTurn> theirs = other.seats().get(seat).turns();
      for (int i = 0; i < ours.size(); i++) {
        Mark mark = ours.get(i).mark();
        Mark second = theirs.get(i).mark();
        turns++;
        if (mark == second) alike++;
        if (mark == Mark.NONE && second == Mark.NONE) continue;
        marked++;
        if (mark == second) markedAlike++;
      }
    }
    out.println("so far with the same mark: " + alike + " of " + turns + " turns");
    out.println(
        "so far with the same mark: " + markedAlike + " of " + marked + " marked by either");
  }

  private void summary() {
    if (seconds.count() < 2) return;
    out.println(seconds.count() + " matches, on average " + number(seconds.mean()) + " s");
    out.println(
        "results: variance "
            + number(raw.variance())
            + ", without luck "
            + number(adjusted.variance()));
    for (int i = 0; i < chances.length; i++) {
      if (chances[i] == 0) continue;
      String range = "chance " + 20 * i + " to " + 20 * (i + 1) + " %";
      out.println(range + ": won " + percent(shares[i] / chances[i]) + " of " + chances[i]);
    }
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  private static String percent(Estimate share) {
    String error = String.format(Locale.ROOT, " ± %.1f", 100 * share.error());
    return percent(share.mean()) + error;
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
