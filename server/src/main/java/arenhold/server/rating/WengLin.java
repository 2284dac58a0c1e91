package arenhold.server.rating;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.aggregate.DefaultTeamRatingAggregator;
import com.pocketcombats.openskill.data.MatchMakingRating;
import com.pocketcombats.openskill.data.RatingAdjustment;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.PlackettLuce;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Updates ratings after a match by the Plackett-Luce model of Weng and Lin, for two players, many,
 * and teams, including ties. The OpenSkill library does the arithmetic.
 */
public final class WengLin {

  /** The standard deviation of a player's performance in one match. */
  static final double BETA = 25.0 / 6;

  /** The standard deviation of a player's drift in strength between two matches. */
  static final double TAU = 25.0 / 300;

  static final double KAPPA = 1e-4;

  private static final RatingModelConfig CONFIG =
      RatingModelConfig.builder().setBeta(BETA).setKappa(KAPPA).setTau(TAU).build();

  private WengLin() {}

  /**
   * The ratings after a match.
   *
   * @param sides the members' ratings before the match, for every side
   * @param places the place of each side from 1, equal for a tie
   * @return the ratings after it, in the same shape
   */
  public static List<List<Rating>> after(List<List<Rating>> sides, List<Integer> places) {
    return after(sides, places, CONFIG);
  }

  static List<List<Rating>> after(
      List<List<Rating>> sides, List<Integer> places, RatingModelConfig config) {
    var aggregator = new DefaultTeamRatingAggregator(config);
    List<TeamResult<Integer>> results = new ArrayList<>();
    int players = 0;
    for (int side = 0; side < sides.size(); side++) {
      List<SimplePlayerResult<Integer>> members = new ArrayList<>();
      for (Rating rating : sides.get(side)) {
        members.add(new SimplePlayerResult<>(players++, rating.mu(), rating.sigma()));
      }
      MatchMakingRating together = aggregator.computeTeamRating(members);
      results.add(
          new SimpleTeamResult<>(together.mu(), together.sigma(), places.get(side), members));
    }
    Rating[] changed = new Rating[players];
    for (RatingAdjustment<Integer> one :
        new Adjudicator<Integer>(config, new PlackettLuce(config)).rate(results)) {
      changed[one.playerId()] = new Rating(one.mu(), one.sigma());
    }
    List<List<Rating>> after = new ArrayList<>();
    int next = 0;
    for (List<Rating> side : sides) {
      after.add(List.of(changed).subList(next, next += side.size()));
    }
    return after;
  }

  /**
   * The factor for the variance of ratings when predicting results. The model is slightly
   * overconfident: with 2, predictions match simulated results (see the test); with 1, they are up
   * to three percentage points too bold.
   */
  private static final double TOO_SURE = 2;

  /**
   * Each side's probability of winning.
   *
   * @param sides the members' ratings of every side
   */
  public static List<Double> chances(List<List<Rating>> sides) {
    double variance = sides.size() * BETA * BETA;
    List<Double> strengths = new ArrayList<>();
    for (List<Rating> side : sides) {
      double strength = 0;
      for (Rating rating : side) {
        strength += rating.mu();
        variance += TOO_SURE * rating.sigma() * rating.sigma();
      }
      strengths.add(strength);
    }
    double scale = Math.sqrt(variance);
    double best = Collections.max(strengths);
    List<Double> weights = strengths.stream().map(one -> Math.exp((one - best) / scale)).toList();
    double all = weights.stream().mapToDouble(one -> one).sum();
    return weights.stream().map(one -> one / all).toList();
  }
}
