package arenhold.server.room.state;

import java.security.SecureRandom;
import org.springframework.stereotype.Component;

/** Seeds that nobody can foresee. */
@Component
final class SecretSeeds implements Seeds {

  private static final int BYTES = 32;

  private final SecureRandom random = new SecureRandom();

  @Override
  public byte[] next() {
    byte[] seed = new byte[BYTES];
    random.nextBytes(seed);
    return seed;
  }
}
