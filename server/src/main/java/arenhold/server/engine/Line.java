package arenhold.server.engine;

/** The way to an engine that is connected. Nothing here waits. */
public interface Line {

  /** Sends a text; false if too much waits to be read already. */
  boolean send(String text);

  /** Whether anything waits to be written because what came before it has not been read. */
  boolean unread();

  /**
   * Whether there is room for more of what is long.
   *
   * @param then if not, done once there is; in place of what was to be done then before
   */
  boolean roomy(Runnable then);

  /** Ends the connection once all is written that was sent. */
  void end();
}
