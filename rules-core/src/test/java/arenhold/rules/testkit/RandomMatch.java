package arenhold.rules.testkit;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A match that plays itself at random, choice by choice, with take-backs mixed in. */
final class RandomMatch<P> {

  /** A choice that was not taken back: its notation, the match before it, and its events. */
  private record Done<P>(Entry entry, Match<P> before, List<Event> news) {}

  private final Random random;
  private final List<Event> first;
  private final List<Done<P>> done = new ArrayList<>();
  private final List<Entry> log = new ArrayList<>();
  private Match<P> match;

  RandomMatch(Game<P> game, Setup setup, long seed) {
    random = new Random(seed);
    match = Match.start(game, setup);
    first = match.news();
  }

  Match<P> match() {
    return match;
  }

  Random random() {
    return random;
  }

  /** Every line of the log, including take-backs. */
  List<Entry> log() {
    return log;
  }

  /** The choices that were not taken back. */
  List<Entry> standing() {
    return done.stream().map(Done::entry).toList();
  }

  /** The events of the choices that were not taken back. */
  List<Event> events() {
    List<Event> result = new ArrayList<>(first);
    for (Done<P> each : done) result.addAll(each.news());
    return result;
  }

  /** Makes a random choice; rarely takes one back instead, if possible. */
  void step() {
    if (random.nextInt(8) > 0 || takeBack() == null) choose();
  }

  /** Makes a random choice; rarely lets the question time out, so that the fallback answers. */
  void choose() {
    Asked asked = match.open().get(random.nextInt(match.open().size()));
    if (asked.seat() != Seat.NATURE && random.nextInt(16) == 0) {
      apply(match.fallbackEntry(asked.seat()));
      return;
    }
    int code = asked.codes()[random.nextInt(asked.codes().length)];
    choose(asked.seat(), match.game().notation(match.position(), asked, code));
  }

  /** Gives this order. */
  void order(Seat seat, Order order) {
    match = applied(match.apply(order.by(seat)));
    log.add(order.by(seat));
  }

  /** Makes this choice. */
  void choose(Seat seat, String notation) {
    apply(new Entry(seat, notation));
  }

  private void apply(Entry entry) {
    Match<P> next = applied(match.apply(entry));
    log.add(entry);
    done.add(new Done<>(entry, match, next.news()));
    match = next;
  }

  /** Takes a choice back if any seat can. Returns the match before that choice, or null. */
  Match<P> takeBack() {
    for (int i = 0; i < match.setup().size(); i++) {
      Seat seat = Seat.of(i);
      if (!match.canTakeBack(seat)) continue;
      match = applied(match.command(seat, Command.TAKE_BACK));
      log.add(new Entry(seat, Command.TAKE_BACK.notation()));
      return done.removeLast().before();
    }
    return null;
  }

  /** The match after a step, which must not be refused. */
  static <P> Match<P> applied(Step<P> step) {
    if (step instanceof Step.Applied<P> applied) return applied.match();
    throw new AssertionError("refused: " + step);
  }
}
