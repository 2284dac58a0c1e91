package arenhold.engine;

/** How much engines may send, and how long they may take. */
public final class Limits {

  /** The version of the protocol. */
  public static final int PROTOCOL = 1;

  /** The longest line from an engine, in bytes without its end. */
  public static final int LINE = 64 * 1024;

  /** The longest line to an engine or to the model, in bytes without its end. */
  public static final int LINE_TO_ENGINE = 4 * 1024 * 1024;

  /** How many lines an engine may send between two lines sent to it. */
  public static final int LINES = 1_000;

  /** How many bytes an engine may send between two lines sent to it. */
  public static final int BYTES = 1024 * 1024;

  /** How many bytes may wait for an engine to read them. */
  public static final int UNREAD = 16 * 1024 * 1024;

  /** How many bytes may wait when more of a long past of a match is told. */
  public static final int ROOM = UNREAD / 4;

  /** How long an engine may take to start and introduce itself, in milliseconds. */
  public static final long START = 20_000;

  /** How long it may take to get ready for a match, in milliseconds. */
  public static final long READY = 10_000;

  /** How much later than its time an answer may arrive, in milliseconds. */
  public static final long GRACE = 100;

  /** How long it may take to answer after being told to stop, in milliseconds. */
  public static final long STOP = 1_000;

  /** How long it may take to end after being told to, in milliseconds. */
  public static final long QUIT = 3_000;

  /** How many matches are open at once with one engine, unless it is known to hold more. */
  public static final int MATCHES = 64;

  /** Of how many choices our own players tell the value. */
  static final int RATED = 200;

  /** The longest name of an engine, in characters. */
  public static final int NAME = 64;

  private Limits() {}
}
