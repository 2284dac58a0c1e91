package arenhold.server.match;

import java.util.ArrayList;
import java.util.List;

/**
 * A match as stored: everything needed to replay it.
 *
 * @param computers those that played seats, as of {@link MatchComputers#of}
 * @param strikes how often engines have failed at their seats
 */
public record StoredMatch(
    NewMatch match, List<LogLine> lines, List<Sitting> computers, List<Strike> strikes) {

  /** This with one more computer. */
  public StoredMatch with(Sitting computer) {
    List<Sitting> more = new ArrayList<>(computers);
    more.add(computer);
    return new StoredMatch(match, lines, List.copyOf(more), strikes);
  }
}
