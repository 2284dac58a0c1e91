package arenhold.server.faults;

import arenhold.server.testing.Guest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** The statistics of one kind of fault over all runs; kept in a file, so that a run can resume. */
final class Tally {

  /** The progress, written as JSON. */
  record Count(
      int done,
      long acknowledged,
      long resent,
      long lost,
      long twice,
      long wrong,
      List<Long> millis,
      TreeMap<String, Integer> commits) {}

  private static final Count NONE = new Count(0, 0, 0, 0, 0, 0, List.of(), new TreeMap<>());

  private final Path file;
  private final String commit;
  private Count count;

  private Tally(Path file, String commit, Count count) {
    this.file = file;
    this.commit = commit;
    this.count = count;
  }

  /**
   * The tally of a fault in this folder, as far as it has progressed.
   *
   * @param commit the version under test from now on
   */
  static Tally of(Path folder, String fault, String commit) throws IOException {
    Path file = folder.resolve(fault + ".json");
    Count known = NONE;
    if (Files.exists(file)) {
      JsonNode text = Guest.JSON.readTree(Files.readString(file));
      known = Guest.JSON.treeToValue(text, Count.class);
    }
    return new Tally(file, commit, known);
  }

  Count count() {
    return count;
  }

  /** Adds completed faults, the findings after them, and their durations in milliseconds. */
  void add(int done, Findings found, List<Long> millis) throws IOException {
    List<Long> times = new ArrayList<>(count.millis());
    times.addAll(millis);
    TreeMap<String, Integer> commits = new TreeMap<>(count.commits());
    commits.merge(commit, done, Integer::sum);
    count =
        new Count(
            count.done() + done,
            count.acknowledged() + found.acknowledged(),
            count.resent() + found.resent(),
            count.lost() + found.lost(),
            count.twice() + found.twice(),
            count.wrong() + (found.good() ? 0 : 1),
            times,
            commits);
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(fresh, Guest.JSON.writeValueAsString(count));
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
