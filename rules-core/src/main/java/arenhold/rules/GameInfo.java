package arenhold.rules;

import java.util.List;
import java.util.Map;

/**
 * What a game says of itself, so that nobody outside it has to know its name.
 *
 * @param key the game's name in URLs, logs and bundles, such as {@code tashkalar}
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
   * @param together of a seat option: what the table must have chosen so that anybody proposes it
   *     for all seats, and whoever is ready agrees to the whole proposal; null where each player
   *     always chooses for his own seat
   */
  public record Option(
      String key, List<String> values, String fallback, boolean distinct, When together) {

    /** The value by which chance decides; any number of seats may choose it. */
    public static final String RANDOM = "random";

    /** An option that nobody proposes for others. */
    public Option(String key, List<String> values, String fallback, boolean distinct) {
      this(key, values, fallback, distinct, null);
    }

    /** Whether it is proposed for all seats at a table with these options. */
    public boolean together(Map<String, String> table) {
      return together != null && together.value().equals(table.get(together.option()));
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
