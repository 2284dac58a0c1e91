package arenhold.server.match;

/** Thrown when another writer was first: stop and reload. */
public final class LostRace extends RuntimeException {
  public LostRace(String what) {
    super(what);
  }
}
