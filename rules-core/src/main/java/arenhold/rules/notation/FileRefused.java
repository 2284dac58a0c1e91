package arenhold.rules.notation;

/**
 * Thrown if a match file is not valid: the problem, the line, and what was found there. Nothing has
 * changed.
 */
public final class FileRefused extends IllegalArgumentException {

  /** What can be wrong with a match file; docs/notation.md explains each problem to authors. */
  public enum Problem {
    /** The bytes are not UTF-8. */
    ENCODING("this is no text in UTF-8"),
    /** An invisible character or one that changes the writing direction; found is its number. */
    CHARACTER("a character that no match file has"),
    /** The line, or the match, is too long; wanted is the limit. */
    TOO_LONG("too long"),
    /** The file contains no match. */
    NO_MATCH("a match begins with: game KEY"),
    /** A second match in a file that may have only one. */
    SEVERAL("a second match begins"),
    /** Not the syntax of any line of a match file. */
    UNREADABLE("this is no line of a match file"),
    /** A line in the wrong place, or repeated. */
    OUT_OF_PLACE("this line does not belong here"),
    /** A required line is missing; wanted is its first word. */
    MISSING("a line is missing before this one"),
    /** The file ends before the match does. */
    CUT_OFF("the file ends in the middle: there is no result"),
    /** There is no such game. */
    UNKNOWN_GAME("no such game"),
    /** The game has no such form. */
    UNKNOWN_FORM("no such form"),
    /** Played by an unknown version of the rules; wanted is the newest version here. */
    UNKNOWN_VERSION("the rules of this version are not here"),
    /** The set-up is not valid; wanted is the code of {@code Game.problem}. */
    BAD_OPTION("the match cannot be set up like this"),
    /** Not a valid name. */
    BAD_PLAYER("no name can be like that"),
    /** An unknown version of the deal; wanted is the known one. */
    UNKNOWN_DEAL("dealt in a way that is not known here"),
    /** Not 64 hexadecimal digits. */
    BAD_SEED("64 hexadecimal digits in small letters are needed"),
    /** A number that does not match its commitment; wanted is the right commitment. */
    WRONG_NUMBER("the number is not the one that was committed to"),
    /** A secret choice that does not match its commitment; wanted is the right commitment. */
    WRONG_OPTION("what was chosen in secret is not what was committed to"),
    /** The seed does not match the published hash; wanted is the hash it has. */
    WRONG_SEED("the seed is not the one whose hash was published"),
    /** An answer of chance differs from what the seed deals, which is wanted. */
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
    /** The match ends differently; wanted is the real result. */
    WRONG_RESULT("the result is another one"),
    /** Every line is legal, but the checksum does not match; wanted is the right one. */
    CHANGED("the match was changed after it was written down");

    private final String sentence;

    Problem(String sentence) {
      this.sentence = sentence;
    }

    /** The problem as sent: lower case with hyphens. */
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
   * @param found what was found there, shortened; may be empty
   * @param wanted what should be there, if it is a single thing; may be empty
   */
  FileRefused(Problem problem, int line, String found, String wanted) {
    this.problem = problem;
    this.line = line;
    this.found = Excerpt.of(found);
    this.wanted = Excerpt.of(wanted);
  }

  /** The match exceeded its caller's time or size limit at {@code line}. */
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

  /** What was found there; may be empty. */
  public String found() {
    return found;
  }

  /** What should be there; empty if many things could. */
  public String wanted() {
    return wanted;
  }

  /** One English sentence, with {@link Problem#text} in brackets. */
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
