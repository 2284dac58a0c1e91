package arenhold.engine;

/** What an engine has done wrong, so that the conversation cannot go on as it should. */
public final class EngineFault extends RuntimeException {
  private final Code code;

  /**
   * A fault.
   *
   * @param text what happened, in one sentence for the engine's author
   */
  public EngineFault(Code code, String text) {
    super(text);
    this.code = code;
  }

  /** The kind of fault. */
  public Code code() {
    return code;
  }

  /** The kind of fault and what happened. */
  public String text() {
    return code.text() + ": " + getMessage();
  }
}
