package arenhold.rules.destiny;

import arenhold.rules.Outcome;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;

/** Who has won, and in which order the others went out (D14, D15.5). */
final class Places {

  private Places() {}

  /**
   * The places: those still in the game first, then those who went out, the later the better. If
   * all who were left went out together, the battlefield's controller has won (D14.2, D14.3).
   */
  static Outcome played(Position p, String reason) {
    List<Integer> moments = moments(p);
    boolean nobody = moments.stream().noneMatch(moment -> moment == p.exits.size());
    if (nobody && p.controller >= 0) moments.set(p.controller, p.exits.size());
    return placed(moments, reason);
  }

  /** The same, where those who went out last share their place. */
  static Outcome shared(Position p, String reason) {
    return placed(moments(p), reason);
  }

  private static List<Integer> moments(Position p) {
    List<Integer> moments = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) moments.add(moment(p, seat));
    return moments;
  }

  private static Outcome placed(List<Integer> moments, String reason) {
    List<Integer> places = new ArrayList<>();
    for (int own : moments) {
      places.add(1 + (int) moments.stream().filter(other -> other > own).count());
    }
    return new Outcome(List.copyOf(places), reason, List.of());
  }

  /** After which exit the seat went; the number of exits if it did not. */
  private static int moment(Position p, int seat) {
    for (int i = 0; i < p.exits.size(); i++) if (p.exits.get(i).seats().contains(seat)) return i;
    return p.exits.size();
  }
}
