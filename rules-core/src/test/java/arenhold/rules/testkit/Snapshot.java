package arenhold.rules.testkit;

import arenhold.rules.Asked;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.notation.Json;
import java.util.List;
import java.util.stream.IntStream;

/** Everything observable of a match as one text: matches with equal texts are equal. */
final class Snapshot {

  private Snapshot() {}

  /** The position, the checkpoint, the open questions and every viewer's view. */
  static <P> String of(Match<P> match) {
    StringBuilder text = new StringBuilder();
    text.append(Json.write(match.game().write(match.position()))).append('\n');
    text.append(Json.write(match.game().write(match.checkpoint()))).append('\n');
    text.append(match.answersSince()).append(' ').append(match.choices()).append('\n');
    text.append(match.turn()).append(match.outcome()).append(match.cards()).append('\n');
    for (Asked asked : match.open()) text.append(match.question(asked.seat())).append('\n');
    view(match, Viewer.SPECTATOR, text);
    view(match, Viewer.AFTER_MATCH, text);
    for (Seat seat : seats(match)) view(match, Viewer.of(seat), text);
    return text.toString();
  }

  private static void view(Match<?> match, Viewer viewer, StringBuilder text) {
    text.append(match.view(viewer)).append(match.waiting(viewer)).append('\n');
  }

  /** The seats at the table of {@code match}. */
  static List<Seat> seats(Match<?> match) {
    return IntStream.range(0, match.setup().size()).mapToObj(Seat::of).toList();
  }
}
