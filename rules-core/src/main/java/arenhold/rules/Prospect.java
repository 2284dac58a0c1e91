package arenhold.rules;

import java.util.List;

/**
 * A part of what tells before the end who is ahead.
 *
 * @param key what is counted, such as {@code cards}. The game's texts have two sentences for it,
 *     for computers that advise a choice: {@code reason.KEY.own} where it does more for the seat
 *     that makes it, {@code reason.KEY.others} where it leaves others less
 * @param values what it is worth to each seat, in seat order. What all parts are worth to one seat,
 *     less what they are worth to another, is about the log-odds of finishing before it; a seat
 *     that is out has less than any that is not, by {@link #OUT} or more
 * @param amounts how much of it each seat has, in a unit of its own, where its worth depends on
 *     other parts too: no more of it is no reason, whatever it is worth
 */
public record Prospect(String key, List<Double> values, List<Double> amounts) {

  /** By how much a seat that is out has less than any that is not. */
  public static final double OUT = 20;

  public Prospect {
    values = List.copyOf(values);
    amounts = List.copyOf(amounts);
  }

  /** A part whose worth depends on nothing else. */
  public static Prospect of(String key, List<Double> values) {
    List<Double> each = List.copyOf(values);
    return new Prospect(key, each, each);
  }
}
