package arenhold.server.room.state;

import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks a match before a step of it is stored: nothing is stored that cannot be told afterwards,
 * or that grows without end. What fails here is a fault of the game.
 */
final class StepCheck {

  /** What a position may take as JSON, in characters; a game that needs more has a fault. */
  private static final int LARGEST_POSITION = 256 * 1024;

  /** Lines after which a match must have ended. */
  private static final int MOST_LINES = 50_000;

  private StepCheck() {}

  /**
   * Checks that everybody can be told of this match.
   *
   * @param events what they would be told of besides
   * @throws RuntimeException as telling would fail
   */
  static void tellable(Match<?> now, List<Event> events) {
    now.turn();
    List<Viewer> viewers = new ArrayList<>();
    viewers.add(now.isOver() ? Viewer.AFTER_MATCH : Viewer.SPECTATOR);
    for (int i = 0; i < now.setup().size(); i++) {
      viewers.add(Viewer.of(Seat.of(i)));
      now.question(Seat.of(i));
      now.patience(Seat.of(i));
      now.ordered(Seat.of(i));
      now.canTakeBack(Seat.of(i));
    }
    for (Viewer viewer : viewers) {
      now.view(viewer);
      now.waiting(viewer);
      for (Event event : events) event.seenBy(viewer);
    }
  }

  /**
   * @throws IllegalStateException if a match has more lines than any that ends
   */
  static void bounded(int lines) {
    if (lines > MOST_LINES) throw new IllegalStateException("the match grows without end");
  }

  /**
   * @throws IllegalStateException if the position is too large
   */
  static <P> void bounded(Match<P> match) {
    int size = Json.write(match.game().write(match.checkpoint())).length();
    if (size > LARGEST_POSITION) throw new IllegalStateException("the match grows without end");
  }
}
