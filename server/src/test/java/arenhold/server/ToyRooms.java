package arenhold.server;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.ManualTime;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.ToyShelf;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import tools.jackson.databind.JsonNode;

/** Rooms for the toy games, in a test-controlled time. */
@Import({ClockRooms.WithManualTime.class, ToyShelf.class})
@DirtiesContext
abstract class ToyRooms extends ServerTest {

  static final Map<String, ?> LIVE =
      Map.of("kind", "live", "base", 300, "increment", 0, "delay", 0);

  @Autowired ManualTime time;
  @Autowired JdbcClient database;

  /** A match of {@code game} that has begun, with {@link #LIVE} clocks. */
  Gathered begun(String game, String form, int seats) {
    return begun(game, form, seats, LIVE);
  }

  /** A match of {@code game} that has begun, with these clocks. */
  Gathered begun(String game, String form, int seats, Map<String, ?> control) {
    Gathered room = Gathered.at(server(), game, form, seats, Map.of());
    clock(room, control);
    room.begin();
    return room;
  }

  /** The host sets these clocks for the next match. */
  static void clock(Gathered room, Map<String, ?> control) {
    Socket host = room.seat(0);
    host.awaitAck(host.sendAcked("clock", Map.of("control", control)));
  }

  static JsonNode match(Socket socket) {
    return socket.state().path("match");
  }

  static UUID id(Gathered room) {
    return UUID.fromString(match(room.seat(0)).path("id").asString());
  }

  static Map<String, Long> asked(Socket socket) {
    return Map.of("asked", match(socket).path("asked").asLong());
  }

  static String prompt(Socket socket) {
    return match(socket).at("/question/prompt").asString("");
  }

  static void choose(Socket socket, String choice) {
    long asked = match(socket).path("asked").asLong();
    socket.awaitAck(socket.sendAcked("choose", Map.of("choice", choice, "asked", asked)));
  }

  static void order(Socket socket, String about, String... answers) {
    var order = Map.of("about", about, "answers", List.of(answers));
    socket.awaitAck(socket.sendAcked("order", order));
  }

  /** All clients receive everything the room has sent so far. */
  static void settle(Gathered room) {
    room.settle();
  }

  /** The lines of the log, in file format. */
  List<String> log(Gathered room) {
    return database
        .sql("select seat, notation from match_entry where match_id = ? order by seq")
        .param(id(room))
        .query((row, n) -> (row.getInt(1) < 0 ? "*" : row.getInt(1) + 1) + " " + row.getString(2))
        .list();
  }
}
