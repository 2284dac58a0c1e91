package arenhold.server.replay;

import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.ops.Budget;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Frames;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Service;

/**
 * Opens untrusted match files. Replaying one may take arbitrarily long, so it runs outside request
 * and room threads, within a budget; callers limit how many run at once.
 */
@Service
public class Replays {

  /** A whole match has this many times the budget of one choice. */
  private static final int TIMES = 20;

  private final GameShelf games;
  private final Budget budget;

  @Autowired
  Replays(GameShelf games, Settings settings) {
    this(games, settings.room().budget());
  }

  Replays(GameShelf games, Duration budget) {
    this.games = games;
    this.budget = new Budget(budget);
  }

  /**
   * Replays the match in this file, checking every line, and returns a {@code ReplayDocument} as
   * JSON.
   *
   * @throws FileRefused if it is not a valid match file, or takes too long
   */
  public String open(byte[] file) {
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
    }
  }

  private String told(byte[] bytes, Telling telling) {
    MatchFile file = MatchFile.parseOne(bytes);
    MatchRun.play(games.named(file.setup().game()), file, null, telling);
    return Frames.text(telling.document(file));
  }
}
