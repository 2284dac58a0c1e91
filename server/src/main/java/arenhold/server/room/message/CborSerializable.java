package arenhold.server.room.message;

/** Marks what may travel between nodes of a cluster. */
public interface CborSerializable {}
