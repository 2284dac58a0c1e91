package arenhold.rules;

import java.util.Map;

/**
 * The names of a game and of everything chosen before a match, in one language: for lobbies,
 * notices and histories, which know no game. Keys are those of {@link GameInfo}.
 *
 * @param name the game's name
 * @param forms by the form's key
 * @param options table and seat options, by the option's key, which means the same in every form
 * @param problems sentences for why a set-up cannot be played, by {@link Game#problem}'s code;
 *     codes common to all games may be missing
 * @param reasons sentences for why a computer advises something, by the key of the reason; the
 *     placeholders are its parts, as in {@link TableWords}. Empty for games without such reasons
 */
public record GameWords(
    String name,
    Map<String, Form> forms,
    Map<String, Option> options,
    Map<String, String> problems,
    Map<String, String> reasons) {

  /**
   * A form.
   *
   * @param text a description in a sentence or two
   * @param advice what a host should know before starting it, by the number of seats; most numbers
   *     need none
   */
  public record Form(String name, String text, Map<Integer, String> advice) {}

  /**
   * An option.
   *
   * @param values by the value; empty if values need no names, such as numbers
   */
  public record Option(String name, Map<String, Value> values) {}

  /**
   * A value of an option.
   *
   * @param name its name next to the option's name
   * @param brief a short name for use without the option's name
   */
  public record Value(String name, String brief) {}
}
