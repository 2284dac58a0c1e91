package arenhold.server.testing;

import arenhold.server.room.state.Seeds;
import java.nio.ByteBuffer;

/**
 * The same seed for every match, so that a match in which everybody chooses as before goes as
 * before.
 */
public record KnownSeeds(long number) implements Seeds {

  @Override
  public byte[] next() {
    return ByteBuffer.allocate(32).putLong(number).array();
  }

  /** Numbers of players would make every match another one. */
  @Override
  public boolean mixed() {
    return false;
  }
}
