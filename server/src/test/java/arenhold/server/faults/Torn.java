package arenhold.server.faults;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Connections are reset or silently dead, on a network that alternates between good, slow and
 * lossy.
 */
final class Torn implements Fault {

  private static final int BETWEEN_COMPARISONS = 250;
  private static final int FEW = 60;
  private static final int MILLIS_BETWEEN = 60;

  private static final List<Proxy.Weather> WEATHERS =
      List.of(Proxy.Weather.FINE, new Proxy.Weather(40, 10), new Proxy.Weather(1_000, 0));

  @Override
  public String key() {
    return "torn";
  }

  @Override
  public String title() {
    return "connections reset or silently dead; 10 % loss, up to 1 s delay";
  }

  @Override
  public int wanted() {
    return 10_000;
  }

  @Override
  public int few() {
    return FEW;
  }

  @Override
  public void run(Run run) throws Exception {
    Style style = Style.QUICK.impatient(4_000);
    TestBed.Plan plan = TestBed.Plan.embedded(run.brief() ? 4 : 24, style);
    while (run.left() > 0) {
      try (TestBed bed = new TestBed(run.folder(), key(), plan);
          Proxy proxy = new Proxy(bed.server().address())) {
        bed.begin(proxy.address());
        int most = 10 * BETWEEN_COMPARISONS;
        for (int round = 0; run.left() > 0 && most > 0; round++) {
          proxy.weather(WEATHERS.get(round % WEATHERS.size()));
          int count = Math.min(run.brief() ? FEW / 3 : BETWEEN_COMPARISONS, run.left());
          tear(proxy, run, count);
          proxy.weather(Proxy.Weather.FINE);
          long took = bed.goOn(System.nanoTime(), UnderPlay.LONGEST);
          run.done(count, bed.compare(), List.of(took));
          most -= count;
        }
      } catch (AssertionError | IOException stuck) {
        run.wrong(stuck.toString());
      }
    }
  }

  private static void tear(Proxy proxy, Run run, int count) throws InterruptedException {
    for (int i = 0; i < count; ) {
      TimeUnit.MILLISECONDS.sleep(run.random().nextInt(MILLIS_BETWEEN));
      if (proxy.breakOff(run.random(), i % 4 == 3)) i++;
    }
  }
}
