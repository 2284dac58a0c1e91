package arenhold.rules;

/**
 * Something a seat may attempt at any time, whether it is asked or not: a command of the match, not
 * a choice. Seats give the first five; the room, which keeps time, gives the others for a seat.
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
  /**
   * This seat, which had left while the others played on or which a computer plays, is played again
   * by its own player.
   */
  TAKE_OVER("!takeover"),
  /**
   * Be advised by a computer on one's open question. Changes nothing: it stands in the log so that
   * everybody knows.
   */
  HINT("!hint"),
  /** This seat, which is asked, has run out of time. */
  FLAG("!flag"),
  /** This seat, which is asked, was absent for so long that the others stopped waiting. */
  LEAVE("!left"),
  /**
   * A computer plays this seat from now on, which is asked and was absent for so long that the
   * others stopped waiting.
   */
  STAND_IN("!computer"),
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
