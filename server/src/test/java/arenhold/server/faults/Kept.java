package arenhold.server.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compares the data of earlier runs, long after their servers are gone. */
final class Kept {

  private Kept() {}

  /** Compares every kept ledger with its log; returns what is wrong. */
  static List<String> compared(Path folder) throws IOException {
    List<String> wrong = new ArrayList<>();
    long looked = 0;
    List<Path> ledgers;
    try (var files = Files.walk(folder)) {
      ledgers = files.filter(file -> file.getFileName().toString().startsWith("ledger-")).toList();
    }
    for (Path ledger : ledgers) {
      Path log = ledger.resolveSibling(ledger.getFileName().toString().replace("ledger-", "log-"));
      if (!Files.exists(log)) continue;
      Comparison comparison = Comparison.of(Ledger.read(ledger), LogLine.read(log));
      looked += comparison.compared();
      if (!comparison.good()) wrong.add(ledger + ": " + comparison);
    }
    System.out.printf(
        "%d ledgers, %d acknowledged choices looked up again%n", ledgers.size(), looked);
    return wrong;
  }
}
