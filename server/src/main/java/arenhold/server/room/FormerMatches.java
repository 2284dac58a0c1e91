package arenhold.server.room;

import arenhold.rules.Match;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.match.MatchLog;
import arenhold.server.ops.Pool;
import java.util.List;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Plays matches again that ended before it was kept what each seat played with and which cards it
 * played, and keeps it: one after the other, beside everything else, from the start of the server
 * on until none is left.
 */
@Component
public class FormerMatches implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(FormerMatches.class);
  private static final int AT_ONCE = 50;

  private final MatchLog log;
  private final GameShelf games;
  private volatile boolean running;
  private Thread worker;

  FormerMatches(MatchLog log, GameShelf games) {
    this.log = log;
    this.games = games;
  }

  /** Plays all of them again that are left; a match that cannot be played again stays unknown. */
  public void playAgain() {
    List<UUID> some;
    do {
      some = log.withoutCards(AT_ONCE);
      for (UUID match : some) {
        if (!running) return;
        playAgain(match);
      }
    } while (!some.isEmpty());
  }

  private void playAgain(UUID id) {
    try {
      var stored = log.load(id).orElseThrow();
      Match<?> match =
          RunningMatch.replay(games.named(stored.match().setup().game()), stored, 0).now();
      log.fillIn(id, match.dealt(), match.cards());
    } catch (DataAccessException | TransactionException away) {
      throw away;
    } catch (RuntimeException unplayable) {
      LOG.warn("match {} of before cannot be played again", id, unplayable);
      log.fillIn(id, List.of(), List.of());
    }
  }

  private void work() {
    try {
      playAgain();
    } catch (RuntimeException fault) {
      LOG.error("matches of before are not played again until the next start", fault);
    }
  }

  @Override
  public synchronized void start() {
    running = true;
    worker = Pool.BACKGROUND.threads("former-matches").newThread(this::work);
    worker.start();
  }

  @Override
  public synchronized void stop() {
    running = false;
    try {
      worker.join();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean isRunning() {
    return running;
  }
}
