package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Until;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Pages receive updates delayed by a failed query as soon as it succeeds. */
@ExtendWith(OutputCaptureExtension.class)
class UntoldTest extends ServerTest {

  @Autowired private JdbcClient database;

  @Test
  void a_page_opened_while_its_rooms_cannot_be_read_gets_them_later(CapturedOutput output) {
    Guest guest = Guest.at(server());
    String link = guest.makeDuel(Map.of(), false).path("link").asString();
    LivePage page = opened(guest, "room", "rooms cannot be sent yet", output);
    assertEquals(link, page.await("mine").at("/rooms/0/link").asString());
  }

  @Test
  void a_page_opened_while_notices_cannot_be_read_gets_their_number_later(CapturedOutput output) {
    Guest guest = Guest.at(server());
    LivePage page = opened(guest, "notice", "a notice is lost", output);
    assertEquals(0, page.await("noticed").path("unread").asInt());
  }

  /** A page was opened, and a player started a search, while this table was missing. */
  private LivePage opened(Guest guest, String table, String said, CapturedOutput output) {
    database.sql("alter table " + table + " rename to hidden").update();
    try {
      int before = output.getOut().length();
      LivePage page = LivePage.of(guest);
      Until.holds("looked for it", () -> output.getOut().indexOf(said, before) >= 0);
      return page;
    } finally {
      database.sql("alter table hidden rename to " + table).update();
    }
  }
}
