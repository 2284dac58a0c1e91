package arenhold.rules;

import java.util.List;

/**
 * A part of what tells before the end who is ahead.
 *
 * @param key what is counted, such as {@code cards}
 * @param values what it is worth to each seat, in seat order. What all parts are worth to one seat,
 *     less what they are worth to another, is about the log-odds of finishing before it; a seat
 *     that is out has far less than any that is not
 */
public record Prospect(String key, List<Double> values) {

  public Prospect {
    values = List.copyOf(values);
  }
}
