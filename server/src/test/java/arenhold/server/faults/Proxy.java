package arenhold.server.faults;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * A bad network between clients and a server, on this machine: any connection may be slow, stall
 * from time to time as after packet loss, be reset, or be silently dead in both directions.
 */
final class Proxy implements AutoCloseable {

  /**
   * The state of the network.
   *
   * @param mostDelay the maximum delay of a piece in milliseconds
   * @param lossPercent the percentage of pieces delayed by a retransmission
   */
  record Weather(int mostDelay, int lossPercent) {
    static final Weather FINE = new Weather(0, 0);
  }

  /** The delay of a retransmission. */
  private static final int AGAIN_MILLIS = 200;

  /** A proxied connection: both of its ends. */
  private static final class Pair {
    private final Socket near;
    private final Socket far;
    private volatile boolean dead;

    private Pair(Socket near, Socket far) {
      this.near = near;
      this.far = far;
    }

    private void close(boolean reset) {
      for (Socket one : List.of(near, far)) {
        try {
          if (reset) one.setSoLinger(true, 0);
          one.close();
        } catch (IOException gone) {
          // It is closed either way.
        }
      }
    }
  }

  private final ServerSocket door = new ServerSocket();
  private final InetSocketAddress server;
  private final Set<Pair> pairs = ConcurrentHashMap.newKeySet();
  private volatile Weather weather = Weather.FINE;

  /**
   * Opens one.
   *
   * @param server such as {@code http://localhost:8080}
   */
  Proxy(String server) throws IOException {
    URI address = URI.create(server);
    this.server = new InetSocketAddress(address.getHost(), address.getPort());
    door.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1024);
    Thread.ofVirtual().name("proxy").start(this::accept);
  }

  /** The address for clients. */
  String address() {
    return "http://localhost:" + door.getLocalPort();
  }

  /** Sets the state of the network. */
  void weather(Weather now) {
    weather = now;
  }

  /**
   * Breaks any one connection.
   *
   * @param silently whether neither end is told: everything sent is lost
   * @return whether there was one
   */
  boolean breakOff(Random random, boolean silently) {
    List<Pair> open = new ArrayList<>(pairs);
    open.removeIf(pair -> pair.dead);
    if (open.isEmpty()) return false;
    Pair one = open.get(random.nextInt(open.size()));
    one.dead = true;
    if (!silently) end(one, true);
    return true;
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket near = door.accept();
        Thread.ofVirtual().start(() -> connect(near));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void connect(Socket near) {
    Socket far = new Socket();
    Pair pair = new Pair(near, far);
    try {
      near.setTcpNoDelay(true);
      far.setTcpNoDelay(true);
      far.connect(server);
      pairs.add(pair);
      Thread.ofVirtual().start(() -> pump(pair, near, far));
      pump(pair, far, near);
    } catch (IOException refused) {
      end(pair, true);
    }
  }

  private void pump(Pair pair, Socket from, Socket to) {
    byte[] piece = new byte[16_384];
    boolean reset = true;
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int length; (length = in.read(piece)) >= 0; ) {
        hold();
        if (!pair.dead) out.write(piece, 0, length);
      }
      reset = false;
    } catch (IOException | InterruptedException broken) {
      reset = true;
    } finally {
      // A silently dead connection stays open at the end that has not given up.
      if (!pair.dead) end(pair, reset);
      else if (from == pair.near) end(pair, true);
    }
  }

  private void hold() throws InterruptedException {
    Weather now = weather;
    var random = ThreadLocalRandom.current();
    int wait = now.mostDelay == 0 ? 0 : random.nextInt(now.mostDelay);
    if (random.nextInt(100) < now.lossPercent) wait += AGAIN_MILLIS;
    if (wait > 0) TimeUnit.MILLISECONDS.sleep(wait);
  }

  private void end(Pair pair, boolean reset) {
    pairs.remove(pair);
    pair.close(reset);
  }

  @Override
  public void close() throws IOException {
    door.close();
    for (Pair pair : pairs) end(pair, true);
  }
}
