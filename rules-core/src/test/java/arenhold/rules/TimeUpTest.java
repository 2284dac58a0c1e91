package arenhold.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.testkit.toys.Ambush;
import arenhold.rules.testkit.toys.Bidding;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The events when a question times out, and who is told. */
class TimeUpTest {

  private static <P> Match<P> started(Game<P> game, int seats) {
    GameInfo info = game.info();
    var options = Collections.nCopies(seats, Map.<String, String>of());
    Match<P> match =
        Match.start(game, new Setup(info.key(), info.forms().getFirst().key(), options, Map.of()));
    while (match.asked(Seat.NATURE) != null) match = match.answer(Seat.NATURE, 0);
    return match;
  }

  private static <P> Match<P> applied(Step<P> step) {
    return ((Step.Applied<P>) step).match();
  }

  private static Match<?> ambushed() {
    Match<Ambush.Walk> match = started(new Ambush(), 3);
    for (int seat = 0; seat < 3; seat++) match = applied(match.choose(Seat.of(seat), "0"));
    return match;
  }

  @Test
  void a_time_out_is_public_and_its_answer_is_not() {
    Match<?> match = ambushed();
    Match<?> after = applied(match.fallback(Seat.of(0)));
    Event told = after.news().getFirst();
    Event own = told.seenBy(Viewer.of(Seat.of(0))).orElseThrow();
    assertEquals("wait", ((MatchEvent.TimeUp) own).choice().notation());
    for (Viewer other : List.of(Viewer.of(Seat.of(1)), Viewer.SPECTATOR)) {
      Event seen = told.seenBy(other).orElseThrow();
      assertEquals(0, ((MatchEvent.TimeUp) seen).seat());
      assertNull(((MatchEvent.TimeUp) seen).choice());
    }
    Match<?> replayed = applied(match.apply(new Entry(Seat.of(0), "~wait")));
    assertEquals(after.news(), replayed.news(), "a replay tells the same");
  }

  @Test
  void a_time_out_precedes_the_events_of_its_answer() {
    Match<Bidding.Hands> match = started(new Bidding(), 2);
    for (int seat = 0; seat < 2; seat++) match = applied(match.choose(Seat.of(seat), "keep"));
    while (match.asked(Seat.NATURE) != null) match = match.answer(Seat.NATURE, 0);
    match = applied(match.fallback(Seat.of(0)));
    match = applied(match.fallback(Seat.of(1)));
    List<String> kinds = match.news().stream().map(Event::kind).toList();
    assertEquals(List.of("timeUp", "bids"), kinds);
  }

  @Test
  void the_end_of_a_public_clock_is_not_a_time_out() {
    Match<Bidding.Hands> match = started(new Bidding(), 2);
    for (String choice : List.of("keep", "keep")) {
      Seat seat = match.open().getFirst().seat();
      match = applied(match.choose(seat, choice));
    }
    for (int seat = 0; seat < 2; seat++) match = match.answer(Seat.of(seat), 0);
    assertEquals("show", match.open().getFirst().prompt().key());
    match = applied(match.fallback(Seat.of(0)));
    assertTrue(match.news().stream().noneMatch(MatchEvent.TimeUp.class::isInstance));
  }

  @Test
  void answers_at_the_end_of_a_public_clock_cannot_be_taken_back() {
    Match<Bidding.Hands> match = started(new Bidding(), 2);
    for (int seat = 0; seat < 2; seat++) match = applied(match.choose(Seat.of(seat), "keep"));
    for (int seat = 0; seat < 2; seat++) match = match.answer(Seat.of(seat), 0);
    for (int seat = 0; seat < 2; seat++) {
      match = applied(match.choose(Seat.of(seat), "pass"));
      assertFalse(match.canTakeBack(Seat.of(seat)), "it would run again");
    }
    match = match.answer(Seat.of(0), 0);
    assertTrue(match.canTakeBack(Seat.of(0)), "other choices are");
  }

  @Test
  void a_departed_seat_is_answered_for_without_a_time_out() {
    Match<?> match = applied(ambushed().command(Seat.of(0), Command.LEAVE));
    for (Entry entry; (entry = match.due()) != null; ) {
      match = applied(match.apply(entry));
      assertTrue(match.news().stream().noneMatch(MatchEvent.TimeUp.class::isInstance));
    }
    assertEquals(Optional.empty(), match.outcome());
  }
}
