package arenhold.server.room.message;

import arenhold.server.protocol.FromClient;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import org.apache.pekko.actor.typed.ActorRef;

/** Every message to a room. */
public sealed interface RoomCommand extends CborSerializable {

  /**
   * What a room tells itself, or awaits from elsewhere: it is never lost, however many messages
   * wait.
   */
  sealed interface Own extends RoomCommand {}

  /** What came of thinking about an open question; only the newest question of a seat counts. */
  sealed interface Answer extends Own {

    /** Whose question it is. */
    int seat();

    /** The number of the question: later ones have higher numbers. */
    long asked();
  }

  /**
   * A socket comes in.
   *
   * @param seatRole whether by the link that gives seats
   * @param epoch which run of the room {@code version} belongs to, or null
   * @param version the newest version the client has, or null
   * @param commits whether the client commits to a number as soon as it has a seat
   * @param account whether the player has an account
   */
  record Join(
      UUID player,
      String name,
      boolean seatRole,
      String epoch,
      Long version,
      boolean commits,
      boolean account,
      ActorRef<ToSocket> socket)
      implements RoomCommand {}

  /** A socket is gone. */
  record Leave(ActorRef<ToSocket> socket) implements RoomCommand {}

  /** A socket dropped frames and needs a resync. */
  record Resync(ActorRef<ToSocket> socket) implements RoomCommand {}

  /**
   * A client says something.
   *
   * @param ack the client's id for it, or null
   * @param at when it arrived at the server, by the server's clock
   */
  record Say(ActorRef<ToSocket> socket, FromClient message, String ack, long at)
      implements RoomCommand {}

  /** The room tells clients that wait for it to wake that they still do. */
  record StillWaking() implements RoomCommand {}

  /**
   * A player here has another name now, or has got an account, or has none any more.
   *
   * @param account whether the player has an account
   */
  record Renamed(UUID player, String name, boolean account) implements RoomCommand {}

  /** The time is up for players who were brought together here to come; no-op if all did. */
  record Disperse() implements Own {}

  /**
   * A computer has decided.
   *
   * @param seat whose question it is
   * @param asked the number of the question
   * @param choice what it answers; null to let an offer pass
   * @param cut at how many nodes it was cut short: 0 if it decided nothing and this is the game's
   *     fallback; null if it came to its end
   * @param fault what an engine did wrong, so that this is the game's fallback: a code of the
   *     engine protocol; null if nothing
   */
  record Decided(int seat, long asked, String choice, Long cut, String fault) implements Answer {}

  /**
   * A computer has thought about what to advise.
   *
   * @param seat whose question it is
   * @param asked the number of the question
   */
  record Advised(int seat, long asked) implements Answer {}

  /**
   * A computer has thought about what a player wants to choose.
   *
   * @param seat whose question it is
   * @param asked the number of the question
   */
  record Weighed(int seat, long asked) implements Answer {}

  /** A computer has waited long enough with its answer. */
  record Computers() implements Own {}

  /** Numbers for the deal may have been waited for long enough. */
  record Numbers() implements Own {}

  /** The room has been empty for a while and goes to sleep. */
  record Sleep() implements RoomCommand {}

  /** Something may be due by the clocks of the match. */
  record Due() implements Own {}

  /** The moments from which absent players may be claimed against may have moved. */
  record Missing() implements Own {}

  /** Everybody may be told of people who came and went without a seat. */
  record Presence() implements RoomCommand {}

  /** Nobody has said anything for a while. */
  record Idle() implements RoomCommand {}

  /**
   * Work of the rules or the database is done.
   *
   * @param failure why it failed, or null
   */
  record Finished(Object result, Throwable failure) implements RoomCommand {

    /** What went wrong, without what carried it here; null if nothing did. */
    public Throwable cause() {
      return failure instanceof CompletionException && failure.getCause() != null
          ? failure.getCause()
          : failure;
    }
  }
}
