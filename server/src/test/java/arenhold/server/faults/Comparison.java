package arenhold.server.faults;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The knowledge of clients compared with the log, entry by entry.
 *
 * @param compared acknowledged invocations that were looked up
 * @param lost acknowledged, and not in the log as intended, or before an earlier one of the same
 *     client
 * @param twice ids that occur in the log more than once
 * @param gaps matches whose numbering does not go 0, 1, 2 …
 * @param invented in the log although refused, or never sent
 * @param unknown of which no client ever learned whether they are stored
 * @param faults descriptions of the first few faults
 */
record Comparison(
    long compared,
    long lost,
    long twice,
    long gaps,
    long invented,
    long unknown,
    List<String> faults) {

  private static final int MOST_WORDS = 20;

  /** Whether nothing is wrong; unknown fates are not wrong. */
  boolean good() {
    return lost + twice + gaps + invented == 0;
  }

  /** Compares; {@code log} is in the order of matches and numbers. */
  static Comparison of(List<Ledger.Line> ledger, List<LogLine> log) {
    return new Comparing(ledger, log).done();
  }

  /** The comparison in progress. */
  private static final class Comparing {
    private final Map<String, LogLine> byAck = new HashMap<>();
    private final Map<String, Integer> newest = new HashMap<>();
    private final List<String> faults = new ArrayList<>();
    private long compared;
    private long lost;
    private long twice;
    private long gaps;
    private long invented;
    private long unknown;

    private Comparing(List<Ledger.Line> ledger, List<LogLine> log) {
      numbering(log);
      Map<String, Ledger.Line> said = new HashMap<>();
      for (Ledger.Line line : ledger) said.put(line.invocation().ack(), line);
      for (LogLine line : log) stored(line, said);
      for (Ledger.Line line : ledger) known(line);
    }

    private void numbering(List<LogLine> log) {
      String match = "";
      int next = 0;
      for (LogLine line : log) {
        if (!line.match().equals(match)) {
          match = line.match();
          next = 0;
        }
        if (line.seq() != next) {
          gaps++;
          fault("a gap before " + line);
        }
        next = line.seq() + 1;
      }
    }

    private void stored(LogLine line, Map<String, Ledger.Line> said) {
      if (line.ack().isEmpty()) return;
      if (byAck.putIfAbsent(line.ack(), line) != null) {
        twice++;
        fault("twice: " + line);
      }
      Ledger.Line known = said.get(line.ack());
      if (known == null || known.fate() == Invocation.Fate.FAIL) {
        invented++;
        fault("nobody knows of " + line + ", the client: " + known);
      }
    }

    private void known(Ledger.Line line) {
      Invocation one = line.invocation();
      if (line.fate() == Invocation.Fate.UNKNOWN) unknown++;
      if (line.fate() != Invocation.Fate.OK) return;
      compared++;
      LogLine there = byAck.get(one.ack());
      boolean same =
          there != null
              && there.match().equals(one.match())
              && there.seat() == one.seat()
              && there.notation().equals(one.notation());
      String client = one.client() + one.match();
      if (same && there.seq() > newest.getOrDefault(client, -1)) {
        newest.put(client, there.seq());
      } else {
        lost++;
        fault("acknowledged: " + one + ", in the log: " + there);
      }
    }

    private void fault(String what) {
      if (faults.size() < MOST_WORDS) faults.add(what);
    }

    private Comparison done() {
      return new Comparison(compared, lost, twice, gaps, invented, unknown, List.copyOf(faults));
    }
  }
}
