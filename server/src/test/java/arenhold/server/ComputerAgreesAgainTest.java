package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A computer that could not agree to what the people want tries again, and not at once. */
class ComputerAgreesAgainTest extends ClockRooms {

  /** The end of this match cannot be stored; each attempt is counted. */
  private void refuseEnd(String match) {
    database
        .sql(
            """
            create sequence attempt;
            create function no_end() returns trigger language plpgsql as $$
            begin
              perform nextval('attempt');
              raise exception 'not now';
            end $$;
            create trigger no_end before update of outcome on match
            for each row when (old.id = '%s') execute function no_end()"""
                .formatted(match))
        .update();
  }

  private long attempts() {
    return database
        .sql("select case when is_called then last_value else 0 end from attempt")
        .query(Long.class)
        .single();
  }

  private static boolean onlyPersonAsked(JsonNode state) {
    return ComputerTables.asked(state) && state.at("/match/waiting").size() == 1;
  }

  @Test
  void a_computer_that_could_not_agree_to_stop_agrees_a_second_later() {
    Socket socket = ComputerTables.begun(Guest.at(server()), "destiny", "duel", List.of("novice"));
    JsonNode state = socket.awaitState(ComputerAgreesAgainTest::onlyPersonAsked);
    refuseEnd(state.at("/match/id").asString());
    try {
      socket.awaitAck(socket.command("stop"));
      socket.settle();
      assertEquals(1, attempts());
      time.pass(999);
      socket.settle();
      assertEquals(1, attempts(), "not sooner, whatever is said meanwhile");
      time.pass(1);
      socket.settle();
      assertEquals(2, attempts());
      assertFalse(ComputerTables.over(socket.state()));
    } finally {
      database
          .sql("drop trigger no_end on match; drop function no_end(); drop sequence attempt")
          .update();
    }
    time.pass(1_000);
    JsonNode over = socket.awaitState(ComputerTables::over);
    assertEquals("agreed", over.at("/match/outcome/reason").asString());
  }
}
