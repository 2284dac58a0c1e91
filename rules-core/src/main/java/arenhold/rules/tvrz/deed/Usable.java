package arenhold.rules.tvrz.deed;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Which cards may attack whom, and which may defend (T8.6, T12.3, T12.4, R8). */
public final class Usable {

  private Usable() {}

  /** The card in hand that makes a wild animal serve, or -1 (T12.4, R38). */
  public static int master(Fort fort, Card animal) {
    Cards cards = fort.awake();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (Catalogue.card(card).masters(animal)) return card;
    }
    return -1;
  }

  /** Whether {@code seat} may use a body against {@code enemy} at all. */
  private static boolean fights(Position p, int seat, Body body, int enemy) {
    return serves(p.forts[seat], body) && isSworn(p, seat, body, enemy);
  }

  /** The same of the two of a pair: a wild partner serves with its leader (R51). */
  private static boolean fights(Position p, int seat, Body leader, Body partner, int enemy) {
    return fights(p, seat, leader, enemy) && isSworn(p, seat, partner, enemy);
  }

  /** Whether it is no king's man, or one whose flag lies here and not there (T12.3, R37). */
  private static boolean isSworn(Position p, int seat, Body body, int enemy) {
    Card card = body.printed();
    if (!card.has(Trait.KINGS_MAN)) return true;
    return p.forts[seat].king() == card.king() && p.forts[enemy].king() != card.king();
  }

  /** Whether it is no wild animal, or one that serves; a host needs no master (R50). */
  private static boolean serves(Fort fort, Body body) {
    boolean wild = body.has(Trait.WILD_ANIMAL) && body.guest() == null;
    return !wild || master(fort, body.printed()) >= 0;
  }

  /** Whether a body in the hand of {@code seat} may attack {@code target} (T2.4, T7.2). */
  public static boolean attacks(Position p, int seat, Body body, int target) {
    return couldAttack(p, seat, body, target) && !bound(p, seat, target);
  }

  /** The same, pacts aside. */
  private static boolean couldAttack(Position p, int seat, Body body, int target) {
    if (!body.printed().isCreature() || !mayBeAttacked(p, seat, target)) return false;
    // Neither a merged pair nor an animal that is led is a lone one (T14.1, R50).
    boolean animal = body.tags().contains("animal") && body.guest() == null;
    if (animal && p.forts[target].magic.has(Spell.Name.ANIMAL_ANTISCENT)) return false;
    return (near(p, seat, target) || ranges(p, seat, body)) && fights(p, seat, body, target);
  }

  /** Whether {@code target} is a neighbour of {@code seat}. */
  private static boolean near(Position p, int seat, int target) {
    return target == p.left(seat) || target == p.right(seat);
  }

  /** Whether it may attack any fort (T12.1, T12.17). */
  private static boolean ranges(Position p, int seat, Body body) {
    return body.has(Trait.SAVAGE) || flies(p, seat, body);
  }

  /** Whether a body flies, by nature or on wings (T12.17, T15.7). */
  public static boolean flies(Position p, int seat, Body body) {
    return body.has(Trait.FLYER) || p.forts[seat].magic.winged(body, 0);
  }

  /** Whether what attacks flies: a pair does if both do (R51). */
  public static boolean flies(Position p, int seat, List<Body> bodies) {
    for (Body body : bodies) if (!flies(p, seat, body)) return false;
    return true;
  }

  /** Whether a body in the hand of {@code seat} may defend against {@code attacker} (T8.6). */
  public static boolean defends(Position p, int seat, Body body, int attacker) {
    return body.printed().isDefender() && fights(p, seat, body, attacker);
  }

  /** The same of one body or of the two of a pair, the leader first. */
  public static boolean defends(Position p, int seat, List<Body> bodies, int attacker) {
    Body leader = bodies.getFirst();
    if (bodies.size() == 1) return defends(p, seat, leader, attacker);
    return leader.printed().isDefender() && fights(p, seat, leader, bodies.getLast(), attacker);
  }

  /** Whether a body in the hand of {@code seat} may defend, whoever the enemy (R89). */
  public static boolean defends(Position p, int seat, Body body) {
    Fort fort = p.forts[seat];
    Card card = body.printed();
    boolean sworn = !card.has(Trait.KINGS_MAN) || fort.king() == card.king();
    return card.isDefender() && serves(fort, body) && sworn;
  }

  /** Whether {@code target} may be attacked by {@code seat} with anything (T7.11, R111). */
  private static boolean mayBeAttacked(Position p, int seat, int target) {
    if (target == seat || p.isOut(target)) return false;
    return !p.terms.truce() || p.hasPlayed(target);
  }

  /**
   * Whether a pact forbids {@code seat} to attack {@code target}: not with two survivors, nor if
   * pacts alone leave nobody to attack (R107).
   */
  private static boolean bound(Position p, int seat, int target) {
    if (p.surviving() <= 2 || !Pacts.between(p, seat, target)) return false;
    List<Body> garrison = p.forts[seat].garrison();
    for (int other = 0; other < p.seats(); other++) {
      if (Pacts.between(p, seat, other)) continue;
      for (Body body : garrison) if (couldAttack(p, seat, body, other)) return true;
    }
    return false;
  }

  /**
   * Whether what was slowed or transferred may attack a fort it has come to, however far off (R104,
   * R105): not if a pact, a flag, an anti-scent or the truce forbids it.
   */
  public static boolean mayArrive(Position p, int seat, List<Body> bodies, int target) {
    if (!mayBeAttacked(p, seat, target)) return false;
    if (p.surviving() > 2 && Pacts.between(p, seat, target)) return false;
    for (Body body : bodies) if (!isSworn(p, seat, body, target)) return false;
    Body first = bodies.getFirst();
    boolean lone = bodies.size() == 1 && first.guest() == null && first.tags().contains("animal");
    return !lone || !p.forts[target].magic.has(Spell.Name.ANIMAL_ANTISCENT);
  }

  /** Adds the bodies and pairs that may attack {@code target}. */
  public static void listAttackers(Position p, int seat, int target, Options options) {
    listAttackers(p, seat, target, List.of(), options);
  }

  /** Adds those that may attack {@code target} and have not attacked in this turn (R86). */
  public static void listRestedAttackers(Position p, int seat, int target, Options options) {
    listAttackers(p, seat, target, p.attacked, options);
  }

  private static void listAttackers(
      Position p, int seat, int target, List<Body> tired, Options options) {
    List<Body> rested = rested(p.forts[seat], tired);
    for (Body body : rested) {
      if (attacks(p, seat, body, target)) options.add(Code.of(Code.Verb.ATTACK, body));
    }
    for (List<Body> pair : pairs(rested)) {
      boolean near = near(p, seat, target) || pair.stream().allMatch(body -> ranges(p, seat, body));
      boolean able = near && mayBeAttacked(p, seat, target) && !bound(p, seat, target);
      if (able && fights(p, seat, pair.getFirst(), pair.getLast(), target)) {
        options.add(Code.of(Code.Verb.ATTACK, pair));
      }
    }
  }

  /** The different bodies in hand that are not all among {@code tired}. */
  private static List<Body> rested(Fort fort, List<Body> tired) {
    List<Body> garrison = fort.garrison();
    if (tired.isEmpty()) return garrison;
    garrison.removeIf(body -> fort.count(body) <= Collections.frequency(tired, body));
    return garrison;
  }

  /** The pairs among these, the leader first (T12.20). */
  private static List<List<Body>> pairs(List<Body> bodies) {
    List<List<Body>> pairs = new ArrayList<>();
    for (Body leader : bodies) {
      if (!leader.has(Trait.PAIR_LEADER)) continue;
      for (Body partner : bodies) if (leader.leads(partner)) pairs.add(List.of(leader, partner));
    }
    return pairs;
  }

  /** Whether anything may attack {@code target} that has not attacked in this turn (R86). */
  public static boolean anyRestedAttacker(Position p, int seat, int target) {
    for (Body body : rested(p.forts[seat], p.attacked)) {
      if (attacks(p, seat, body, target)) return true;
    }
    return false;
  }

  /** Whom {@code seat} may attack, to the left first; nobody if it has nobody to attack with. */
  public static List<Integer> targets(Position p, int seat) {
    List<Integer> targets = new ArrayList<>();
    for (int step = 1; step < p.seats(); step++) {
      int target = (seat + step) % p.seats();
      if (!p.isOut(target) && anyRestedAttacker(p, seat, target)) targets.add(target);
    }
    return targets;
  }

  /** Adds the bodies and pairs that may defend against the running attack. */
  public static void listDefenders(Position p, Options options) {
    int seat = p.bout.defender;
    int attacker = p.bout.attacker;
    List<Body> garrison = rested(p.forts[seat], p.bout.waiting());
    for (Body body : garrison) {
      if (defends(p, seat, body, attacker)) options.add(Code.of(Code.Verb.DEFEND, body));
    }
    for (List<Body> pair : pairs(garrison)) {
      if (defends(p, seat, pair, attacker)) options.add(Code.of(Code.Verb.DEFEND, pair));
    }
  }

  /** Shows the master of a wild animal that is used (R38); in a pair its leader is seen. */
  public static void showMaster(Position p, Table table, int seat, List<Body> used) {
    Body animal = used.getFirst();
    if (!animal.has(Trait.WILD_ANIMAL) || animal.guest() != null) return;
    show(p, table, seat, master(p.forts[seat], animal.printed()));
  }

  /** The keys of cards, copies one after another. */
  public static List<String> keys(Cards cards) {
    return Arrays.stream(cards.toArray()).mapToObj(Catalogue::key).toList();
  }

  /** Shows a card in hand to everybody. */
  public static void show(Position p, Table table, int seat, int card) {
    show(p, table, seat, p.forts[seat].body(card));
  }

  /** Shows a body in hand to everybody, as its owner uses what it can do. */
  public static void show(Position p, Table table, int seat, Body body) {
    Rights.use(p, table, seat, body.card());
    Fort fort = p.forts[seat];
    boolean known = fort.hand.knownTo(Position.EVERYBODY).has(body.card());
    if (known && body.guest() == null) return;
    table.noReturn();
    fort.show(body, 1, Position.ALL);
    if (!table.listening()) return;
    table.tell(new TvrzEvent.Shown(seat, body.printed().key(), body.besides()));
  }
}
