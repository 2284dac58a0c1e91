package arenhold.rules;

/**
 * The kind of decision a question asks for. Games implement it as an enum; clients have a sentence
 * for each key in every language.
 */
public interface Prompt {

  /** The key of the sentence, unique within the game, such as {@code action}. */
  String key();

  /**
   * Whether other viewers may know the kind of decision. If not, they learn only that the seat is
   * deciding something.
   */
  default boolean open() {
    return true;
  }
}
