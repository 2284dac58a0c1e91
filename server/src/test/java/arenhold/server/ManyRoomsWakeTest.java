package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.room.state.RoomState;
import arenhold.server.room.store.Rooms;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import org.springframework.transaction.support.TransactionTemplate;

/** Many rooms are opened at once, as after a restart: they wake a few at a time. */
@TestPropertySource(properties = "arenhold.limits.welcome-within=5s")
@DirtiesContext
class ManyRoomsWakeTest extends ServerTest {

  private static final int PEOPLE = 15;
  private static final int ROOMS_OF_EACH = 19;
  private static final int AT_ONCE = 6;

  @Autowired private Rooms rooms;
  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;
  @Autowired private MeterRegistry metrics;

  /** A client on its way into a room. */
  private record Coming(Socket socket, String ticket) {
    void hello() {
      socket.hello(ticket, null, null);
    }
  }

  private List<Coming> coming() {
    List<Coming> coming = new ArrayList<>();
    for (int i = 0; i < PEOPLE; i++) {
      Guest guest = Guest.at(server());
      UUID id = UUID.fromString(guest.id());
      for (int room = 0; room < ROOMS_OF_EACH; room++) {
        RoomState asleep = RoomState.fresh(id, "tashkalar", "duel", 2, Map.of(), false);
        rooms.create(asleep);
        coming.add(new Coming(Socket.open(guest), guest.ticket(asleep.seatLink())));
      }
    }
    return coming;
  }

  private double inLine() {
    return metrics.get("arenhold.rooms.in.line").gauge().value();
  }

  /** Rooms that are waiting for a lock to read their log. */
  private long reading() {
    return database
        .sql(
            """
            select count(*) from pg_stat_activity
            where application_name = 'arenhold room' and wait_event_type = 'Lock'""")
        .query(Long.class)
        .single();
  }

  @Test
  void some_hundred_rooms_wake_a_few_at_a_time_and_nobody_is_disconnected() {
    Duel duel = Duel.start(server());
    List<Coming> all = coming();
    Guest other = Guest.at(server());
    List<Coming> lost = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      String link = other.makeDuel(Map.of(), false).path("link").asString();
      lost.add(new Coming(Socket.open(other), other.ticket(link)));
    }
    transactions.executeWithoutResult(
        begun -> {
          database
              .sql("select * from ticket where player_id = ? for update")
              .param(UUID.fromString(other.id()))
              .query()
              .listOfRows();
          database.sql("lock table room in access exclusive mode").update();
          all.forEach(Coming::hello);
          Until.holds(
              "all but a few wait in line",
              () -> reading() == AT_ONCE && inLine() == all.size() - AT_ONCE);
          // Twice the time a socket is waited for that no room has heard of.
          for (Coming one : lost) {
            one.hello();
            assertEquals("unavailable", one.socket.awaitClose());
          }
          assertEquals(AT_ONCE, reading());
          Random random = new Random(1);
          for (int i = 0; i < 5; i++) duel.chooseAtRandom(random);
        });
    for (Coming one : all) one.socket.awaitType("welcome");
    Until.holds("the line is empty", () -> inLine() == 0);
  }
}
