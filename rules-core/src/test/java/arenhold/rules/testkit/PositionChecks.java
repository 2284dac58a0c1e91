package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import arenhold.rules.Asked;
import arenhold.rules.Match;
import arenhold.rules.Viewer;
import arenhold.rules.notation.Json;
import java.util.List;

/** Checks the contract of every game about positions written as JSON. */
record PositionChecks<P>(RandomMatches<P> matches) {

  /** A written position reads back as itself. */
  void written(int count) {
    matches.play(
        count,
        play -> {
          Match<P> match = play.match();
          if (match.answersSince() > 0 || match.isOver()) return;
          String written = Json.write(matches.game().write(match.checkpoint()));
          P read = matches.game().read(match.setup(), Json.parseObject(written));
          assertEquals(written, Json.write(matches.game().write(read)));
          Match<P> again = Match.from(matches.game(), match.setup(), read);
          for (Asked asked : match.open()) {
            assertEquals(match.question(asked.seat()), again.question(asked.seat()));
          }
          for (Viewer viewer : RandomMatches.viewers(match.setup())) {
            assertEquals(match.view(viewer), again.view(viewer));
          }
          assertNotNull(matches.game().drawn(match.checkpoint()));
        },
        play -> {});
  }

  /** An invalid position is refused with an {@link IllegalArgumentException}. */
  void refused() {
    for (String text :
        List.of("{\"no-such-field\":1}", "{\"board\":7}", "{\"board\":{\"z99\":\"x\"}}")) {
      try {
        matches.game().read(matches.setup(0), Json.parseObject(text));
      } catch (IllegalArgumentException refused) {
        assertNotNull(refused.getMessage());
        continue;
      }
      throw new AssertionError("read: " + text);
    }
  }
}
