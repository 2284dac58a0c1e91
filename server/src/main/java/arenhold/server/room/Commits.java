package arenhold.server.room;

import arenhold.server.match.LostRace;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.protocol.Code;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.TransientDataAccessResourceException;
import org.springframework.jdbc.BadSqlGrammarException;
import org.springframework.transaction.CannotCreateTransactionException;

/**
 * The one way in which a room changes: stored, then in force, then acknowledged, then told. If the
 * database falls silent over lines of a log, they are looked up before anything else is stored.
 */
final class Commits {

  private static final Logger LOG = LoggerFactory.getLogger(Commits.class);

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;

  /** A commit of unknown outcome; null if there is none. */
  private Commit doubtful;

  Commits(RoomEntity room, RoomServices services, Guests guests) {
    this.room = room;
    this.services = services;
    this.guests = guests;
  }

  /** Whether there is a commit of unknown outcome. */
  boolean inDoubt() {
    return doubtful != null;
  }

  /** Waits for the transaction; then its consequences follow, or those concerned are told. */
  void commit(Commit commit) {
    room.work(
        commit.write(),
        finished -> {
          if (finished.failure() == null) {
            stored(commit, finished.result());
          } else if (commit.lines() == null || certain(finished.cause())) {
            failed(commit, finished);
          } else {
            doubtful = commit.answered();
            lookUp(
                stored -> {
                  if (stored) stored(commit, null);
                  else failed(commit, finished);
                },
                unreadable -> failed(commit, finished));
          }
        });
  }

  private void stored(Commit commit, Object result) {
    Now next = commit.stands().apply(result);
    room.stands(next);
    switch (commit.cause()) {
      case Commit.Cause.Said(RoomCommand.Say say, Code refused) -> {
        if (refused == null) guests.acknowledge(say);
        else room.refuse(say, refused);
        commit.tell().accept(next);
      }
      case Commit.Cause.Itself itself -> {
        commit.tell().accept(next);
        if (itself.late() == null) return;
        if (next.clocks() != null) room.again(itself.late());
        else room.refuse(itself.late(), Code.OVER);
      }
    }
  }

  private void failed(Commit commit, RoomCommand.Finished finished) {
    switch (commit.cause()) {
      case Commit.Cause.Said said -> room.failed(said.say(), finished);
      case Commit.Cause.Itself(String what, Runnable again, RoomCommand.Say late) -> {
        DatabaseAway.warn(LOG, what + " cannot be stored", finished.cause());
        if (late != null) room.refuse(late, Code.UNAVAILABLE);
        again.run();
      }
    }
  }

  /** Whether a commit that failed like this is certainly not stored. */
  private static boolean certain(Throwable failure) {
    return switch (failure) {
      case LostRace lost -> true;
      case DataIntegrityViolationException refused -> true;
      case BadSqlGrammarException refused -> true;
      case CannotCreateTransactionException notBegun -> true;
      case TransientDataAccessResourceException notBegun -> true;
      case DatabaseAway.Closed notBegun -> true;
      default -> false;
    };
  }

  /**
   * Looks up the outcome, then handles {@code message}; it is refused if that cannot be read yet.
   *
   * @param again arranges for another try where no client is to be told
   */
  void settle(RoomCommand message, Runnable again) {
    Commit commit = doubtful;
    lookUp(
        stored -> {
          if (stored) stored(commit, null);
          room.again(message);
        },
        unreadable -> {
          if (message instanceof RoomCommand.Say say) room.failed(say, unreadable);
          else again.run();
        });
  }

  /**
   * Reads whether the lines in doubt are stored. A room that lost the race for them ends without a
   * word.
   */
  private void lookUp(Consumer<Boolean> known, Consumer<RoomCommand.Finished> unreadable) {
    Commit.Lines of = doubtful.lines();
    room.work(
        CompletableFuture.supplyAsync(
            () -> services.log().holds(of.match(), of.lines()), services.database()),
        found -> {
          if (found.failure() == null) {
            doubtful = null;
            known.accept((Boolean) found.result());
          } else if (!(found.cause() instanceof LostRace)) {
            unreadable.accept(found);
          }
        });
  }
}
