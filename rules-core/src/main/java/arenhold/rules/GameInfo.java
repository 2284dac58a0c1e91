package arenhold.rules;

import java.util.List;

/**
 * What a game says of itself, so that nobody outside it has to know its name.
 *
 * @param key the game's name in URLs, logs and bundles, such as {@code tashkalar}
 * @param version raised whenever a rule changes, so that a stored match tells what it was played by
 * @param forms the ways to play it, in the order a lobby lists them
 */
public record GameInfo(String key, int version, List<Form> forms) {

  /**
   * One way to play a game.
   *
   * @param key unique within the game, such as {@code duel}
   * @param minSeats fewest players
   * @param maxSeats most players
   * @param tableOptions what a host may set for the table
   * @param seatOptions what each player sets for his seat
   * @param teams the team of each seat, counted from 0, where seats win and lose together; empty
   *     where everybody plays for himself
   */
  public record Form(
      String key,
      int minSeats,
      int maxSeats,
      List<Option> tableOptions,
      List<Option> seatOptions,
      List<Integer> teams) {

    /** A form in which everybody plays for himself. */
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
   * Something that is chosen before a match starts.
   *
   * @param key unique within its list, such as {@code school}
   * @param values every permitted value
   * @param fallback the value if nobody chooses; null where a choice must be made
   * @param distinct whether no two seats may choose the same value, {@link #RANDOM} excepted
   */
  public record Option(String key, List<String> values, String fallback, boolean distinct) {

    /** The value by which chance decides; any number of seats may choose it. */
    public static final String RANDOM = "random";
  }

  /** The form with this key, or null. */
  public Form form(String key) {
    for (Form form : forms) if (form.key().equals(key)) return form;
    return null;
  }
}
