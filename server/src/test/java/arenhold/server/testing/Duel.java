package arenhold.server.testing;

import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Two guests at a Duel, who can play it at random through the real protocol. */
public final class Duel {

  private final Guest host;
  private final Guest guest;
  private final Socket[] seats;
  private final String link;
  private final String watch;

  private Duel(Guest host, Guest guest, Socket[] seats, String link, String watch) {
    this.host = host;
    this.guest = guest;
    this.seats = seats;
    this.link = link;
    this.watch = watch;
  }

  /** Two new guests sit down, choose schools and start. The host has seat 0 and plays first. */
  public static Duel start(String server) {
    return start(server, List.of("northern", "southern"));
  }

  /** The same with these schools. */
  public static Duel start(String server, List<String> schools) {
    return start(Guest.at(server), Guest.at(server), schools, false);
  }

  /** The same with these people, optionally rated. */
  public static Duel start(Guest host, Guest guest, List<String> schools, boolean rated) {
    return start(host, guest, schools, rated, null);
  }

  /**
   * The same with this clock.
   *
   * @param clock null for none
   */
  public static Duel start(
      Guest host, Guest guest, List<String> schools, boolean rated, Map<String, ?> clock) {
    JsonNode room = host.makeDuel(Map.of("first", "1"), true);
    String link = room.path("link").asString();
    Socket[] seats = {host.enter(link), guest.enter(link)};
    if (rated) seats[0].awaitAck(seats[0].sendAcked("rated", Map.of("on", true)));
    if (clock != null) seats[0].awaitAck(seats[0].sendAcked("clock", Map.of("control", clock)));
    for (int seat = 0; seat < 2; seat++) {
      seats[seat].awaitAck(seats[seat].sendAcked("sit", Map.of("seat", seat)));
      Map<String, String> school = Map.of("key", "school", "value", schools.get(seat));
      seats[seat].awaitAck(seats[seat].sendAcked("seatOption", school));
      seats[seat].ready();
    }
    for (Socket seat : seats) seat.awaitState(state -> !state.path("match").isNull());
    return new Duel(host, guest, seats, link, room.path("watch").asString());
  }

  /** The socket of a seat. */
  public Socket seat(int seat) {
    return seats[seat];
  }

  /** The guest on a seat. */
  public Guest player(int seat) {
    return seat == 0 ? host : guest;
  }

  /** The seat link. */
  public String link() {
    return link;
  }

  /** The link for watching. */
  public String watch() {
    return watch;
  }

  /** A match as sent to clients, without absences, which differ until both players are back. */
  public static JsonNode withoutClock(JsonNode match) {
    return ((ObjectNode) match.deepCopy()).putNull("clock");
  }

  /** Replaces a seat's socket. */
  public void replace(int seat, Socket socket) {
    seats[seat] = socket;
  }

  /** Whether the match is over. */
  public boolean over() {
    return !seats[0].state().at("/match/outcome").isNull();
  }

  /** The seat that has to choose. */
  public int asked() {
    return seats[0].state().at("/match/waiting/0/seat").asInt();
  }

  /** The open question of the seat that has to choose. */
  public JsonNode question() {
    return seats[asked()].state().at("/match/question");
  }

  /** Lets the player to move make a random choice; returns when both have received the result. */
  public String chooseAtRandom(Random random) {
    JsonNode choices = question().path("choices");
    String choice = choices.get(random.nextInt(choices.size())).path("notation").asString();
    choose(choice);
    return choice;
  }

  /** Lets the player to move make this choice; returns when both have received the result. */
  public void choose(String choice) {
    Socket socket = seats[asked()];
    long asked = socket.state().at("/match/asked").asLong();
    int before = socket.state().at("/match/choices").asInt();
    socket.sendAcked("choose", Map.of("choice", choice, "asked", asked));
    for (Socket seat : seats) {
      seat.awaitState(state -> state.at("/match/choices").asInt() > before);
    }
  }
}
