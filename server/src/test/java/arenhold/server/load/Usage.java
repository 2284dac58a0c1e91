package arenhold.server.load;

import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The resources used so far by a server, its PostgreSQL, this generator and the rest of the
 * machine. Processor times in milliseconds.
 */
record Usage(long wall, long server, long database, long generator, long machine) {

  private static final int MILLIS_PER_TICK = 10;

  static Usage now(RunningServer server) throws IOException {
    return new Usage(
        System.nanoTime() / 1_000_000,
        millis(ProcessHandle.of(server.process()).orElseThrow()),
        ofDatabase(server.database()),
        millis(ProcessHandle.current()),
        busy());
  }

  private static long ofDatabase(ProcessHandle postgres) {
    long sum = millis(postgres);
    for (ProcessHandle one : postgres.children().toList()) sum += millis(one);
    return sum;
  }

  private static long millis(ProcessHandle process) {
    return process.info().totalCpuDuration().map(Duration::toMillis).orElse(0L);
  }

  private static long busy() throws IOException {
    String[] ticks = Files.readAllLines(Path.of("/proc/stat")).getFirst().trim().split(" +");
    long sum = 0;
    for (int i = 1; i <= 8; i++) if (i != 4 && i != 5) sum += Long.parseLong(ticks[i]);
    return sum * MILLIS_PER_TICK;
  }

  /** The resources used since {@code before}, for this many choices. */
  String since(Usage before, long choices) {
    double seconds = (wall - before.wall) / 1e3;
    double all = (machine - before.machine) / 1e3;
    double mine =
        (server - before.server + database - before.database + generator - before.generator) / 1e3;
    return String.format(
        Locale.ROOT,
        "processor: server %.0f %% of a core (%.2f ms a choice), PostgreSQL %.0f %% (%.2f ms),"
            + " generator %.0f %%, everything else on the machine %.0f %%",
        (server - before.server) / seconds / 10,
        (double) (server - before.server) / Math.max(1, choices),
        (database - before.database) / seconds / 10,
        (double) (database - before.database) / Math.max(1, choices),
        (generator - before.generator) / seconds / 10,
        Math.max(0, (all - mine) / seconds * 100));
  }

  /** The server's memory: resident, live in its heap, and committed by the JVM. */
  static String memory(RunningServer server) throws IOException, InterruptedException {
    return String.format(
        Locale.ROOT,
        "memory: %d MB resident, %d MB alive in the heap, %d MB committed by the Java machine;"
            + " %d threads, %d file handles",
        resident(server) >> 10,
        liveBytes(server) >> 20,
        committed(server) >> 10,
        entries(server, "task"),
        entries(server, "fd"));
  }

  /** The server's resident memory in kilobytes. */
  static long resident(RunningServer server) throws IOException {
    Path status = Path.of("/proc", String.valueOf(server.process()), "status");
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("VmRSS"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .sum();
  }

  /** How many threads ({@code task}) or file handles ({@code fd}) the server has. */
  static long entries(RunningServer server, String what) throws IOException {
    try (var all = Files.list(Path.of("/proc", String.valueOf(server.process()), what))) {
      return all.count();
    }
  }

  /** Bytes of everything alive in the server's heap, after a full collection. */
  static long liveBytes(RunningServer server) throws IOException, InterruptedException {
    String total =
        asked(server, "GC.class_histogram").stream()
            .filter(line -> line.startsWith("Total"))
            .findFirst()
            .orElseThrow();
    return Long.parseLong(total.trim().split("\\s+")[2]);
  }

  /** Kilobytes, without the compression of sockets. */
  private static long committed(RunningServer server) throws IOException, InterruptedException {
    return asked(server, "VM.native_memory", "summary").stream()
        .filter(line -> line.startsWith("Total"))
        .mapToLong(line -> Long.parseLong(line.replaceAll(".*committed=(\\d+)KB.*", "$1")))
        .sum();
  }

  private static List<String> asked(RunningServer server, String... question)
      throws IOException, InterruptedException {
    Path tool = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    List<String> command =
        Stream.concat(
                Stream.of(tool.toString(), String.valueOf(server.process())), Stream.of(question))
            .toList();
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try (Stream<String> lines = process.inputReader().lines()) {
      List<String> said = lines.toList();
      process.waitFor();
      return said;
    }
  }
}
