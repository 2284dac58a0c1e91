package arenhold.rules.tvrz;

import arenhold.rules.Prospect;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Delayed;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * What tells before the end who will stand last: the strength of garrisons, walls and the other
 * cards, each as a share of a fort's strength, which counts by its logarithm. The figures are
 * estimates, compared by letting searches play with them.
 */
final class Prospects {

  /** What the logarithm of strength is worth: twice as strong wins nine times in ten. */
  private static final double STRENGTH = 3;

  /** What a fort is worth in which nothing is left. */
  private static final double BARE = 3;

  /** A seat that is out; each that went after it has one more. */
  private static final double OUT = -40;

  /** Going out at the next turn for want of an attacker. */
  private static final double HARMLESS = -1.5;

  private static final double ATTACK = 0.4;
  private static final double DEFENCE = 0.6;

  /** What of a strength counts that cannot be used as things are. */
  private static final double IDLE = 0.25;

  /** Any card in hand, beside its strength: it can be laid, shown or spared. */
  private static final double CARD = 0.7;

  /** A card in hand that is no creature. */
  private static final double OTHER = 1.6;

  /** An item, a shadow or a flag that has been laid. */
  private static final double LAID = 0.8;

  /** Envoys, who bring cards as long as they are out. */
  private static final double ENVOYS = 1.2;

  /** What out of the fort counts: it does not defend. */
  private static final double OUTSIDE = 0.8;

  /** A point of walls on one part, and on every part. */
  private static final double WALL = 0.2;

  private static final double RING = 1;

  private Prospects() {}

  /** Of every seat; the position may be suspended. */
  static List<Prospect> of(Position p) {
    List<Double> garrison = new ArrayList<>();
    List<Double> others = new ArrayList<>();
    List<Double> standing = new ArrayList<>();
    List<Double> harmless = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.isOut(seat)) {
        garrison.add(OUT + exit(p, seat));
        others.add(0.0);
        standing.add(0.0);
        harmless.add(0.0);
        continue;
      }
      Fort fort = p.forts[seat];
      double creatures = creatures(p, seat);
      double rest = walls(fort) + OTHER * (fort.hand.size() - count(fort));
      double inside = STRENGTH * StrictMath.log(BARE + creatures);
      garrison.add(inside);
      others.add(STRENGTH * StrictMath.log(BARE + creatures + rest) - inside);
      standing.add(rest);
      harmless.add(attackers(p, seat) ? 0 : HARMLESS);
    }
    return List.of(
        Prospect.of("garrison", garrison),
        new Prospect("walls", others, standing),
        Prospect.of("harmless", harmless));
  }

  private static int exit(Position p, int seat) {
    for (int i = 0; i < p.exits.size(); i++) if (p.exits.get(i).seat() == seat) return i;
    return 0;
  }

  private static double creatures(Position p, int seat) {
    Fort fort = p.forts[seat];
    double sum = 0;
    for (Body body : fort.garrison()) {
      boolean defends = Usable.defends(p, seat, body);
      boolean serves = serves(fort, body);
      sum += fort.count(body) * worth(body, serves ? 1 : IDLE, defends ? 1 : IDLE);
    }
    for (Unit unit : fort.units) {
      for (Body body : unit.bodies()) sum += OUTSIDE * worth(body, 1, 1);
      if (unit.kind() == Unit.Kind.ENVOY) sum += ENVOYS;
    }
    for (Delayed each : fort.waiting) {
      for (Body body : each.bodies()) sum += OUTSIDE * worth(body, 1, 1);
    }
    return sum;
  }

  private static double worth(Body body, double attacking, double defending) {
    Card card = body.printed();
    double attack = ATTACK * attacking * (card.attack() + body.raise(true));
    double defence = DEFENCE * (card.defence() + body.raise(false));
    return CARD + attack + defence * (card.isDefender() ? defending : IDLE);
  }

  /** Whether it is nobody's wild animal, and no king's man without a flag. */
  private static boolean serves(Fort fort, Body body) {
    Card card = body.printed();
    boolean wild = body.has(Trait.WILD_ANIMAL) && body.guest() == null;
    if (wild && Usable.master(fort, card) < 0) return false;
    return !card.has(Trait.KINGS_MAN) || fort.king() == card.king();
  }

  private static boolean attackers(Position p, int seat) {
    Fort fort = p.forts[seat];
    if (!fort.waiting.isEmpty() || !fort.units.isEmpty()) return true;
    for (Body body : fort.garrison()) if (serves(fort, body)) return true;
    return false;
  }

  private static int count(Fort fort) {
    int creatures = 0;
    for (Body body : fort.garrison()) creatures += fort.count(body);
    return creatures;
  }

  /** What stands against attackers, most of all on the weakest part. */
  private static double walls(Fort fort) {
    double sum = 0;
    int least = Integer.MAX_VALUE;
    for (Part part : Part.ALL) {
      int covered = fort.worksAgainst(part, false);
      sum += WALL * covered;
      least = Math.min(least, covered);
    }
    int laid = fort.items.size() + fort.shadows.size() + (fort.flag >= 0 ? 1 : 0);
    return sum + RING * least + LAID * laid;
  }
}
