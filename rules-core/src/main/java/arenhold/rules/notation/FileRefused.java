package arenhold.rules.notation;

/**
 * A file that cannot be taken: what is wrong, in which line, and what stands there. Nothing else
 * has happened.
 */
public final class FileRefused extends IllegalArgumentException {

  /** What can be wrong with a match file; docs/notation.md explains each to its writer. */
  public enum Problem {
    /** The bytes are no UTF-8. */
    ENCODING("this is no text in UTF-8"),
    /** A character that cannot be seen or turns the writing direction; found is its number. */
    CHARACTER("a character that no match file has"),
    /** The line, or the match, is longer than any match needs; wanted is the most. */
    TOO_LONG("too long"),
    /** There is no match in it. */
    NO_MATCH("a match begins with: game KEY"),
    /** A further match, where one is wanted. */
    SEVERAL("a second match begins"),
    /** No line of a match file looks so. */
    UNREADABLE("this is no line of a match file"),
    /** Such a line stands at another place, or once only. */
    OUT_OF_PLACE("this line does not belong here"),
    /** A line that every match needs; wanted is its first word. */
    MISSING("a line is missing before this one"),
    /** The file ends before the match does. */
    CUT_OFF("the file ends in the middle: there is no result"),
    /** There is no such game. */
    UNKNOWN_GAME("no such game"),
    /** The game has no such form. */
    UNKNOWN_FORM("no such form"),
    /** Played by rules of another version; wanted is the version of the rules here. */
    UNKNOWN_VERSION("the rules of this version are not here"),
    /** A match cannot be set up like this; wanted is the code of {@code Game.problem}. */
    BAD_OPTION("the match cannot be set up like this"),
    /** No name can be like that. */
    BAD_PLAYER("no name can be like that"),
    /** Dealt in a way that is not known here; wanted is the one that is. */
    UNKNOWN_DEAL("dealt in a way that is not known here"),
    /** Not 64 hexadecimal digits. */
    BAD_SEED("64 hexadecimal digits in small letters are needed"),
    /** A number that was not committed to; wanted is what should have been published of it. */
    WRONG_NUMBER("the number is not the one that was committed to"),
    /** A secret choice that was not committed to; wanted is what should have been published. */
    WRONG_OPTION("what was chosen in secret is not what was committed to"),
    /** The seed does not have the hash that was published; found is the hash it has. */
    WRONG_SEED("the seed is not the one whose hash was published"),
    /** Chance answers something else than the seed deals, which is wanted. */
    NOT_DEALT("not what the seed deals"),
    /** This seat is not asked anything. */
    NOT_ASKED("this seat is not asked"),
    /** The question does not offer this choice. */
    NOT_OFFERED("this is not offered"),
    /** The command is not allowed here. */
    NOT_ALLOWED("this is not allowed"),
    /** There is nothing to take back. */
    NO_RETURN("this cannot be taken back"),
    /** Something is written after the end of the match. */
    AFTER_END("the match is over"),
    /** The match ends otherwise; wanted is how. */
    WRONG_RESULT("the result is another one"),
    /** Every line is possible, but the match is not the one that was written; wanted is its sum. */
    CHANGED("the match was changed after it was written down");

    private final String sentence;

    Problem(String sentence) {
      this.sentence = sentence;
    }

    /** How the wire writes it: small letters and hyphens. */
    public String text() {
      return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
  }

  private final Problem problem;
  private final int line;
  private final String found;
  private final String wanted;

  FileRefused(Problem problem, int line, String found) {
    this(problem, line, found, "");
  }

  /**
   * @param line the line of the file, from 1
   * @param found what stands there, as much of it as helps; may be empty
   * @param wanted what should stand there, where one thing is right; may be empty
   */
  FileRefused(Problem problem, int line, String found, String wanted) {
    this.problem = problem;
    this.line = line;
    this.found = Excerpt.of(found);
    this.wanted = Excerpt.of(wanted);
  }

  /** Whoever runs the match has no time or room for more of it than up to {@code line}. */
  public static FileRefused tooLong(int line) {
    return new FileRefused(Problem.TOO_LONG, line, "");
  }

  public Problem problem() {
    return problem;
  }

  /** The line of the file, from 1. */
  public int line() {
    return line;
  }

  /** What stands there; may be empty. */
  public String found() {
    return found;
  }

  /** What should stand there; empty where many things could. */
  public String wanted() {
    return wanted;
  }

  /** All of it as one English sentence, with the problem as {@link Problem#text} in brackets. */
  @Override
  public String getMessage() {
    return "line "
        + line
        + ": "
        + (found.isEmpty() ? "" : found + ": ")
        + problem.sentence
        + (wanted.isEmpty() ? "" : ", but " + wanted)
        + " ("
        + problem.text()
        + ")";
  }
}
