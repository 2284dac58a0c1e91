package arenhold.server.wire;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/** The traffic of some connections: bytes on the wire, and bytes before compression. */
public final class Traffic {

  private final LongAdder arrived = new LongAdder();
  private final LongAdder out = new LongAdder();
  private final LongAdder plain = new LongAdder();
  private final LongAdder messages = new LongAdder();

  /** Bytes received on the wire, frame heads and the handshake included. */
  public long in() {
    return arrived.sum();
  }

  /** Bytes sent. */
  public long out() {
    return out.sum();
  }

  /** Bytes of the texts received, before compression. */
  public long plain() {
    return plain.sum();
  }

  /** Texts received. */
  public long messages() {
    return messages.sum();
  }

  void sent(int bytes) {
    out.add(bytes);
  }

  void received(int bytes) {
    plain.add(bytes);
    messages.increment();
  }

  InputStream counting(InputStream from, int bytesPerSecond) {
    return new FilterInputStream(from) {
      @Override
      public int read() throws IOException {
        int one = super.read();
        if (one >= 0) arrived.increment();
        return one;
      }

      @Override
      public int read(byte[] room, int offset, int length) throws IOException {
        int most = bytesPerSecond > 0 ? Math.min(length, Math.max(1, bytesPerSecond / 4)) : length;
        int count = super.read(room, offset, most);
        if (count > 0) arrived.add(count);
        if (bytesPerSecond > 0 && count > 0) {
          LockSupport.parkNanos(1_000_000_000L * count / bytesPerSecond);
        }
        return count;
      }
    };
  }
}
