package arenhold.server.ops;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * A real PostgreSQL of our own, kept in the data directory, for everybody who has configured none.
 * Runs with durable settings: what is committed survives a crash of the machine.
 */
@Configuration
@ConditionalOnProperty(name = "spring.datasource.url", matchIfMissing = true, havingValue = "none")
class EmbeddedDatabase {

  private static final Logger LOG = LoggerFactory.getLogger(EmbeddedDatabase.class);

  /** Connections besides those of the pools; PostgreSQL keeps three of them for itself. */
  private static final int SPARE = 16;

  @Bean(destroyMethod = "close")
  EmbeddedPostgres postgres(Settings settings) throws IOException, InterruptedException {
    Path directory = settings.data().toAbsolutePath().normalize().resolve("postgres");
    Files.createDirectories(directory);
    stopOrphan(directory.resolve("postmaster.pid"));
    return EmbeddedPostgres.builder()
        .setDataDirectory(directory)
        .setCleanDataDirectory(false)
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .setServerConfig("full_page_writes", "on")
        .setServerConfig("max_connections", String.valueOf(connections(settings)))
        .setServerConfig("listen_addresses", "127.0.0.1")
        .start();
  }

  /** Those of the pools, of a migration, and some for whoever looks at it with tools. */
  private static int connections(Settings settings) {
    return Stream.of(Pool.values()).mapToInt(settings.pools()::size).sum() + SPARE;
  }

  /**
   * Stops the PostgreSQL that a killed server left behind on this directory. TERM would wait for
   * its clients; INT makes it shut down at once and cleanly.
   */
  private static void stopOrphan(Path lock) throws IOException, InterruptedException {
    if (!Files.exists(lock)) return;
    List<String> lines = Files.readAllLines(lock);
    if (lines.isEmpty()) return;
    long pid = Long.parseLong(lines.getFirst().trim());
    Optional<ProcessHandle> orphan = ProcessHandle.of(pid).filter(ProcessHandle::isAlive);
    if (orphan.isEmpty() || !worksIn(lock.getParent(), pid)) return;
    LOG.info("stopping the PostgreSQL that an earlier run left behind (process {})", pid);
    new ProcessBuilder("kill", "-INT", String.valueOf(pid)).inheritIO().start().waitFor();
    orphan.get().onExit().orTimeout(30, TimeUnit.SECONDS).join();
  }

  /** The number in the lock may be another process's by now, even another PostgreSQL's. */
  private static boolean worksIn(Path directory, long pid) {
    Path process = Path.of("/proc", String.valueOf(pid));
    try {
      return Files.isSameFile(process.resolve("cwd"), directory)
          && Files.readSymbolicLink(process.resolve("exe")).endsWith("postgres");
    } catch (IOException gone) {
      return false;
    }
  }
}
