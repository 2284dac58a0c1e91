package arenhold.server.testing;

import arenhold.server.room.state.Seeds;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/** One deal after another, the same in every run; players' numbers are not mixed in. */
@TestConfiguration
public class KnownDeals {

  @Bean
  @Primary
  Seeds knownSeeds() {
    AtomicLong number = new AtomicLong();
    return new Seeds() {
      @Override
      public byte[] next() {
        return new KnownSeeds(number.incrementAndGet()).next();
      }

      @Override
      public boolean mixed() {
        return false;
      }
    };
  }
}
