package arenhold.rules.cli;

import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Recording;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.MatchFile;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** {@code playout}: random matches. */
final class Playouts {

  private Playouts() {}

  static int run(Arguments arguments, PrintStream out) {
    Game<?> game = arguments.game();
    Setup setup = arguments.setup(game);
    long seed = arguments.number("seed", 1);
    long count = arguments.number("count", 1);
    boolean positions = arguments.flag("positions");
    boolean questions = arguments.flag("questions");
    boolean verify = arguments.flag("verify");
    arguments.done(false);
    if (count < 1) throw Wrong.usage("--count must be at least 1");
    if (verify) return verify(game, setup, seed, count, out);
    for (long i = 0; i < count && !out.checkError(); i++)
      play(game, setup, seed + i, positions, questions, out);
    return Main.FINE;
  }

  /** Plays matches straight through, replays each choice by choice and compares the ends. */
  private static <P> int verify(Game<P> game, Setup setup, long seed, long count, PrintStream out) {
    long answers = 0;
    for (long i = 0; i < count; i++) {
      SplittableRandom random = new SplittableRandom(seed + i);
      Recording table = new Recording((seat, prompt, options) -> random.nextInt(options.size()));
      P position = game.start(setup);
      try {
        table.play(game, position);
        Match<P> again = table.replay(game, setup);
        boolean same =
            game.outcome(position).equals(again.outcome().orElse(null))
                && game.write(position).equals(game.write(again.position()));
        if (!same) throw new IllegalStateException("it ends otherwise");
      } catch (RuntimeException wrong) {
        throw Wrong.failed("the match of seed " + (seed + i) + ": " + wrong.getMessage());
      }
      answers += table.size();
    }
    out.println(count + " matches ended and replayed to the same result, " + answers + " answers");
    return Main.FINE;
  }

  private static <P> void play(
      Game<P> game, Setup setup, long seed, boolean positions, boolean questions, PrintStream out) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] secret = new byte[32];
    random.nextBytes(secret);
    FairDeal deal = new FairDeal(secret);
    out.print(MatchFile.header(setup, game.info().version(), deal.commitment(), deal.reveal()));
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
      int index = chance ? deal.index(draws++, size) : random.nextInt(size);
      String notation = game.notation(match.position(), asked, asked.codes()[index]);
      told.add(new Entry(asked.seat(), notation));
      match = match.answer(asked.seat(), index);
      answers++;
    }
    flush(told, out);
    if (positions) out.println(Questions.checkpoint(match, answers));
    out.println("result " + MatchFile.result(match.outcome().orElseThrow()));
    out.println();
  }

  private static void flush(List<Entry> told, PrintStream out) {
    out.print(MatchFile.log(told));
    told.clear();
  }
}
