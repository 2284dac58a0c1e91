package arenhold.server.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.engine.Code;
import arenhold.engine.Limits;
import arenhold.players.Seen;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import arenhold.server.testing.FirstQuestion;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ManualTime;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What engines are asked, what of it counts against them, and how much they may play. */
class EnginesWithoutNetworkTest {

  private static final long WITHIN = 30_000;
  private static final int MATCHES = 2;

  private final ManualTime time = new ManualTime();
  private final Engines engines =
      new Engines(
          new Settings.Engines(5, 100, MATCHES, Duration.ofMillis(WITHIN), Duration.ofDays(1)),
          time,
          new Figures(new SimpleMeterRegistry()));
  private final Account account = new Account(UUID.randomUUID(), "Nimble", "Ada");
  private final Seen<?> seen = FirstQuestion.seen();
  private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();

  @AfterEach
  void stop() {
    engines.stop();
  }

  /** The far end of a connection. */
  private final class Far implements Line {
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private volatile boolean full;
    private volatile boolean ended;
    private volatile int room = Integer.MAX_VALUE;
    private volatile Runnable then;
    private final Link link = engines.connect(account, this);

    @Override
    public boolean send(String text) {
      boolean fits = !full;
      if (fits) told.add(text);
      return fits;
    }

    @Override
    public boolean unread() {
      return full;
    }

    @Override
    public boolean roomy(Runnable waits) {
      then = waits;
      return room-- > 0;
    }

    @Override
    public void end() {
      ended = true;
    }

    private Far introduced() {
      await("hello");
      say(
          "{\"t\":\"id\",\"protocol\":1,\"name\":\"Nimble\",\"version\":\"1\",\"history\":\"views\"}");
      return this;
    }

    private void say(String text) {
      link.heard(text);
    }

    private JsonNode await(String type) {
      while (true) {
        JsonNode next = Guest.JSON.readTree(taken(told));
        if (next.path("t").asString().equals(type)) return next;
      }
    }

    /** Says that it is ready for the next match, and waits to be asked. */
    private JsonNode asked() {
      String match = await("new").path("match").asString();
      say("{\"t\":\"ready\",\"match\":\"" + match + "\"}");
      return await("ask");
    }

    private void choose(JsonNode ask) {
      String match = ask.path("match").asString();
      long id = ask.path("id").asLong();
      say("{\"t\":\"choose\",\"match\":\"" + match + "\",\"id\":" + id + ",\"at\":0}");
    }
  }

  private static <T> T taken(BlockingQueue<T> queue) {
    try {
      T next = queue.poll(1, TimeUnit.MINUTES);
      assertNotNull(next, "nothing came");
      return next;
    } catch (InterruptedException hurried) {
      throw new AssertionError(hurried);
    }
  }

  private void ask(String match, Object clock, long within) {
    Opening opening = new Opening(match, 1, 7, clock);
    engines.ask(account.id(), opening, seen, time.now() + within, answers::add);
  }

  /** All that was to be done for engines so far is done. */
  private void settle() {
    CountDownLatch done = new CountDownLatch(1);
    engines.threads().execute(done::countDown);
    waitFor(done);
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      assertTrue(latch.await(1, TimeUnit.MINUTES));
    } catch (InterruptedException hurried) {
      throw new AssertionError(hurried);
    }
  }

  private String first() {
    return seen.question().choices().getFirst().notation();
  }

  private String fallback() {
    return seen.question().offer() ? null : seen.question().fallback();
  }

  @Test
  void a_mistake_of_this_server_in_one_match_costs_nothing_and_spares_the_others() {
    Far engine = new Far().introduced();
    ask("one", null, WITHIN);
    JsonNode asked = engine.asked();
    Object unspeakable = new Object();
    ask("two", unspeakable, WITHIN);
    assertEquals(new Answer(fallback(), null), taken(answers), "the game answers without a strike");
    assertFalse(engine.ended);
    engine.choose(asked);
    assertEquals(new Answer(first(), null), taken(answers));
  }

  @Test
  void a_question_that_could_not_be_put_in_time_is_no_silence() {
    Far engine = new Far().introduced();
    ask("one", null, 2_000);
    engine.await("new");
    time.pass(2_000 + Limits.GRACE);
    assertEquals(new Answer(fallback(), null), taken(answers));
  }

  @Test
  void an_engine_that_does_not_get_ready_in_time_is_silent() {
    Far engine = new Far().introduced();
    ask("one", null, WITHIN);
    engine.await("new");
    settle();
    time.pass(Limits.READY - 1);
    settle();
    assertNull(answers.poll());
    time.pass(1);
    assertEquals(new Answer(fallback(), Code.SILENT), taken(answers));
    ask("one", null, WITHIN);
    engine.choose(engine.asked());
    assertEquals(new Answer(first(), null), taken(answers), "it is offered the match again");
  }

  @Test
  void an_engine_that_was_asked_and_does_not_answer_is_silent() {
    Far engine = new Far().introduced();
    ask("one", null, WITHIN);
    engine.asked();
    time.pass(WITHIN + Limits.GRACE);
    assertEquals(new Answer(fallback(), Code.SILENT), taken(answers));
  }

  @Test
  void what_fails_on_an_old_connection_does_not_end_the_new_one() {
    Far before = new Far().introduced();
    ask("one", null, WITHIN);
    before.asked();
    CountDownLatch goOn = new CountDownLatch(1);
    engines.threads().execute(() -> waitFor(goOn));
    before.full = true;
    engines.lapse(account.id(), "one");
    Far now = new Far();
    goOn.countDown();
    now.introduced();
    ask("one", null, WITHIN);
    now.choose(now.asked());
    assertEquals(new Answer(first(), null), taken(answers));
    assertTrue(before.ended);
    assertFalse(now.ended);
  }

  @Test
  void a_question_takes_the_place_of_another_even_where_that_cannot_be_taken_back() {
    Far engine = new Far().introduced();
    ask("one", null, WITHIN);
    engine.asked();
    engine.full = true;
    ask("one", null, WITHIN);
    settle();
    assertTrue(engine.ended);
    time.pass(WITHIN + Limits.GRACE);
    assertEquals(new Answer(fallback(), Code.GONE), taken(answers), "the second is answered");
  }

  @Test
  void an_engine_is_seated_at_so_many_tables_and_asked_at_all_where_it_sits() {
    Far engine = new Far().introduced();
    List<UUID> rooms = List.of(UUID.randomUUID(), UUID.randomUUID(), UUID.randomUUID());
    assertTrue(engines.reserve(account.id(), rooms.get(0)));
    assertTrue(engines.reserve(account.id(), rooms.get(1)));
    assertTrue(engines.reserve(account.id(), rooms.get(1)), "it sits there already");
    assertFalse(engines.reserve(account.id(), rooms.get(2)));
    settle();
    assertFalse(engines.available(account.id(), "tashkalar"));
    assertFalse(engines.connected(account.id()).free());
    engines.release(account.id(), rooms.get(0));
    assertTrue(engines.reserve(account.id(), rooms.get(2)));
    for (String match : List.of("one", "two", "three")) {
      ask(match, null, WITHIN);
      engine.choose(engine.asked());
      assertEquals(new Answer(first(), null), taken(answers), match);
    }
  }

  @Test
  void what_ends_a_conversation_counts_where_the_engine_was_asked_and_nowhere_else() {
    Far engine = new Far().introduced();
    ask("one", null, WITHIN);
    engine.asked();
    ask("two", null, WITHIN);
    engine.await("new");
    engine.say("nonsense");
    assertEquals(new Answer(fallback(), Code.MALFORMED), taken(answers));
    settle();
    assertNull(answers.poll(), "it was not asked in the other match yet");
    Far again = new Far().introduced();
    again.choose(again.asked());
    assertEquals(new Answer(first(), null), taken(answers));
  }

  @Test
  void a_long_past_is_told_as_there_is_room_for_it() {
    Far engine = new Far().introduced();
    int lines = seen.known().lines().size();
    assertTrue(lines > 1, "dealt");
    engine.room = 1;
    ask("one", null, WITHIN);
    String match = engine.await("new").path("match").asString();
    engine.say("{\"t\":\"ready\",\"match\":\"" + match + "\"}");
    for (int at = 0; at < lines - 1; at++) {
      assertEquals(at, engine.await("line").path("at").asInt());
      settle();
      assertTrue(engine.told.isEmpty(), "no more for now");
      engine.room = at == lines - 2 ? Integer.MAX_VALUE : 1;
      engine.then.run();
    }
    assertEquals(lines - 1, engine.await("line").path("at").asInt());
    engine.choose(engine.await("ask"));
    assertEquals(new Answer(first(), null), taken(answers));
  }

  @Test
  void a_line_with_a_hole_is_a_fault_at_once() {
    Far engine = new Far().introduced();
    ask("one", null, WITHIN);
    JsonNode asked = engine.asked();
    long id = asked.path("id").asLong();
    engine.say("{\"t\":\"info\",\"match\":\"one\",\"id\":" + id + ",\"rated\":[null]}");
    assertEquals("malformed", engine.await("error").path("code").asString());
    assertEquals(new Answer(fallback(), Code.MALFORMED), taken(answers));
  }
}
