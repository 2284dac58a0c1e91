package arenhold.server.testing;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import tools.jackson.databind.JsonNode;

/** An engine of somebody's own, connected by its token, that does what a test says. */
public final class OutsideEngine {

  private final TextSocket socket;

  private OutsideEngine(TextSocket socket) {
    this.socket = socket;
  }

  /**
   * Opens a socket.
   *
   * @param headers besides those of every handshake
   * @throws CompletionException if the handshake is refused
   */
  public static OutsideEngine open(String server, Map<String, String> headers) {
    return new OutsideEngine(TextSocket.open(server, "/engine", headers));
  }

  /** Connects by a token, without saying anything. */
  public static OutsideEngine silent(String server, String token) {
    return open(server, Map.of("Authorization", "Bearer " + token));
  }

  /** Connects by a token and says who it is: it is listed then. */
  public static OutsideEngine connected(String server, String token, String history) {
    OutsideEngine engine = silent(server, token);
    engine.await("hello");
    Map<String, Object> id = new HashMap<>();
    id.putAll(Map.of("t", "id", "protocol", 1, "name", "Nimble", "version", "0.3"));
    if (history != null) id.put("history", history);
    engine.say(id);
    return engine;
  }

  /** Says this. */
  public void say(Map<String, ?> message) {
    raw(Guest.JSON.writeValueAsString(message));
  }

  /** Sends a text as it is. */
  public void raw(String text) {
    socket.send(text);
  }

  /** The next thing it is told; null when the connection has ended. */
  public JsonNode next() {
    String text = socket.next();
    return text == null ? null : Guest.JSON.readTree(text);
  }

  /** What it is told next of this type; everything before it is passed over. */
  public JsonNode await(String type) {
    while (true) {
      JsonNode told = next();
      if (told == null) throw new AssertionError("ended with " + socket.closedWith());
      if (told.path("t").asString().equals(type)) return told;
    }
  }

  /** Says that it is ready for the match that it is told of next. */
  public JsonNode ready() {
    JsonNode match = await("new");
    say(Map.of("t", "ready", "match", match.path("match").asString()));
    return match;
  }

  /** Answers a question by the number of the choice. */
  public void choose(JsonNode ask, int at) {
    String match = ask.path("match").asString();
    say(Map.of("t", "choose", "match", match, "id", ask.path("id").asLong(), "at", at));
  }

  /** Waits until the connection has ended; returns the last complaint that came, or nothing. */
  public String ended() {
    String code = "";
    for (JsonNode told; (told = next()) != null; ) {
      if (told.path("t").asString().equals("error")) code = told.path("code").asString();
    }
    return code;
  }

  /** Ends the connection at once. */
  public void tear() {
    socket.tear();
  }

  /**
   * Plays on, on a thread of its own, until the connection ends.
   *
   * @param answer what is said to a question, by its number among all
   * @return how many questions it has been asked so far
   */
  public AtomicInteger plays(BiFunction<JsonNode, Integer, Map<String, ?>> answer) {
    AtomicInteger asked = new AtomicInteger();
    Thread.ofVirtual()
        .start(
            () -> {
              for (JsonNode told; (told = next()) != null; ) {
                String match = told.path("match").asString("");
                switch (told.path("t").asString()) {
                  case "new" -> say(Map.of("t", "ready", "match", match));
                  case "ping" -> say(Map.of("t", "pong"));
                  case "ask" -> {
                    Map<String, ?> said = answer.apply(told, asked.incrementAndGet());
                    if (said != null) say(said);
                  }
                  default -> {}
                }
              }
            });
    return asked;
  }

  /** An answer at random. */
  public static Map<String, Object> random(JsonNode ask, Random random) {
    int many = ask.path("question").path("choices").size();
    return Map.of(
        "t",
        "choose",
        "match",
        ask.path("match").asString(),
        "id",
        ask.path("id").asLong(),
        "at",
        random.nextInt(many));
  }
}
