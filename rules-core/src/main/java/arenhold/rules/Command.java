package arenhold.rules;

/**
 * What may always be tried, whoever is asked: a standing command of the match, not a choice. Seats
 * give the first four; the others are given for a seat by the room, which keeps time.
 */
public enum Command {
  /** Give up the match; where several seats are one side, each of them must give it. */
  RESIGN("!resign"),
  /** Agree that the match stop now, with the result as it stands; needs everybody's agreement. */
  STOP("!stop"),
  /** Take back one's own newest choice. */
  TAKE_BACK("!takeback"),
  /** This seat, which has gone out while the others played on, is played again. */
  TAKE_OVER("!takeover"),
  /** The time of this seat, which is asked something, is up. */
  FLAG("!flag"),
  /** This seat, which is asked something, was gone so long that others waited no longer. */
  LEAVE("!left"),
  /** Nobody has gone on with the match for so long that it ends by itself; Nature gives it. */
  ABANDON("!abandoned");

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
