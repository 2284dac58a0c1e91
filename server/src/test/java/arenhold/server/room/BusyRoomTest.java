package arenhold.server.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.protocol.Code;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.EngineOwner;
import arenhold.server.testing.Guest;
import arenhold.server.testing.OutsideEngine;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** A room that stores something while more messages come than may wait. */
class BusyRoomTest extends ServerTest {

  @Autowired private RoomRegion region;
  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;

  /** Sends messages until no more may wait; afterwards all before have come to the room. */
  private void fill(UUID room, UUID player) {
    for (int i = 0; i < Backlog.MOST; i++) region.tell(room, new RoomCommand.Due());
    awaitFull(room, player);
  }

  private void awaitFull(UUID room, UUID player) {
    BlockingQueue<ToSocket> told = new LinkedBlockingQueue<>();
    var address = region.listen("late-" + UUID.randomUUID(), told::add);
    region.tell(
        room, new RoomCommand.Join(player, "Late", true, null, null, false, false, address));
    try {
      assertEquals(new ToSocket.Close(Code.UNAVAILABLE), told.poll(1, TimeUnit.MINUTES));
    } catch (InterruptedException hurried) {
      throw new AssertionError(hurried);
    }
  }

  @Test
  void the_answer_of_an_engine_is_never_lost_to_other_messages() {
    EngineOwner owner = EngineOwner.at(server());
    OutsideEngine engine = owner.connect(null);
    Guest host = Guest.at(server());
    Socket socket = owner.seated(host, Map.of("table", Map.of("first", "1")));
    engine.ready();
    JsonNode ask = engine.await("ask");
    JsonNode state = socket.awaitState(ComputerTables::playing);
    long choices = state.at("/match/choices").asLong();
    UUID room = room(state);
    UUID stranger = UUID.randomUUID();
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table room in access exclusive mode").update();
          socket.send("watching", Map.of("on", false));
          Until.holds("the room stores", this::storing);
          fill(room, stranger);
          engine.choose(ask, 0);
          engine.tear();
          // Once it is known to be gone, its answer is on its way.
          Until.holds("the engine is gone", () -> !owner.listed());
          awaitFull(room, stranger);
        });
    JsonNode after = socket.awaitState(one -> one.at("/match/choices").asLong() > choices);
    assertTrue(after.at("/match/strikes").isEmpty(), after.at("/match/strikes").toString());
  }

  private UUID room(JsonNode state) {
    String match = state.at("/match/id").asString();
    return database
        .sql("select room_id from match where id = ?::uuid")
        .param(match)
        .query(UUID.class)
        .single();
  }

  /** Whether the room waits for a lock. */
  private boolean storing() {
    return database
            .sql(
                """
                select count(*) from pg_stat_activity
                where application_name = 'arenhold room' and wait_event_type = 'Lock'""")
            .query(Long.class)
            .single()
        > 0;
  }
}
