package arenhold.server.room;

import arenhold.server.match.LogLine;
import arenhold.server.protocol.Code;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What a room stores, and what follows once it is stored: see {@link Commits}.
 *
 * @param write the transaction under way
 * @param lines what it appends to the log of a match: shows whether it was stored if the database
 *     fell silent; null if a failure is the end of it
 * @param cause what led to it, and so who is answered
 * @param stands how the room stands once it is stored, given what the transaction answered (null if
 *     its answer was lost)
 * @param tell tells those concerned how the room stands now
 */
record Commit(
    CompletionStage<?> write,
    Lines lines,
    Cause cause,
    Function<Object, Now> stands,
    Consumer<Now> tell) {

  /** Lines of the log of {@code match}. */
  record Lines(UUID match, List<LogLine> lines) {}

  /** What led to a commit. */
  sealed interface Cause {

    /**
     * A client's message.
     *
     * @param refused the code with which it is refused although something is stored; null if it is
     *     acknowledged
     */
    record Said(RoomCommand.Say say, Code refused) implements Cause {}

    /**
     * The room itself.
     *
     * @param what names it in the server's log if it fails
     * @param again arranges for another try; does nothing where an alarm of the room or the {@link
     *     Waker} brings one
     * @param late a message that came too late because of this, and is handled after it; or null
     */
    record Itself(String what, Runnable again, RoomCommand.Say late) implements Cause {}
  }

  /** A client's message that is acknowledged. */
  static Cause said(RoomCommand.Say say) {
    return new Cause.Said(say, null);
  }

  /** The same, where the message that waited for it has been answered already. */
  Commit answered() {
    if (!(cause instanceof Cause.Itself(String what, Runnable again, RoomCommand.Say late))) {
      return this;
    }
    return new Commit(write, lines, new Cause.Itself(what, again, null), stands, tell);
  }
}
