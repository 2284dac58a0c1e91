package arenhold.server.gateway.socket;

import arenhold.server.ops.Settings;
import jakarta.annotation.PreDestroy;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.springframework.stereotype.Component;

/**
 * The threads that write to sockets. Writes never block, so a few threads are enough. Players have
 * threads of their own, so that they do not queue behind a crowd of watchers.
 */
@Component
class Writers {

  private final ExecutorService players;
  private final ExecutorService others;

  Writers(Settings settings) {
    int each = settings.connections().writers();
    players = threads(each, "write-players-");
    others = threads(each, "write-others-");
  }

  /**
   * Each socket is queued at most once, so the queue needs no bound; after shutdown none is queued.
   */
  private static ExecutorService threads(int many, String name) {
    return new ThreadPoolExecutor(
        many,
        many,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        Thread.ofPlatform().daemon().name(name, 0).factory(),
        new ThreadPoolExecutor.DiscardPolicy());
  }

  /** For sockets opened through the seats' link. */
  Executor players() {
    return players;
  }

  /** For watchers and pages. */
  Executor others() {
    return others;
  }

  @PreDestroy
  void stop() {
    players.shutdown();
    others.shutdown();
  }
}
