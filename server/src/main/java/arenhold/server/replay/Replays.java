package arenhold.server.replay;

import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.ops.Budget;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Frames;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Service;

/**
 * Opens match files. Running one takes as long as its writer likes, so one runs at a time, away
 * from requests and rooms, and none longer than its budget.
 */
@Service
public class Replays {

  /** How many times the budget of one choice a whole match has. */
  private static final int TIMES = 20;

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final GameShelf games;
  private final Budget budget;
  private final Semaphore free = new Semaphore(1);

  @Autowired
  Replays(GameShelf games, Settings settings) {
    this(games, settings.room().budget());
  }

  Replays(GameShelf games, Duration budget) {
    this.games = games;
    this.budget = new Budget(budget);
  }

  /** Others are being opened and take too long: nothing was read. */
  public static final class Busy extends Exception {
    Busy() {
      super("other match files are being opened", null, false, false);
    }
  }

  /**
   * The match in this file, every line of it checked, as a {@code ReplayDocument} in JSON.
   *
   * @throws FileRefused if it is not as match files are, or takes too long
   * @throws Busy if it was not its turn in time
   */
  public String open(byte[] file) throws Busy {
    if (!mayBegin()) throw new Busy();
    Telling telling = new Telling();
    try {
      CompletableFuture<String> told = budget.within(() -> told(file, telling), TIMES);
      return told.join();
    } catch (CompletionException failed) {
      switch (failed.getCause()) {
        case FileRefused refused -> throw refused;
        case Budget.RunningAway endless -> throw telling.tooLong();
        case RuntimeException fault -> throw fault;
        default -> throw failed;
      }
    } finally {
      telling.stop();
      free.release();
    }
  }

  private boolean mayBegin() {
    try {
      return free.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    }
  }

  private String told(byte[] bytes, Telling telling) {
    MatchFile file = MatchFile.parseOne(bytes);
    MatchRun.play(games.named(file.setup().game()), file, null, telling);
    return Frames.text(telling.document(file));
  }
}
