package arenhold.server.testing;

import arenhold.players.Seen;
import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Witness;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The question with which a match begins, as the player sees it who is asked. */
public final class FirstQuestion {

  /** Of the deal. */
  private static final long SEED = 1;

  private FirstQuestion() {}

  /** What the player sees in a duel, with all that the seat has learned before. */
  public static Seen<?> seen() {
    var seats = List.of(Map.of("school", "northern"), Map.of("school", "southern"));
    return seen(new Setup("tashkalar", "duel", seats, Map.of()));
  }

  /** The same in another match. */
  public static Seen<?> seen(Setup setup) {
    return seen(Games.named(setup.game()), setup);
  }

  private static <P> Seen<P> seen(Game<P> game, Setup setup) {
    Match<P> start = Match.start(game, setup);
    Match<P> match = start;
    Random deal = new Random(SEED);
    while (match.asked(Seat.NATURE) != null) match = match.answer(Seat.NATURE, dealt(match, deal));
    Seat seat = match.open().getFirst().seat();
    return new Seen<>(game, witness(start, seat).knowledge(), match.question(seat).orElseThrow());
  }

  private static int dealt(Match<?> match, Random deal) {
    return deal.nextInt(match.asked(Seat.NATURE).codes().length);
  }

  private static <P> Witness<P> witness(Match<P> start, Seat seat) {
    Witness<P> witness = Witness.of(start, seat);
    Random deal = new Random(SEED);
    for (Match<P> now = start; now.asked(Seat.NATURE) != null; ) {
      Asked asked = now.asked(Seat.NATURE);
      int answer = dealt(now, deal);
      String notation = now.game().notation(now.position(), asked, asked.codes()[answer]);
      Match<P> next = now.answer(Seat.NATURE, answer);
      witness = witness.after(now, new Entry(Seat.NATURE, notation), next);
      now = next;
    }
    return witness;
  }
}
