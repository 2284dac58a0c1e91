package arenhold.server.match;

/** Somebody else wrote what we wanted to write: whoever gets this must stop and load anew. */
public final class LostRace extends RuntimeException {
  public LostRace(String what) {
    super(what);
  }
}
