package arenhold.server.room.message;

import arenhold.server.protocol.FromClient;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import org.apache.pekko.actor.typed.ActorRef;

/** Everything a room can be told. */
public sealed interface RoomCommand extends CborSerializable {

  /**
   * A socket comes in.
   *
   * @param seatRole whether by the link that gives seats
   * @param epoch which run of the room {@code version} belongs to, or null
   * @param version the newest version the client has, or null
   * @param commits whether the client commits to a number as soon as it has a seat
   */
  record Join(
      UUID player,
      String name,
      boolean seatRole,
      String epoch,
      Long version,
      boolean commits,
      ActorRef<ToSocket> socket)
      implements RoomCommand {}

  /** A socket is gone. */
  record Leave(ActorRef<ToSocket> socket) implements RoomCommand {}

  /** A socket lost frames and needs everything anew. */
  record Anew(ActorRef<ToSocket> socket) implements RoomCommand {}

  /**
   * A client says something.
   *
   * @param ack the client's id for it, or null
   * @param at when it arrived at the server, by the server's clock
   */
  record Say(ActorRef<ToSocket> socket, FromClient message, String ack, long at)
      implements RoomCommand {}

  /** The room tells those who wait for it to wake that it has not forgotten them. */
  record StillWaking() implements RoomCommand {}

  /** Somebody here has another name now. */
  record Renamed(UUID player, String name) implements RoomCommand {}

  /** Not all came in time who were brought together here; does nothing if they did. */
  record Disperse() implements RoomCommand {}

  /** The number of somebody, for the deal, may have been waited for in vain. */
  record Numbers() implements RoomCommand {}

  /** The room has been empty for a while and goes to sleep. */
  record Sleep() implements RoomCommand {}

  /** Something may be due by the clocks of the match. */
  record Due() implements RoomCommand {}

  /** The moment from which others may win for whoever is missing may be another one. */
  record Missing() implements RoomCommand {}

  /** Those who came and went without a seat may be told of. */
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
