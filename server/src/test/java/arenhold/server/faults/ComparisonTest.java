package arenhold.server.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The harness detects the faults it exists to detect. */
class ComparisonTest {

  private final List<Ledger.Line> ledger = new ArrayList<>();
  private final List<LogLine> log = new ArrayList<>();

  private void said(String ack, String notation, Invocation.Fate fate) {
    Invocation one = new Invocation("ada", ledger.size(), "m", 0, ack, notation);
    ledger.add(new Ledger.Line(one, fate));
  }

  private void stored(int seq, String ack, String notation) {
    log.add(new LogLine("m", seq, 0, notation, ack));
  }

  private Comparison compared() {
    return Comparison.of(ledger, log);
  }

  private void two() {
    said("a", "place e5", Invocation.Fate.OK);
    said("b", "end", Invocation.Fate.OK);
    stored(0, "a", "place e5");
    stored(1, "b", "end");
  }

  @Test
  void entries_equal_to_what_was_sent_are_correct() {
    two();
    said("c", "place e6", Invocation.Fate.UNKNOWN);
    stored(2, "", "* knight");
    assertTrue(compared().good());
    assertEquals(2, compared().compared());
    assertEquals(1, compared().unknown());
  }

  @Test
  void missing_or_altered_entries_are_lost() {
    two();
    log.removeLast();
    assertEquals(1, compared().lost());
    stored(1, "b", "place e5");
    assertEquals(1, compared().lost());
  }

  @Test
  void reordered_entries_are_lost() {
    said("a", "place e5", Invocation.Fate.OK);
    said("b", "end", Invocation.Fate.OK);
    stored(0, "b", "end");
    stored(1, "a", "place e5");
    assertEquals(1, compared().lost());
  }

  @Test
  void duplicate_entries_are_detected() {
    two();
    stored(2, "a", "place e5");
    assertEquals(1, compared().twice());
  }

  @Test
  void a_number_left_out_is_noticed() {
    two();
    stored(3, "", "* knight");
    assertEquals(1, compared().gaps());
  }

  @Test
  void refused_or_invented_entries_are_detected() {
    two();
    said("c", "place e6", Invocation.Fate.FAIL);
    stored(2, "c", "place e6");
    stored(3, "d", "place e7");
    assertEquals(2, compared().invented());
  }

  @Test
  void a_kept_ledger_is_read_back_up_to_the_last_comparison(@TempDir Path folder) throws Exception {
    two();
    Path file = folder.resolve("ledger");
    try (Ledger kept = Ledger.in(file)) {
      for (Ledger.Line line : ledger) {
        kept.invoked(line.invocation());
        kept.learned(line.invocation(), line.fate());
      }
      kept.compared();
      kept.invoked(new Invocation("ada", 2, "m", 0, "late", "end"));
    }
    assertEquals(ledger, Ledger.read(file));
    LogLine.write(log, folder.resolve("log"));
    assertEquals(log, LogLine.read(folder.resolve("log")));
    assertTrue(Files.exists(file));
  }
}
