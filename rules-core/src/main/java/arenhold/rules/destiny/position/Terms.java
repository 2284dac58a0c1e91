package arenhold.rules.destiny.position;

import arenhold.rules.destiny.card.Team;
import java.util.List;

/**
 * By what a match is played.
 *
 * @param teams what every player has brought
 * @param takeBack whether choices may be taken back (D19.3)
 */
public record Terms(List<Team> teams, boolean takeBack) {

  /** At a table like any other. */
  public static Terms of(List<Team> teams) {
    return new Terms(teams, true);
  }
}
