package arenhold.server.engine;

import arenhold.engine.Code;
import arenhold.engine.Conversation;
import arenhold.engine.EngineFault;
import arenhold.engine.Limits;
import arenhold.players.Decision;
import arenhold.players.Seen;
import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.notation.Excerpt;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An engine with its matches. It may go and come back: its matches and their open questions wait
 * for it here, and what it has not answered in time is answered by the game. Everything that
 * happens to it happens in turn, on one thread at a time.
 */
final class Engine {

  private static final Logger LOG = LoggerFactory.getLogger(Engine.class);

  private final UUID id;
  private final Engines engines;
  private final Map<String, Table> tables = new LinkedHashMap<>();
  private final Queue<Runnable> todo = new ArrayDeque<>();
  private boolean working;

  /** The newest connection, or null: in its turn it becomes the present one. */
  private volatile Link newest;

  /** The present connection, or null. What comes over another one, or went to it, is void. */
  private Link link;

  /** The conversation over it, once the engine has introduced itself. */
  private volatile Conversation talking;

  /** The rooms for whose matches it is seated. */
  private final Set<String> places = ConcurrentHashMap.newKeySet();

  private volatile int matches;

  Engine(UUID id, Engines engines) {
    this.id = id;
    this.engines = engines;
  }

  UUID id() {
    return id;
  }

  boolean linked() {
    return newest != null;
  }

  /** Whether it is connected and says that it plays this game. */
  boolean plays(String game) {
    Conversation known = talking;
    return known != null && known.plays(game);
  }

  /** Whether there is nothing to be remembered of it. */
  boolean idle() {
    synchronized (todo) {
      boolean rests = matches == 0 && todo.isEmpty() && !working;
      return newest == null && places.isEmpty() && rests;
    }
  }

  /** Whether it may be seated for one more match. */
  boolean free() {
    return places.size() < engines.matches();
  }

  /** Seats it in this room, unless it is seated for as many matches as it may play. */
  boolean reserve(String room) {
    synchronized (places) {
      if (places.contains(room)) return true;
      if (!free()) return false;
      places.add(room);
    }
    goOnLater();
    return true;
  }

  /** It plays no more in this room. */
  void release(String room) {
    if (places.remove(room)) goOnLater();
  }

  // What happens, from any thread.

  /** A new connection, in place of the one it had. */
  Link connect(Account account, Line line) {
    Link now = new Link(this, account, line);
    newest = now;
    inTurn(
        () -> {
          if (link != null) link.end();
          lost();
          link = now;
          now.conversation().greet();
        });
    engines.time().alarm(engines.time().now() + Limits.START, () -> inTurn(() -> shy(now)));
    return now;
  }

  void heard(Link from, String text) {
    inTurn(
        () -> {
          if (from == link) hear(from, text);
        });
  }

  /** The engine has broken a limit. */
  void failed(Link from, EngineFault fault) {
    inTurn(
        () -> {
          if (from == link) failed(fault);
        });
  }

  void gone(Link from) {
    inTurn(
        () -> {
          if (from == link) drop();
        });
  }

  /** Ends the present connection. */
  void hangUp() {
    inTurn(
        () -> {
          if (link == null) return;
          if (talking != null) talking.quit();
          drop();
        });
  }

  /** There is room to tell more of what is long. */
  void goOnLater() {
    inTurn(() -> {});
  }

  void ping() {
    if (talking == null) return;
    inTurn(
        () -> {
          if (talking != null) talking.ping();
        });
  }

  void ask(Opening opening, Seen<?> seen, long until, Consumer<Answer> answered) {
    inTurn(
        () -> {
          Table table = tables.computeIfAbsent(opening.match(), match -> new Table(opening));
          Table.Open before = table.open;
          Table.Open open = new Table.Open(seen, until, answered);
          table.open = open;
          open.alarm =
              engines.time().alarm(until + Limits.GRACE, () -> inTurn(() -> late(table, open)));
          if (before == null) return;
          before.alarm.cancel();
          if (before.put && talking != null) talking.lapse(opening.match());
        });
  }

  void lapse(String match) {
    inTurn(
        () -> {
          Table table = tables.get(match);
          if (table != null) close(table);
        });
  }

  void over(String match, Outcome outcome) {
    inTurn(
        () -> {
          Table table = tables.remove(match);
          if (table == null) return;
          if (table.open != null) table.closed();
          table.waited();
          if (table.begun && talking != null) talking.over(match, outcome);
        });
  }

  // In turn.

  private void inTurn(Runnable task) {
    synchronized (todo) {
      todo.add(task);
      if (working) return;
      working = true;
    }
    engines.threads().execute(this::work);
  }

  private void work() {
    while (true) {
      Runnable next;
      synchronized (todo) {
        next = todo.poll();
        if (next == null) working = false;
      }
      if (next == null) break;
      guarded(next);
      guarded(this::goOn);
    }
    if (newest == null && matches == 0) engines.forget(this);
  }

  /** Nothing that an engine does, and no mistake of ours with it, may stop what comes next. */
  private void guarded(Runnable task) {
    try {
      task.run();
    } catch (EngineFault fault) {
      failed(fault);
    } catch (RuntimeException mistake) {
      LOG.error("a mistake of this server with engine {}", id, mistake);
    }
  }

  /**
   * A mistake of ours in one match costs the engine nothing, and its other matches go on. With the
   * next question it is told of the match anew.
   */
  private void guarded(Table table, Runnable task) {
    try {
      task.run();
    } catch (EngineFault fault) {
      throw fault;
    } catch (RuntimeException mistake) {
      LOG.error("engine {} cannot be asked in match {}", id, table.match(), mistake);
      if (table.open != null) table.fallback(null);
      table.lost();
      if (talking != null) talking.over(table.match(), null);
    }
  }

  private void hear(Link from, String text) {
    try {
      from.conversation().hear(text);
    } catch (EngineFault fault) {
      if (fault.match() == null) throw fault;
      Table table = tables.get(fault.match());
      if (table == null || !table.begun) return;
      if (!from.conversation().ready(table.match())) {
        declined(table, fault);
        return;
      }
      engines.faulted(fault);
      if (table.open == null) return;
      if (table.open.put) from.conversation().lapse(table.match());
      table.fallback(fault.code());
    } catch (RuntimeException mistake) {
      LOG.error("engine {} cannot be heard: {}", id, Excerpt.of(text), mistake);
      Table table = tables.get(Conversation.match(text));
      if (table != null && table.open != null) close(table, null);
    }
  }

  /** A match that the engine does not begin is offered again with its next question. */
  private void declined(Table table, EngineFault fault) {
    engines.faulted(fault);
    table.waited();
    table.begun = false;
    talking.over(table.match(), null);
    if (table.open != null) table.fallback(fault.code());
  }

  /** The time to get ready for a match is up. */
  private void unready(Table table, Conversation since) {
    if (since != talking || !table.begun || since.ready(table.match())) return;
    declined(table, new EngineFault(Code.SILENT, "not ready in time"));
  }

  /** Tells the engine what it has not been told yet, and takes what it has answered. */
  private void goOn() {
    Link now = link;
    matches = tables.size();
    if (now != null && now.conversation().introduced() != null) {
      Conversation conversation = now.conversation();
      talking = conversation;
      for (Table table : List.copyOf(tables.values())) {
        guarded(table, () -> goOn(conversation, table));
      }
    }
    tell(now);
  }

  private void goOn(Conversation conversation, Table table) {
    Table.Open open = table.open;
    if (open == null) return;
    Opening opening = table.opening;
    if (!table.begun) {
      table.begun = true;
      conversation.begin(
          table.match(), opening.rules(), open.seen.known(), opening.seed(), opening.clock());
      table.unready =
          engines
              .time()
              .alarm(
                  engines.time().now() + Limits.READY,
                  () -> inTurn(() -> unready(table, conversation)));
    }
    if (!open.put) {
      if (!conversation.ready(table.match())) return;
      table.waited();
      if (!conversation.brief(table.match(), open.seen.known(), link::roomy)) return;
      open.put = true;
      long left = Math.max(0, open.until - engines.time().now());
      conversation.put(table.match(), open.seen, left, null);
    }
    Decision decision = conversation.decided(table.match());
    if (decision == null) return;
    boolean waits = decision.choice() == Decision.WAIT;
    Question question = open.seen.question();
    table.answer(waits ? null : question.choices().get(decision.choice()).notation());
  }

  /** The time to introduce itself is up. */
  private void shy(Link since) {
    if (since != link || since.conversation().introduced() != null) return;
    failed(new EngineFault(Code.SILENT, "no id in time"));
  }

  /** The time for an answer is up. An engine that was not asked yet has done nothing wrong. */
  private void late(Table table, Table.Open open) {
    if (table.open != open) return;
    boolean away = link == null || talking == null;
    Code code = away ? Code.GONE : link.unread() ? Code.UNREAD : open.put ? Code.SILENT : null;
    if (code != null) engines.faulted(new EngineFault(code, "no answer in time"));
    close(table, code);
  }

  /**
   * The conversation cannot go on: what the engine was asked, the game answers; what it was not
   * asked yet waits for the next one.
   */
  private void failed(EngineFault fault) {
    engines.faulted(fault);
    if (link == null) return;
    try {
      if (fault.code() != Code.UNREAD) link.conversation().complain(fault);
    } catch (EngineFault unread) {
      // It does not even read what is wrong.
    }
    List<Table> asked =
        tables.values().stream().filter(table -> table.open != null && table.open.put).toList();
    drop();
    asked.forEach(table -> table.fallback(fault.code()));
    tell(null);
  }

  private void drop() {
    Link gone = link;
    link = null;
    if (newest == gone) newest = null;
    if (gone != null) gone.end();
    lost();
  }

  /** The engine is to be told everything again once it is back. */
  private void lost() {
    talking = null;
    tables.values().forEach(Table::lost);
  }

  /** Takes the open question back; the game answers it. */
  private void close(Table table, Code code) {
    boolean told = table.open.put && talking != null;
    table.fallback(code);
    if (told) talking.lapse(table.match());
  }

  /** Takes the open question back, if there is one. */
  private void close(Table table) {
    if (table.open == null) return;
    boolean told = table.open.put && talking != null;
    table.closed();
    if (told) talking.lapse(table.match());
  }

  /** Has people shown what is known of the engine now. */
  private void tell(Link now) {
    var said = now == null || link != now ? null : now.conversation().introduced();
    if (said == null) {
      engines.known(id, null);
      return;
    }
    Account account = now.account();
    engines.known(
        id,
        new Engines.Connected(
            id,
            account.name(),
            account.owner(),
            said.name(),
            said.version(),
            tables.size(),
            free()));
  }
}
