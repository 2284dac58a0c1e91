package arenhold.rules.cli;

/** Something the user asked for cannot be done; the message says what and why. */
final class Wrong extends RuntimeException {
  private final int exit;

  private Wrong(String message, int exit) {
    super(message);
    this.exit = exit;
  }

  /** The command line or an input makes no sense. */
  static Wrong usage(String message) {
    return new Wrong(message, Main.USAGE);
  }

  /** A check failed. */
  static Wrong failed(String message) {
    return new Wrong(message, Main.FAILED);
  }

  /** What the process ends with. */
  int exit() {
    return exit;
  }
}
