package arenhold.server.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * How far apart matched players are, and how long they wait: a thousand with ratings distributed as
 * among chess players, a third of them new. The time is simulated, so the figures are the same
 * everywhere; they are printed for {@code docs/benchmarks.md}.
 */
class PoolFiguresTest {

  private static final int PEOPLE = 1_000;

  /**
   * @param apart differences of the shown ratings at the tables, sorted
   * @param waited seconds, sorted
   */
  private record Figures(int[] apart, int[] waited) {

    private static int at(int[] sorted, int percent) {
      return sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)];
    }

    @Override
    public String toString() {
      return "difference %d / %d / %d, waiting %d / %d / %d s (median / 95 %% / most)"
          .formatted(
              at(apart, 50),
              at(apart, 95),
              at(apart, 100),
              at(waited, 50),
              at(waited, 95),
              at(waited, 100));
    }
  }

  /**
   * Simulates the arrival of a thousand players, with matchmaking every second.
   *
   * @param between mean seconds between arrivals; 0 for all at once
   */
  private static Figures play(int seats, double between, long seed) {
    Random random = new Random(seed);
    List<Waiting> coming = new ArrayList<>();
    double at = 0;
    for (int i = 0; i < PEOPLE; i++) {
      at += between * -Math.log(1 - random.nextDouble());
      int rating = (int) Math.round(1500 + 250 * random.nextGaussian());
      boolean provisional = random.nextInt(3) == 0;
      coming.add(new Waiting(new UUID(0, i), rating, provisional, Math.round(at * 1000), Set.of()));
    }
    Pool pool = Pool.EMPTY;
    int arrived = 0;
    List<Integer> apart = new ArrayList<>();
    List<Integer> waited = new ArrayList<>();
    for (long now = 0; arrived < PEOPLE || pool.waiting().size() >= seats; now += 1_000) {
      while (arrived < PEOPLE && coming.get(arrived).since() <= now) {
        pool = pool.with(coming.get(arrived++));
      }
      Pool.Round round = pool.pair(seats, now);
      pool = round.rest();
      for (List<Waiting> group : round.groups()) {
        var ratings = group.stream().mapToInt(Waiting::rating).summaryStatistics();
        apart.add(ratings.getMax() - ratings.getMin());
        for (Waiting one : group) waited.add((int) ((now - one.since()) / 1000));
      }
    }
    return new Figures(sorted(apart), sorted(waited));
  }

  private static int[] sorted(List<Integer> values) {
    int[] sorted = values.stream().mapToInt(value -> value).toArray();
    Arrays.sort(sorted);
    return sorted;
  }

  @Test
  void a_thousand_who_wait_at_once_all_play_and_nearly_all_their_like() {
    Figures figures = play(2, 0, 1);
    System.out.println("1,000 at once, two seats: " + figures);
    assertEquals(PEOPLE, figures.waited.length, "seed 1");
    assertTrue(Figures.at(figures.apart, 95) <= 50, figures.toString());
    assertEquals(0, Figures.at(figures.waited, 95), figures.toString());
  }

  @Test
  void a_thousand_at_once_fill_larger_tables() {
    for (int seats = 3; seats <= 4; seats++) {
      Figures figures = play(seats, 0, 2);
      System.out.println("1,000 at once, " + seats + " seats: " + figures);
      assertTrue(figures.waited.length > PEOPLE - seats, "seed 2");
      assertTrue(Figures.at(figures.apart, 95) <= 150, figures.toString());
    }
  }

  @Test
  void the_fewer_arrive_the_longer_they_wait_but_nobody_for_ever() {
    int[] mostWaiting = {60, 150, 600};
    double[] between = {1, 10, 60};
    for (int i = 0; i < between.length; i++) {
      Figures figures = play(2, between[i], 3);
      System.out.println("one every " + between[i] + " s, two seats: " + figures);
      assertTrue(Figures.at(figures.waited, 95) <= mostWaiting[i], figures.toString());
    }
  }
}
