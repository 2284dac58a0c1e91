package arenhold.server.testing;

import arenhold.server.room.state.Seeds;
import java.nio.ByteBuffer;

/** The same seed for every match, so that a match with the same choices has the same course. */
public record KnownSeeds(long number) implements Seeds {

  @Override
  public byte[] next() {
    return ByteBuffer.allocate(32).putLong(number).array();
  }

  /** Players' numbers would make every match different. */
  @Override
  public boolean mixed() {
    return false;
  }
}
