package arenhold.server.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.pocketcombats.openskill.RatingModelConfig;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Strength from results, compared with published figures and with arithmetic by hand. */
class WengLinTest {

  private static final double SAME = 1e-9;

  private static void assertSame(List<List<Rating>> expected, List<List<Rating>> found) {
    assertEquals(expected.size(), found.size());
    for (int side = 0; side < expected.size(); side++) {
      for (int i = 0; i < expected.get(side).size(); i++) {
        assertEquals(expected.get(side).get(i).mu(), found.get(side).get(i).mu(), SAME);
        assertEquals(expected.get(side).get(i).sigma(), found.get(side).get(i).sigma(), SAME);
      }
    }
  }

  /** The example in the documentation of openskill.js and openskill.py, which have no tau. */
  @Test
  void the_published_example_of_two_teams_comes_out() {
    var config = RatingModelConfig.builder().setBeta(25.0 / 6).setKappa(1e-4).setTau(0).build();
    assertSame(
        List.of(
            List.of(
                new Rating(28.669648436582808, 8.071520788025197),
                new Rating(33.83086971107981, 5.062772998705765)),
            List.of(
                new Rating(43.071274808241974, 2.4166900452721256),
                new Rating(23.149503312339064, 6.1378606973362135))),
        WengLin.after(
            List.of(
                List.of(Rating.START, new Rating(32.444, 5.123)),
                List.of(new Rating(43.381, 2.421), new Rating(25.188, 6.211))),
            List.of(1, 2),
            config));
  }

  @Test
  void a_second_implementation_agrees_for_players_many_and_teams_ties_included() {
    for (long seed = 1; seed <= 2_000; seed++) {
      Random random = new Random(seed);
      int sides = 2 + random.nextInt(3);
      int size = sides == 2 ? 1 + random.nextInt(2) : 1;
      List<List<Rating>> before = new ArrayList<>();
      List<Integer> places = new ArrayList<>();
      for (int side = 0; side < sides; side++) {
        List<Rating> members = new ArrayList<>();
        for (int i = 0; i < size; i++) {
          members.add(new Rating(25 + 8 * random.nextGaussian(), 1 + 8 * random.nextDouble()));
        }
        before.add(members);
        places.add(1 + random.nextInt(sides));
      }
      assertSame(byHand(before, places), WengLin.after(before, places));
    }
  }

  /** The formulas of the paper, section 4 (Plackett-Luce), with gamma = sigma / c. */
  private static List<List<Rating>> byHand(List<List<Rating>> before, List<Integer> places) {
    int n = before.size();
    double[] mu = new double[n];
    double[] variance = new double[n];
    for (int i = 0; i < n; i++) {
      for (Rating rating : before.get(i)) {
        mu[i] += rating.mu();
        variance[i] += rating.sigma() * rating.sigma() + WengLin.TAU * WengLin.TAU;
      }
    }
    double square = 0;
    for (int i = 0; i < n; i++) square += variance[i] + WengLin.BETA * WengLin.BETA;
    double c = Math.sqrt(square);
    double[] sum = new double[n];
    int[] tied = new int[n];
    for (int q = 0; q < n; q++) {
      for (int s = 0; s < n; s++) {
        if (places.get(s) >= places.get(q)) sum[q] += Math.exp(mu[s] / c);
        if (places.get(s).equals(places.get(q))) tied[q]++;
      }
    }
    List<List<Rating>> after = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double omega = 0;
      double delta = 0;
      for (int q = 0; q < n; q++) {
        if (places.get(q) > places.get(i)) continue;
        double share = Math.exp(mu[i] / c) / sum[q];
        omega += ((q == i ? 1 : 0) - share) / tied[q];
        delta += share * (1 - share) / tied[q];
      }
      omega *= variance[i] / c;
      delta *= variance[i] / (c * c) * Math.sqrt(variance[i]) / c;
      List<Rating> members = new ArrayList<>();
      for (Rating rating : before.get(i)) {
        double own = rating.sigma() * rating.sigma() + WengLin.TAU * WengLin.TAU;
        double factor = Math.max(1 - own / variance[i] * delta, WengLin.KAPPA);
        members.add(
            new Rating(
                rating.mu() + own / variance[i] * omega, Math.sqrt(own) * Math.sqrt(factor)));
      }
      after.add(members);
    }
    return after;
  }

  @Test
  void a_win_raises_the_winner_lowers_the_loser_and_more_is_known_of_both() {
    var after = WengLin.after(List.of(List.of(Rating.START), List.of(Rating.START)), List.of(1, 2));
    Rating winner = after.get(0).get(0);
    Rating loser = after.get(1).get(0);
    assertTrue(winner.mu() > 25 && loser.mu() < 25);
    assertEquals(50, winner.mu() + loser.mu(), SAME);
    assertTrue(winner.sigma() < Rating.START.sigma() && loser.sigma() < Rating.START.sigma());
  }

  @Test
  void a_tie_of_equals_changes_no_mean_and_brings_others_together() {
    var equals =
        WengLin.after(List.of(List.of(Rating.START), List.of(Rating.START)), List.of(1, 1));
    assertEquals(25, equals.get(0).get(0).mu(), SAME);
    assertEquals(25, equals.get(1).get(0).mu(), SAME);
    var others =
        WengLin.after(
            List.of(List.of(new Rating(30, 5)), List.of(new Rating(20, 5))), List.of(1, 1));
    assertTrue(others.get(0).get(0).mu() < 30 && others.get(1).get(0).mu() > 20);
  }

  @Test
  void the_order_in_which_sides_are_named_does_not_matter() {
    List<List<Rating>> sides =
        List.of(List.of(new Rating(30, 3)), List.of(new Rating(24, 6)), List.of(Rating.START));
    var there = WengLin.after(sides, List.of(2, 1, 3));
    var back = new ArrayList<>(WengLin.after(sides.reversed(), List.of(3, 1, 2)));
    Collections.reverse(back);
    assertSame(there, back);
  }

  @Test
  void beating_a_much_stronger_player_counts_more() {
    Rating strong = new Rating(35, 2);
    Rating weak = new Rating(15, 2);
    Rating middle = new Rating(25, 4);
    double upset = WengLin.after(pair(middle, strong), List.of(1, 2)).get(0).get(0).mu();
    double expected = WengLin.after(pair(middle, weak), List.of(1, 2)).get(0).get(0).mu();
    assertTrue(upset > expected && expected > 25);
  }

  private static List<List<Rating>> pair(Rating first, Rating second) {
    return List.of(List.of(first), List.of(second));
  }

  private static double chance(Rating first, Rating second) {
    return WengLin.chances(pair(first, second)).getFirst();
  }

  @Test
  void chances_of_many_sides_add_up_and_the_strongest_has_the_best() {
    List<Double> chances =
        WengLin.chances(
            List.of(
                List.of(new Rating(30, 3), new Rating(20, 3)),
                List.of(new Rating(29, 3), new Rating(23, 3)),
                List.of(Rating.START, Rating.START)));
    assertEquals(1, chances.stream().mapToDouble(one -> one).sum(), SAME);
    assertTrue(chances.get(1) > chances.get(0));
    assertEquals(chances.get(0), chances.get(2), SAME);
  }

  @Test
  void the_shown_number_starts_at_1500_and_100_points_mean_64_of_100_wins() {
    assertEquals(1500, Rating.START.shown());
    assertEquals(490, Rating.START.uncertainty());
    assertTrue(Rating.START.provisional());
    double chance = chance(new Rating(25 + 100 / 30.0, 0.5), new Rating(25, 0.5));
    assertEquals(0.64, chance, 0.005);
  }

  /**
   * 100,000 matches of 400 simulated players whose true strengths are known: of matches predicted
   * with a chance of p, about p are won, in every tenth of the range.
   */
  @Test
  void predictions_come_true_over_a_hundred_thousand_simulated_matches() {
    Random random = new Random(20_260_101);
    int people = 400;
    double[] truth =
        IntStream.range(0, people)
            .mapToDouble(i -> 25 + 25.0 / 3 * random.nextGaussian())
            .toArray();
    Rating[] known = new Rating[people];
    java.util.Arrays.fill(known, Rating.START);
    double[] foreseen = new double[10];
    int[] won = new int[10];
    int[] played = new int[10];
    int learning = 20_000;
    for (int match = 0; match < learning + 100_000; match++) {
      int a = random.nextInt(people);
      int b = (a + 1 + random.nextInt(people - 1)) % people;
      double chance = chance(known[a], known[b]);
      double c = Math.sqrt(2) * WengLin.BETA;
      boolean wins = random.nextDouble() < 1 / (1 + Math.exp((truth[b] - truth[a]) / c));
      if (match >= learning) {
        int tenth = Math.min(9, (int) (chance * 10));
        foreseen[tenth] += chance;
        played[tenth]++;
        if (wins) won[tenth]++;
      }
      var after = WengLin.after(pair(known[a], known[b]), wins ? List.of(1, 2) : List.of(2, 1));
      known[a] = after.get(0).get(0);
      known[b] = after.get(1).get(0);
    }
    StringBuilder table = new StringBuilder("foreseen and won, in tenths:");
    double worst = 0;
    for (int i = 0; i < 10; i++) {
      double p = foreseen[i] / played[i];
      double w = (double) won[i] / played[i];
      worst = Math.max(worst, Math.abs(p - w));
      table.append(String.format(" %.3f/%.3f", p, w));
    }
    System.out.println(table);
    assertTrue(worst < 0.02, table.toString());
  }
}
