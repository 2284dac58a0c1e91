package arenhold.server.view;

import arenhold.rules.Seat;
import arenhold.rules.Viewer;

/**
 * A kind of viewer: all viewers of a kind are sent the same bytes.
 *
 * @param seat the seat whose holder this is, or -1
 * @param host whether it is a host without a seat, who may still see the links
 */
public record Audience(int seat, boolean host) {

  /** Watchers. */
  public static final Audience WATCHERS = new Audience(-1, false);

  /** The host who holds no seat. */
  public static final Audience HOST = new Audience(-1, true);

  /** The holder of a seat. */
  public static Audience of(int seat) {
    return new Audience(seat, false);
  }

  /** The rules' viewer for this kind while the match goes on. */
  public Viewer viewer() {
    return seat < 0 ? Viewer.SPECTATOR : Viewer.of(Seat.of(seat));
  }

  /** Whether this kind of viewer may pass the room's links on. */
  public boolean member() {
    return host || seat >= 0;
  }
}
