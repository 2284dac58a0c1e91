package arenhold.server.faults;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Injects every kind of fault, and counts. Arguments: the keys of faults, none for all of them;
 * {@code report} only prints the table of progress so far, {@code check} compares all kept ledgers
 * with the kept logs once more, {@code few} does only a few of each kind. Resumes an earlier run;
 * its state is in the folder {@code faults.folder}, {@code target/faults} by default. Exits with 2
 * if an argument is none of these.
 */
public final class Faults {

  private static final Path FOLDER = Path.of(System.getProperty("faults.folder", "target/faults"));

  /** Arguments that are no fault. */
  private static final Set<String> WORDS = Set.of("few", "report", "check");

  private Faults() {}

  /** See {@link Faults}. */
  public static void main(String[] arguments) throws Exception {
    List<String> wanted = List.of(arguments);
    List<String> keys = Fault.ALL.stream().map(Fault::key).toList();
    for (String one : wanted) {
      if (keys.contains(one) || WORDS.contains(one)) continue;
      System.err.println("no fault is called " + one + "; there are " + String.join(", ", keys));
      System.exit(2);
    }
    Files.createDirectories(FOLDER);
    String commit = System.getProperty("faults.commit", "unknown");
    List<String> wrong = new ArrayList<>();
    if (wanted.contains("check")) wrong.addAll(Kept.compared(FOLDER));
    boolean brief = wanted.contains("few");
    Path folder = brief ? Files.createTempDirectory(FOLDER, "few") : FOLDER;
    boolean all = keys.stream().noneMatch(wanted::contains);
    if (wanted.contains("report") || wanted.contains("check")) all = false;
    for (Fault fault : Fault.ALL) {
      if (!all && !wanted.contains(fault.key())) continue;
      Run run = new Run(folder, fault, commit, brief);
      fault.run(run);
      wrong.addAll(run.wrong());
    }
    String table = Report.table(folder);
    Files.writeString(folder.resolve("table.md"), table);
    System.out.println(table);
    wrong.forEach(one -> System.out.println(String.format(Locale.ROOT, "WRONG: %s", one)));
    System.exit(wrong.isEmpty() ? 0 : 1);
  }
}
