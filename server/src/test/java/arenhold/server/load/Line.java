package arenhold.server.load;

import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** One socket of the load: counts what comes and hands every frame on; keeps nothing. */
final class Line implements WebSocket.Listener {

  private final StringBuilder text = new StringBuilder();
  private final AtomicLong bytes;
  private final Consumer<String> frames;
  private final Runnable lost;
  private WebSocket socket;
  private volatile boolean closed;

  /**
   * @param bytes counts the bytes of all frames, uncompressed
   * @param frames hears every frame
   * @param lost hears that the line broke
   */
  Line(AtomicLong bytes, Consumer<String> frames, Runnable lost) {
    this.bytes = bytes;
    this.frames = frames;
    this.lost = lost;
  }

  @Override
  public void onOpen(WebSocket opened) {
    socket = opened;
    opened.request(1);
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      String frame = text.toString();
      text.setLength(0);
      bytes.addAndGet(frame.getBytes(StandardCharsets.UTF_8).length);
      frames.accept(frame);
    }
    from.request(1);
    return null;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    if (!closed) lost.run();
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    if (!closed) lost.run();
  }

  /** Leaves without a word. */
  void close() {
    closed = true;
    socket.abort();
  }

  void send(String frame) {
    socket.sendText(frame, true);
  }
}
