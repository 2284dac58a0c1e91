package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.MatchEvent;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Checks the contract of every game about logs: they replay, undo, and record what was played. */
record LogChecks<P>(RandomMatches<P> matches) {

  /** A log replays to the same match. */
  void replay(int count) {
    matches.play(
        count,
        play -> {},
        play -> {
          Match<P> again = Match.start(matches.game(), play.match().setup());
          for (Entry entry : play.log()) {
            again = RandomMatch.applied(again.apply(Entry.parse(entry.text())));
          }
          assertEquals(
              matches.game().write(play.match().position()),
              matches.game().write(again.position()));
          assertEquals(play.match().outcome(), again.outcome());
          for (Viewer viewer : RandomMatches.viewers(again.setup())) {
            assertEquals(play.match().view(viewer), again.view(viewer));
            assertEquals(play.match().news(viewer), again.news(viewer));
          }
        });
  }

  /** Options are known at the end, and every card played and not taken back is counted. */
  void cards(int count) {
    Set<String> known = matches.game().catalogue(Locale.ENGLISH).cards().keySet();
    matches.play(
        count,
        play -> {},
        play -> {
          Match<P> match = play.match();
          checkDealt(match);
          List<Map<String, Integer>> cards = new ArrayList<>();
          for (int i = 0; i < match.setup().size(); i++) cards.add(new HashMap<>());
          for (Event event : play.events()) {
            Event.Played played = event.played();
            if (played != null) cards.get(played.seat()).merge(played.card(), 1, Integer::sum);
          }
          assertEquals(cards, match.cards());
          int chosen = 0;
          for (Entry entry : play.log()) {
            Command command = Command.parse(entry.notation());
            if (command == Command.TAKE_BACK) chosen--;
            else if (command == null && entry.seat() != Seat.NATURE && !entry.byFallback())
              chosen++;
          }
          assertEquals(chosen, match.choices());
          for (var each : cards) {
            for (String card : each.keySet()) {
              assertTrue(known.contains(card), card);
            }
          }
        });
  }

  private void checkDealt(Match<P> match) {
    Setup setup = match.setup();
    List<Map<String, String>> dealt = match.dealt();
    assertEquals(setup.size(), dealt.size());
    for (Option option : matches.game().info().form(setup.form()).seatOptions()) {
      Set<String> found = new HashSet<>();
      for (int i = 0; i < dealt.size(); i++) {
        String value = dealt.get(i).get(option.key());
        assertTrue(option.permits(value), () -> option.key() + " " + dealt);
        assertFalse(value.equals(Option.RANDOM), dealt::toString);
        assertTrue(found.add(value) || !option.distinct(), dealt::toString);
      }
    }
  }

  /** A match played choice by choice equals the match played straight through. */
  void straight(int count) {
    matches.play(
        count,
        play -> {},
        play -> {
          P position = matches.game().start(play.match().setup());
          var straight = new StraightTable<>(matches.game(), position, play.standing());
          assertTrue(straight.play(), "the whole log is used");
          assertEquals(
              matches.game().write(position), matches.game().write(play.match().position()));
          assertEquals(matches.game().outcome(position), play.match().outcome().orElseThrow());
          // Time-out events come in addition to the game's own.
          List<Event> told =
              play.events().stream()
                  .filter(event -> !(event instanceof MatchEvent.TimeUp))
                  .toList();
          assertEquals(straight.events(), told, "events");
        });
  }

  /** Taking back restores the previous state. */
  void takeBacks(int count) {
    matches.play(
        count,
        play -> {
          Match<P> before = play.random().nextInt(4) == 0 ? play.takeBack() : null;
          if (before == null) return;
          Match<P> now = play.match();
          for (Viewer viewer : RandomMatches.viewers(now.setup())) {
            assertEquals(before.view(viewer), now.view(viewer));
            assertEquals(before.waiting(viewer), now.waiting(viewer));
          }
          assertEquals(before.answersSince(), now.answersSince());
          for (Asked asked : before.open()) {
            assertEquals(before.question(asked.seat()), now.question(asked.seat()));
          }
        },
        play -> {});
  }
}
