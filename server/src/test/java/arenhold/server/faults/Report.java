package arenhold.server.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Progress so far as a Markdown table. */
final class Report {

  private Report() {}

  /** A Markdown table of all faults. */
  static String table(Path folder) throws IOException {
    StringBuilder table =
        new StringBuilder(
            """
            | fault | target | done | acknowledged and checked | unknown, retried | lost | duplicated | recovered after: median / 95 % / worst |
            | --- | --- | --- | --- | --- | --- | --- | --- |
            """);
    for (Fault fault : Fault.ALL) {
      Tally.Count count = Tally.of(folder, fault.key(), "").count();
      table.append(
          String.format(
              Locale.ROOT,
              "| %s | %,d | %,d | %,d | %,d | %d | %d | %s |%n",
              fault.title(),
              fault.wanted(),
              count.done(),
              count.acknowledged(),
              count.resent(),
              count.lost(),
              count.twice(),
              times(count.millis())));
    }
    return table.toString();
  }

  private static String times(List<Long> millis) {
    if (millis.isEmpty()) return "";
    List<Long> sorted = millis.stream().sorted().toList();
    return String.format(
        Locale.ROOT,
        "%.1f / %.1f / %.1f s",
        at(sorted, 0.5) / 1e3,
        at(sorted, 0.95) / 1e3,
        sorted.getLast() / 1e3);
  }

  private static long at(List<Long> sorted, double share) {
    return sorted.get(Math.max(0, (int) Math.ceil(share * sorted.size()) - 1));
  }
}
