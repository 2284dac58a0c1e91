package arenhold.rules.tashkalar.naive;

import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.naive.Script.Difference;
import arenhold.rules.tashkalar.naive.Script.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Plays a match by chance and reads along; a disagreement ends it with a {@link Difference}. */
final class Lockstep {

  private final Cards cards;
  private final Counts counts;

  Lockstep(Cards cards, Counts counts) {
    this.cards = cards;
    this.counts = counts;
  }

  /** Plays on until the match is over, or until {@code turns} turns have ended. */
  <P> void play(Match<P> start, RandomGenerator random, int turns) {
    Taste taste = new Taste(random, cards);
    Match<P> match = start;
    int ended = 0;
    while (!match.isOver() && ended < turns) {
      Question question = question(match, random);
      if (match.answersSince() > 0 || !question.prompt().equals("action")) {
        match = match.answer(question.seat(), taste.pick(question));
        continue;
      }
      String colours = colours(match);
      Map<String, Object> before = written(match);
      List<Line> lines = new ArrayList<>();
      boolean end = false;
      do {
        int index = taste.pick(question);
        List<String> choices = question.choices().stream().map(c -> c.notation()).toList();
        Map<String, Object> now =
            lines.isEmpty() ? null : new Situation(written(match), colours).inFlight();
        String answer = choices.get(index);
        end |= answer.equals("end");
        lines.add(new Line(question.seat().index(), question.prompt(), choices, answer, now));
        match = match.answer(question.seat(), index);
        if (!match.isOver()) question = question(match, random);
      } while (match.answersSince() > 0 && !end);
      if (end) ended++;
      Situation naive = new Situation(before, colours);
      Script script = new Script(lines);
      try {
        boolean whole = new TurnReading(naive, script, cards, counts).read();
        if (whole) script.close(naive, new Situation(written(match), colours));
      } catch (Difference difference) {
        throw new Difference(difference.getMessage() + "\n" + script.answers() + "\n" + before);
      }
    }
  }

  private static <P> Question question(Match<P> match, RandomGenerator random) {
    Seat seat = match.open().get(random.nextInt(match.open().size())).seat();
    return match.question(seat).orElseThrow();
  }

  private static <P> Map<String, Object> written(Match<P> match) {
    Game<P> game = match.game();
    return game.write(match.position());
  }

  /** The letters of the sides' pieces. */
  private static String colours(Match<?> match) {
    Setup setup = match.setup();
    boolean teams = setup.form().startsWith("team");
    StringBuilder letters = new StringBuilder();
    int sides = teams ? 2 : setup.size();
    for (int side = 0; side < sides; side++) {
      String named = setup.table("colour" + (side + 1), String.valueOf(side + 1));
      int seat = teams ? Integer.parseInt(named) - 1 : side;
      letters.append(Cards.letter(match.dealt().get(seat).get("school")));
    }
    return letters.toString();
  }
}
