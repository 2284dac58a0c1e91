package arenhold.server.engine;

import arenhold.engine.Code;
import arenhold.players.Seen;
import arenhold.rules.Question;
import arenhold.server.clock.ServerTime;
import java.util.function.Consumer;

/**
 * A match that an engine plays, with the question that is open in it. Used in the engine's turn.
 */
final class Table {

  /** A question that is open. */
  static final class Open {
    final Seen<?> seen;

    /** When the answer must be there, by the server's clock. */
    final long until;

    private final Consumer<Answer> answered;

    /** Whether it has been put to the engine over the present connection. */
    boolean put;

    /** What ends the waiting for the answer. */
    ServerTime.Alarm alarm;

    Open(Seen<?> seen, long until, Consumer<Answer> answered) {
      this.seen = seen;
      this.until = until;
      this.answered = answered;
    }
  }

  final Opening opening;

  /** Whether the engine has been told of the match over the present connection. */
  boolean begun;

  /** What ends the time that it has to get ready for the match; null without one. */
  ServerTime.Alarm unready;

  /** The open question, or null. */
  Open open;

  Table(Opening opening) {
    this.opening = opening;
  }

  String match() {
    return opening.match();
  }

  /** The engine has answered. */
  void answer(String choice) {
    Open answered = open;
    closed();
    answered.answered.accept(new Answer(choice, null));
  }

  /**
   * The game answers in place of the engine.
   *
   * @param code what the engine did wrong; null if nothing
   */
  void fallback(Code code) {
    Open answered = open;
    closed();
    Question question = answered.seen.question();
    answered.answered.accept(new Answer(question.offer() ? null : question.fallback(), code));
  }

  /** No question is open any more. */
  void closed() {
    open.alarm.cancel();
    open = null;
  }

  /** Whether the engine is ready for the match is not waited for any more. */
  void waited() {
    if (unready != null) unready.cancel();
    unready = null;
  }

  /** The engine is to be told everything again. */
  void lost() {
    begun = false;
    waited();
    if (open != null) open.put = false;
  }
}
