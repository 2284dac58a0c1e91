package arenhold.server.faults;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/**
 * Faults that happen while rooms are played, at moments nobody chose. After each every room must go
 * on; after a few what the clients know is compared with the log.
 */
abstract class UnderPlay implements Fault {

  /** So many on one database, then a new one. */
  private static final int MOST_ON_A_BED = 25;

  private static final int BETWEEN_COMPARISONS = 5;

  /** What goes on later than this does not go on. */
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
   * Lets it happen once.
   *
   * @return when it was over as far as clients can notice, in nanoseconds: from then on every room
   *     must go on, and how long that takes is noted
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

  /** What clients know beside what is stored. */
  Findings compare(TestBed bed) throws Exception {
    return bed.compare();
  }
}
