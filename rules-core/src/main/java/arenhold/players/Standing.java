package arenhold.players;

import arenhold.rules.Game;
import arenhold.rules.Outcome;
import arenhold.rules.Prospect;
import arenhold.rules.Seat;
import java.util.List;

/**
 * What a position is worth to each seat in any game, from 0 to 1: at the end of the match by the
 * places, and before it by how far a seat is ahead in what would decide it now.
 */
public final class Standing {

  /** The share of the win in the value of an end with more than two sides; the rest is by place. */
  private static final double WINNING = 0.8;

  /** How much less each further comparison counts than the one before. */
  private static final double LATER = 0.25;

  /** The lead that is worth half of what any lead is worth. */
  private static final double HALF = 5;

  /** Log-odds beyond which nothing more can be won. */
  private static final double MOST = 30;

  /** All parts of a value. */
  static final int ALL = Integer.MAX_VALUE;

  private Standing() {}

  /** The values, in seat order, of a match that ended like this. */
  public static <P> double[] ended(Game<P> game, P position, Outcome outcome) {
    List<Integer> places = outcome.places();
    double[] values = new double[places.size()];
    double winners = winners(game, position, places);
    for (int seat = 0; seat < values.length; seat++) {
      double win = places.get(seat) == 1 ? 1 / winners : 0;
      values[seat] = WINNING * win + (1 - WINNING) * beaten(game, position, places, seat);
    }
    return values;
  }

  /** The share of the win that a seat's side has in a match that ended like this. */
  static <P> double won(Game<P> game, P position, Outcome outcome, Seat seat) {
    List<Integer> places = outcome.places();
    return places.get(seat.index()) == 1 ? 1 / winners(game, position, places) : 0;
  }

  /** How many sides have won. */
  private static <P> double winners(Game<P> game, P position, List<Integer> places) {
    double winners = 0;
    for (int seat = 0; seat < places.size(); seat++) {
      if (places.get(seat) == 1) winners += 1.0 / game.side(position, Seat.of(seat)).size();
    }
    return winners;
  }

  /** The share of the other sides' seats that this one has beaten; half of those it ties with. */
  private static <P> double beaten(Game<P> game, P position, List<Integer> places, int seat) {
    List<Seat> side = game.side(position, Seat.of(seat));
    double beaten = 0;
    int others = 0;
    for (int other = 0; other < places.size(); other++) {
      if (side.contains(Seat.of(other))) continue;
      others++;
      int compared = Integer.compare(places.get(other), places.get(seat));
      beaten += (compared + 1) / 2.0;
    }
    return others == 0 ? 1 : beaten / others;
  }

  /**
   * The values, in seat order, of a match that goes on: by what the game says of prospects, or as
   * if it ended here, but then a lead counts by its size, and none is ever worth a win.
   */
  public static <P> double[] now(Game<P> game, P position) {
    return now(game, position, ALL);
  }

  /** The same for somebody who sees only so many parts of the game's prospects, from the first. */
  static <P> double[] now(Game<P> game, P position, int parts) {
    List<Prospect> prospects = game.prospects(position);
    if (prospects.isEmpty()) return compared(game, position);
    return prospects(game, position, prospects.subList(0, Math.min(parts, prospects.size())));
  }

  /** Every seat's expected value: a share of the win, and the share of the others it beats. */
  private static <P> double[] prospects(Game<P> game, P position, List<Prospect> prospects) {
    double[] odds = odds(prospects);
    double[] values = new double[odds.length];
    for (int seat = 0; seat < odds.length; seat++) {
      List<Seat> side = game.side(position, Seat.of(seat));
      double all = 0;
      double beaten = 0;
      for (int other = 0; other < odds.length; other++) {
        if (side.contains(Seat.of(other))) continue;
        double against = StrictMath.exp(Math.clamp(odds[other] - odds[seat], -MOST, MOST));
        all += against / game.side(position, Seat.of(other)).size();
        beaten += 1 / (1 + against);
      }
      int others = odds.length - side.size();
      double share = others == 0 ? 1 : beaten / others;
      values[seat] = WINNING / (1 + all) + (1 - WINNING) * share;
    }
    return values;
  }

  /** What all parts are worth to each seat. */
  static double[] odds(List<Prospect> prospects) {
    int seats = prospects.isEmpty() ? 0 : prospects.getFirst().values().size();
    double[] odds = new double[seats];
    for (Prospect part : prospects) {
      for (int seat = 0; seat < seats; seat++) odds[seat] += part.values().get(seat);
    }
    return odds;
  }

  private static <P> double[] compared(Game<P> game, P position) {
    Outcome outcome = game.outcome(position);
    double[] values = ended(game, position, outcome);
    List<Outcome.Decider> deciders = outcome.deciders();
    for (int seat = 0; seat < values.length; seat++) {
      double weight = 1;
      double sum = 0;
      double weights = 0;
      for (Outcome.Decider decider : deciders) {
        double lead = lead(game, position, decider.values(), seat);
        sum += weight * lead / (Math.abs(lead) + HALF);
        weights += weight;
        weight *= LATER;
      }
      double ahead = weights == 0 ? values[seat] - 0.5 : sum / weights / 2;
      values[seat] = 0.5 + 0.9 * ahead;
    }
    return values;
  }

  /** Whether {@link #now} can tell the seats apart, and is not just that nothing has happened. */
  static <P> boolean tells(Game<P> game, P position) {
    if (!game.prospects(position).isEmpty()) return true;
    Outcome outcome = game.outcome(position);
    return !outcome.deciders().isEmpty()
        || outcome.places().stream().distinct().count() == outcome.places().size();
  }

  private static <P> double lead(Game<P> game, P position, List<Integer> numbers, int seat) {
    List<Seat> side = game.side(position, Seat.of(seat));
    int best = Integer.MIN_VALUE;
    for (int other = 0; other < numbers.size(); other++) {
      if (!side.contains(Seat.of(other))) best = Math.max(best, numbers.get(other));
    }
    return best == Integer.MIN_VALUE ? 0 : numbers.get(seat) - best;
  }
}
