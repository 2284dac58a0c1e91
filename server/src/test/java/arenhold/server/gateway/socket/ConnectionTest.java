package arenhold.server.gateway.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.account.Player;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ToClient;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.springframework.web.socket.CloseStatus;
import tools.jackson.databind.node.JsonNodeFactory;

/** The buffer for a client that reads slowly, frame by frame as the test lets it read. */
class ConnectionTest {

  private final Semaphore reads = new Semaphore(0);
  private final BlockingQueue<String> read = new LinkedBlockingQueue<>();
  private final AtomicInteger asked = new AtomicInteger();
  private final Connection connection =
      new Connection(
          new Slow(),
          Executors.newSingleThreadExecutor(),
          new Player(UUID.randomUUID(), "Ada"),
          asked::incrementAndGet);

  /** Accepts a frame only when the test reads. */
  private final class Slow implements Outlet {
    private final Executor reader = Executors.newSingleThreadExecutor();

    @Override
    public void send(String frame, Consumer<Throwable> then) {
      reader.execute(
          () -> {
            reads.acquireUninterruptibly();
            read.add(frame);
            then.accept(null);
          });
    }

    @Override
    public void close(CloseStatus status) {
      read.add("closed " + status.getCode());
    }
  }

  private static String step(int version) {
    var patch = JsonNodeFactory.instance.arrayNode();
    return Frames.write(new ToClient.Step(patch, List.of()), (long) version, null);
  }

  private static String ack(String id) {
    return Frames.write(new ToClient.Ack(), null, id);
  }

  private String next() throws InterruptedException {
    reads.release();
    String frame = read.poll(30, TimeUnit.SECONDS);
    if (frame == null) throw new AssertionError("nothing was written");
    return frame;
  }

  /** Sends enough steps that some must be dropped; returns the next version. */
  private int overflow(int from) {
    int version = from;
    for (int before = asked.get(); asked.get() == before && version < from + 1000; version++) {
      connection.offer(step(version));
    }
    return version;
  }

  @Test
  void at_most_sixty_four_frames_wait_and_then_a_snapshot_takes_their_place() throws Exception {
    connection.offer(ack("kept"));
    int sent = overflow(1);
    assertEquals(1, asked.get());
    assertTrue(sent <= 66, "frames that waited: " + sent);
    connection.offer(step(sent));
    assertEquals(1, asked.get(), "asked once");
    connection.offerSnapshot("snapshot");
    connection.offer(step(sent + 1));
    List<String> frames = new ArrayList<>();
    while (!frames.contains(step(sent + 1))) frames.add(next());
    assertTrue(frames.contains(ack("kept")), "an answer is never dropped");
    int snapshot = frames.indexOf("snapshot");
    assertTrue(snapshot >= 0 && snapshot <= 2, frames.toString());
    assertEquals(step(sent + 1), frames.get(snapshot + 1), "what came after it follows it");
  }

  @Test
  void answers_to_a_burst_of_messages_all_arrive() throws Exception {
    for (int i = 0; i < 200; i++) connection.offer(ack("m" + i));
    for (int i = 0; i < 200; i++) assertEquals(ack("m" + i), next());
    assertEquals(0, asked.get());
  }

  @Test
  void a_client_that_reads_no_answers_is_closed() throws Exception {
    for (int i = 0; i < 300; i++) connection.offer(ack("m" + i));
    List<String> frames = new ArrayList<>();
    while (frames.isEmpty() || !frames.getLast().startsWith("closed")) frames.add(next());
    assertTrue(frames.contains(Frames.write(new ToClient.Bye(Code.TOO_SLOW))));
    assertTrue(frames.size() <= 3, "what waited was dropped");
  }

  @Test
  void large_frames_fill_the_queue_sooner() {
    String large = step(1).replace("[]", "[" + " ".repeat(100_000) + "]");
    for (int i = 0; i < 4; i++) connection.offer(large);
    assertEquals(1, asked.get());
  }

  @Test
  void a_client_that_has_not_read_the_snapshot_when_the_queue_is_full_again_is_closed()
      throws Exception {
    int sent = overflow(1);
    connection.offerSnapshot("snapshot");
    for (int i = 0; i < 70; i++) connection.offer(step(sent + i));
    List<String> frames = new ArrayList<>();
    while (frames.isEmpty() || !frames.getLast().startsWith("closed")) frames.add(next());
    assertEquals("closed 1008", frames.getLast());
    assertEquals(Frames.write(new ToClient.Bye(Code.TOO_SLOW)), frames.get(frames.size() - 2));
    assertTrue(frames.size() <= 4, "what waited was dropped");
  }

  @Test
  void a_client_that_has_caught_up_may_fall_behind_again() throws Exception {
    int sent = overflow(1);
    connection.offerSnapshot("snapshot");
    while (!next().equals("snapshot")) assertEquals(1, asked.get());
    // The next write shows that the snapshot is through.
    connection.offer(ack("through"));
    while (!next().equals(ack("through"))) assertEquals(1, asked.get());
    overflow(sent);
    assertEquals(2, asked.get());
  }

  @Test
  void a_frame_that_holds_everything_may_be_large_and_is_not_held_against_its_reader()
      throws Exception {
    connection.offer(ack("first"));
    String everything = "snapshot" + " ".repeat(2_000_000);
    connection.offerSnapshot(everything);
    connection.offer(ack("after"));
    connection.offer(step(2));
    assertEquals(ack("first"), next());
    assertEquals(everything, next());
    assertEquals(ack("after"), next());
    assertEquals(step(2), next());
    assertEquals(0, asked.get());
  }

  @Test
  void of_a_hundred_snapshots_that_wait_the_newest_is_written_and_every_answer() throws Exception {
    connection.offer(ack("first"));
    for (int i = 0; i < 100; i++) {
      connection.offerSnapshot("snapshot " + i);
      if (i < 30) connection.offer(ack("m" + i));
      connection.offer(step(i));
    }
    connection.offerSnapshot("newest");
    assertEquals(ack("first"), next());
    List<String> frames = new ArrayList<>();
    while (!frames.contains("newest")) frames.add(next());
    // One may have been taken for writing before the others arrived.
    assertTrue(frames.stream().filter(frame -> frame.startsWith("snapshot")).count() <= 1);
    for (int i = 0; i < 30; i++) assertTrue(frames.contains(ack("m" + i)));
    assertTrue(frames.stream().noneMatch(frame -> frame.equals(step(99))), "the newest holds it");
    assertEquals(0, asked.get());
  }

  @Test
  void a_client_that_reads_none_of_many_snapshots_is_closed() throws Exception {
    for (int i = 0; i < 300; i++) connection.offerSnapshot("snapshot " + i);
    List<String> frames = new ArrayList<>();
    while (frames.isEmpty() || !frames.getLast().startsWith("closed")) frames.add(next());
    assertTrue(frames.contains(Frames.write(new ToClient.Bye(Code.TOO_SLOW))));
    assertTrue(frames.size() <= 3, "what waited was dropped");
  }

  @Test
  void of_updates_that_replace_each_other_only_the_newest_is_queued() throws Exception {
    connection.offer(ack("first"));
    String large = " ".repeat(100_000);
    for (int i = 0; i < 50; i++) connection.offer(mine(i + large));
    connection.offer(ack("after"));
    assertEquals(ack("first"), next());
    List<String> frames = new ArrayList<>();
    while (!frames.contains(ack("after"))) frames.add(next());
    assertEquals(mine(49 + large), frames.get(frames.size() - 2));
    assertTrue(frames.size() <= 3, "frames: " + frames.size());
  }

  private static String mine(String at) {
    return "{\"t\":\"mine\",\"d\":{\"at\":\"" + at + "\"}}";
  }
}
