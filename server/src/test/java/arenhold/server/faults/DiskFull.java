package arenhold.server.faults;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The file system of the embedded PostgreSQL, a small one of its own, is full for a while. If none
 * can be mounted nothing is done, and the run says so.
 */
final class DiskFull extends UnderPlay {

  private static final Duration UNTIL_IT_HURTS = Duration.ofSeconds(90);
  private static final int MEGABYTE = 1 << 20;

  private Path mounted;

  DiskFull() {
    super("disk", "full disk under the embedded PostgreSQL", 5, 0);
  }

  @Override
  TestBed bed(Run run) throws Exception {
    mounted = Files.createDirectories(run.folder().resolve("disk/small")).toAbsolutePath();
    command("umount", mounted.toString());
    if (command("mount", "-t", "tmpfs", "-o", "size=160m", "tmpfs", mounted.toString()) != 0) {
      throw new NotHere("no file system may be mounted");
    }
    Path data = mounted.resolve("data");
    return new TestBed(
        run.folder(), key(), TestBed.Plan.embedded(12, Style.QUICK.thinking(5)), data, Map.of());
  }

  @Override
  void done() throws Exception {
    command("umount", "-l", mounted.toString());
  }

  @Override
  long strike(TestBed bed, Run run) throws Exception {
    Path ballast = mounted.resolve("ballast");
    try (OutputStream file = Files.newOutputStream(ballast)) {
      byte[] some = new byte[MEGABYTE];
      while (true) file.write(some);
    } catch (IOException full) {
      run.say("the disk is full: %s", full.getMessage());
    }
    stalled(bed, run);
    DatabaseFault.nothingIsAcknowledged(bed, run, 2_000);
    Files.delete(ballast);
    return System.nanoTime();
  }

  /** Waits until nobody receives acknowledgements any more. */
  private static void stalled(TestBed bed, Run run) throws InterruptedException {
    long since = System.nanoTime();
    long before = -1;
    while (System.nanoTime() - since < UNTIL_IT_HURTS.toNanos()) {
      long now = bed.acknowledged();
      if (now == before) return;
      before = now;
      TimeUnit.SECONDS.sleep(2);
    }
    run.say("the database did without more disk for %d s", UNTIL_IT_HURTS.toSeconds());
  }

  private static int command(String... words) throws IOException, InterruptedException {
    return new ProcessBuilder(words).redirectErrorStream(true).start().waitFor();
  }
}
