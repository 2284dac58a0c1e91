package arenhold.server.testing;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * A client socket that ignores the rules of WebSocket: writes any bytes as frames, and reads only
 * on demand.
 */
public final class RawSocket implements AutoCloseable {

  /** The opcode of a text frame. */
  public static final int TEXT = 0x1;

  /** The opcode of a ping. */
  public static final int PING = 0x9;

  /** The opcode of a pong. */
  public static final int PONG = 0xA;

  private static final int CLOSE = 0x8;
  private static final int LAST = 0x80;
  private static final int MASKED = 0x80;

  /** Small, so that unread data soon fills the path to here. */
  private static final int RECEIVE_BUFFER = 4096;

  private static final int PATIENCE_MILLIS = 30_000;

  private static final int TRICKLE_MILLIS = 200;

  private final java.net.Socket socket = new java.net.Socket();
  private final OutputStream out;
  private final DataInputStream in;

  private RawSocket(URI server) throws IOException {
    this(server, null);
  }

  private RawSocket(URI server, String from) throws IOException {
    if (from != null) socket.bind(new InetSocketAddress(from, 0));
    socket.setReceiveBufferSize(RECEIVE_BUFFER);
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.connect(new InetSocketAddress(server.getHost(), server.getPort()));
    out = socket.getOutputStream();
    in = new DataInputStream(socket.getInputStream());
  }

  /** Opens a socket for the guest, who has not said hello yet. */
  public static RawSocket open(Guest guest) throws IOException {
    return open(guest, "");
  }

  /** Opens a socket with these additional header lines, each ended by CR and LF. */
  public static RawSocket open(Guest guest, String headers) throws IOException {
    RawSocket raw = new RawSocket(URI.create(guest.server()));
    int status = raw.handshake(guest, "/socket", headers);
    if (status != 101) throw new IOException("refused with " + status);
    return raw;
  }

  /**
   * A bare connection, on which nothing has been sent.
   *
   * @param from this machine's own address to connect from, such as {@code 127.0.0.2}
   */
  public static RawSocket connect(String server, String from) throws IOException {
    return new RawSocket(URI.create(server), from);
  }

  /** Sends these characters as they are. */
  public void raw(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }

  /** Whether the server ends the connection, within the general time limit. */
  public boolean awaitEnd() {
    try {
      while (in.read() >= 0) continue;
      return true;
    } catch (java.net.SocketTimeoutException open) {
      return false;
    } catch (IOException cut) {
      return true;
    }
  }

  /**
   * Sends this text again and again, until the server ends the connection or the general time limit
   * is reached. Returns whether it ended.
   */
  public boolean trickles(String text) throws IOException {
    socket.setSoTimeout(TRICKLE_MILLIS);
    long since = System.nanoTime();
    while (System.nanoTime() - since < PATIENCE_MILLIS * 1_000_000L) {
      try {
        raw(text);
        if (in.read() < 0) return true;
      } catch (java.net.SocketTimeoutException silent) {
        continue;
      } catch (IOException cut) {
        return true;
      }
    }
    return false;
  }

  /** The head of a response. */
  public String head() throws IOException {
    StringBuilder head = new StringBuilder();
    for (String line = line(); !line.isEmpty(); line = line()) head.append(line).append('\n');
    return head.toString();
  }

  /** This many bytes of a response. */
  public String read(int length) throws IOException {
    return new String(in.readNBytes(length), StandardCharsets.ISO_8859_1);
  }

  /**
   * Requests a socket at a path, with these additional header lines.
   *
   * @return the head of the response
   */
  public String ask(Guest guest, String path, String headers) throws IOException {
    request(guest, path, headers);
    return head();
  }

  /** Opens the live socket of a page. */
  public static RawSocket live(Guest guest) throws IOException {
    RawSocket raw = new RawSocket(URI.create(guest.server()));
    int status = raw.handshake(guest, "/live", "");
    if (status != 101) throw new IOException("refused with " + status);
    return raw;
  }

  /** Requests a socket with these additional header lines; returns the status. */
  public static int status(Guest guest, String headers) throws IOException {
    try (RawSocket raw = new RawSocket(URI.create(guest.server()))) {
      return raw.handshake(guest, "/socket", headers);
    }
  }

  private int handshake(Guest guest, String path, String headers) throws IOException {
    return Integer.parseInt(ask(guest, path, headers).split(" ")[1]);
  }

  private void request(Guest guest, String path, String headers) throws IOException {
    URI server = URI.create(guest.server());
    String key = Base64.getEncoder().encodeToString(new byte[16]);
    String request =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: "
            + server.getAuthority()
            + "\r\nOrigin: "
            + server
            + "\r\n"
            + "Cookie: "
            + guest.cookie()
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
            + key
            + "\r\n"
            + headers
            + "\r\n";
    out.write(request.getBytes(StandardCharsets.ISO_8859_1));
  }

  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int one = in.read(); one != '\n' && one >= 0; one = in.read()) {
      if (one != '\r') line.write(one);
    }
    return line.toString(StandardCharsets.ISO_8859_1);
  }

  /** Sends a text in one frame. */
  public void text(String text) {
    frame(TEXT, true, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends these bytes as a frame; {@code last} false leaves its message unfinished. */
  public void frame(int code, boolean last, byte[] bytes) {
    announce(code, last, bytes.length, bytes);
  }

  /** Sends the head of a frame that claims to be {@code length} long, and then these bytes. */
  public void announce(int code, boolean last, long length, byte[] bytes) {
    ByteBuffer head = ByteBuffer.allocate(14);
    head.put((byte) (last ? LAST | code : code));
    if (length < 126) head.put((byte) (MASKED | (int) length));
    else if (length < 65536) head.put((byte) (MASKED | 126)).putShort((short) length);
    else head.put((byte) (MASKED | 127)).putLong(length);
    // A mask of zeros changes nothing.
    head.putInt(0);
    try {
      out.write(head.array(), 0, head.position());
      out.write(bytes);
      out.flush();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** Reads until the closing frame; returns its status, or -1 if there was none. */
  public int awaitClose() {
    try {
      while (true) {
        int code = in.readUnsignedByte() & 0xF;
        long length = in.readUnsignedByte() & 0x7F;
        if (length == 126) length = in.readUnsignedShort();
        else if (length == 127) length = in.readLong();
        byte[] payload = in.readNBytes((int) length);
        if (code == CLOSE) return length < 2 ? 1005 : ByteBuffer.wrap(payload).getShort();
      }
    } catch (IOException cut) {
      return -1;
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }
}
