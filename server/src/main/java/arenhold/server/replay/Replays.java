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
 * Opens match files. Running one takes as long as its writer likes, so it runs away from requests
 * and rooms and no longer than its budget; whoever has files opened sees to it that few are at
 * once.
 */
@Service
public class Replays {

  /** How many times the budget of one choice a whole match has. */
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
   * The match in this file, every line of it checked, as a {@code ReplayDocument} in JSON.
   *
   * @throws FileRefused if it is not as match files are, or takes too long
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
