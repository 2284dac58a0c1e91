package arenhold.server.faults;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The clock of the machine, as seen by the server and its PostgreSQL, jumps by an hour and back.
 * Needs libfaketime; without it nothing is done, and the run says so.
 */
final class ClockJumps extends UnderPlay {

  private static final String SOURCE = "/faults/jump.c";
  private static final long AFTERWARDS_MILLIS = 4_000;
  private static final List<Long> JUMPS = List.of(3_600L, 0L, -3_600L, 0L);

  private Path offset;
  private int jumps;

  ClockJumps() {
    super("clock", "the clock jumps by an hour, forward or back", 20, 1);
  }

  @Override
  TestBed bed(Run run) throws Exception {
    Path folder = Files.createDirectories(run.folder().resolve(key())).toAbsolutePath();
    Path library = compiled(folder);
    offset = folder.resolve("offset");
    Files.write(offset, new byte[Long.BYTES]);
    set(0);
    Map<String, String> environment =
        Map.of("LD_PRELOAD", library.toString(), "ARENHOLD_JUMP", offset.toString());
    int rooms = run.brief() ? 4 : 10;
    return new TestBed(
        run.folder(),
        key(),
        TestBed.Plan.embedded(rooms, Style.QUICK.clocked().thinking(150)),
        null,
        environment);
  }

  private static Path compiled(Path folder) throws Exception {
    Path source = folder.resolve("jump.c");
    try (InputStream text = ClockJumps.class.getResourceAsStream(SOURCE)) {
      Files.copy(text, source, StandardCopyOption.REPLACE_EXISTING);
    }
    Path library = folder.resolve("jump.so");
    ProcessBuilder compiler =
        new ProcessBuilder(
            "cc", "-shared", "-fPIC", "-O2", "-o", library.toString(), source.toString());
    try {
      if (compiler.inheritIO().start().waitFor() == 0) return library;
    } catch (IOException none) {
      // Reported below.
    }
    throw new NotHere("no C compiler (cc) for a clock that jumps");
  }

  /** Changes the number in place: a process that has the file open sees it at once. */
  private void set(long seconds) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.nativeOrder());
    try (FileChannel file = FileChannel.open(offset, StandardOpenOption.WRITE)) {
      file.write(bytes.putLong(0, seconds), 0);
    }
  }

  @Override
  long strike(TestBed bed, Run run) throws Exception {
    Map<PlayedRoom, ClockReading> before = ClockReading.of(bed);
    long jumped = System.nanoTime();
    set(JUMPS.get(jumps++ % JUMPS.size()));
    TimeUnit.MILLISECONDS.sleep(AFTERWARDS_MILLIS);
    ClockReading.of(bed)
        .forEach((room, after) -> after.charged(before.get(room), 0).ifPresent(run::wrong));
    for (PlayedRoom room : bed.rooms()) {
      String reason =
          room.players().getFirst().following().match().at("/outcome/reason").asString("");
      if (List.of("time", "left", "abandoned").contains(reason)) run.wrong("ended by " + reason);
    }
    return jumped;
  }
}
