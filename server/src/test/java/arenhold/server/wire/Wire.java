package arenhold.server.wire;

import arenhold.server.testing.Guest;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/**
 * One WebSocket on a TCP connection of its own. A reader of its own receives frames and hands texts
 * to a listener; the server's pings and closes are answered. Any failure ends it, and the listener
 * is told once.
 */
public final class Wire implements AutoCloseable {

  /** Receives texts and the end; called by the reader alone. */
  public interface Listener {

    /** A whole text message. */
    void text(String text);

    /** The connection is over; nothing more arrives. */
    void ended();
  }

  /**
   * How a connection behaves.
   *
   * @param compression whether it offers permessage-deflate, and compresses its messages
   * @param receiveBuffer bytes that the system buffers unread, or 0 for the system's own choice
   * @param bytesPerSecond the limit of its reading speed, or 0 without limit
   * @param own whether it is read on a platform thread, which no crowd beside it delays
   */
  public record Manner(boolean compression, int receiveBuffer, int bytesPerSecond, boolean own) {

    /** As fast as it can, without compression. */
    public static final Manner PLAIN = new Manner(false, 0, 0, false);

    /** Like a browser. */
    public static final Manner BROWSER = new Manner(true, 0, 0, false);
  }

  private static final int CONNECT_MILLIS = 5_000;
  private static final int CONTINUATION = 0x0;
  private static final int TEXT = 0x1;
  private static final int CLOSE = 0x8;
  private static final int PING = 0x9;
  private static final int PONG = 0xA;
  private static final int FINAL = 0x80;
  private static final int COMPRESSED = 0x40;
  private static final int MASKED = 0x80;

  private final Socket socket = new Socket();
  private final Listener listener;
  private final Traffic traffic;
  private final OutputStream out;
  private final DataInputStream in;
  private final Deflate deflate;
  private volatile boolean ended;

  private Wire(Guest guest, String path, Manner manner, Traffic traffic, Listener listener)
      throws IOException {
    this.listener = listener;
    this.traffic = traffic;
    URI server = URI.create(guest.server());
    try {
      if (manner.receiveBuffer > 0) socket.setReceiveBufferSize(manner.receiveBuffer);
      socket.setTcpNoDelay(true);
      socket.connect(new InetSocketAddress(server.getHost(), server.getPort()), CONNECT_MILLIS);
      socket.setSoTimeout(CONNECT_MILLIS);
      out = socket.getOutputStream();
      InputStream counted = traffic.counting(socket.getInputStream(), manner.bytesPerSecond);
      in = new DataInputStream(new BufferedInputStream(counted, 2048));
      boolean compressed = handshake(guest, server, path, manner.compression);
      deflate = compressed ? new Deflate() : null;
      socket.setSoTimeout(0);
    } catch (IOException | RuntimeException refused) {
      socket.close();
      throw refused;
    }
  }

  /**
   * Opens a socket with the guest's cookie and the server's own origin.
   *
   * @param path {@code /socket} or {@code /live}
   * @param traffic counts its bytes
   * @throws IOException if there is no server, or it refuses the handshake
   */
  public static Wire open(
      Guest guest, String path, Manner manner, Traffic traffic, Listener listener)
      throws IOException {
    Wire wire = new Wire(guest, path, manner, traffic, listener);
    Thread.Builder reader = manner.own ? Thread.ofPlatform().daemon() : Thread.ofVirtual();
    reader.name("wire").start(wire::read);
    return wire;
  }

  /** Whether the server agreed to compress. */
  public boolean compressed() {
    return deflate != null;
  }

  /** Whether it is over. */
  public boolean ended() {
    return ended;
  }

  /**
   * Sends a text.
   *
   * @throws IOException if the connection is broken; the text may or may not have arrived
   */
  public void send(String text) throws IOException {
    byte[] plain = text.getBytes(StandardCharsets.UTF_8);
    if (deflate == null) frame(TEXT, plain);
    else frame(TEXT | COMPRESSED, deflate.compress(plain));
  }

  /** Ends it at once, without a closing frame. */
  @Override
  public void close() {
    ended = true;
    try {
      socket.close();
    } catch (IOException gone) {
      // It is closed either way.
    }
  }

  /** Ends it by a reset instead of an orderly end. */
  public void reset() {
    try {
      socket.setSoLinger(true, 0);
    } catch (IOException gone) {
      // It is gone already.
    }
    close();
  }

  private boolean handshake(Guest guest, URI server, String path, boolean compression)
      throws IOException {
    byte[] nonce = new byte[16];
    ThreadLocalRandom.current().nextBytes(nonce);
    String request =
        "GET %s HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nCookie: %s\r\n"
                .formatted(path, server.getAuthority(), server, guest.cookie())
            + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + (compression
                ? "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
                : "")
            + "Sec-WebSocket-Key: %s\r\n\r\n".formatted(Base64.getEncoder().encodeToString(nonce));
    out.write(request.getBytes(StandardCharsets.ISO_8859_1));
    String status = line();
    boolean compressed = false;
    for (String line = status; !line.isEmpty(); line = line()) {
      compressed |= line.regionMatches(true, 0, "Sec-WebSocket-Extensions:", 0, 25);
    }
    if (!status.startsWith("HTTP/1.1 101")) throw new IOException("refused: " + status);
    return compressed;
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int one = in.read(); one != '\n'; one = in.read()) {
      if (one < 0) throw new EOFException("no answer to the handshake");
      if (one != '\r') line.append((char) one);
    }
    return line.toString();
  }

  private synchronized void frame(int code, byte[] payload) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
    frame.put((byte) (FINAL | code));
    if (payload.length < 126) frame.put((byte) (MASKED | payload.length));
    else if (payload.length < 65536)
      frame.put((byte) (MASKED | 126)).putShort((short) payload.length);
    else frame.put((byte) (MASKED | 127)).putLong(payload.length);
    byte[] mask = new byte[4];
    random().nextBytes(mask);
    frame.put(mask);
    for (int i = 0; i < payload.length; i++) frame.put((byte) (payload[i] ^ mask[i % 4]));
    out.write(frame.array(), 0, frame.position());
    traffic.sent(frame.position());
  }

  private static Random random() {
    return ThreadLocalRandom.current();
  }

  private void read() {
    try {
      byte[] message = new byte[0];
      boolean compressed = false;
      while (true) {
        int head = in.readUnsignedByte();
        byte[] payload = payload();
        int code = head & 0xF;
        if (code == CLOSE) break;
        if (code == PING) frame(PONG, payload);
        if (code != TEXT && code != CONTINUATION) continue;
        if (code == TEXT) compressed = (head & COMPRESSED) != 0;
        message = code == TEXT ? payload : joined(message, payload);
        if ((head & FINAL) == 0) continue;
        byte[] plain = compressed ? deflate.inflate(message) : message;
        traffic.received(plain.length);
        listener.text(new String(plain, StandardCharsets.UTF_8));
      }
      frame(CLOSE, new byte[] {3, (byte) 0xE8});
    } catch (IOException broken) {
      // The end, for whatever reason.
    } finally {
      close();
      if (deflate != null) deflate.close();
      listener.ended();
    }
  }

  private byte[] payload() throws IOException {
    long length = in.readUnsignedByte() & 0x7F;
    if (length == 126) length = in.readUnsignedShort();
    else if (length == 127) length = in.readLong();
    byte[] payload = in.readNBytes((int) length);
    if (payload.length < length) throw new EOFException("cut off within a frame");
    return payload;
  }

  private static byte[] joined(byte[] one, byte[] other) {
    return ByteBuffer.allocate(one.length + other.length).put(one).put(other).array();
  }
}
