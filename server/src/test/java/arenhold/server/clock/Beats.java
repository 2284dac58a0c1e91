package arenhold.server.clock;

/** Lets tests in other packages store a heartbeat. */
public final class Beats {

  private Beats() {}

  /** Stores a heartbeat, if that is possible. */
  public static void beat(Outages outages) {
    outages.beat();
  }
}
