package arenhold.server.clock;

/**
 * The server's clock, the one that decides: never goes backwards while the server runs, nor to
 * before it stopped. Tests bring their own.
 */
public interface ServerTime {

  /** The time, in milliseconds since 1970. */
  long now();

  /**
   * Milliseconds counted from any moment on, to see how long something of the server itself takes.
   */
  long count();

  /** Something that will be done; may be called off. */
  interface Alarm {
    /** Calls it off, unless it is being done. */
    void cancel();
  }

  /**
   * Does something once that time has come; at once if it has.
   *
   * @param action must return at once
   */
  Alarm alarm(long moment, Runnable action);
}
