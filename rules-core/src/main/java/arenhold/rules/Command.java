package arenhold.rules;

/** What a seat may always try, whoever is asked: a standing command of the match, not a choice. */
public enum Command {
  /** Give up the match; where several seats are one side, each of them must give it. */
  RESIGN("!resign"),
  /** Agree that the match stop now, with the result as it stands; needs everybody's agreement. */
  STOP("!stop"),
  /** Take back one's own newest choice. */
  TAKE_BACK("!takeback");

  private final String notation;

  Command(String notation) {
    this.notation = notation;
  }

  /** How logs write it; the exclamation mark keeps it apart from every choice. */
  public String notation() {
    return notation;
  }

  /** The command written so, or null. */
  public static Command parse(String notation) {
    for (Command command : values()) if (command.notation.equals(notation)) return command;
    return null;
  }
}
