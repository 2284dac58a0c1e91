package arenhold.rules;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import arenhold.rules.testkit.toys.ScriptGame;
import arenhold.rules.testkit.toys.ScriptGame.Ask;
import arenhold.rules.testkit.toys.ScriptGame.Notes;
import arenhold.rules.testkit.toys.ScriptGame.Told;
import java.util.ArrayList;
import java.util.List;

/** Scripted matches ({@link ScriptGame}) as tests play them: by lines of the log. */
final class Scripted {

  static final Seat ONE = Seat.of(0);
  static final Seat TWO = Seat.of(1);
  static final Seat THREE = Seat.of(2);

  static final ScriptGame.Unit TWO_PICKS =
      (notes, table) -> {
        notes.add("begin");
        table.tell(new Told("begin"));
        notes.add("one " + pick(table, ONE, 3));
        table.tell(new Told("between"));
        notes.add("two " + pick(table, TWO, 3));
        table.tell(new Told("end"));
      };

  private Scripted() {}

  static int pick(Table table, Seat seat, int choices) {
    return pick(table, seat, choices, Ask.OPENLY, null);
  }

  static int pick(Table table, Seat seat, int choices, Prompt prompt, String context) {
    Options options = table.options();
    for (int i = 0; i < choices; i++) options.add(i);
    return table.choose(seat, prompt, context);
  }

  static Asked asked(Seat seat, boolean offer, int... codes) {
    return new Asked(seat, Ask.OPENLY, null, codes, offer);
  }

  static Match<Notes> start(ScriptGame game) {
    return Match.start(game, game.setup());
  }

  /** The match after these lines of a log, none of which may be refused. */
  static Match<Notes> after(Match<Notes> match, String... lines) {
    for (String line : lines) {
      Step<Notes> step = match.apply(Entry.parse(line));
      if (!(step instanceof Step.Applied<Notes> applied)) {
        throw new AssertionError(line + " was refused: " + step);
      }
      match = applied.match();
    }
    return match;
  }

  /** Why this line, which must be refused, is. */
  static Step.Reason refusal(Match<Notes> match, String line) {
    return assertInstanceOf(Step.Rejected.class, match.apply(Entry.parse(line)), line).reason();
  }

  /** The events by the newest line, all of which are {@link Told}. */
  static List<String> told(Match<Notes> match) {
    List<String> result = new ArrayList<>();
    for (Event event : match.news()) result.add(((Told) event).what());
    return result;
  }

  static List<Seat> waitingSeats(Match<Notes> match, Viewer viewer) {
    return match.waiting(viewer).stream().map(Waiting::seat).toList();
  }
}
