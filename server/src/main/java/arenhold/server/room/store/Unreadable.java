package arenhold.server.room.store;

/** A stored room cannot be read: its row must be repaired. */
public final class Unreadable extends RuntimeException {
  Unreadable(String room, RuntimeException why) {
    super("room " + room, why);
  }
}
