package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.match.MatchLog;
import arenhold.server.ops.Budget;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Pool;
import arenhold.server.ops.Settings;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
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

  /** How many times the budget of one choice a whole match may take, as for a room that wakes. */
  private static final int WHOLE = 10;

  /** When it goes on after the database was away. */
  private static final Duration AGAIN = Duration.ofMinutes(1);

  /** How long a server that stops waits for it. */
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  private final MatchLog log;
  private final GameShelf games;
  private final Budget budget;
  private volatile boolean running;
  private Thread worker;

  FormerMatches(MatchLog log, GameShelf games, Settings settings) {
    this.log = log;
    this.games = games;
    this.budget = new Budget(settings.room().budget());
  }

  /**
   * Plays all of them again that are left; a match that cannot be played again, or not in its time,
   * stays unknown.
   */
  public void playAgain() {
    List<UUID> some;
    do {
      some = log.withoutCards(AT_ONCE);
      for (UUID match : some) {
        if (!running || Thread.currentThread().isInterrupted()) return;
        playAgain(match);
      }
    } while (!some.isEmpty());
  }

  private void playAgain(UUID id) {
    try {
      var stored = log.load(id).orElseThrow();
      Game<?> game = games.named(stored.match().setup().game());
      Match<?> match = budget.within(() -> RunningMatch.replay(game, stored, 0).now(), WHOLE).get();
      log.fillIn(id, match.dealt(), match.cards());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException unplayable) {
      LOG.warn("match {} of before cannot be played again", id, unplayable.getCause());
      log.fillIn(id, List.of(), List.of());
    } catch (DataAccessException | TransactionException away) {
      throw away;
    } catch (RuntimeException unplayable) {
      LOG.warn("match {} of before cannot be played again", id, unplayable);
      log.fillIn(id, List.of(), List.of());
    }
  }

  private void work() {
    try {
      while (running) {
        try {
          playAgain();
          return;
        } catch (DataAccessException | TransactionException away) {
          DatabaseAway.warn(LOG, "matches of before are not played again yet", away);
          Thread.sleep(AGAIN);
        }
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
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
    worker.interrupt();
    try {
      if (!worker.join(FAREWELL)) LOG.warn("matches of before are still being read");
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean isRunning() {
    return running;
  }
}
