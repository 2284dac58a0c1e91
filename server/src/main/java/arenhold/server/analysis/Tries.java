package arenhold.server.analysis;

import arenhold.players.Players;
import arenhold.players.Thinking;
import arenhold.players.analysis.Attempt;
import arenhold.players.analysis.Judge;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.ops.Budget;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.AnalysisDocument;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.TryDocument;
import arenhold.server.room.store.FinishedMatches;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.stereotype.Service;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Turns that players try again, of those that an analysis marks as mistakes of theirs. Nothing is
 * kept of a try: whoever goes on says all that was chosen so far, and a restart loses nothing. They
 * are judged one after the other, on one thread of low priority apart from that of analyses.
 */
@Service
public class Tries {

  /** How many times the budget of one choice replaying a match up to the turn may take. */
  private static final int WHOLE = 20;

  /** How many turns are kept ready: each holds all that its seat had seen. */
  private static final int KEPT = 8;

  /** How many tries may wait to be judged. */
  private static final int WAITING = 8;

  /** How long one may wait for it. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Analyses analyses;
  private final FinishedMatches finished;
  private final GameShelf games;
  private final JsonMapper json;
  private final Settings.Analysis limits;
  private final Budget budget;
  private final Map<Place, Fork<?>> ready = new LinkedHashMap<>(KEPT, 1, true);
  private final ThreadPoolExecutor judges =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING),
          Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("tries-", 0).factory());

  Tries(
      Analyses analyses,
      FinishedMatches finished,
      GameShelf games,
      JsonMapper json,
      Settings settings) {
    this.analyses = analyses;
    this.finished = finished;
    this.games = games;
    this.json = json;
    this.limits = settings.analysis();
    this.budget = new Budget(settings.room().budget(), 1);
  }

  /** A try that is not possible. */
  public static final class Refused extends Exception {
    private final transient Code code;

    Refused(Code code) {
      super(code.text(), null, false, false);
      this.code = code;
    }

    public Code code() {
      return code;
    }
  }

  /** A choice of a seat in a match. */
  private record Place(UUID match, int seat, int moment) {}

  /**
   * A marked turn.
   *
   * @param fork the moment from which it is made again
   */
  private record Mistake(int fork, List<String> played, List<String> better) {}

  /**
   * A try as it stands.
   *
   * @param match one that is over
   * @param player who tries
   * @param seat that of the turn, from 0
   * @param turn the number of the turn among those of the seat in the analysis, from 0
   * @param choices the notations of what was chosen so far
   * @param judge whether it is to be judged, if it is over
   */
  public TryDocument of(
      UUID match, UUID player, int seat, int turn, List<String> choices, boolean judge)
      throws Refused {
    List<UUID> players = finished.seats(match);
    if (seat < 0 || seat >= players.size()) throw new Refused(Code.NOT_FOUND);
    if (!players.get(seat).equals(player)) throw new Refused(Code.NO_SEAT);
    Mistake mistake = mistake(match, seat, turn);
    Fork<?> fork = fork(new Place(match, seat, mistake.fork()), mistake);
    return tried(fork, mistake, choices, judge);
  }

  private Mistake mistake(UUID match, int seat, int turn) throws Refused {
    String made = analyses.of(match).orElseThrow(() -> new Refused(Code.NOT_FOUND));
    JsonNode of = json.readTree(made).path("seats").path(seat).path("turns").path(turn);
    if (turn < 0 || of.isMissingNode()) throw new Refused(Code.NOT_FOUND);
    List<String> better = texts(of.path("better"));
    boolean marked = !of.path("mark").asString().equals("none");
    if (!marked || better.isEmpty()) throw new Refused(Code.NO_MISTAKE);
    return new Mistake(of.path("fork").asInt(), texts(of.path("choices")), better);
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    for (JsonNode one : list) texts.add(one.asString());
    return texts;
  }

  private Fork<?> fork(Place place, Mistake mistake) throws Refused {
    synchronized (ready) {
      Fork<?> kept = ready.get(place);
      if (kept != null) return kept;
    }
    String text = finished.file(place.match()).orElseThrow(() -> new Refused(Code.NOT_FOUND));
    MatchFile file = MatchFile.parse(text).getFirst();
    List<List<String>> ways = List.of(mistake.played(), mistake.better());
    Fork<?> fork = new Fork<>(Seat.of(place.seat()), place.moment(), ways);
    try {
      var game = games.named(file.setup().game());
      budget.result(() -> MatchRun.play(game, file, null, fork), WHOLE);
    } finally {
      fork.stop();
    }
    if (fork.attempt() == null) throw new Refused(Code.NOT_IMAGINED);
    synchronized (ready) {
      ready.put(place, fork);
      if (ready.size() > KEPT) ready.remove(ready.keySet().iterator().next());
    }
    return fork;
  }

  private <P> TryDocument tried(Fork<P> fork, Mistake mistake, List<String> choices, boolean judge)
      throws Refused {
    // Of an attempt and the code of what is wrong with it, one is null.
    record Followed<P>(Attempt<P> attempt, Code wrong) {}
    Followed<P> followed =
        budget.result(
            () -> {
              Attempt<P> attempt = fork.attempt();
              for (String choice : choices) {
                Attempt<P> next = attempt.choose(choice);
                if (next == null) {
                  return new Followed<P>(null, attempt.over() ? Code.OVER : Code.NOT_OFFERED);
                }
                attempt = next;
              }
              return new Followed<P>(attempt, null);
            },
            WHOLE);
    if (followed.wrong() != null) throw new Refused(followed.wrong());
    Attempt<P> attempt = followed.attempt();
    Viewer viewer = Viewer.of(attempt.seat());
    Question question = attempt.question();
    return new TryDocument(
        fork.setup(),
        Frames.tree(attempt.now().view(viewer)),
        attempt.now().waiting(viewer),
        question,
        fork.closing(),
        choices.isEmpty() ? fork.log() : List.of(),
        Frames.events(attempt.events()),
        judge && attempt.over() ? verdict(attempt, mistake) : null);
  }

  private <P> TryDocument.Verdict verdict(Attempt<P> attempt, Mistake mistake) throws Refused {
    AtomicBoolean vain = new AtomicBoolean();
    try {
      Judge.Retry retry =
          CompletableFuture.supplyAsync(() -> judged(attempt, mistake, vain), judges)
              .get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      if (retry == null) throw new Refused(Code.BUSY);
      return new TryDocument.Verdict(
          retry.result().name().toLowerCase(Locale.ROOT),
          AnalysisDocument.Points.of(retry.behind()),
          AnalysisDocument.Points.of(retry.gained()));
    } catch (RejectedExecutionException | TimeoutException late) {
      throw new Refused(Code.BUSY);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      throw new Refused(Code.BUSY);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException fault) throw fault;
      throw new IllegalStateException(failed.getCause());
    } finally {
      vain.set(true);
    }
  }

  private <P> Judge.Retry judged(Attempt<P> attempt, Mistake mistake, AtomicBoolean vain) {
    var threads = ManagementFactory.getThreadMXBean();
    long until = threads.getCurrentThreadCpuTime() + limits.tryWithin().toNanos();
    Judge judge = Players.judge(attempt.from().known().setup());
    Thinking thinking =
        Thinking.of(analyses.nodes(judge.budget()), Analyses.SEED)
            .until(used -> vain.get() || threads.getCurrentThreadCpuTime() >= until);
    return judge.retry(attempt, mistake.played(), mistake.better(), thinking);
  }
}
