package arenhold.server.room;

/** Where the seeds of matches come from, each of which decides every chance of its match. */
public interface Seeds {

  /** The seed of a new match, 32 bytes. */
  byte[] next();
}
