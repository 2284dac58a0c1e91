package arenhold.server.room.store;

/** What is stored of a room cannot be read: somebody must mend it. */
public final class Unreadable extends RuntimeException {
  Unreadable(String room, RuntimeException why) {
    super("room " + room, why);
  }
}
