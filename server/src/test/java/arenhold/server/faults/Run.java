package arenhold.server.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** A run of one kind of fault: how many remain, and where findings go. */
final class Run {

  private final Path folder;
  private final int wanted;
  private final boolean brief;
  private final Tally tally;
  private final String fault;
  private final List<String> wrong = new ArrayList<>();
  private final Random random = new Random();
  private boolean leftOut;

  /**
   * @param brief whether to finish soon, leaving the rest untried
   */
  Run(Path folder, Fault fault, String commit, boolean brief) throws IOException {
    this.folder = folder;
    this.fault = fault.key();
    this.brief = brief;
    this.wanted = brief ? fault.few() : fault.wanted();
    this.tally = Tally.of(folder, fault.key(), commit);
  }

  /** How many remain; none after too many findings. */
  int left() {
    return wrong.size() >= 5 ? 0 : Math.max(0, wanted - tally.count().done());
  }

  boolean brief() {
    return brief;
  }

  Path folder() {
    return folder;
  }

  Random random() {
    return random;
  }

  Tally.Count count() {
    return tally.count();
  }

  /** Records completed faults; see {@link Tally#add}. */
  void done(int faults, Findings found, List<Long> millis) throws IOException {
    tally.add(faults, found, millis);
    if (!found.good()) wrong(found.toString());
    say(
        "%d of %d; %d acknowledged choices looked up, %d sent again, %d lost, %d twice; %s",
        tally.count().done(),
        wanted,
        tally.count().acknowledged(),
        tally.count().resent(),
        tally.count().lost(),
        tally.count().twice(),
        millis.isEmpty() ? "" : "ms: " + millis);
  }

  /** Records that this machine cannot run it. */
  void leftOut(String why) {
    leftOut = true;
    say("NOT DONE HERE: %s", why);
  }

  /** Whether this machine cannot run it. */
  boolean isLeftOut() {
    return leftOut;
  }

  /** Records a finding. */
  void wrong(String what) {
    wrong.add(what);
    say("WRONG: %s", what);
  }

  /** All findings. */
  List<String> wrong() {
    return wrong;
  }

  void say(String line, Object... values) {
    String time = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    System.out.println(time + " " + fault + ": " + String.format(Locale.ROOT, line, values));
  }
}
