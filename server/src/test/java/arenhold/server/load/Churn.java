package arenhold.server.load;

import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.util.HashMap;
import java.util.Map;

/** Open tables that are made, joined and left again, and never played. */
final class Churn implements Mode {

  @Override
  public String key() {
    return "churn";
  }

  @Override
  public String help() {
    return "open tables made, joined and left: tables=100000 atonce=8 step=2000 minutes=120"
        + " heap=512; goes on where it stopped; no table may stay in the list";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    new Endurance(key(), wishes, "select count(*) from room")
        .run(
            wishes.of("tables", 100_000),
            server -> {
              Guest host = Guest.at(server);
              var wish = Map.of("game", "tashkalar", "form", "duel", "table", Map.of());
              String link = host.post("/api/rooms", listed(wish)).path("link").asString();
              Socket one = host.enter(link);
              one.awaitAck(one.sendAcked("sit", Map.of("seat", 0)));
              Guest guest = Guest.at(server);
              Socket other = guest.enter(link);
              other.awaitAck(other.sendAcked("sit", Map.of("seat", 1)));
              other.awaitAck(other.sendAcked("stand", Map.of()));
              other.tear();
              one.tear();
              gone(guest, link);
            });
  }

  /** A reader of the list finds the table gone soon after its host has left. */
  private static void gone(Guest guest, String link) {
    Until.holds(
        "off the list",
        () -> {
          String body = guest.request("GET", "/api/tables", null).body();
          return !body.contains(link);
        });
  }

  private static Map<String, Object> listed(Map<String, ?> wish) {
    Map<String, Object> all = new HashMap<>(wish);
    all.put("watching", false);
    all.put("listed", true);
    return all;
  }
}
