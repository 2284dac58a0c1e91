package arenhold.rules.cli;

import arenhold.engine.Code;
import arenhold.engine.Conversation;
import arenhold.engine.EngineFault;
import arenhold.engine.FromEngine;
import arenhold.engine.Limits;
import arenhold.engine.process.EngineProcess;
import arenhold.players.Decision;
import arenhold.players.Seen;
import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Knowledge;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Witness;
import arenhold.rules.notation.Excerpt;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * {@code engine --check}: whether an engine keeps to the protocol. It plays whole matches of every
 * form against random players, and is told things that an engine must bear.
 */
final class EngineCheck {

  /** The budget that is offered for a question. */
  private static final long NODES = 100;

  private static final String SLOW = Code.SLOW.text() + ": the answer came too late";

  /** Longer than any match of random players. */
  private static final int MATCH_LENGTH = 100_000;

  /** How long a late answer is waited for at least, to tell it from none, in milliseconds. */
  private static final long LATEST = 10_000;

  /** How many long lines are sent at once, more than fits into a pipe. */
  private static final int MANY = 64;

  private static final int LONG = 32 * 1024;

  private final String command;
  private final long milliseconds;
  private final PrintStream out;
  private EngineProcess process;
  private Conversation talk;
  private int matches;
  private boolean silent;
  private int failed;

  private EngineCheck(String command, long milliseconds, PrintStream out) {
    this.command = command;
    this.milliseconds = milliseconds;
    this.out = out;
  }

  static int run(String command, Arguments arguments, PrintStream out) {
    long milliseconds = arguments.number("time", 5_000, 1, 3_600_000);
    String only = arguments.text("game", null);
    if (only != null && Games.named(only) == null) {
      throw Wrong.usage("no such game: " + Excerpt.of(only));
    }
    arguments.done(false);
    EngineCommand.words(command);
    EngineCheck check = new EngineCheck(command, milliseconds, out);
    try {
      check.all(only);
    } finally {
      check.close();
    }
    out.println(check.failed == 0 ? "all fine" : check.failed + " failed");
    return check.failed == 0 ? Main.FINE : Main.FAILED;
  }

  /** Something that is done with the engine. Returns what there is to say of it. */
  private interface Part {
    String done();
  }

  private void all(String only) {
    if (!part("introduces itself", this::introduced)) return;
    List<Game<?>> played = new ArrayList<>();
    for (Game<?> game : Games.ALL) {
      String key = game.info().key();
      if ((only == null || only.equals(key)) && talk.plays(key)) played.add(game);
    }
    if (played.isEmpty()) {
      fail("plays", "none of these games");
      return;
    }
    for (Game<?> game : played) {
      for (GameInfo.Form form : game.info().forms()) forms(game, form);
    }
    Game<?> game = played.getFirst();
    part("tells matches apart", () -> tellsApart(game));
    part("bears questions that lapse", () -> bearsLapses(game));
    part("answers when told to stop", () -> stops(game));
    part("reads all that it is told", this::readsAll);
    alone("bears what it does not know", this::bearsTheUnknown);
    alone("bears lines that are no messages", this::bearsNonsense);
    alone("ends when told to", this::ends);
    alone("ends when its input does", this::endsByItself);
  }

  /** A part after which the engine is started again. */
  private void alone(String name, Part part) {
    part(name, part);
    close();
  }

  private boolean part(String name, Part part) {
    try {
      if (process == null) {
        process = EngineCommand.start(command);
        talk = new Conversation(process);
        talk.hello();
      }
      String said = part.done();
      out.println("ok   " + name + (said.isEmpty() ? "" : ": " + said));
      out.flush();
      return true;
    } catch (EngineFault fault) {
      fail(name, fault.code() == Code.SILENT && late() ? SLOW : fault.text());
      close();
      return false;
    }
  }

  /** Whether something comes when it is too late. That is waited for once. */
  private boolean late() {
    if (silent) return false;
    silent = true;
    try {
      process.within(Math.max(milliseconds, LATEST));
      process.receive();
      return true;
    } catch (EngineFault none) {
      return false;
    }
  }

  private void close() {
    if (process != null) process.close();
    process = null;
  }

  private void fail(String name, String why) {
    failed++;
    out.println("FAIL " + name + ": " + why);
    out.flush();
  }

  private String introduced() {
    FromEngine.Id id = talk.introduced();
    return id.name() + " " + id.version();
  }

  private void forms(Game<?> game, GameInfo.Form form) {
    for (int seats : new TreeSet<>(List.of(form.minSeats(), form.maxSeats()))) {
      Setup setup = setup(game, form, seats);
      String name = game.info().key() + " " + form.key() + " of " + seats;
      part(name, () -> match(game, setup));
    }
  }

  private static Setup setup(Game<?> game, GameInfo.Form form, int seats) {
    String key = game.info().key();
    List<String> words =
        List.of("--game", key, "--form", form.key(), "--seats", String.valueOf(seats));
    return new Arguments(words).setup(game);
  }

  private <P> String open(Trial<P> trial) {
    String match = "m" + ++matches;
    talk.open(match, trial.match.game().info().version(), trial.known(), matches, null);
    return match;
  }

  private <P> String match(Game<P> game, Setup setup) {
    Trial<P> trial = new Trial<>(game, setup, Seat.of(setup.size() - 1), matches);
    String match = open(trial);
    int questions = 0;
    while (trial.goes()) {
      trial.answer(talk.ask(match, trial.seen(), milliseconds, NODES));
      questions++;
    }
    talk.over(match, trial.match.outcome().orElseThrow());
    talk.ping(milliseconds);
    return questions + " questions";
  }

  private <P> String tellsApart(Game<P> game) {
    Map<String, Trial<P>> trials = new LinkedHashMap<>();
    for (int i = 0; i < 3; i++) {
      Trial<P> trial = trial(game, i);
      trials.put(open(trial), trial);
    }
    for (int round = 0; round < 5; round++) {
      List<String> asked = new ArrayList<>();
      trials.forEach(
          (match, trial) -> {
            if (!trial.goes()) return;
            talk.put(match, trial.seen(), milliseconds, NODES);
            asked.add(match);
          });
      for (String match : asked.reversed()) {
        trials.get(match).answer(talk.answer(match, milliseconds));
      }
    }
    for (String match : trials.keySet()) talk.over(match, null);
    return "";
  }

  private <P> String bearsLapses(Game<P> game) {
    Trial<P> trial = trial(game, 2);
    String match = open(trial);
    for (int i = 0; i < 5 && trial.goes(); i++) {
      talk.put(match, trial.seen(), milliseconds, NODES);
      talk.lapse(match);
      trial.answer(talk.ask(match, trial.seen(), milliseconds, NODES));
    }
    talk.over(match, null);
    talk.ping(milliseconds);
    return "";
  }

  private <P> String stops(Game<P> game) {
    Trial<P> trial = trial(game, 3);
    String match = open(trial);
    for (int i = 0; i < 3 && trial.goes(); i++) {
      talk.put(match, trial.seen(), null, null);
      talk.stop(match);
      trial.answer(talk.answer(match, Math.max(milliseconds, Limits.STOP)));
    }
    talk.over(match, null);
    return "";
  }

  private String readsAll() {
    String much = "x".repeat(LONG);
    for (int i = 0; i < MANY; i++) process.send("{\"t\":\"over\",\"match\":\"" + much + "\"}");
    return pongs("{\"t\":\"ping\"}");
  }

  private String bearsTheUnknown() {
    process.send("{\"t\":\"weather\",\"sky\":[1,{\"blue\":null}]}");
    return pongs("{\"t\":\"ping\",\"later\":{\"more\":true}}");
  }

  private String bearsNonsense() {
    for (String line : List.of("", "nonsense", "[1]", "{\"t\":7}", "{", "{\"t\":\"ask\"}")) {
      process.send(line);
    }
    return pongs("{\"t\":\"ping\"}");
  }

  /** Waits for a sign of life. What the engine says of other lines is its own affair. */
  private String pongs(String ping) {
    process.send(ping);
    process.within(milliseconds);
    while (!process.receive().contains("\"pong\"")) {
      // Errors, perhaps.
    }
    return "";
  }

  private String ends() {
    talk.quit();
    if (process.exits(Limits.QUIT)) return "";
    throw new EngineFault(Code.SLOW, "it runs on");
  }

  private String endsByItself() {
    if (process.ends(Limits.QUIT)) return "";
    throw new EngineFault(Code.SLOW, "it runs on");
  }

  private static <P> Trial<P> trial(Game<P> game, int seed) {
    GameInfo.Form form = game.info().forms().getFirst();
    return new Trial<>(game, setup(game, form, form.minSeats()), Seat.of(0), seed);
  }

  /** A match in which the engine has one seat, and all others choose at random. */
  private static final class Trial<P> {
    private final Seat own;
    private final SplittableRandom random;
    private Match<P> match;
    private Witness<P> witness;
    private int steps;

    Trial(Game<P> game, Setup setup, Seat own, int seed) {
      this.own = own;
      this.random = new SplittableRandom(seed);
      match = Match.start(game, setup);
      witness = Witness.of(match, own);
    }

    /** Plays on to a question to the engine. Returns false if the match ends before. */
    boolean goes() {
      while (!match.isOver()) if (stepsTo()) return true;
      return false;
    }

    /** Whether the engine is to be asked now; if not, somebody else has made a choice. */
    private boolean stepsTo() {
      if (++steps > MATCH_LENGTH) throw new IllegalStateException("a match without an end");
      Asked first = null;
      for (Asked asked : match.open()) {
        if (asked.seat() == own && (!asked.offer() || random.nextInt(4) > 0)) return true;
        boolean must = asked.seat() != own && (!asked.offer() || random.nextInt(4) == 0);
        if (first == null && must) first = asked;
      }
      if (first == null) return false;
      int index = random.nextInt(first.codes().length);
      answer(
          new Entry(
              first.seat(), match.game().notation(match.position(), first, first.codes()[index])));
      return false;
    }

    Knowledge known() {
      return witness.knowledge();
    }

    Seen<P> seen() {
      return new Seen<>(match.game(), known(), question());
    }

    private Question question() {
      return match.question(own).orElseThrow();
    }

    /** Makes the engine's choice, if it is one. */
    void answer(Decision decision) {
      if (decision.choice() == Decision.WAIT) return;
      answer(new Entry(own, question().choices().get(decision.choice()).notation()));
    }

    private void answer(Entry entry) {
      Match<P> before = match;
      match = ((Step.Applied<P>) match.apply(entry)).match();
      witness = witness.after(before, entry, match);
    }
  }
}
