package arenhold.server.testing;

import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A guest's WebSocket whose texts are queued until taken. */
final class TextSocket {

  private static final long PATIENCE_SECONDS = 120;

  /** Marks the end; no frame of the server is empty. */
  private static final String CLOSED = "";

  private final LinkedBlockingQueue<String> incoming = new LinkedBlockingQueue<>();
  private WebSocket socket;
  private volatile int closedWith = -1;

  private TextSocket() {}

  /**
   * Opens a socket.
   *
   * @param cookie null for none
   * @param origin null for none
   * @throws CompletionException if the handshake is refused
   */
  static TextSocket open(Guest guest, String path, String cookie, String origin) {
    Map<String, String> headers = new HashMap<>();
    if (cookie != null) headers.put("Cookie", cookie);
    if (origin != null) headers.put("Origin", origin);
    return open(guest.server(), path, headers);
  }

  /**
   * Opens a socket with these headers.
   *
   * @throws CompletionException if the handshake is refused
   */
  static TextSocket open(String server, String path, Map<String, String> headers) {
    TextSocket result = new TextSocket();
    var builder = Guest.HTTP.newWebSocketBuilder();
    headers.forEach(builder::header);
    URI address = URI.create(server.replaceFirst("http", "ws") + path);
    try {
      result.socket = builder.buildAsync(address, result.new Listener()).join();
    } catch (CompletionException failure) {
      throw failure.getCause() instanceof WebSocketHandshakeException refused
          ? refused(refused)
          : failure;
    }
    return result;
  }

  /** Says what the server answered, which the exception alone does not. */
  private static CompletionException refused(WebSocketHandshakeException handshake) {
    var answer = handshake.getResponse();
    return new CompletionException(
        answer.statusCode() + " " + answer.headers().map() + " " + answer.body(), handshake);
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
      closedWith = status;
      incoming.add(CLOSED);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      closedWith = 1006;
      incoming.add(CLOSED);
    }
  }

  void send(String text) {
    socket.sendText(text, true).join();
  }

  void send(byte[] bytes) {
    socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
  }

  /**
   * The next text, or null if the socket is closed.
   *
   * @throws AssertionError if neither happens for long
   */
  String next() {
    try {
      String text = incoming.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (text == null) throw new AssertionError("nothing came");
      return text.equals(CLOSED) ? null : text;
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  /** The status with which it was closed, or -1. */
  int closedWith() {
    return closedWith;
  }

  /** Closes at once, as a torn connection does. */
  void tear() {
    socket.abort();
  }
}
