package arenhold.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A game's description of itself, so that no other code has to know the game.
 *
 * @param key the game's name in URLs, logs and bundles, such as {@code chess}
 * @param version raised whenever a rule changes, so that a stored match records which rules it was
 *     played by; older versions may be kept ({@link Game#earlier})
 * @param forms the ways to play it, in the order a lobby lists them
 * @param problems the codes returned by {@link Game#problem} for which the game has texts: its own
 *     codes, and common ones that it can explain better
 */
public record GameInfo(String key, int version, List<Form> forms, List<String> problems) {

  /** A game without texts for set-up problems. */
  public GameInfo(String key, int version, List<Form> forms) {
    this(key, version, forms, List.of());
  }

  /**
   * One way to play a game.
   *
   * @param key unique within the game, such as {@code blitz}
   * @param minSeats fewest players
   * @param maxSeats most players
   * @param tableOptions the options the host sets for the table
   * @param seatOptions the options each player sets for their own seat
   * @param teams each seat's team, numbered from 0; empty if all play for themselves
   * @param usual what new tables start with where that is not an option's default
   */
  public record Form(
      String key,
      int minSeats,
      int maxSeats,
      List<Option> tableOptions,
      List<Option> seatOptions,
      List<Integer> teams,
      List<Usual> usual) {

    public Form {
      for (Option option : tableOptions) {
        if (option.secret()) throw new IllegalArgumentException("a table has no secrets");
      }
      for (Usual one : usual) {
        boolean known =
            tableOptions.stream()
                .anyMatch(option -> option.key().equals(one.option()) && option.permits(one.value));
        if (!known) throw new IllegalArgumentException("no such choice: " + one);
      }
    }

    /**
     * The table options that a new table of so many seats starts with, where they are not the
     * defaults: for those who make tables. The rules themselves know the defaults alone.
     */
    public Map<String, String> usual(int seats, boolean rated) {
      Map<String, String> chosen = new HashMap<>();
      for (Usual one : usual) if (one.at(seats, rated)) chosen.put(one.option(), one.value());
      return chosen;
    }

    /** The public part of a seat's choices before the match: without secret options. */
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
      this(key, minSeats, maxSeats, tableOptions, seatOptions, List.of(), List.of());
    }

    /** The same form, in which tables start with these choices. */
    public Form with(Usual... choices) {
      List<Usual> all = List.of(choices);
      return new Form(key, minSeats, maxSeats, tableOptions, seatOptions, teams, all);
    }
  }

  /**
   * What tables of some sizes start with in place of an option's default. It is shown like a
   * default, and the host may choose otherwise.
   *
   * @param option the table option's key
   * @param value what they start with
   * @param minSeats the fewest seats of such tables
   * @param maxSeats the most
   * @param rated whether only where the match is rated
   */
  public record Usual(String option, String value, int minSeats, int maxSeats, boolean rated) {

    /** Whether a table of so many seats starts with it. */
    boolean at(int seats, boolean forRating) {
      return seats >= minSeats && seats <= maxSeats && (forRating || !rated);
    }
  }

  /**
   * A condition on the table's options.
   *
   * @param option the table option's key
   * @param value the required value
   */
  public record When(String option, String value) {}

  /** The form with this key, or null. */
  public Form form(String key) {
    for (Form form : forms) if (form.key().equals(key)) return form;
    return null;
  }
}
