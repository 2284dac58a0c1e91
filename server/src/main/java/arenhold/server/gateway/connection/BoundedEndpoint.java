package arenhold.server.gateway.connection;

import arenhold.server.gateway.request.Network;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.apache.coyote.Processor;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketWrapperBase;

/**
 * Tomcat's connections with two limits that Tomcat lacks: the number of open connections per
 * network address, and the total time for a request's headers. Tomcat's own time-out restarts with
 * every byte.
 */
final class BoundedEndpoint extends NioEndpoint {

  private static final Duration LOOK = Duration.ofSeconds(1);

  private int mostPerAddress = Integer.MAX_VALUE;
  private Predicate<InetAddress> unbounded = address -> true;
  private Duration headWithin = Duration.ofDays(1);
  private Runnable refused = () -> {};

  private final Map<String, Set<SocketChannel>> addresses = new ConcurrentHashMap<>();

  /** When each connection with incomplete request headers was first seen, in nanoseconds. */
  private final Map<SocketWrapperBase<NioChannel>, Long> unfinished = new ConcurrentHashMap<>();

  private ScheduledExecutorService clock;

  /**
   * Sets the limits. Call before the endpoint starts.
   *
   * @param unbounded accepts addresses without a connection limit: those of trusted proxies
   * @param refused called for every connection refused because its address has too many
   */
  void bound(
      int mostPerAddress, Predicate<InetAddress> unbounded, Duration headWithin, Runnable refused) {
    this.mostPerAddress = mostPerAddress;
    this.unbounded = unbounded;
    this.headWithin = headWithin;
    this.refused = refused;
  }

  @Override
  protected SocketChannel serverSocketAccept() throws Exception {
    while (true) {
      SocketChannel channel = super.serverSocketAccept();
      if (admits(channel)) return channel;
      refused.run();
      channel.close();
    }
  }

  private boolean admits(SocketChannel channel) throws IOException {
    if (!(channel.getRemoteAddress() instanceof InetSocketAddress remote)) return true;
    InetAddress address = remote.getAddress();
    if (unbounded.test(address)) return true;
    boolean[] admitted = new boolean[1];
    addresses.compute(
        Network.customer(address.getHostAddress()),
        (customer, before) -> {
          Set<SocketChannel> open = before == null ? new HashSet<>() : before;
          if (open.size() >= mostPerAddress) open.removeIf(one -> !one.isOpen());
          admitted[0] = open.size() < mostPerAddress;
          if (admitted[0]) open.add(channel);
          return open;
        });
    return admitted[0];
  }

  @Override
  public void setHandler(Handler<NioChannel> handler) {
    super.setHandler(new Watched(handler));
  }

  @Override
  public void startInternal() throws Exception {
    clock =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("connections").factory());
    clock.scheduleWithFixedDelay(
        this::look, LOOK.toMillis(), LOOK.toMillis(), TimeUnit.MILLISECONDS);
    super.startInternal();
  }

  @Override
  public void stopInternal() {
    if (clock != null) clock.shutdownNow();
    super.stopInternal();
  }

  private void look() {
    long now = System.nanoTime();
    unfinished.forEach(
        (connection, since) -> {
          if (now - since > headWithin.toNanos()) connection.close();
        });
    unfinished.keySet().removeIf(SocketWrapperBase::isClosed);
    addresses
        .keySet()
        .forEach(customer -> addresses.computeIfPresent(customer, (same, open) -> closed(open)));
  }

  private static Set<SocketChannel> closed(Set<SocketChannel> open) {
    open.removeIf(one -> !one.isOpen());
    return open.isEmpty() ? null : open;
  }

  /** Records which connections are waiting for the rest of their headers. */
  private final class Watched implements Handler<NioChannel> {
    private final Handler<NioChannel> inner;

    Watched(Handler<NioChannel> inner) {
      this.inner = inner;
    }

    @Override
    public SocketState process(SocketWrapperBase<NioChannel> connection, SocketEvent event) {
      SocketState state = inner.process(connection, event);
      if (state == SocketState.LONG && waitsForHead(connection))
        unfinished.putIfAbsent(connection, System.nanoTime());
      else unfinished.remove(connection);
      return state;
    }

    /**
     * A request that is being held (async) has arrived completely, so it is not waiting for
     * headers.
     */
    private static boolean waitsForHead(SocketWrapperBase<NioChannel> connection) {
      return connection.getCurrentProcessor() instanceof Processor processor
          && !processor.isAsync();
    }

    @Override
    public Object getGlobal() {
      return inner.getGlobal();
    }

    @Override
    public void release(SocketWrapperBase<NioChannel> connection) {
      unfinished.remove(connection);
      inner.release(connection);
    }

    @Override
    public void pause() {
      inner.pause();
    }

    @Override
    public void recycle() {
      inner.recycle();
    }
  }
}
