package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.live.Live;
import arenhold.server.protocol.ToBrowser;
import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.net.http.WebSocketHandshakeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** Who may open a page's live socket, what it is sent, and what ends it. */
class LiveTest extends ServerTest {

  @Autowired private Live live;

  private int refused(Guest guest, String cookie, String origin) {
    var failure =
        assertThrows(CompletionException.class, () -> LivePage.open(guest, cookie, origin));
    return ((WebSocketHandshakeException) failure.getCause()).getResponse().statusCode();
  }

  @Test
  void only_our_own_pages_and_people_with_a_session_get_in() {
    Guest guest = Guest.at(server());
    assertEquals(403, refused(guest, guest.cookie(), "https://elsewhere.example"));
    assertEquals(403, refused(guest, guest.cookie(), null));
    assertEquals(401, refused(guest, null, server()));
    assertEquals(401, refused(guest, "arenhold_session=forged", server()));
  }

  @Test
  void sockets_of_pages_and_of_rooms_count_together() {
    Guest guest = Guest.at(server());
    List<LivePage> pages = new ArrayList<>();
    for (int i = 0; i < 19; i++) pages.add(LivePage.of(guest));
    Socket room = Socket.open(guest);
    assertEquals(429, refused(guest, guest.cookie(), server()));
    room.tear();
    pages.forEach(LivePage::close);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{\"t\":\"ping\"",
        "{\"t\":1}",
        "{\"t\":\"watchTables\"}",
        "{\"t\":\"watchTables\",\"d\":{\"on\":\"yes\"}}",
        "{\"t\":\"ping\",\"d\":{\"more\":1}}"
      })
  void an_unreadable_message_ends_it(String text) {
    LivePage page = LivePage.of(Guest.at(server()));
    page.sendRaw(text);
    assertEquals("malformed", page.awaitClose());
  }

  @Test
  void messages_for_rooms_are_unknown_here() {
    LivePage page = LivePage.of(Guest.at(server()));
    page.send("resign", Map.of("moment", 0));
    assertEquals("unknown-message", page.awaitClose());
  }

  @Test
  void a_flood_ends_it_and_pings_are_counted_apart() {
    LivePage page = LivePage.of(Guest.at(server()));
    for (int i = 0; i < 60; i++) page.send("ping", Map.of());
    page.await("pong");
    try {
      for (int i = 0; i < 60; i++) page.send("watchTables", Map.of("on", false));
    } catch (CompletionException closed) {
      // The server was faster than the flood.
    }
    assertEquals("too-fast", page.awaitClose());
  }

  @Test
  void a_frame_of_more_than_eight_kibibytes_ends_it() {
    LivePage page = LivePage.of(Guest.at(server()));
    page.send("ping", Map.of());
    page.await("pong");
    page.sendRaw("x".repeat(8 * 1024 + 1));
    page.awaitClose();
    assertEquals(1009, page.closedWith());
  }

  @Test
  void every_page_of_a_person_is_notified_and_nobody_elses() {
    Guest ada = Guest.at(server());
    Guest bob = Guest.at(server());
    try (LivePage one = LivePage.of(ada);
        LivePage two = LivePage.of(ada);
        LivePage other = LivePage.of(bob)) {
      for (LivePage page : List.of(one, two, other)) {
        page.send("ping", Map.of());
        page.await("pong");
      }
      live.tell(UUID.fromString(ada.id()), new ToBrowser.Paired("for-ada"));
      live.tell(UUID.fromString(bob.id()), new ToBrowser.Paired("for-bob"));
      assertEquals("for-ada", one.await("paired").path("link").asString());
      assertEquals("for-ada", two.await("paired").path("link").asString());
      assertEquals("for-bob", other.await("paired").path("link").asString());
    }
  }

  @Test
  void logging_out_everywhere_ends_the_pages_of_others_sessions() {
    Guest owner = Guest.account(server());
    LivePage page = LivePage.of(owner);
    var sessions = Guest.JSON.readTree(owner.request("GET", "/api/me/sessions", null).body());
    String session = sessions.get(0).path("id").asString();
    owner.request("DELETE", "/api/me/sessions/" + session, null);
    assertEquals("no-session", page.awaitClose());
    assertEquals(401, refused(owner, owner.cookie(), server()));
  }

  private static JsonNode table(JsonNode tables, String link) {
    for (JsonNode table : tables) if (table.path("link").asString().equals(link)) return table;
    return null;
  }

  @Test
  void open_tables_are_sent_once_and_then_as_they_change() {
    Guest host = Guest.at(server());
    String link = host.makeDuel(Map.of(), false).path("link").asString();
    Socket hosts = host.enter(link);
    hosts.awaitAck(hosts.sendAcked("listed", Map.of("on", true)));
    hosts.settle();
    try (LivePage page = LivePage.of(Guest.at(server()))) {
      page.send("watchTables", Map.of("on", true));
      JsonNode all = page.await("tables");
      JsonNode mine = table(all.path("all"), link);
      assertEquals(1, mine.path("taken").asInt(), "the host sits");
      assertEquals(host.id(), mine.path("host").asString());
      hosts.awaitAck(hosts.sendAcked("stand", Map.of()));
      JsonNode changed =
          page.await("tableChanges", changes -> table(changes.path("changed"), link) != null);
      assertEquals(0, table(changed.path("changed"), link).path("taken").asInt());
      assertTrue(changed.path("version").asLong() > all.path("version").asLong());
      hosts.awaitAck(hosts.sendAcked("listed", Map.of("on", false)));
      JsonNode gone =
          page.await(
              "tableChanges",
              changes -> {
                for (JsonNode room : changes.path("gone")) {
                  if (room.equals(mine.path("room"))) return true;
                }
                return false;
              });
      assertNotEquals(0, gone.path("version").asLong());
    }
  }
}
