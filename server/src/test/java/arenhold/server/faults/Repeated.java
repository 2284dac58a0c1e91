package arenhold.server.faults;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Every message is sent two to five times under one id, over two connections of the same person
 * that overtake each other; all answers but the last are treated as lost. Some connections are torn
 * too.
 */
final class Repeated implements Fault {

  private static final int COPIES = 5;
  private static final int FEW = 300;
  private static final int BETWEEN_COMPARISONS = 5_000;
  private static final int ON_A_BED = 25_000;

  @Override
  public String key() {
    return "repeated";
  }

  @Override
  public String title() {
    return "each action sent 2 to 5 times over two sockets, earlier acknowledgements lost";
  }

  @Override
  public int wanted() {
    return 100_000;
  }

  @Override
  public int few() {
    return FEW;
  }

  @Override
  public void run(Run run) throws Exception {
    Style style = Style.QUICK.thinking(10).repeating(COPIES);
    TestBed.Plan plan = TestBed.Plan.embedded(run.brief() ? 8 : 24, style);
    while (run.left() > 0) {
      try (TestBed bed = new TestBed(run.folder(), key(), plan);
          Proxy proxy = new Proxy(bed.server().address())) {
        proxy.weather(new Proxy.Weather(10, 0));
        bed.begin(proxy.address());
        int here = Math.min(ON_A_BED, run.left());
        while (here > 0 && run.left() > 0) {
          int count = some(bed, proxy, run, Math.min(BETWEEN_COMPARISONS, here));
          here -= count;
        }
      } catch (AssertionError | IOException stuck) {
        run.wrong(stuck.toString());
      }
    }
  }

  private int some(TestBed bed, Proxy proxy, Run run, int wanted) throws Exception {
    long since = System.nanoTime();
    long before = bed.acknowledged();
    while (bed.acknowledged() - before < wanted) {
      TimeUnit.MILLISECONDS.sleep(250);
      proxy.breakOff(run.random(), false);
      if (System.nanoTime() - since > UnderPlay.LONGEST.toNanos() * 4) {
        throw new AssertionError("too slow");
      }
    }
    Findings found = bed.compare();
    run.done((int) found.acknowledged(), found, List.of());
    return (int) found.acknowledged();
  }
}
