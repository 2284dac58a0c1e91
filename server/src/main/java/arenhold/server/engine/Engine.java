package arenhold.server.engine;

import arenhold.engine.Code;
import arenhold.engine.Conversation;
import arenhold.engine.EngineFault;
import arenhold.engine.Limits;
import arenhold.players.Decision;
import arenhold.players.Seen;
import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.server.clock.ServerTime;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
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

  /** A question that is open. */
  private static final class Open {
    private final Seen<?> seen;
    private final long until;
    private final Consumer<Answer> answered;

    /** Whether it has been put to the engine over the present connection. */
    private boolean put;

    private ServerTime.Alarm alarm;

    Open(Seen<?> seen, long until, Consumer<Answer> answered) {
      this.seen = seen;
      this.until = until;
      this.answered = answered;
    }
  }

  /** A match that the engine plays. */
  private static final class Table {
    private final Opening opening;

    /** Whether the engine has been told of the match over the present connection. */
    private boolean begun;

    private Open open;

    Table(Opening opening) {
      this.opening = opening;
    }

    String match() {
      return opening.match();
    }
  }

  private final UUID id;
  private final Engines engines;
  private final Map<String, Table> tables = new LinkedHashMap<>();
  private final Queue<Runnable> todo = new ArrayDeque<>();
  private boolean working;

  /** The present connection, or null. */
  private volatile Link link;

  /** The conversation over it, once the engine has introduced itself. */
  private volatile Conversation talking;

  private volatile int matches;

  Engine(UUID id, Engines engines) {
    this.id = id;
    this.engines = engines;
  }

  UUID id() {
    return id;
  }

  boolean linked() {
    return link != null;
  }

  /** Whether it is connected and says that it plays this game. */
  boolean plays(String game) {
    Conversation known = talking;
    return known != null && known.plays(game);
  }

  /** Whether there is nothing to be remembered of it. */
  boolean idle() {
    synchronized (todo) {
      return link == null && matches == 0 && todo.isEmpty() && !working;
    }
  }

  // What happens, from any thread.

  /** A new connection, in place of the one it had. */
  Link connect(Account account, Line line) {
    Link before = link;
    Link now = new Link(this, account, line);
    link = now;
    inTurn(
        () -> {
          if (before != null) {
            before.end();
            lost();
          }
          if (link == now) now.conversation().greet();
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
          if (from != link) return;
          link = null;
          lost();
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
          Open open = new Open(seen, until, answered);
          Table known = tables.get(opening.match());
          if (known == null && tables.size() >= engines.matches()) {
            answered.accept(fallback(open, Code.TOO_MANY));
            return;
          }
          Table table = known == null ? new Table(opening) : known;
          tables.put(opening.match(), table);
          close(table);
          table.open = open;
          open.alarm =
              engines.time().alarm(until + Limits.GRACE, () -> inTurn(() -> late(table, open)));
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
          if (table.open != null) closed(table);
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
    if (link == null && tables.isEmpty()) engines.forget(this);
  }

  /** Nothing that an engine does, and no mistake of ours with it, may stop what comes next. */
  private void guarded(Runnable task) {
    try {
      task.run();
    } catch (EngineFault fault) {
      failed(fault);
    } catch (RuntimeException mistake) {
      LOG.error("engine {} cannot be asked", id, mistake);
      failed(new EngineFault(Code.FAILED, "a mistake of this server"));
    }
  }

  private void hear(Link from, String text) {
    try {
      from.conversation().hear(text);
    } catch (EngineFault fault) {
      Table table = fault.match() == null ? null : tables.get(fault.match());
      if (fault.match() == null) throw fault;
      if (table == null || !table.begun) return;
      engines.faulted(fault);
      // A match that the engine declines is offered again with its next question.
      if (!from.conversation().ready(table.match())) {
        from.conversation().over(table.match(), null);
        table.begun = false;
      } else if (table.open != null && table.open.put) {
        from.conversation().lapse(table.match());
      }
      if (table.open != null) fallback(table, fault.code());
    }
  }

  /** Tells the engine what it has not been told yet, and takes what it has answered. */
  private void goOn() {
    Link now = link;
    matches = tables.size();
    if (now != null && now.conversation().introduced() != null) {
      Conversation conversation = now.conversation();
      talking = conversation;
      for (Table table : List.copyOf(tables.values())) goOn(conversation, table);
    }
    tell(now);
  }

  private void goOn(Conversation conversation, Table table) {
    Open open = table.open;
    if (open == null) return;
    Opening opening = table.opening;
    if (!table.begun) {
      table.begun = true;
      conversation.begin(
          table.match(), opening.rules(), open.seen.known(), opening.seed(), opening.clock());
    }
    if (!open.put) {
      if (!conversation.ready(table.match())) return;
      open.put = true;
      long left = Math.max(0, open.until - engines.time().now());
      conversation.put(table.match(), open.seen, left, null);
    }
    Decision decision = conversation.decided(table.match());
    if (decision == null) return;
    closed(table);
    boolean waits = decision.choice() == Decision.WAIT;
    Question question = open.seen.question();
    String choice = waits ? null : question.choices().get(decision.choice()).notation();
    open.answered.accept(new Answer(choice, null));
  }

  /** The time to introduce itself is up. */
  private void shy(Link since) {
    if (since != link || since.conversation().introduced() != null) return;
    failed(new EngineFault(Code.SILENT, "no id in time"));
  }

  /** The time for an answer is up. */
  private void late(Table table, Open open) {
    if (table.open != open) return;
    Link now = link;
    boolean away = now == null || talking == null;
    Code code = away ? Code.GONE : now.unread() ? Code.UNREAD : Code.SILENT;
    engines.faulted(new EngineFault(code, "no answer in time"));
    if (open.put) talking.lapse(table.match());
    fallback(table, code);
  }

  /** The conversation cannot go on: what the engine was asked, the game answers. */
  private void failed(EngineFault fault) {
    engines.faulted(fault);
    Link now = link;
    if (now == null) return;
    try {
      if (fault.code() != Code.UNREAD) now.conversation().complain(fault);
    } catch (EngineFault unread) {
      // It does not even read what is wrong.
    }
    drop();
    for (Table table : tables.values()) {
      if (table.open != null) fallback(table, fault.code());
    }
    tell(null);
  }

  private void drop() {
    Link now = link;
    link = null;
    if (now != null) now.end();
    lost();
  }

  /** The engine is to be told everything again once it is back. */
  private void lost() {
    talking = null;
    for (Table table : tables.values()) {
      table.begun = false;
      if (table.open != null) table.open.put = false;
    }
  }

  private void fallback(Table table, Code code) {
    Open open = table.open;
    closed(table);
    open.answered.accept(fallback(open, code));
  }

  private static Answer fallback(Open open, Code code) {
    Question question = open.seen.question();
    return new Answer(question.offer() ? null : question.fallback(), code);
  }

  /** Takes the open question back, if there is one. */
  private void close(Table table) {
    if (table.open == null) return;
    if (table.open.put && talking != null) talking.lapse(table.match());
    closed(table);
  }

  private static void closed(Table table) {
    table.open.alarm.cancel();
    table.open = null;
  }

  /** Has people shown what is known of the engine now. */
  private void tell(Link now) {
    var said = now == null || link != now ? null : now.conversation().introduced();
    if (said == null) {
      engines.known(id, null);
      return;
    }
    Account account = now.account();
    int playing = tables.size();
    engines.known(
        id,
        new Engines.Connected(
            id,
            account.name(),
            account.owner(),
            said.name(),
            said.version(),
            playing,
            playing < engines.matches()));
  }
}
