package arenhold.server.clock;

/** Lets tests elsewhere note that the server runs when they want to. */
public final class Beats {

  private Beats() {}

  /** Notes that the server runs, if that can be noted. */
  public static void beat(Outages outages) {
    outages.beat();
  }
}
