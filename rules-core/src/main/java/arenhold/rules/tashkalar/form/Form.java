package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import arenhold.rules.tashkalar.Arena;

/**
 * What one form of the game fixes.
 *
 * @param info how the form presents itself: key, players, options
 * @param arena the side of the board (R2.2)
 * @param pieces usable double-sided pieces of each colour (R1.9a)
 * @param legendary legendary pieces of each colour (R1.2)
 * @param beings how many beings a hand is filled up to (R11.5)
 * @param legends how many legends a hand is filled up to (R11.5)
 * @param flares how many flares a hand is filled up to (R11.5)
 * @param scoreTrigger the score that triggers the end of the game (R15.4)
 */
public record Form(
    GameInfo.Form info,
    Arena arena,
    int pieces,
    int legendary,
    int beings,
    int legends,
    int flares,
    int scoreTrigger) {

  /** The form's name in options, data and bundles. */
  public String key() {
    return info.key();
  }
}
