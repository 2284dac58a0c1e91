package arenhold.engine;

/** How much of the past an engine is told. */
public enum History {
  /** Nothing: every question says all that is needed now. */
  NONE,
  /** The log, as the seat may read it. */
  LINES,
  /** The log, with the seat's view after each line: all that our own players get. */
  VIEWS;

  /** The one an engine asks for; null if there is no such one. */
  static History of(String text) {
    if (text == null) return NONE;
    return switch (text) {
      case "none" -> NONE;
      case "lines" -> LINES;
      case "views" -> VIEWS;
      default -> null;
    };
  }
}
