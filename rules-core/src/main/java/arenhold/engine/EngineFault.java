package arenhold.engine;

/** What an engine has done wrong, so that the conversation cannot go on as it should. */
public final class EngineFault extends RuntimeException {
  private final Code code;
  private final String match;

  /**
   * A fault that concerns the whole conversation.
   *
   * @param text what happened, in one sentence for the engine's author
   */
  public EngineFault(Code code, String text) {
    this(code, text, null);
  }

  /**
   * A fault.
   *
   * @param text what happened, in one sentence for the engine's author
   * @param match the match that it concerns, or null for the whole conversation
   */
  EngineFault(Code code, String text, String match) {
    super(text);
    this.code = code;
    this.match = match;
  }

  /** The kind of fault. */
  public Code code() {
    return code;
  }

  /** The match that it concerns; null if the conversation cannot go on at all. */
  public String match() {
    return match;
  }

  /** The kind of fault and what happened. */
  public String text() {
    return code.text() + ": " + getMessage();
  }
}
