package arenhold.server.room;

import arenhold.server.protocol.Code;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.StashBuffer;

/**
 * The messages that wait while a room's rules or database work, in order. It is bounded; sockets
 * that leave beyond that are remembered, so that none is let in after it has gone.
 */
final class Backlog {

  /** How many messages wait at most. */
  static final int MOST = 10_000;

  private final StashBuffer<RoomCommand> waiting;

  /** Sockets that left while no more could wait, and whose own coming still waits. */
  private final Set<ActorRef<ToSocket>> goneEarly = new HashSet<>();

  /** What the room told itself, or awaits from elsewhere, while no more could wait. */
  private final OwnMessages own = new OwnMessages();

  /** Whether the room was told to sleep while no more could wait. */
  private boolean sleepy;

  Backlog(StashBuffer<RoomCommand> waiting) {
    this.waiting = waiting;
  }

  /** Keeps a message; false if there is no room for it. */
  boolean keep(RoomCommand message) {
    if (waiting.isFull()) return false;
    waiting.stash(message);
    return true;
  }

  /** Keeps a message that must not be lost, beside those that wait in line. */
  void keepOwn(RoomCommand.Own message) {
    own.keep(message);
  }

  /** Remembers that the room is to sleep, where that cannot wait in line. */
  void sleep() {
    sleepy = true;
  }

  /** Whether the room is to sleep as soon as its work is done. */
  boolean sleepy() {
    return sleepy;
  }

  /** Whether the room was told to sleep, in line or not. */
  boolean toldToSleep() {
    return sleepy || waiting.contains(new RoomCommand.Sleep());
  }

  /**
   * A socket is gone, and that cannot wait in line. Where it still waits to come in, it will not.
   *
   * @return whether it does
   */
  boolean goneEarly(ActorRef<ToSocket> socket) {
    boolean comes =
        waiting.anyMatch(
            message -> message instanceof RoomCommand.Join join && join.socket().equals(socket));
    if (comes) goneEarly.add(socket);
    return comes;
  }

  /** Whether the socket of this guest was gone before it came to its turn. */
  boolean isGone(RoomCommand.Join join) {
    return goneEarly.remove(join.socket());
  }

  /** Tells those who wait to come in that they still do. */
  void tellStillWaiting() {
    tellNewcomers(new ToSocket.InLine());
  }

  /** Sends those away who wait to come in. */
  void sendAway(Code code) {
    tellNewcomers(new ToSocket.Close(code));
  }

  private void tellNewcomers(ToSocket message) {
    waiting.forEach(
        one -> {
          if (one instanceof RoomCommand.Join join) join.socket().tell(message);
        });
  }

  /** What the room told itself, or awaits, and what could not wait in line; kept here no longer. */
  List<RoomCommand.Own> takeOwn() {
    return own.take();
  }

  /** Lets all that waited come to their turn. */
  Behavior<RoomCommand> resume(Behavior<RoomCommand> room) {
    return waiting.unstashAll(room);
  }
}
