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
 * What a match says of its players' strength: the Plackett-Luce model of Weng and Lin, for two
 * players, many, and teams, ties included. The arithmetic is the OpenSkill library's.
 */
public final class WengLin {

  /** How much the strength shown in one match varies. */
  static final double BETA = 25.0 / 6;

  /** How much strength may have changed between two matches. */
  static final double TAU = 25.0 / 300;

  static final double KAPPA = 1e-4;

  private static final RatingModelConfig CONFIG =
      RatingModelConfig.builder().setBeta(BETA).setKappa(KAPPA).setTau(TAU).build();

  private WengLin() {}

  /**
   * The ratings after a match.
   *
   * @param sides the ratings before of the members of every side that won or lost together
   * @param places the place of each side from 1, equal for a tie
   * @return in the same shape
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
   * What to multiply the variance of ratings by when foreseeing results. The model learns a little
   * too surely; with 2 the predictions come true over simulated players (see its test), with 1 they
   * are up to three points of a hundred too bold.
   */
  private static final double TOO_SURE = 2;

  /**
   * How probable it is for each side that it wins.
   *
   * @param sides the ratings of the members of every side
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
