package arenhold.rules.destiny.card;

import java.util.List;

/**
 * A legal team that is ready to be played.
 *
 * @param key its name in options and files
 */
public record PreparedTeam(String key, Team team) {

  /** All of them. */
  public static final List<PreparedTeam> ALL = new Facts().teams();
}
