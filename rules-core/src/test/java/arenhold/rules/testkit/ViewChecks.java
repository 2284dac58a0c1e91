package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import arenhold.rules.Asked;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.Waiting;
import java.util.HashSet;
import java.util.Set;

/** Checks the contract of every game about views. */
record ViewChecks<P>(RandomMatches<P> matches) {

  /** Views, questions and events are present for every viewer. */
  void present(int count) {
    matches.play(
        count,
        play -> {
          Match<P> match = play.match();
          for (Viewer viewer : RandomMatches.viewers(match.setup())) checkViewer(match, viewer);
          checkViewer(match, Viewer.AFTER_MATCH);
        },
        play -> {});
  }

  /** The view, questions and events of {@code match} for {@code viewer} are present and valid. */
  static void checkViewer(Match<?> match, Viewer viewer) {
    View view = match.view(viewer);
    assertEquals(view, match.view(viewer), "a view is made of plain values");
    assertNotNull(view.toString());
    for (Event event : match.news(viewer)) {
      assertNotNull(event.kind());
      assertEquals(event, event.seenBy(viewer).orElseThrow(), "seen twice is seen once");
    }
    Set<Seat> asked = new HashSet<>();
    for (Waiting waiting : match.waiting(viewer)) asked.add(waiting.seat());
    for (Asked open : match.open()) {
      boolean shown = open.seat() != Seat.NATURE && (!open.offer() || viewer.knowsAs(open.seat()));
      assertEquals(shown, asked.contains(open.seat()), "seats waited for");
    }
  }
}
