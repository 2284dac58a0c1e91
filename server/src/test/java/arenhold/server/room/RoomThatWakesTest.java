package arenhold.server.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.ToClient;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.store.Rooms;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Until;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorRef;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** A room that loads, or waits in line to, while people come and go. */
class RoomThatWakesTest extends ServerTest {

  /** How many messages a backlog keeps. */
  private static final int MOST = 10_000;

  /** How many rooms wake at once. */
  private static final int AT_ONCE = 6;

  @Autowired private RoomRegion region;
  @Autowired private Rooms rooms;
  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;

  /** One socket, as its room sees it. */
  private final class Visitor {
    private final BlockingQueue<ToSocket> told = new LinkedBlockingQueue<>();
    private final ActorRef<ToSocket> address =
        region.listen("visitor-" + UUID.randomUUID(), told::add);
    private final UUID room;

    private Visitor(UUID room) {
      this.room = room;
    }

    private Visitor comes(UUID player) {
      region.tell(
          room, new RoomCommand.Join(player, "Visitor", true, null, null, false, false, address));
      return this;
    }

    private ToSocket hears() {
      try {
        return told.poll(1, TimeUnit.MINUTES);
      } catch (InterruptedException hurried) {
        throw new AssertionError(hurried);
      }
    }

    private void isInLine() {
      assertInstanceOf(ToSocket.InLine.class, hears());
    }

    /** Expects this, after any number of messages that it is in line. */
    private void hears(ToSocket last) {
      ToSocket next = hears();
      while (next instanceof ToSocket.InLine) next = hears();
      assertEquals(last, next);
    }
  }

  private RoomState asleep(Guest host) {
    UUID id = UUID.fromString(host.id());
    RoomState room = RoomState.fresh(id, "tashkalar", "duel", 2, Map.of(), false);
    rooms.create(room);
    return room;
  }

  /** Runs {@code work} while no room can be loaded. */
  private void unread(Runnable work) {
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table room in access exclusive mode").update();
          work.run();
        });
  }

  @Test
  void clients_that_wait_for_a_room_that_is_told_to_sleep_reconnect() {
    Guest host = Guest.at(server());
    RoomState room = asleep(host);
    unread(
        () -> {
          Visitor visitor = new Visitor(room.id()).comes(room.host());
          visitor.isInLine();
          region.tell(room.id(), new RoomCommand.Sleep());
          visitor.hears(new ToSocket.Close(Code.RESTARTING));
        });
    host.enter(room.seatLink()).awaitType("welcome");
  }

  @Test
  void clients_that_wait_for_a_room_that_is_told_to_sleep_in_line_reconnect() {
    Guest host = Guest.at(server());
    List<RoomState> all = new ArrayList<>();
    for (int i = 0; i <= AT_ONCE; i++) all.add(asleep(host));
    RoomState last = all.getLast();
    unread(
        () -> {
          for (RoomState room : all.subList(0, AT_ONCE)) {
            region.tell(room.id(), new RoomCommand.Due());
          }
          Until.holds("the others wake", () -> reading() >= AT_ONCE);
          Visitor visitor = new Visitor(last.id()).comes(last.host());
          visitor.isInLine();
          region.tell(last.id(), new RoomCommand.Sleep());
          visitor.hears(new ToSocket.Close(Code.RESTARTING));
        });
    host.enter(last.seatLink()).awaitType("welcome");
  }

  @Test
  void a_full_backlog_refuses_messages_and_still_forgets_clients_that_left() {
    Guest host = Guest.at(server());
    Guest other = Guest.at(server());
    RoomState room = asleep(host);
    UUID left = UUID.randomUUID();
    unread(
        () -> {
          Visitor leaves = new Visitor(room.id()).comes(left);
          leaves.isInLine();
          for (int i = 1; i < MOST; i++) region.tell(room.id(), new RoomCommand.Due());
          Visitor late = new Visitor(room.id()).comes(room.host());
          late.hears(new ToSocket.Close(Code.UNAVAILABLE));
          Visitor speaks = new Visitor(room.id());
          region.tell(
              room.id(), new RoomCommand.Say(speaks.address, new FromClient.Close(), "1", 0));
          var refused = assertInstanceOf(ToSocket.Send.class, speaks.hears());
          assertEquals(new ToClient.Refused(Code.UNAVAILABLE, Map.of()), refused.told().message());
          Visitor lost = new Visitor(room.id());
          region.tell(room.id(), new RoomCommand.Resync(lost.address));
          lost.hears(new ToSocket.Close(Code.UNAVAILABLE));
          region.tell(room.id(), new RoomCommand.Leave(leaves.address));
          // Once this is refused, the message before it was handled.
          new Visitor(room.id()).comes(room.host()).hears(new ToSocket.Close(Code.UNAVAILABLE));
        });
    Until.holds(
        "the room has caught up",
        () -> {
          ToSocket first = new Visitor(room.id()).comes(room.host()).hears();
          return !first.equals(new ToSocket.Close(Code.UNAVAILABLE));
        });
    var seen = other.enter(room.seatLink()).awaitState(state -> true);
    assertFalse(seen.at("/room/watchers").toString().contains(left.toString()), seen.toString());
  }

  /** How many rooms want to load and wait for a lock. */
  private long reading() {
    return database
        .sql(
            """
            select count(*) from pg_stat_activity
            where application_name = 'arenhold room' and wait_event_type = 'Lock'""")
        .query(Long.class)
        .single();
  }
}
