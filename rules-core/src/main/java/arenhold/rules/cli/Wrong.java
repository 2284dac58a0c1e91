package arenhold.rules.cli;

/** Thrown if a command cannot be carried out; the message tells the user what is wrong. */
final class Wrong extends RuntimeException {
  private final int exit;

  private Wrong(String message, int exit) {
    super(message);
    this.exit = exit;
  }

  /** The command line or an input is not valid. */
  static Wrong usage(String message) {
    return new Wrong(message, Main.USAGE);
  }

  /** A check failed. */
  static Wrong failed(String message) {
    return new Wrong(message, Main.FAILED);
  }

  /** The exit code of the process. */
  int exit() {
    return exit;
  }
}
