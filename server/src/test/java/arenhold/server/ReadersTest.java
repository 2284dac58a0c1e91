package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.clock.Outages;
import arenhold.server.clock.ServerTime;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import io.micrometer.core.instrument.MeterRegistry;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** Readers of pages, however many and however slow, delay no player. */
class ReadersTest extends ServerTest {

  private static final int READERS = 50;

  /** How many of them are one person's pages. */
  private static final int PAGES = 5;

  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;
  @Autowired private Outages outages;
  @Autowired private ServerTime time;
  @Autowired private MeterRegistry metrics;

  /** Statements of requests that wait for a lock. */
  private long stuck() {
    return database
        .sql(
            """
            select count(*) from pg_stat_activity
            where application_name = 'arenhold web' and wait_event_type = 'Lock'""")
        .query(Long.class)
        .single();
  }

  @Test
  void choices_are_stored_while_readers_keep_all_connections_of_requests() throws Exception {
    Duel duel = Duel.start(server());
    List<Guest> people = Stream.generate(() -> Guest.at(server())).limit(READERS / PAGES).toList();
    Random random = new Random(1);
    long before = time.now();
    try (ExecutorService readers = Executors.newFixedThreadPool(READERS)) {
      List<Future<HttpResponse<String>>> asked =
          transactions.execute(
              begun -> {
                database.sql("lock table notice in access exclusive mode").update();
                List<Future<HttpResponse<String>>> waiting =
                    IntStream.range(0, READERS)
                        .mapToObj(i -> readers.submit(() -> read(people.get(i / PAGES))))
                        .toList();
                Until.holds("every connection of requests waits", () -> stuck() >= 7);
                for (int i = 0; i < 10; i++) choose(duel, random);
                return waiting;
              });
      for (Future<HttpResponse<String>> one : asked) one.get();
    }
    assertEquals(0, outages.within(before, time.now()), "the server was there all the time");
    assertEquals(200, read(people.getFirst()).statusCode());
  }

  @Test
  void one_person_reads_six_pages_at_once_and_the_others_in_their_turn() throws Exception {
    Guest reader = Guest.at(server());
    Guest other = Guest.at(server());
    try (ExecutorService readers = Executors.newFixedThreadPool(READERS)) {
      List<Future<HttpResponse<String>>> asked =
          transactions.execute(
              begun -> {
                database.sql("lock table notice in access exclusive mode").update();
                List<Future<HttpResponse<String>>> waiting =
                    IntStream.range(0, READERS)
                        .mapToObj(i -> readers.submit(() -> read(reader)))
                        .toList();
                Until.holds("six are asked", () -> stuck() == 6);
                Until.holds("the others wait", () -> held() == READERS - 6);
                assertEquals(6, stuck());
                assertEquals(200, other.request("GET", "/api/me/rooms", null).statusCode());
                return waiting;
              });
      for (var one : asked) assertEquals(200, one.get().statusCode());
    }
    assertEquals(0, held());
  }

  private int held() {
    return (int) metrics.get("arenhold.requests.held").gauge().value();
  }

  /** Lets the player to move choose; the choice must be acknowledged and sent to both. */
  private static void choose(Duel duel, Random random) {
    JsonNode choices = duel.question().path("choices");
    String choice = choices.get(random.nextInt(choices.size())).path("notation").asString();
    Socket socket = duel.seat(duel.asked());
    long asked = socket.state().at("/match/asked").asLong();
    int lines = socket.state().at("/match/choices").asInt();
    socket.awaitAck(socket.sendAcked("choose", Map.of("choice", choice, "asked", asked)));
    for (int seat = 0; seat < 2; seat++) {
      duel.seat(seat).awaitState(state -> state.at("/match/choices").asInt() > lines);
    }
  }

  private static HttpResponse<String> read(Guest reader) {
    return reader.request("GET", "/api/me/notices", null);
  }
}
