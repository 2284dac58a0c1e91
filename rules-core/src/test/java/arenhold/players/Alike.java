package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** Pairs of matches that look alike to one seat, and differ in what it does not see. */
final class Alike {

  /** How many decisions in a pair of matches are compared at the most. */
  private static final int MOST = 12;

  private Alike() {}

  /**
   * Plays a pair at random, and demands that what comes of the seat's questions is the same in
   * both. Returns how many were compared.
   */
  static <P> int compared(Game<P> game, Setup setup, int seed, Function<Seen<?>, ?> thought) {
    Random random = new Random(seed);
    Seat seat = Seat.of(seed % setup.size());
    Bout<P> here = Bout.of(game, setup, seed);
    Bout<P> there = Bout.of(game, setup, seed);
    int compared = 0;
    while (!here.match().isOver() && compared < MOST) {
      if (here.match().asked(seat) != null) {
        assertEquals(here.seen(seat), there.seen(seat));
        assertEquals(thought.apply(here.seen(seat)), thought.apply(there.seen(seat)));
        compared++;
      }
      Map<String, List<Entry>> one = entries(here.match(), seat);
      Map<String, List<Entry>> other = entries(there.match(), seat);
      List<String> both = new ArrayList<>(one.keySet());
      both.retainAll(other.keySet());
      if (both.isEmpty()) return compared;
      String learned = both.get(random.nextInt(both.size()));
      here.answer(any(one.get(learned), random));
      there.answer(any(other.get(learned), random));
      if (!here.known(seat).equals(there.known(seat))) return compared;
    }
    return compared;
  }

  private static Entry any(List<Entry> entries, Random random) {
    return entries.get(random.nextInt(entries.size()));
  }

  /** All answers possible, by what the seat learns of them. */
  private static <P> Map<String, List<Entry>> entries(Match<P> match, Seat seat) {
    Map<String, List<Entry>> entries = new LinkedHashMap<>();
    for (Asked asked : match.open()) {
      for (int code : asked.codes()) {
        String learned = match.game().learned(match.position(), asked, code, Viewer.of(seat));
        Entry entry = new Entry(asked.seat(), match.game().notation(match.position(), asked, code));
        entries.computeIfAbsent(asked.seat() + " " + learned, key -> new ArrayList<>()).add(entry);
      }
    }
    return entries;
  }
}
