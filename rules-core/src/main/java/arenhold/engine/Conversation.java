package arenhold.engine;

import arenhold.players.Decision;
import arenhold.players.Seen;
import arenhold.rules.Knowledge;
import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.View;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Records;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * The side that asks, for one engine and any number of matches. What goes to the engine is made of
 * {@link Knowledge} and the open question alone: what the seat's own client shows. Not thread-safe.
 */
public final class Conversation {

  /** A match that is open with the engine. */
  private static final class Table {
    private Knowledge told;

    /** The number of the open question, or 0. */
    private long asked;

    private Question question;
    private boolean ready;
    private boolean refused;
    private FromEngine.Info info;
    private Decision answer;

    Table(Knowledge told) {
      this.told = told;
    }
  }

  private final Wire wire;
  private final Map<String, Table> tables = new HashMap<>();
  private FromEngine.Id id;
  private History history;
  private long asked;

  public Conversation(Wire wire) {
    this.wire = wire;
  }

  /** Greets the engine, and waits until it has introduced itself. Returns how it did. */
  public FromEngine.Id hello() {
    greet();
    wire.within(Limits.START);
    while (id == null) introduce(Messages.fromEngine(wire.receive()));
    return id;
  }

  /** Greets the engine without waiting: {@link #introduced} once it was {@link #hear heard}. */
  public void greet() {
    say(new ToEngine.Hello(Limits.PROTOCOL));
  }

  private void introduce(FromEngine message) {
    switch (message) {
      case FromEngine.Id said -> {
        if (said.protocol() != Limits.PROTOCOL) {
          throw new EngineFault(Code.VERSION, "the engine speaks version " + said.protocol());
        }
        visible("name", said.name(), true);
        visible("version", said.version(), true);
        visible("author", said.author(), false);
        history = History.of(said.history());
        if (history == null) {
          throw new EngineFault(Code.MALFORMED, "no such history: " + Excerpt.of(said.history()));
        }
        id = said;
      }
      case FromEngine.Error error -> throw own(error, null);
      case FromEngine.Unknown other -> {
        // Of a later version, perhaps.
      }
      case FromEngine other ->
          throw new EngineFault(Code.OUT_OF_ORDER, "id comes first, not " + other);
    }
  }

  private static void visible(String name, String text, boolean needed) {
    if (text == null && !needed) return;
    boolean fine =
        text != null
            && !text.isBlank()
            && text.length() <= Limits.NAME
            && text.codePoints().noneMatch(Character::isISOControl);
    if (!fine) {
      throw new EngineFault(Code.MALFORMED, name + ": 1 to 64 characters on one line are needed");
    }
  }

  /** How the engine has introduced itself; null as long as it has not. */
  public FromEngine.Id introduced() {
    return id;
  }

  /** Whether the engine says that it plays this game. */
  public boolean plays(String game) {
    return id.games() == null || id.games().contains(game);
  }

  /**
   * Opens a match, and waits until the engine is ready for it.
   *
   * @param match a name of its own
   * @param rules the version of the game's rules
   * @param known what the seat knows
   * @param clock the time control as clients get it, or null
   */
  public void open(String match, int rules, Knowledge known, long seed, Object clock) {
    begin(match, rules, known, seed, clock);
    wire.within(Limits.READY);
    while (!ready(match)) {
      FromEngine message = Messages.fromEngine(wire.receive());
      if (message instanceof FromEngine.Error error && match.equals(error.match())) {
        tables.remove(match);
      }
      heed(message);
    }
  }

  /** As {@link #open}, without waiting: the match is {@link #ready} once the engine has said so. */
  public void begin(String match, int rules, Knowledge known, long seed, Object clock) {
    begin(match, rules, known, seed, clock, null);
  }

  /**
   * The same with an engine that has several players.
   *
   * @param player which of them is to play: {@code NAME.VERSION}
   */
  public void begin(
      String match, int rules, Knowledge known, long seed, Object clock, String player) {
    Knowledge nothing = Knowledge.none(known.setup(), known.seat(), List.of());
    tables.put(match, new Table(nothing));
    String number = String.valueOf(seed);
    say(new ToEngine.New(match, rules, known.seat(), known.setup(), number, clock, player));
  }

  /** Whether the engine is ready for this match. */
  public boolean ready(String match) {
    return table(match).ready;
  }

  /**
   * Tells an engine what has led up to a question, as long as there is room for it. The rest is
   * told by another call, or with the question.
   *
   * @param room whether there is room for more; asked before each line
   * @return whether that was all
   */
  public boolean brief(String match, Knowledge known, BooleanSupplier room) {
    Table table = table(match);
    Iterator<ToEngine> news = Briefing.since(match, table.told, known, history).iterator();
    List<ToEngine> said = new ArrayList<>();
    while (news.hasNext()) {
      if (!room.getAsBoolean()) {
        table.told = Briefing.after(table.told, said, known);
        return false;
      }
      said.add(news.next());
      say(said.getLast());
    }
    table.told = known;
    return true;
  }

  /**
   * Puts a question. The answer may be waited for ({@link #answer}) or not ({@link #lapse}).
   *
   * @param milliseconds how long the engine may take, or null for no limit of its own
   * @param nodes its budget, or null
   * @return the number of the question
   */
  public long put(String match, Seen<?> seen, Long milliseconds, Long nodes) {
    Table table = table(match);
    brief(match, seen.known(), () -> true);
    table.asked = ++asked;
    table.question = seen.question();
    table.refused = false;
    table.info = null;
    table.answer = null;
    say(
        new ToEngine.Ask(
            match,
            asked,
            seen.question(),
            Records.plain(view(seen)),
            seen.known().waiting(),
            new ToEngine.Left(milliseconds, nodes)));
    return asked;
  }

  /** What the seat sees. Before anything has happened any match that fits shows it. */
  private static View view(Seen<?> seen) {
    View view = Briefing.view(seen.known());
    return view != null ? view : Imagined.of(seen, new SplittableRandom(0)).view(seen.seat());
  }

  /**
   * Waits for the answer to the question that was put last in this match.
   *
   * @param milliseconds how long from now
   * @throws EngineFault if there is none, or none that was offered
   */
  public Decision answer(String match, long milliseconds) {
    Table table = table(match);
    wire.within(milliseconds + Limits.GRACE);
    while (table.answer == null) heed(Messages.fromEngine(wire.receive()));
    table.asked = 0;
    return table.answer;
  }

  /**
   * The answer to the question that was put last in this match, for those who do not wait; null as
   * long as there is none.
   */
  public Decision decided(String match) {
    Table table = table(match);
    Decision answer = table.answer;
    if (answer == null) return null;
    table.asked = 0;
    table.answer = null;
    return answer;
  }

  /** Puts a question and waits for the answer. */
  public Decision ask(String match, Seen<?> seen, long milliseconds, Long nodes) {
    put(match, seen, milliseconds, nodes);
    return answer(match, milliseconds);
  }

  /** Tells the engine to answer now. */
  public void stop(String match) {
    say(new ToEngine.Stop(match, table(match).asked));
  }

  /** Takes the open question back. */
  public void lapse(String match) {
    Table table = table(match);
    say(new ToEngine.Lapsed(match, table.asked));
    table.asked = 0;
  }

  /** Asks for a sign of life, without waiting for it. */
  public void ping() {
    say(new ToEngine.Ping());
  }

  /** Asks for a sign of life, and waits for it. */
  public void ping(long milliseconds) {
    ping();
    wire.within(milliseconds);
    while (true) {
      FromEngine message = Messages.fromEngine(wire.receive());
      if (message instanceof FromEngine.Pong) return;
      heed(message);
    }
  }

  /**
   * Closes a match.
   *
   * @param outcome how it ended, or null if the engine just plays no more
   */
  public void over(String match, Outcome outcome) {
    if (tables.remove(match) != null) say(new ToEngine.Over(match, outcome));
  }

  /** Ends the conversation. */
  public void quit() {
    say(new ToEngine.Quit());
  }

  /**
   * Tells the engine what is wrong with what it has sent.
   *
   * @param fault as {@link #hear} has found it
   */
  public void complain(EngineFault fault) {
    say(new ToEngine.Error(fault.code().text(), fault.getMessage()));
  }

  /**
   * Hears a line, for those who pass on what comes and wait for nothing. What came of it is then
   * {@link #introduced}, {@link #ready} or {@link #decided}.
   *
   * @throws EngineFault if something is wrong with it: with a {@link EngineFault#match}, the engine
   *     has given up there or chosen what was not offered twice, and the other matches go on
   */
  public void hear(String line) {
    FromEngine message = Messages.fromEngine(line);
    if (id == null) introduce(message);
    else heed(message);
  }

  /** The match that a line of an engine names; null if it names none. */
  public static String match(String line) {
    try {
      return Messages.fields(line).get("match") instanceof String match ? match : null;
    } catch (EngineFault malformed) {
      return null;
    }
  }

  private void heed(FromEngine message) {
    switch (message) {
      case FromEngine.Info info -> {
        Table table = asking(info.match(), info.id());
        if (table != null) table.info = info;
      }
      case FromEngine.Choose choose -> {
        Table table = asking(choose.match(), choose.id());
        if (table != null) chosen(choose, table);
      }
      case FromEngine.Pong pong -> {
        // A sign of life.
      }
      case FromEngine.Ready ready -> {
        Table table = ready.match() == null ? null : tables.get(ready.match());
        // Otherwise it is of a match that has been closed meanwhile.
        if (table != null) table.ready = true;
      }
      case FromEngine.Unknown other -> {
        // Of a later version, perhaps.
      }
      case FromEngine.Error error -> throw own(error, error.match());
      case FromEngine.Id again -> throw new EngineFault(Code.OUT_OF_ORDER, "id comes once");
    }
  }

  /** The match in which this question is open, or null: messages about others are late. */
  private Table asking(String match, long question) {
    Table table = match == null ? null : tables.get(match);
    boolean open = table != null && question == table.asked && table.answer == null;
    return open ? table : null;
  }

  private void chosen(FromEngine.Choose choose, Table table) {
    int index = Answers.index(choose, table.question);
    if (index >= Decision.WAIT) {
      table.answer = Answers.decision(index, table.info, table.question);
      return;
    }
    if (table.refused) {
      throw new EngineFault(Code.NOT_OFFERED, "twice, last with " + choose, choose.match());
    }
    table.refused = true;
    say(new ToEngine.Refused(choose.match(), choose.id(), Code.NOT_OFFERED.text()));
  }

  private Table table(String match) {
    Table table = tables.get(match);
    if (table == null) throw new IllegalArgumentException("no match " + match);
    return table;
  }

  private static EngineFault own(FromEngine.Error error, String match) {
    String text = error.text() == null ? "" : error.text();
    return new EngineFault(Code.of(error.code()), "the engine says: " + Excerpt.of(text), match);
  }

  private void say(ToEngine message) {
    wire.send(Messages.line((Record) message));
  }
}
