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
import java.util.ArrayList;
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
    List<Integer> dealt = new ArrayList<>();
    while (match.asked(Seat.NATURE) != null) {
      dealt.add(deal.nextInt(match.asked(Seat.NATURE).codes().length));
      match = match.answer(Seat.NATURE, dealt.getLast());
    }
    Seat seat = match.open().getFirst().seat();
    Witness<P> witness = witness(start, seat, dealt);
    return new Seen<>(game, witness.knowledge(), match.question(seat).orElseThrow());
  }

  private static <P> Witness<P> witness(Match<P> start, Seat seat, List<Integer> dealt) {
    Witness<P> witness = Witness.of(start, seat);
    Match<P> now = start;
    for (int answer : dealt) {
      Asked asked = now.asked(Seat.NATURE);
      String notation = now.game().notation(now.position(), asked, asked.codes()[answer]);
      Match<P> next = now.answer(Seat.NATURE, answer);
      witness = witness.after(now, new Entry(Seat.NATURE, notation), next);
      now = next;
    }
    return witness;
  }
}
