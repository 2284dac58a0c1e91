package arenhold.server.testing;

import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** The live socket of a page that a guest has open. */
public final class LivePage implements AutoCloseable {

  private final TextSocket socket;

  private LivePage(TextSocket socket) {
    this.socket = socket;
  }

  /** Opens a page of this guest. */
  public static LivePage of(Guest guest) {
    return open(guest, guest.cookie(), guest.server());
  }

  /**
   * Opens a live socket.
   *
   * @param cookie null for none
   * @param origin null for none
   * @throws CompletionException if the handshake is refused
   */
  public static LivePage open(Guest guest, String cookie, String origin) {
    return new LivePage(TextSocket.open(guest, "/live", cookie, origin));
  }

  /** Sends a text as it is. */
  public void sendRaw(String text) {
    socket.send(text);
  }

  /** Sends a message. */
  public void send(String type, Map<String, ?> data) {
    sendRaw(Guest.JSON.writeValueAsString(Map.of("t", type, "d", data)));
  }

  /** Skips frames until a matching one of this type; returns its data. */
  public JsonNode await(String type, Predicate<JsonNode> wanted) {
    while (true) {
      String text = socket.next();
      if (text == null) throw new AssertionError("closed while waiting for " + type);
      JsonNode frame = Guest.JSON.readTree(text);
      boolean same = frame.path("t").asString().equals(type);
      if (same && wanted.test(frame.path("d"))) return frame.path("d");
    }
  }

  /** Skips frames until one of this type; returns its data. */
  public JsonNode await(String type) {
    return await(type, any -> true);
  }

  /** Skips frames until the socket is closed; returns the code of the good-bye, or null. */
  public String awaitClose() {
    String code = null;
    for (String text; (text = socket.next()) != null; ) {
      JsonNode frame = Guest.JSON.readTree(text);
      if (frame.path("t").asString().equals("bye")) code = frame.at("/d/code").asString();
    }
    return code;
  }

  /** The WebSocket status with which it was closed, or -1. */
  public int closedWith() {
    return socket.closedWith();
  }

  /** The type of the next frame. */
  public String nextType() {
    return Guest.JSON.readTree(socket.next()).path("t").asString();
  }

  @Override
  public void close() {
    socket.tear();
  }
}
