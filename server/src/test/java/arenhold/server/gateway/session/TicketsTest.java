package arenhold.server.gateway.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Until;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** Unused tickets. */
class TicketsTest extends ServerTest {

  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;
  @Autowired private Tickets tickets;

  private UUID room;

  @Test
  void expired_tickets_are_deleted_by_later_ones() {
    Duel duel = Duel.start(server());
    Guest guest = Guest.at(server());
    guest.ticket(duel.watch());
    age(guest.id());
    Until.holds(
        "deletes old tickets",
        () -> {
          Guest.at(server()).ticket(duel.watch());
          return tickets(guest.id()) == 0;
        });
    duel.seat(0).tear();
    duel.seat(1).tear();
  }

  @Test
  void nobody_waits_for_another_players_old_ticket() {
    Duel duel = Duel.start(server());
    Guest guest = Guest.at(server());
    guest.ticket(duel.watch());
    age(guest.id());
    room =
        database
            .sql("select room_id from ticket where player_id = ?")
            .param(UUID.fromString(guest.id()))
            .query(UUID.class)
            .single();
    transactions.executeWithoutResult(
        begun -> {
          database
              .sql("select 1 from ticket where player_id = ? for update")
              .param(UUID.fromString(guest.id()))
              .query()
              .listOfRows();
          // Others use connections of their own.
          CompletableFuture.runAsync(() -> Until.holds("deletes others", this::othersDeleted))
              .join();
        });
    assertEquals(1, tickets(guest.id()), "it was held");
    duel.seat(0).tear();
    duel.seat(1).tear();
  }

  /** Whether a newcomer deletes the leftovers of another. */
  private boolean othersDeleted() {
    Guest other = Guest.at(server());
    tickets.issue(UUID.fromString(other.id()), room, false);
    age(other.id());
    tickets.issue(UUID.fromString(Guest.at(server()).id()), room, false);
    return tickets(other.id()) == 0;
  }

  private void age(String player) {
    int aged =
        database
            .sql("update ticket set expires_at = now() - interval '1 s' where player_id = ?")
            .param(UUID.fromString(player))
            .update();
    assertEquals(1, aged);
  }

  private long tickets(String player) {
    return database
        .sql("select count(*) from ticket where player_id = ?")
        .param(UUID.fromString(player))
        .query(Long.class)
        .single();
  }
}
