package arenhold.rules.tashkalar.naive;

import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.naive.Script.Difference;
import arenhold.rules.tashkalar.naive.Script.Line;
import arenhold.rules.tashkalar.naive.TurnReading.Read;
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
      if (!inTurn(match, question)) {
        match = match.answer(question.seat(), taste.pick(question));
        continue;
      }
      Map<String, Object> before = written(match);
      List<Line> lines = new ArrayList<>();
      do {
        int index = taste.pick(question);
        lines.add(line(match, question, index, lines.isEmpty()));
        match = match.answer(question.seat(), index);
        if (!match.isOver()) question = question(match, random);
      } while (!match.isOver() && !inTurn(match, question));
      if (lines.getFirst().answer().equals("end")) ended++;
      Script script = new Script(lines);
      try {
        read(new Situation(before, colours(match)), script, match);
      } catch (Difference difference) {
        throw new Difference(difference.getMessage() + "\n" + script.answers() + "\n" + before);
      }
    }
  }

  /** Whether the next choice in a turn is asked for. */
  static boolean inTurn(Match<?> match, Question question) {
    return match.answersSince() == 0 && question.prompt().equals("action");
  }

  private static <P> Line line(Match<P> match, Question question, int index, boolean first) {
    List<String> choices = question.choices().stream().map(choice -> choice.notation()).toList();
    Map<String, Object> now =
        first || question.seat() == Seat.NATURE
            ? null
            : new Situation(written(match), colours(match)).inFlight();
    int seat = question.seat().index();
    return new Line(seat, question.prompt(), choices, choices.get(index), now);
  }

  private <P> void read(Situation naive, Script script, Match<P> match) {
    Situation theirs = new Situation(written(match), colours(match));
    Read read = new TurnReading(naive, script, cards, counts).read();
    counts.compared(script.compared());
    if (read == Read.CHOICE) return;
    boolean over = read == Read.END && new TurnEnd(naive, script).read(theirs);
    if (over != match.isOver()) throw new Difference("the match is over: " + match.isOver());
    if (!over) script.close(naive, theirs);
    else standing(naive, match);
  }

  /** Compares what both sides count at the end (R16, TK-R20.6). */
  private static void standing(Situation naive, Match<?> match) {
    List<Integer> points = new Triggers(naive).standing();
    List<Integer> theirs = match.outcome().orElseThrow().deciders().getFirst().values();
    if (!points.equals(theirs))
      throw new Difference("points: naive " + points + ", match " + theirs);
  }

  private static <P> Question question(Match<P> match, RandomGenerator random) {
    Seat seat = match.open().get(random.nextInt(match.open().size())).seat();
    return match.question(seat).orElseThrow();
  }

  static <P> Map<String, Object> written(Match<P> match) {
    Game<P> game = match.game();
    return game.write(match.position());
  }

  /** The letters of the sides' pieces. */
  static String colours(Match<?> match) {
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
