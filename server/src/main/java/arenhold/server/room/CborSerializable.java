package arenhold.server.room;

/** Marks what may travel between nodes of a cluster. */
public interface CborSerializable {}
