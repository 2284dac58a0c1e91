package arenhold.rules;

/**
 * Something a seat may attempt at any time, whether it is asked or not: a command of the match, not
 * a choice. Seats give the first four; the room, which keeps time, gives the others for a seat.
 */
public enum Command {
  /** Resign; if a side has several seats, each of them must give it. */
  RESIGN("!resign"),
  /**
   * Agree to stop the match now, with the result as it stands; needs the agreement of every seat
   * that may give it.
   */
  STOP("!stop"),
  /** Take back one's own newest choice. */
  TAKE_BACK("!takeback"),
  /** This seat, which had left while the others played on, is played again. */
  TAKE_OVER("!takeover"),
  /** This seat, which is asked, has run out of time. */
  FLAG("!flag"),
  /** This seat, which is asked, was absent for so long that the others stopped waiting. */
  LEAVE("!left"),
  /** No one has played for so long that the match is abandoned; given by Nature. */
  ABANDON("!abandoned");

  private final String notation;

  Command(String notation) {
    this.notation = notation;
  }

  /** Its text in logs; the exclamation mark distinguishes it from every choice. */
  public String notation() {
    return notation;
  }

  /** The command with this notation, or null. */
  public static Command parse(String notation) {
    for (Command command : values()) if (command.notation.equals(notation)) return command;
    return null;
  }
}
