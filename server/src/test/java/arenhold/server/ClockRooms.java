package arenhold.server;

import arenhold.server.clock.ServerTime;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.ManualTime;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.Map;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorSystem;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.TestPropertySource;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** Rooms with clocks, in a test-controlled time. */
@Import(ClockRooms.WithManualTime.class)
@TestPropertySource(properties = "arenhold.room.idle=300ms")
abstract class ClockRooms extends ServerTest {

  @TestConfiguration
  static class WithManualTime {
    @Bean
    @Primary
    ManualTime manualTime() {
      return new ManualTime();
    }
  }

  static final Map<String, ?> LIVE =
      Map.of("kind", "live", "base", 300, "increment", 10, "delay", 5);
  static final Map<String, ?> DAYS = Map.of("kind", "days", "perTurn", 7200);
  static final Map<String, ?> NONE = Map.of("kind", "none");

  @Autowired ManualTime time;
  @Autowired ServerTime servers;
  @Autowired JdbcClient database;
  @Autowired TransactionTemplate transactions;
  @Autowired ActorSystem<Void> actors;

  Gathered begun(String form, int seats, Map<String, ?> clock) {
    Gathered room = Gathered.at(server(), form, seats, Map.of("first", "1"));
    Socket host = room.seat(0);
    host.awaitAck(host.sendAcked("clock", Map.of("control", clock)));
    room.begin();
    while (clock(room).isNull() || turn(room) == 0) {
      if (host.state().at("/match/view/turn").isObject()) break;
      choose(room, asked(room));
    }
    return room;
  }

  Gathered begun(Map<String, ?> clock) {
    return begun("duel", 2, clock);
  }

  static int turn(Gathered room) {
    return room.seat(0).state().at("/match/view/turn/number").asInt();
  }

  static JsonNode clock(Gathered room) {
    return room.seat(0).state().at("/match/clock");
  }

  static int asked(Gathered room) {
    return room.seat(0).state().at("/match/waiting/0/seat").asInt();
  }

  static long left(Gathered room, int seat) {
    return clock(room).at("/left/" + seat).asLong();
  }

  /** A seat's message that takes its first choice. */
  static Map<String, Object> answer(Socket socket) {
    JsonNode match = socket.state().path("match");
    String choice = match.at("/question/choices/0/notation").asString();
    return Map.of("choice", choice, "asked", match.path("asked").asLong());
  }

  static void choose(Gathered room, int seat) {
    Socket socket = room.seat(seat);
    int before = socket.state().at("/match/choices").asInt();
    socket.awaitAck(socket.sendAcked("choose", answer(socket)));
    for (Socket each : room.sockets()) {
      each.awaitState(state -> state.at("/match/choices").asInt() > before);
    }
  }

  static JsonNode over(Socket socket) {
    return socket.awaitState(state -> !state.at("/match/outcome").isNull());
  }

  /** Everyone sends the same message. */
  static void all(Gathered room, String type, Map<String, ?> data) {
    for (Socket socket : room.sockets()) socket.awaitAck(socket.sendAcked(type, data));
    room.settle();
  }

  /** The open proposal. */
  static Map<String, Long> proposal(Gathered room) {
    return Map.of("proposal", clock(room).at("/proposal/number").asLong());
  }

  UUID match(Gathered room) {
    return UUID.fromString(room.seat(0).state().at("/match/id").asString());
  }

  void asleep(Gathered room) {
    room.fallAsleep(database, actors);
  }

  int rows(UUID match) {
    return database
        .sql("select count(*) from match_clock where match_id = ?")
        .param(match)
        .query(Integer.class)
        .single();
  }
}
