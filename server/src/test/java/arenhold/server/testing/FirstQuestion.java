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

/** The question with which a duel begins, as the player sees it who is asked. */
public final class FirstQuestion {

  private FirstQuestion() {}

  /** What the player sees, with all that the seat has learned before. */
  public static Seen<?> seen() {
    return seen(Games.named("tashkalar"));
  }

  private static <P> Seen<P> seen(Game<P> game) {
    var seats = List.of(Map.of("school", "northern"), Map.of("school", "southern"));
    Match<P> start = Match.start(game, new Setup("tashkalar", "duel", seats, Map.of()));
    Match<P> match = start;
    while (match.asked(Seat.NATURE) != null) match = match.answer(Seat.NATURE, 0);
    Seat seat = match.open().getFirst().seat();
    return new Seen<>(game, witness(start, seat).knowledge(), match.question(seat).orElseThrow());
  }

  private static <P> Witness<P> witness(Match<P> start, Seat seat) {
    Witness<P> witness = Witness.of(start, seat);
    for (Match<P> now = start; now.asked(Seat.NATURE) != null; ) {
      Asked asked = now.asked(Seat.NATURE);
      String notation = now.game().notation(now.position(), asked, asked.codes()[0]);
      Match<P> next = now.answer(Seat.NATURE, 0);
      witness = witness.after(now, new Entry(Seat.NATURE, notation), next);
      now = next;
    }
    return witness;
  }
}
