package arenhold.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a game says of itself, so that nobody outside it has to know its name.
 *
 * @param key the game's name in URLs, logs and bundles, such as {@code chess}
 * @param version raised whenever a rule changes, so that a stored match tells what it was played
 *     by; older ones may stand beside it ({@link Game#earlier})
 * @param forms the ways to play it, in the order a lobby lists them
 * @param problems the codes that {@link Game#problem} may answer and for which the game has words
 *     of its own: its own codes, and those of every game where it can say them better
 */
public record GameInfo(String key, int version, List<Form> forms, List<String> problems) {

  /** A game whose set-ups have no problems but those of every game. */
  public GameInfo(String key, int version, List<Form> forms) {
    this(key, version, forms, List.of());
  }

  /**
   * One way to play a game.
   *
   * @param key unique within the game, such as {@code blitz}
   * @param minSeats fewest players
   * @param maxSeats most players
   * @param tableOptions what a host may set for the table
   * @param seatOptions what each player sets for their own seat
   * @param teams the team of each seat, counted from 0, where seats win and lose together; empty
   *     where all play for themselves
   */
  public record Form(
      String key,
      int minSeats,
      int maxSeats,
      List<Option> tableOptions,
      List<Option> seatOptions,
      List<Integer> teams) {

    public Form {
      for (Option option : tableOptions) {
        if (option.secret()) throw new IllegalArgumentException("a table has no secrets");
      }
    }

    /** Of what a seat chose, what everybody may know before the match: nothing that is secret. */
    public Map<String, String> open(Map<String, String> chosen) {
      Map<String, String> open = new HashMap<>();
      for (Option option : seatOptions) {
        String value = option.secret() ? null : chosen.get(option.key());
        if (value != null) open.put(option.key(), value);
      }
      return open;
    }

    /** A form in which all play for themselves. */
    public Form(
        String key,
        int minSeats,
        int maxSeats,
        List<Option> tableOptions,
        List<Option> seatOptions) {
      this(key, minSeats, maxSeats, tableOptions, seatOptions, List.of());
    }
  }

  /**
   * A choice of the table.
   *
   * @param option the table option's key
   * @param value what was chosen
   */
  public record When(String option, String value) {}

  /** The form with this key, or null. */
  public Form form(String key) {
    for (Form form : forms) if (form.key().equals(key)) return form;
    return null;
  }
}
