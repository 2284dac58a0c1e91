package arenhold.server.browser;

import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * Second windows of the players at a table, without pages: through them a match goes on at a small
 * part of what clicks cost. Meanwhile the players' own pages are closed, and the watcher's follows.
 * What a player's window is sent counts as received by that player.
 */
final class SecondWindows {

  private static final String LIMIT = "arenhold.limits.seat-messages";

  /** The settings of a server whose players may answer as fast as this. */
  static final Map<String, String> SETTINGS = Map.of(LIMIT, "100000");

  /** The same as one line. */
  static final String FAST = LIMIT + "=" + SETTINGS.get(LIMIT);

  /** Answers within which any match ends. */
  private static final int MOST_ANSWERS = 6_000;

  /** A moment for what the room does by itself. */
  private static final long BETWEEN_MILLIS = 5;

  private final Party party;
  private final List<Socket> sockets;

  /** The question each player has answered last, by its number. */
  private final Map<Socket, Long> answered = new HashMap<>();

  private SecondWindows(Party party, List<Socket> sockets) {
    this.party = party;
    this.sockets = sockets;
  }

  /**
   * Lets those who are asked answer until the match is over; returns when every page shows that.
   *
   * @param taste the choice of a player, by the document that was sent to them
   */
  static void playOut(String server, Party party, Function<JsonNode, JsonNode> taste) {
    playUntil(server, party, taste, Party::isOver);
  }

  /**
   * The same until this is so of the document of a player.
   *
   * @throws AssertionError if it never is
   */
  static void playUntil(
      String server, Party party, Function<JsonNode, JsonNode> taste, Predicate<JsonNode> enough) {
    List<Socket> sockets = party.seats().stream().map(seat -> beside(server, seat)).toList();
    List<Visitor> players = party.seats().stream().filter(seat -> seat != party.watcher()).toList();
    List<String> addresses = players.stream().map(player -> player.page().url()).toList();
    players.forEach(player -> player.page().navigate("about:blank"));
    SecondWindows windows = new SecondWindows(party, sockets);
    windows.playUntil(enough, taste);
    int choices = match(sockets.getFirst()).path("choices").asInt();
    for (Visitor player : players) {
      player.alsoReceived(sockets.get(party.seats().indexOf(player)));
    }
    for (int i = 0; i < players.size(); i++) players.get(i).open(addresses.get(i));
    for (Visitor each : party.everybody()) each.await(state -> state.path("match").isObject());
    sockets.forEach(Socket::tear);
    for (Visitor each : party.everybody()) {
      each.await(state -> state.at("/match/choices").asInt() >= choices);
    }
  }

  private static Socket beside(String server, Visitor visitor) {
    String cookie =
        visitor.page().context().cookies(server).stream()
            .filter(one -> one.name.contains("arenhold_session"))
            .map(one -> one.name + "=" + one.value)
            .findFirst()
            .orElseThrow();
    String address = visitor.page().url();
    String link = address.substring(address.lastIndexOf('/') + 1);
    return Guest.known(server, cookie, null).enter(link);
  }

  private static JsonNode match(Socket socket) {
    return socket.state().path("match");
  }

  private void playUntil(Predicate<JsonNode> enough, Function<JsonNode, JsonNode> taste) {
    sockets.forEach(Socket::settle);
    int answers = 0;
    while (sockets.stream().map(Socket::state).noneMatch(enough)) {
      if (answer(taste)) answers++;
      else party.watcher().page().waitForTimeout(BETWEEN_MILLIS);
      if (answers > MOST_ANSWERS) throw new AssertionError("not within " + answers + " answers");
      sockets.forEach(Socket::settle);
    }
  }

  /**
   * Lets those who are asked answer, up to the first answer that is carried out: where several are
   * asked at once, answers are only noted before that.
   */
  private boolean answer(Function<JsonNode, JsonNode> taste) {
    boolean some = false;
    for (Socket socket : sockets) {
      JsonNode match = match(socket);
      JsonNode question = match.path("question");
      long asked = match.path("asked").asLong();
      boolean must = question.isObject() && !question.path("offer").asBoolean();
      if (!must || answered.getOrDefault(socket, -1L) == asked) continue;
      answered.put(socket, asked);
      int before = match.path("choices").asInt();
      String choice = taste.apply(socket.state()).path("notation").asString();
      socket.awaitAck(socket.sendAcked("choose", Map.of("choice", choice, "asked", asked)));
      socket.settle();
      some = true;
      if (match(socket).path("choices").asInt() > before) break;
    }
    return some;
  }
}
