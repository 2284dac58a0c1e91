package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Match;
import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Checks the contract of every game about standing orders: only their own seat sees any trace of
 * them.
 */
record OrderChecks<P>(RandomMatches<P> matches) {

  /** Gives orders in random matches, and replays their logs. */
  void play(int count) {
    matches.play(
        count,
        play -> {
          give(play);
          List<Object> orders = orders(play.match());
          if (play.random().nextInt(4) > 0 || play.takeBack() == null) return;
          assertEquals(orders, orders(play.match()), "taking back does not touch orders");
        },
        play -> {
          Match<P> again = Match.start(matches.game(), play.match().setup());
          for (Entry entry : play.log()) again = RandomMatch.applied(again.apply(entry));
          assertEquals(play.match().outcome(), again.outcome());
          assertEquals(orders(play.match()), orders(again));
          assertEquals(
              matches.game().write(play.match().position()),
              matches.game().write(again.position()));
        });
  }

  private static <P> List<Object> orders(Match<P> match) {
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < match.setup().size(); i++) all.add(match.orders(Seat.of(i)));
    return all;
  }

  /** An allowed order about this question, or null if there is none. */
  static <P> Order anyFor(Match<P> match, Asked asked, Random random) {
    if (asked.seat() == Seat.NATURE || match.gone(asked.seat())) return null;
    List<String> names = match.game().orderNames(match.position(), asked);
    if (names.isEmpty()) return null;
    List<String> answers = new ArrayList<>();
    for (int code : asked.codes()) {
      answers.add(match.game().notation(match.position(), asked, code));
    }
    Collections.shuffle(answers, random);
    int most = Math.min(Order.MOST_ANSWERS, answers.size());
    String name = names.get(random.nextInt(names.size()));
    Order order = new Order(name, answers.subList(0, random.nextInt(most + 1)));
    return match.problem(asked.seat(), order) == null ? order : null;
  }

  /** Gives an order about one of the open questions, if possible. */
  private static <P> void give(RandomMatch<P> play) {
    Match<P> match = play.match();
    if (match.isOver()) return;
    List<Asked> open = match.open();
    Asked asked = open.get(play.random().nextInt(open.size()));
    Order order = anyFor(match, asked, play.random());
    if (order == null) return;
    assertEquals(order, Order.parse(order.notation()), "an order reads as itself");
    play.order(asked.seat(), order);
    checkUnseen(match, play.match(), asked.seat());
    String answer = play.match().ordered(asked.seat());
    List<String> about = match.game().orderNames(match.position(), asked);
    if (about.getFirst().equals(order.about()) && !order.answers().isEmpty()) {
      List<String> left = match.game().orderAnswers(match.position(), asked, order);
      assertTrue(order.answers().containsAll(left), "nothing else is answered");
      assertEquals(left.isEmpty() ? null : left.getFirst(), answer);
    }
    Order unknown = new Order("no-such-thing", List.of("no-such-answer"));
    assertNotNull(match.problem(asked.seat(), unknown), "an order about nothing is refused");
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, asked.seat(), unknown));
  }

  private static <P> Step.Reason refusal(Match<P> match, Seat seat, Order order) {
    return match.order(seat, order) instanceof Step.Rejected<P>(Step.Reason why) ? why : null;
  }

  private static <P> void checkUnseen(Match<P> before, Match<P> after, Seat by) {
    assertEquals(List.of(), after.news(), "nothing is told");
    assertEquals(before.view(Viewer.AFTER_MATCH), after.view(Viewer.AFTER_MATCH));
    assertEquals(before.waiting(Viewer.AFTER_MATCH), after.waiting(Viewer.AFTER_MATCH));
    assertEquals(before.agreedToStop(), after.agreedToStop());
    assertEquals(before.wantingToResign(), after.wantingToResign());
    for (int i = 0; i < before.setup().size(); i++) {
      Seat seat = Seat.of(i);
      assertEquals(before.question(seat), after.question(seat));
      assertEquals(before.canTakeBack(seat), after.canTakeBack(seat));
      if (seat == by) continue;
      assertEquals(before.orders(seat), after.orders(seat));
      assertEquals(before.ordered(seat), after.ordered(seat));
    }
    assertNull(after.outcome().orElse(null));
  }
}
