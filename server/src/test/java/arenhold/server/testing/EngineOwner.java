package arenhold.server.testing;

import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * A person with an engine of their own.
 *
 * @param engine the id of its computer account
 */
public record EngineOwner(Guest person, String engine, String name, String token) {

  /** A person with an account who has just made an engine. */
  public static EngineOwner at(String server) {
    return of(Guest.account(server));
  }

  /** An engine for this person. */
  public static EngineOwner of(Guest person) {
    String name = "Nimble " + person.id().substring(0, 13);
    JsonNode made = person.post("/api/me/engines", Map.of("name", name));
    return new EngineOwner(person, made.path("id").asString(), name, made.path("token").asString());
  }

  /** Connects the engine; afterwards it is listed. */
  public OutsideEngine connect(String history) {
    OutsideEngine connected = OutsideEngine.connected(person.server(), token, history);
    Until.holds("the engine is listed", this::listed);
    return connected;
  }

  /** Whether it is among the engines that hosts are shown. */
  public boolean listed() {
    return listing().path("id").asString("").equals(engine);
  }

  /** How it is shown to hosts; missing if it is not. */
  public JsonNode listing() {
    String all = person.request("GET", "/api/games/tashkalar/engines", null).body();
    for (JsonNode one : Guest.JSON.readTree(all)) {
      if (one.path("id").asString().equals(engine)) return one;
    }
    return Guest.JSON.missingNode();
  }

  /** The socket of a host at a new table, on which the engine has got the second seat. */
  public Socket seated(Guest host, Map<String, ?> table) {
    Map<String, Object> wish = new java.util.HashMap<>();
    wish.putAll(Map.of("game", "tashkalar", "form", "duel", "seats", 2, "watching", true));
    wish.putAll(table);
    Socket socket = host.enter(host.post("/api/rooms", wish).path("link").asString());
    socket.awaitAck(socket.sendAcked("seatEngine", Map.of("seat", 1, "engine", engine)));
    return socket;
  }
}
