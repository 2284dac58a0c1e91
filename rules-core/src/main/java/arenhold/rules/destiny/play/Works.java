package arenhold.rules.destiny.play;

import java.util.ArrayList;
import java.util.List;

/**
 * What a card does, ability by ability (D11.1). Built with the methods that return a changed copy;
 * what a card has not is null or empty.
 */
public final class Works {

  /** A card without abilities. */
  public static final Works NONE = new Works();

  /** The text of an event. */
  public Effect event;

  /** The special ability of its die. */
  public Effect special;

  /** Its action, and whether that may be used now. */
  public Effect action;

  public Test actionPossible;

  /** Its claim ability. */
  public Effect claim;

  /** What is done instead of a defeat of the character carrying it (D11.14). */
  public Effect instead;

  /** Its triggered abilities. */
  public final List<Watch> watches = new ArrayList<>();

  private Works copy() {
    Works copy = new Works();
    copy.event = event;
    copy.special = special;
    copy.action = action;
    copy.actionPossible = actionPossible;
    copy.claim = claim;
    copy.instead = instead;
    copy.watches.addAll(watches);
    return copy;
  }

  /** With this text of an event. */
  public Works event(Effect effect) {
    Works copy = copy();
    copy.event = effect;
    return copy;
  }

  /** With this special ability. */
  public Works special(Effect effect) {
    Works copy = copy();
    copy.special = effect;
    return copy;
  }

  /**
   * With this action.
   *
   * @param possible whether its costs can be paid or, if it costs nothing, whether it can do
   *     anything (D9.12)
   */
  public Works action(Test possible, Effect effect) {
    Works copy = copy();
    copy.action = effect;
    copy.actionPossible = possible;
    return copy;
  }

  /** With this claim ability. */
  public Works claim(Effect effect) {
    Works copy = copy();
    copy.claim = effect;
    return copy;
  }

  /** With this done instead of a defeat of its carrier (D11.14). */
  public Works instead(Effect effect) {
    Works copy = copy();
    copy.instead = effect;
    return copy;
  }

  /** With an ability that its player must carry out when it is triggered. */
  public Works when(Happening.Cause cause, Test applies, Effect effect) {
    Works copy = copy();
    copy.watches.add(new Watch(cause, false, applies, Test.ALWAYS, effect));
    return copy;
  }

  /** With an ability that its player may carry out when it is triggered. */
  public Works may(Happening.Cause cause, Test applies, Test possible, Effect effect) {
    Works copy = copy();
    copy.watches.add(new Watch(cause, true, applies, possible, effect));
    return copy;
  }
}
