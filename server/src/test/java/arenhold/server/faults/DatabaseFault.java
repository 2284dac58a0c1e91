package arenhold.server.faults;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** A fault of a database beside the server; while it is away nothing is acknowledged. */
abstract class DatabaseFault extends UnderPlay {

  /** Acknowledgements on their way when the database stopped may still arrive. */
  private static final long ON_ITS_WAY_MILLIS = 2_000;

  DatabaseFault(String key, String title, int wanted, int few) {
    super(key, title, wanted, few);
  }

  @Override
  TestBed bed(Run run) throws IOException {
    return new TestBed(run.folder(), key(), TestBed.Plan.beside(run.brief() ? 4 : 10, Style.QUICK));
  }

  /** Waits this long, during which nobody may receive an acknowledgement. */
  static void nothingIsAcknowledged(TestBed bed, Run run, long millis) throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep(ON_ITS_WAY_MILLIS);
    long before = bed.acknowledged();
    TimeUnit.MILLISECONDS.sleep(millis);
    long after = bed.acknowledged();
    if (after > before) run.wrong((after - before) + " acknowledged without a database");
  }
}
