package arenhold.server.faults;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/**
 * Faults during play, at random moments. After each, every room must progress; after a few, the
 * clients' knowledge is compared with the log.
 */
abstract class UnderPlay implements Fault {

  /** The number of faults per database. */
  private static final int MOST_ON_A_BED = 25;

  private static final int BETWEEN_COMPARISONS = 5;

  /** The time limit for a room to progress. */
  static final Duration LONGEST = Duration.ofMinutes(3);

  private final String key;
  private final String title;
  private final int wanted;
  private final int few;

  UnderPlay(String key, String title, int wanted, int few) {
    this.key = key;
    this.title = title;
    this.wanted = wanted;
    this.few = few;
  }

  @Override
  public final String key() {
    return key;
  }

  @Override
  public final String title() {
    return title;
  }

  @Override
  public final int wanted() {
    return wanted;
  }

  @Override
  public final int few() {
    return few;
  }

  /** A server with rooms for some faults. */
  abstract TestBed bed(Run run) throws Exception;

  /**
   * Performs one fault.
   *
   * @return when it was over as far as clients can notice, in nanoseconds: from then on every room
   *     must progress, and the time that takes is recorded
   */
  abstract long strike(TestBed bed, Run run) throws Exception;

  /** A server with its rooms has been closed. */
  void done() throws Exception {}

  @Override
  public final void run(Run run) throws Exception {
    try {
      strikeAll(run);
    } catch (NotHere missing) {
      run.leftOut(missing.getMessage());
    }
  }

  private void strikeAll(Run run) throws Exception {
    while (run.left() > 0) {
      try (TestBed bed = bed(run)) {
        begin(bed);
        int here = Math.min(MOST_ON_A_BED, run.left());
        while (here > 0 && run.left() > 0) {
          here -= some(bed, run, Math.min(here, BETWEEN_COMPARISONS));
        }
      } catch (AssertionError | IOException | CompletionException stuck) {
        run.wrong(stuck.toString());
      }
      done();
    }
  }

  /** Rooms are opened and played. */
  void begin(TestBed bed) throws IOException {
    bed.begin();
  }

  private int some(TestBed bed, Run run, int count) throws Exception {
    List<Long> millis = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      TimeUnit.MILLISECONDS.sleep(run.random().nextInt(run.brief() ? 500 : 3_000));
      long over = strike(bed, run);
      millis.add(bed.goOn(over, LONGEST));
    }
    run.done(count, compare(bed), millis);
    return count;
  }

  /** The clients' knowledge compared with the database. */
  Findings compare(TestBed bed) throws Exception {
    return bed.compare();
  }
}
