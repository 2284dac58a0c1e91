package arenhold.server.analysis;

import arenhold.players.Players;
import arenhold.players.Thinking;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.ops.Budget;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Pool;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.AnalysisDocument;
import arenhold.server.protocol.Frames;
import arenhold.server.room.store.FinishedMatches;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.TransactionException;

/**
 * Analyses of finished matches. They are made one after the other, on one thread of low priority,
 * in the order in which they were asked for; the queue is in the database, so that a restart loses
 * nothing: one that was being made begins anew. One that takes too long is ended early and says so.
 */
@Service
public class Analyses implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);

  /** How many times the budget of one choice replaying a whole match may take. */
  private static final int WHOLE = 20;

  /** The delay before a retry when the database is down. */
  private static final Duration AGAIN = Duration.ofSeconds(30);

  /** How long shutdown waits for the thread. */
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  /** The same match is judged alike by every server. */
  static final long SEED = 1;

  private final StoredAnalyses stored;
  private final FinishedMatches finished;
  private final GameShelf games;
  private final Settings.Analysis limits;
  private final Budget budget;
  private final Semaphore news = new Semaphore(0);
  private volatile boolean running;
  private volatile UUID making;
  private volatile int done;
  private Thread worker;

  Analyses(
      StoredAnalyses stored,
      FinishedMatches finished,
      GameShelf games,
      Settings settings,
      Figures figures) {
    this.stored = stored;
    this.finished = finished;
    this.games = games;
    this.limits = settings.analysis();
    this.budget = new Budget(settings.room().budget(), 1);
    figures.analysing(() -> making == null ? 0 : 1);
  }

  /** Why none can be asked for now. */
  public enum Problem {
    /** The player waits for the most analyses that one may wait for. */
    TOO_MANY,
    /** The queue is full. */
    BUSY
  }

  /**
   * The analysis of this match as far as it has come, an {@link AnalysisDocument} as JSON; empty if
   * nobody has asked for it.
   */
  public Optional<String> of(UUID match) {
    return stored.of(match, version()).map(one -> document(match, one));
  }

  /**
   * Asks for the analysis of a finished match, if nobody has yet.
   *
   * @return why not, or empty if it is there or will be
   */
  public Optional<Problem> ask(UUID match, UUID player) {
    if (stored.of(match, version()).isPresent()) return Optional.empty();
    if (stored.waitingFor(player) >= limits.perPlayer()) return Optional.of(Problem.TOO_MANY);
    if (stored.waiting() >= limits.waiting()) return Optional.of(Problem.BUSY);
    stored.ask(match, version(), player);
    news.release();
    return Optional.empty();
  }

  /** Analyses of other judges, or of other efforts, are others. */
  private String version() {
    return Players.judges() + "/" + limits.effort();
  }

  /** How many nodes are used, of so many that are usual. */
  long nodes(long usual) {
    return Math.max(1, usual * limits.effort() / 100);
  }

  private String document(UUID match, StoredAnalyses.Stored one) {
    if (one.document() != null) return one.document();
    return Frames.text(missing(match, one));
  }

  private AnalysisDocument missing(UUID match, StoredAnalyses.Stored one) {
    if (one.failed()) return AnalysisDocument.missing(AnalysisDocument.FAILED, 0, 0);
    if (match.equals(making)) return AnalysisDocument.missing(AnalysisDocument.MAKING, 0, done);
    return AnalysisDocument.missing(AnalysisDocument.WAITING, one.before(), 0);
  }

  // The thread

  private void work() {
    try {
      while (running) {
        try {
          Optional<StoredAnalyses.Wanted> next = stored.next();
          if (next.isPresent()) make(next.get());
          else if (news.tryAcquire(1, TimeUnit.MINUTES)) news.drainPermits();
        } catch (DataAccessException | TransactionException away) {
          if (!running) return;
          DatabaseAway.warn(LOG, "analyses go on later", away);
          Thread.sleep(AGAIN);
        }
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void make(StoredAnalyses.Wanted wanted) {
    done = 0;
    making = wanted.match();
    try {
      String document = Frames.text(analysed(wanted.match()));
      if (running) stored.made(wanted, document);
    } catch (DataAccessException | TransactionException away) {
      throw away;
    } catch (RuntimeException fault) {
      if (!running) return;
      LOG.warn("match {} cannot be analysed", wanted.match(), fault);
      stored.failed(wanted);
    } finally {
      making = null;
    }
  }

  private AnalysisDocument analysed(UUID match) {
    String text = finished.file(match).orElseThrow();
    MatchFile file = MatchFile.parse(text).getFirst();
    Following<?> following = replayed(file);
    var threads = ManagementFactory.getThreadMXBean();
    long until = threads.getCurrentThreadCpuTime() + within(file.setup().size()).toNanos();
    Thinking thinking =
        Thinking.of(nodes(Players.judge(file.setup()).budget()), SEED)
            .until(used -> !running || threads.getCurrentThreadCpuTime() >= until);
    return following.judged(thinking, share -> done = share);
  }

  /** The processor time of a match with so many seats, each of which is judged. */
  private Duration within(int seats) {
    return limits.within().multipliedBy(seats).dividedBy(2);
  }

  private Following<?> replayed(MatchFile file) {
    Following<?> following = new Following<>(file);
    try {
      budget
          .within(
              () -> MatchRun.play(games.named(file.setup().game()), file, null, following), WHOLE)
          .join();
      return following;
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException fault) throw fault;
      throw failed;
    } finally {
      following.stop();
    }
  }

  @Override
  public synchronized void start() {
    running = true;
    worker = Pool.BACKGROUND.threads("analysis").newThread(this::work);
    worker.setPriority(Thread.MIN_PRIORITY);
    worker.start();
  }

  @Override
  public synchronized void stop() {
    running = false;
    worker.interrupt();
    try {
      if (!worker.join(FAREWELL)) LOG.warn("an analysis is still going on");
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean isRunning() {
    return running;
  }
}
