package arenhold.server.room.state;

/** Where the seeds of matches come from, each of which decides every chance of its match. */
public interface Seeds {

  /** The seed of a new match, 32 bytes. */
  byte[] next();

  /**
   * Whether a match is dealt by the numbers of its players too. Otherwise the seed alone decides,
   * as it formerly did: only where a match is to go as another one did.
   */
  default boolean mixed() {
    return true;
  }
}
