package arenhold.rules;

import java.util.Map;

/**
 * What a game and everything that is chosen before a match is called, in one language: for lobbies,
 * notices and histories, which know no key of any game. Keys are those of {@link GameInfo}.
 *
 * @param name the game's name
 * @param forms by the form's key
 * @param options table and seat options, by the option's key: it means the same in every form
 * @param problems why a set-up cannot be played, as a sentence by {@link Game#problem}'s code;
 *     codes that are the same for every game may be missing
 */
public record GameWords(
    String name,
    Map<String, Form> forms,
    Map<String, Option> options,
    Map<String, String> problems) {

  /**
   * A form.
   *
   * @param text what it is about, in a sentence or two
   * @param advice what a host should know before so many play it, by the number of seats; for most
   *     numbers there is nothing to say
   */
  public record Form(String name, String text, Map<Integer, String> advice) {}

  /**
   * An option.
   *
   * @param values by the value; empty where values speak for themselves, such as numbers
   */
  public record Option(String name, Map<String, Value> values) {}

  /**
   * A value of an option.
   *
   * @param name what it is called beside the option's name
   * @param brief the same where the option's name does not stand beside it, in a few words
   */
  public record Value(String name, String brief) {}
}
