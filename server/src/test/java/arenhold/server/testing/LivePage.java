package arenhold.server.testing;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** The live socket of a page that a guest has open. */
public final class LivePage implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 60;
  private static final String CLOSED = "";

  private final LinkedBlockingQueue<String> incoming = new LinkedBlockingQueue<>();
  private WebSocket socket;

  private LivePage() {}

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
    LivePage page = new LivePage();
    var builder = Guest.HTTP.newWebSocketBuilder();
    if (cookie != null) builder.header("Cookie", cookie);
    if (origin != null) builder.header("Origin", origin);
    URI address = URI.create(guest.server().replaceFirst("http", "ws") + "/live");
    page.socket = builder.buildAsync(address, page.new Listener()).join();
    return page;
  }

  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        incoming.add(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      incoming.add(CLOSED);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      incoming.add(CLOSED);
    }
  }

  /** Sends a text as it is. */
  public void sendRaw(String text) {
    socket.sendText(text, true).join();
  }

  /** Sends a message. */
  public void send(String type, Map<String, ?> data) {
    sendRaw(Guest.JSON.writeValueAsString(Map.of("t", type, "d", data)));
  }

  /** Passes frames over until one is of this type and like this; answers its data. */
  public JsonNode await(String type, Predicate<JsonNode> wanted) {
    while (true) {
      String text = next();
      if (text.equals(CLOSED)) throw new AssertionError("closed while waiting for " + type);
      JsonNode frame = Guest.JSON.readTree(text);
      boolean same = frame.path("t").asString().equals(type);
      if (same && wanted.test(frame.path("d"))) return frame.path("d");
    }
  }

  /** Passes frames over until one of this type comes; answers its data. */
  public JsonNode await(String type) {
    return await(type, any -> true);
  }

  /** Passes frames over until the socket is closed; answers the code of the good-bye, or null. */
  public String awaitClose() {
    String code = null;
    for (String text = next(); !text.equals(CLOSED); text = next()) {
      JsonNode frame = Guest.JSON.readTree(text);
      if (frame.path("t").asString().equals("bye")) code = frame.at("/d/code").asString();
    }
    return code;
  }

  /** The type of the next frame. */
  public String nextType() {
    return Guest.JSON.readTree(next()).path("t").asString();
  }

  private String next() {
    try {
      String text = incoming.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (text == null) throw new AssertionError("nothing came");
      return text;
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  @Override
  public void close() {
    socket.abort();
  }
}
