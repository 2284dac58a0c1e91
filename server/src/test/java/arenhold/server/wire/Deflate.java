package arenhold.server.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * permessage-deflate (RFC 7692) on the client's side: decompresses with context takeover, and
 * compresses each message independently, which a client may always do.
 */
final class Deflate implements AutoCloseable {

  /** The tail of a message, which is omitted on the wire. */
  private static final byte[] TAIL = {0, 0, (byte) 0xFF, (byte) 0xFF};

  private final Inflater inflater = new Inflater(true);

  byte[] compress(byte[] plain) {
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    try {
      deflater.setInput(plain);
      byte[] room = new byte[plain.length + 64];
      int length = deflater.deflate(room, 0, room.length, Deflater.SYNC_FLUSH);
      return Arrays.copyOf(room, length - TAIL.length);
    } finally {
      deflater.end();
    }
  }

  byte[] inflate(byte[] message) throws IOException {
    ByteArrayOutputStream plain = new ByteArrayOutputStream(4 * message.length);
    try {
      inflate(message, plain);
      inflate(TAIL, plain);
    } catch (DataFormatException damaged) {
      throw new IOException(damaged);
    }
    return plain.toByteArray();
  }

  private void inflate(byte[] part, ByteArrayOutputStream plain) throws DataFormatException {
    inflater.setInput(part);
    byte[] room = new byte[8192];
    for (int length; (length = inflater.inflate(room)) > 0; ) plain.write(room, 0, length);
  }

  @Override
  public void close() {
    inflater.end();
  }
}
