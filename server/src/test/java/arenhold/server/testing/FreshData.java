package arenhold.server.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.stream.Stream;

/**
 * Folders for servers with an embedded PostgreSQL, each with a new database that is already
 * migrated: one database is made and migrated, all others are copies of it, which takes a fraction
 * of the time. It is made again whenever a migration changes.
 */
public final class FreshData {

  private static final Path TARGET = Path.of("target");
  private static final String MIGRATIONS = "db/migration";
  private static final CopyOption[] EXACTLY = {StandardCopyOption.COPY_ATTRIBUTES};

  private FreshData() {}

  /**
   * A new folder under {@code target} for {@code arenhold.data}.
   *
   * @param name the prefix of its name
   */
  public static Path folder(String name) throws IOException {
    Path data = Files.createTempDirectory(Files.createDirectories(TARGET), name);
    // Another packaged server may have other migrations than these classes.
    if (System.getProperty("server.jar") == null) copy(migrated(), data.resolve("postgres"));
    return data;
  }

  /** The database that all others are copies of; made by the first process that needs one. */
  private static Path migrated() throws IOException {
    Path made = TARGET.resolve("migrated-" + fingerprint());
    Path lock = TARGET.resolve("migrated.lock");
    try (FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        var _ = channel.lock()) {
      if (!Files.exists(made)) {
        Path unfinished = Files.createTempDirectory(TARGET, "migrating");
        migrate(unfinished);
        Files.move(unfinished, made, StandardCopyOption.ATOMIC_MOVE);
      }
    }
    return made;
  }

  private static void migrate(Path directory) throws IOException {
    try (EmbeddedPostgres postgres =
        EmbeddedPostgres.builder()
            .setDataDirectory(directory)
            .setCleanDataDirectory(false)
            .start()) {
      Schema.migrate(postgres.getPostgresDatabase());
    }
  }

  /** Changes with the name or text of any migration. */
  private static String fingerprint() throws IOException {
    try (Stream<Path> files = Files.list(TARGET.resolve("classes").resolve(MIGRATIONS))) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path file : files.sorted().toList()) {
        digest.update(file.getFileName().toString().getBytes());
        digest.update(Files.readAllBytes(file));
      }
      return HexFormat.of().formatHex(digest.digest(), 0, 8);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, to.resolve(from.relativize(file).toString()), EXACTLY);
      }
    } catch (UncheckedIOException broken) {
      throw broken.getCause();
    }
  }
}
