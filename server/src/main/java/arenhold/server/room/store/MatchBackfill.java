package arenhold.server.room.store;

import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.match.Ending;
import arenhold.server.match.MatchLog;
import arenhold.server.ops.Backfill;
import arenhold.server.ops.Budget;
import arenhold.server.ops.Settings;
import arenhold.server.room.state.RunningMatch;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Back-fills what each seat played with and which cards it played, for matches that ended before
 * that was stored: replays them one after the other in the background until none is left.
 */
@Component
public class MatchBackfill extends Backfill {

  private static final Logger LOG = LoggerFactory.getLogger(MatchBackfill.class);
  private static final int AT_ONCE = 50;

  /** How many times the budget of one choice a whole match may take, as for a room that wakes. */
  private static final int WHOLE = 10;

  private final MatchLog log;
  private final GameShelf games;
  private final Budget budget;

  MatchBackfill(MatchLog log, GameShelf games, Settings settings) {
    super("match-backfill", "replaying older matches");
    this.log = log;
    this.games = games;
    this.budget = new Budget(settings.room().budget());
  }

  /**
   * Replays all that are left; of a match that cannot be replayed, or not within its budget, this
   * stays unknown.
   */
  @Override
  public void fillIn() {
    List<UUID> some;
    do {
      some = log.withoutCards(AT_ONCE);
      for (UUID match : some) {
        if (!isRunning() || Thread.currentThread().isInterrupted()) return;
        replay(match);
      }
    } while (!some.isEmpty());
  }

  private void replay(UUID id) {
    try {
      var stored = log.load(id).orElseThrow();
      Game<?> game = games.named(stored.match().setup().game());
      Match<?> match =
          budget.within(() -> RunningMatch.replay(game, stored, 0, List.of()).now(), WHOLE).get();
      log.fillIn(id, Ending.counted(match), match.cards());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException unplayable) {
      LOG.warn("older match {} cannot be replayed", id, unplayable.getCause());
      log.fillIn(id, List.of(), List.of());
    } catch (DataAccessException | TransactionException away) {
      throw away;
    } catch (RuntimeException unplayable) {
      LOG.warn("older match {} cannot be replayed", id, unplayable);
      log.fillIn(id, List.of(), List.of());
    }
  }
}
