package arenhold.rules;

/**
 * What kind of decision is asked for. Games implement it as an enum; the client holds a sentence
 * for each key in every language.
 */
public interface Prompt {

  /** The key of the sentence, unique within the game, such as {@code action}. */
  String key();

  /**
   * Whether those who are not asked may know what kind of decision is being made. If not they learn
   * only that the seat is deciding something.
   */
  default boolean open() {
    return true;
  }
}
