package arenhold.server.room.state;

/** Where a room is in its life. After a match it may gather again. */
public enum Phase {
  GATHERING,
  PLAYING,
  OVER,
  PARKED
}
