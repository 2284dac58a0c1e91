package arenhold.server.testing;

import com.flipkart.zjsonpatch.Jackson3JsonPatch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * A guest's socket that follows the protocol: keeps the document, checks that versions have no
 * gaps, and remembers every raw frame.
 */
public final class Socket {

  /** Never restarts: a room remembers the ids of what it carried out, beyond any socket. */
  private static final AtomicLong ACKS = new AtomicLong();

  private final TextSocket socket;
  private final List<String> raw = new ArrayList<>();
  private final List<JsonNode> events = new ArrayList<>();
  private JsonNode state;
  private String epoch;
  private long version = -1;

  private Socket(TextSocket socket) {
    this.socket = socket;
  }

  /** Opens a socket with the guest's cookie and the server's own origin. */
  public static Socket open(Guest guest) {
    return open(guest, guest.cookie(), guest.server());
  }

  /**
   * Opens a socket.
   *
   * @param cookie null for none
   * @param origin null for none
   * @throws CompletionException if the handshake is refused
   */
  public static Socket open(Guest guest, String cookie, String origin) {
    return new Socket(TextSocket.open(guest, "/socket", cookie, origin));
  }

  /** Sends a text as it is. */
  public void sendRaw(String text) {
    socket.send(text);
  }

  /** Sends bytes as a binary message. */
  public void sendBinary(byte[] bytes) {
    socket.send(bytes);
  }

  /** Says hello and waits for the welcome and the messages that follow it. */
  public void hello(String ticket, String knownEpoch, Long knownVersion) {
    Map<String, Object> data = new HashMap<>();
    data.put("ticket", ticket);
    if (knownEpoch != null) data.put("epoch", knownEpoch);
    if (knownVersion != null) data.put("version", knownVersion);
    send("hello", data, null);
  }

  /** Resumes from the state of another socket of the same viewer. */
  public void continueFrom(Socket before) {
    state = before.state;
    version = before.version;
    epoch = before.epoch;
  }

  /** Sends a message without ack id. */
  public void send(String type, Map<String, ?> data) {
    send(type, data, null);
  }

  /** Sends a message; returns its ack id. */
  public String sendAcked(String type, Map<String, ?> data) {
    String ack = "m" + ACKS.incrementAndGet();
    send(type, data, ack);
    return ack;
  }

  /** Sends a message of which the server need not read the end before it closes the socket. */
  public void sendTooMuch(String type, Map<String, ?> data) {
    try {
      sendAcked(type, data);
    } catch (CompletionException closed) {
      if (!(closed.getCause() instanceof IOException)) throw closed;
    }
  }

  /** Declares readiness for the terms received. */
  public String ready() {
    long terms = awaitState(shown -> true).at("/room/terms").asLong();
    return sendAcked("ready", Map.of("on", true, "terms", terms));
  }

  /** Sends a command for the moment of the match last received. */
  public String command(String type) {
    return sendAcked(type, moment());
  }

  /** The reference of a command: the moment of the match last received. */
  public Map<String, Long> moment() {
    return Map.of("moment", awaitState(shown -> true).at("/match/moment").asLong());
  }

  /** Sends a message with this ack id. */
  public void send(String type, Map<String, ?> data, String ack) {
    Map<String, Object> frame = new HashMap<>();
    frame.put("t", type);
    frame.put("d", data);
    if (ack != null) frame.put("a", ack);
    sendRaw(Guest.JSON.writeValueAsString(frame));
  }

  /** Receives the next frame; null when the socket is closed. */
  public JsonNode next() {
    String text = socket.next();
    if (text == null) return null;
    raw.add(text);
    JsonNode frame = Guest.JSON.readTree(text);
    take(frame);
    return frame;
  }

  private void take(JsonNode frame) {
    JsonNode data = frame.path("d");
    switch (frame.path("t").asString()) {
      case "welcome" -> epoch = data.path("epoch").asString();
      case "snapshot" -> {
        state = data.path("state");
        version = frame.path("v").asLong();
        events.clear();
        data.path("log").forEach(events::add);
      }
      case "step" -> {
        if (frame.path("v").asLong() != version + 1) {
          throw new AssertionError("a gap: " + version + " then " + frame.path("v"));
        }
        version++;
        state = Jackson3JsonPatch.apply(data.path("patch"), state);
        data.path("events").forEach(events::add);
      }
      default -> {}
    }
  }

  /** Receives frames until one matches; returns it. */
  public JsonNode await(Predicate<JsonNode> wanted) {
    while (true) {
      JsonNode frame = next();
      if (frame == null) throw new AssertionError("closed with " + closedWith());
      if (wanted.test(frame)) return frame;
    }
  }

  /** Receives frames until one of this type. */
  public JsonNode awaitType(String type) {
    return await(frame -> frame.path("t").asString().equals(type));
  }

  /** Receives frames until the document matches (it may already). */
  public JsonNode awaitState(Predicate<JsonNode> wanted) {
    while (state == null || !wanted.test(state)) {
      if (next() == null) throw new AssertionError("closed with " + closedWith());
    }
    return state;
  }

  /** Receives frames until the message with this ack id was carried out. */
  public void awaitAck(String ack) {
    JsonNode answer = await(frame -> ack.equals(frame.path("a").asString(null)));
    if (!answer.path("t").asString().equals("ack")) throw new AssertionError(answer.toString());
  }

  /** Pings, and waits until the server has received that and everything before it. */
  public void ping() {
    String ack = sendAcked("ping", Map.of());
    await(frame -> ack.equals(frame.path("a").asString(null)));
  }

  /**
   * Receives everything the room has sent so far: sends an invalid message, because the room
   * answers in order.
   */
  public void settle() {
    refused("free", Map.of("seat", -1));
  }

  /** Sends a message and returns the code with which it is refused. */
  public String refused(String type, Map<String, ?> data) {
    String ack = sendAcked(type, data);
    JsonNode answer = await(frame -> ack.equals(frame.path("a").asString(null)));
    return answer.path("d").path("code").asString("not refused");
  }

  /** Receives frames until the socket is closed; returns the code of the good-bye, or null. */
  public String awaitClose() {
    String code = null;
    while (true) {
      JsonNode frame = next();
      if (frame == null) return code;
      if (frame.path("t").asString().equals("bye")) code = frame.at("/d/code").asString();
    }
  }

  /** The WebSocket status with which it was closed, or -1. */
  public int closedWith() {
    return socket.closedWith();
  }

  /** Closes at once, as a torn connection does. */
  public void tear() {
    socket.tear();
  }

  /**
   * The document as received so far; waits for the first one, which may come after the answers to
   * messages. Null if the socket was closed before that.
   */
  public JsonNode state() {
    while (state == null) if (next() == null) return null;
    return state;
  }

  public long version() {
    return version;
  }

  public String epoch() {
    return epoch;
  }

  /** Every frame received, as text. */
  public List<String> raw() {
    return raw;
  }

  /** Every event received so far. */
  public List<JsonNode> events() {
    return events;
  }
}
