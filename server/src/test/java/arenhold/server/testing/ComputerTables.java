package arenhold.server.testing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** Tables with computers, at which a test plays for the person. */
public final class ComputerTables {

  private ComputerTables() {}

  /** The socket of a host who plays against computers of these levels: the match has begun. */
  public static Socket begun(Guest host, String game, String form, List<String> levels) {
    Map<String, Object> wish = new HashMap<>();
    wish.putAll(Map.of("game", game, "form", form, "watching", false));
    wish.putAll(Map.of("seats", levels.size() + 1, "computers", levels));
    Socket socket = host.enter(host.post("/api/rooms", wish).path("link").asString());
    socket.awaitState(state -> playing(state) || over(state));
    return socket;
  }

  /** Whether a match is being played. */
  public static boolean playing(JsonNode state) {
    return state.at("/room/phase").asString().equals("playing");
  }

  /** Whether the match is over. */
  public static boolean over(JsonNode state) {
    return state.at("/room/phase").asString().equals("over");
  }

  /** Whether the viewer is asked something. */
  public static boolean asked(JsonNode state) {
    return !state.at("/match/question").isNull();
  }

  /** Answers at random until the match is over; what comes too late is asked again. */
  public static JsonNode playOut(Socket socket, Random random) {
    return play(socket, random, ComputerTables::over);
  }

  /**
   * Answers at random until the match is over, as somebody who thinks about it.
   *
   * @param thought how long they think on average, in milliseconds: between half and one and a half
   *     times that
   */
  public static JsonNode playOut(Socket socket, Random random, int thought)
      throws InterruptedException {
    while (true) {
      JsonNode state = socket.awaitState(one -> over(one) || asked(one));
      if (over(state)) return state;
      Thread.sleep(thought / 2 + random.nextInt(thought + 1));
      long asked = state.at("/match/asked").asLong();
      play(socket, random, one -> !asked(one) || one.at("/match/asked").asLong() != asked);
    }
  }

  /** Answers at random until the table is as awaited, or the match is over. */
  public static JsonNode play(Socket socket, Random random, Predicate<JsonNode> until) {
    while (true) {
      JsonNode state = socket.awaitState(one -> over(one) || until.test(one) || asked(one));
      if (over(state) || until.test(state)) return state;
      JsonNode choices = state.at("/match/question/choices");
      String choice = choices.get(random.nextInt(choices.size())).path("notation").asString();
      long asked = state.at("/match/asked").asLong();
      String ack = socket.sendAcked("choose", Map.of("choice", choice, "asked", asked));
      JsonNode answer = socket.await(frame -> frame.path("a").asString("").equals(ack));
      boolean stale = answer.path("t").asString().equals("refused");
      if (stale) socket.settle();
      else {
        socket.awaitState(
            one -> over(one) || !asked(one) || one.at("/match/asked").asLong() != asked);
      }
    }
  }
}
