package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Patience;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Checks the contract of every game about questions and answers. */
record QuestionChecks<P>(RandomMatches<P> matches) {

  /** Every question is complete, and its notations are unique. */
  void complete(int count) {
    matches.play(count, play -> checkQuestions(play.match()), play -> {});
  }

  /**
   * A question's time limit never changes, offers have none, and questions that share a time agree
   * on its length.
   */
  void times(int count) {
    Map<List<Object>, Patience> shared = new HashMap<>();
    matches.play(
        count,
        play -> {
          Match<P> match = play.match();
          for (Asked asked : match.open()) {
            Patience patience = match.patience(asked.seat());
            assertEquals(patience, match.patience(asked.seat()));
            boolean waits = !asked.offer() && asked.seat() != Seat.NATURE;
            if (!waits) assertEquals(Patience.NONE, patience);
            List<Object> number =
                switch (patience) {
                  case Patience.Own own -> List.of(asked.seat(), own.budget());
                  case Patience.Public clock -> List.of(clock.clock());
                };
            boolean alone = patience instanceof Patience.Own own && own.budget() == 0;
            if (!alone) assertEquals(shared.computeIfAbsent(number, n -> patience), patience);
          }
        },
        play -> shared.clear());
  }

  private void checkQuestions(Match<P> match) {
    assertEquals(match.isOver(), match.open().isEmpty(), "a question is open or the match is over");
    Set<Seat> seats = new HashSet<>();
    for (Asked asked : match.open()) {
      assertTrue(seats.add(asked.seat()), "a seat has one question at the most");
      Question question = match.question(asked.seat()).orElseThrow();
      int size = question.choices().size();
      assertTrue(size >= 1 && size <= Game.MOST_CHOICES, () -> size + " choices");
      Set<String> notations = new HashSet<>();
      for (int i = 0; i < size; i++) {
        Choice choice = question.choices().get(i);
        String notation = matches.game().notation(match.position(), asked, asked.codes()[i]);
        assertEquals(choice.notation(), notation, "both ways to ask for the notation");
        assertTrue(notations.add(notation), () -> "twice in one question: " + notation);
        assertNull(Command.parse(notation), "a choice looks like a command");
        assertFalse(
            new Entry(asked.seat(), notation).byFallback(), "a choice looks like a fallback");
        assertEquals(notation.strip(), notation, "spaces around a notation");
        assertFalse(notation.isEmpty() || notation.contains("\n"), "a notation is one line");
        assertNotNull(choice.verb());
        assertNotNull(choice.parts());
        Entry entry = new Entry(asked.seat(), notation);
        assertEquals(entry, Entry.parse(entry.text()), "a log line reads as itself");
      }
      assertTrue(notations.contains(question.fallback()), "the fallback is one of the choices");
      assertNotNull(question.context().chosen());
    }
  }

  /** Every offered choice is accepted. */
  void accepted(int count) {
    matches.play(
        count,
        play -> {
          Match<P> match = play.match();
          for (Asked asked : match.open()) {
            for (int code : asked.codes()) {
              String notation = matches.game().notation(match.position(), asked, code);
              assertInstanceOf(Step.Applied.class, match.choose(asked.seat(), notation));
            }
          }
        },
        play -> {});
  }

  /** Any other choice is refused and changes nothing. */
  void refused(int count) {
    List<String> earlier =
        new ArrayList<>(List.of("", " ", "x", "!", "0", "-1", "\u0000", "a b c"));
    matches.play(
        count,
        play -> {
          Match<P> match = play.match();
          var view = match.view(Viewer.AFTER_MATCH);
          for (int i = 0; i < 6; i++) checkRefusal(match, play.random(), earlier);
          assertEquals(view, match.view(Viewer.AFTER_MATCH), "a refusal changes nothing");
          for (Asked asked : match.open()) {
            if (earlier.size() < 500) {
              earlier.add(matches.game().notation(match.position(), asked, asked.codes()[0]));
            }
          }
        },
        play -> {});
  }

  private void checkRefusal(Match<P> match, Random random, List<String> notations) {
    Seat seat = random.nextInt(9) == 0 ? Seat.NATURE : Seat.of(random.nextInt(Seat.MOST));
    String notation = notations.get(random.nextInt(notations.size()));
    if (random.nextInt(4) == 0) notation = mutated(notation, random);
    Asked asked = match.asked(seat);
    boolean offered = false;
    if (asked != null) {
      for (int code : asked.codes()) {
        offered |= matches.game().notation(match.position(), asked, code).equals(notation);
      }
    }
    Step<P> step = match.choose(seat, notation);
    assertEquals(offered, step instanceof Step.Applied, seat + " " + notation);
  }

  private static String mutated(String notation, Random random) {
    int at = random.nextInt(notation.length() + 1);
    String rest = notation.substring(Math.min(notation.length(), at + random.nextInt(2)));
    return notation.substring(0, at) + (char) (' ' + random.nextInt(95)) + rest;
  }
}
