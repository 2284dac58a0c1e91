package arenhold.rules.tvrz;

import arenhold.rules.Outcome;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How a match stands when it ends (T10.4, R75, R113). */
final class Places {

  /** How good a survivor's garrison is, compared in this order (R75). */
  private enum Measure {
    DEFENDERS,
    DEFENCE,
    ATTACK
  }

  private Places() {}

  /** The end of a match that was played to its end, or in which only one is left. */
  static Outcome played(Position p, String reason) {
    if (p.surviving() <= 1) return outcome(p, reason, List.of());
    List<Outcome.Decider> deciders = new ArrayList<>();
    for (Measure measure : Measure.values()) {
      List<Integer> values = new ArrayList<>();
      for (int seat = 0; seat < p.seats(); seat++) values.add(value(p, seat, measure));
      deciders.add(new Outcome.Decider(measure.name().toLowerCase(Locale.ROOT), values));
    }
    return outcome(p, reason, List.copyOf(deciders));
  }

  /** The end of a match that nobody plays any longer: survivors share the first place. */
  static Outcome shared(Position p, String reason) {
    return outcome(p, reason, List.of());
  }

  private static Outcome outcome(Position p, String reason, List<Outcome.Decider> deciders) {
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      int better = 0;
      for (int other = 0; other < p.seats(); other++) {
        if (better(p, other, seat, deciders)) better++;
      }
      places.add(1 + better);
    }
    return new Outcome(List.copyOf(places), reason, deciders);
  }

  private static boolean better(Position p, int one, int other, List<Outcome.Decider> deciders) {
    int gone = moment(p, one);
    int otherGone = moment(p, other);
    if (gone != otherGone) return gone > otherGone;
    if (gone < Integer.MAX_VALUE) return false;
    for (Outcome.Decider decider : deciders) {
      int difference = decider.values().get(one) - decider.values().get(other);
      if (difference != 0) return difference > 0;
    }
    return false;
  }

  /** When a seat went out; later than all others if it did not. */
  private static int moment(Position p, int seat) {
    for (Exit exit : p.exits) if (exit.seat() == seat) return exit.moment();
    return Integer.MAX_VALUE;
  }

  /** The AS of the creatures in a body: a guest is one as well (R94). */
  private static int attack(Body body) {
    int sum = body.printed().attack();
    return body.guest() == null ? sum : sum + body.guest().printed().attack();
  }

  private static int value(Position p, int seat, Measure measure) {
    int value = 0;
    Fort fort = p.forts[seat];
    for (Body body : fort.garrison()) {
      Card card = body.printed();
      boolean defends = Usable.defends(p, seat, body);
      value +=
          fort.count(body)
              * switch (measure) {
                case DEFENDERS -> defends ? 1 : 0;
                case DEFENCE -> defends ? card.defence() : 0;
                case ATTACK -> attack(body);
              };
    }
    return value;
  }
}
