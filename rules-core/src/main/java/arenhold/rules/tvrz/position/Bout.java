package arenhold.rules.tvrz.position;

import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Trait;
import java.util.ArrayList;
import java.util.List;

/**
 * A running attack on a fort (T7.7). It lives within one unit of play: at a checkpoint there is
 * none.
 */
public final class Bout {

  /** Who attacks. */
  public final int attacker;

  /** Whose fort it is. */
  public final int defender;

  /** What attacks: one body, or the two of a pair; those that take losses first come first. */
  public List<Fighter> attack;

  /** Whether the order in which the two of a pair take losses has been chosen (W6). */
  public boolean ordered;

  /** The part attacked; null until it is declared. */
  public Part part;

  /** Whether it slips into the fort instead of attacking a part (T12.7). */
  public boolean infiltrates;

  /** The patrol that exposed it, which fights first; null for none. */
  public Body exposer;

  /** Whether what was left has been doubled (T7.5). */
  public boolean doubled;

  /** What shadows add to the attacker; 0 once a shadower has met it (T12.15). */
  public int shadows;

  /** Whether robbers have ambushed this attack (R91). */
  public boolean ambushed;

  /** The robbers who are out in an ambush that is still fought. */
  public List<Body> robbers = List.of();

  /** The robbers who have come home from the ambush of this attack. */
  public List<Body> ambushers = List.of();

  /** The defenders committed, in order. */
  public List<Guard> guards = List.of();

  /** Whether any defender has been committed. */
  public boolean defended;

  /** The defender that has been slowed and is still to come; null for none (T15.5). */
  public Slowed slowed;

  /** Those who were slowed and will not come, but stay in hand (R103). */
  public List<Body> stayed = List.of();

  /** The lightnings that will strike what attacks as it comes to the walls (R100). */
  public List<Bolt> bolts = List.of();

  /** The level of the lightnings that strike the newest defender (R100). */
  public int blow;

  /** The mages that must be committed next, in order (R60, R100). */
  public List<Body> bound = List.of();

  /** Whether it was slowed and has arrived: it cannot be slowed again (R65, R105). */
  public boolean arrived;

  /** What ended the attack before it was fought out; null as long as it goes on. */
  public End end;

  /** The attacking mage that uses its deadly gaze; null as long as none does (W9). */
  public Body gazer;

  /** What has changed the strength of the attack so far, in order. */
  public List<Step> steps = List.of();

  /** An attack that is being announced. */
  public Bout(int attacker, int defender, List<Body> bodies) {
    this.attacker = attacker;
    this.defender = defender;
    this.attack = bodies.stream().map(Fighter::of).toList();
  }

  /** What attacks. */
  public List<Body> bodies() {
    return attack.stream().map(Fighter::body).toList();
  }

  /** The card that attacks, or those of a pair. */
  public List<Integer> cards() {
    return attack.stream().map(fighter -> fighter.body().card()).toList();
  }

  /** What the attacker has left; before the walls, the strength it comes with. */
  public int left() {
    return Fighter.left(attack);
  }

  /** Whether what attacks, or one of a pair, has this trait. */
  public boolean has(Trait trait) {
    for (Fighter fighter : attack) if (fighter.body().has(trait)) return true;
    return false;
  }

  /** The highest level of this trait in what attacks; 0 without it. */
  public int level(Trait trait) {
    int level = 0;
    for (Fighter fighter : attack) level = Math.max(level, fighter.body().level(trait));
    return level;
  }

  /** Doubles what is left of each (T7.5, R95). */
  public void doubleLeft() {
    attack = attack.stream().map(Fighter::doubled).toList();
  }

  /** A lightning that a mage has cast on what attacks. */
  public record Bolt(int mage, int level) {}

  /** Notes a lightning that will strike with the walls. */
  public void strike(Bolt bolt) {
    List<Bolt> more = new ArrayList<>(bolts);
    more.add(bolt);
    bolts = List.copyOf(more);
  }

  /** Binds a mage to fight in person. */
  public void bind(Body mage) {
    List<Body> more = new ArrayList<>(bound);
    more.add(mage);
    bound = List.copyOf(more);
  }

  /** What ends an attack before it is fought out. */
  public enum End {
    /** It was slowed, and waits before the fort (T15.6). */
    SLOWED,
    /** It was transferred to the next fort (T15.11). */
    TRANSFERRED,
    /** A deadly gaze: the attacker is dead (T15.4). */
    GAZED
  }

  /**
   * A defender in the fight.
   *
   * @param fighters one body, or the two of a pair, the leader first
   * @param local whether it stands where the attack comes, if it was slowed and keeps that (R64);
   *     else null
   */
  public record Guard(List<Fighter> fighters, Boolean local) {

    /** The body that says where it stands: of a pair the leader. */
    public Body lead() {
      return fighters.getFirst().body();
    }

    /** Its card, or those of a pair. */
    public List<Integer> cards() {
      return fighters.stream().map(fighter -> fighter.body().card()).toList();
    }

    /** Whether its window has closed, so that its strength is settled. */
    public boolean settled() {
      return fighters.getFirst().strength() >= 0;
    }

    /** What it began with. */
    public int strength() {
      int sum = 0;
      for (Fighter fighter : fighters) sum += fighter.strength();
      return sum;
    }

    /** What it has left. */
    public int left() {
      return Fighter.left(fighters);
    }
  }

  /**
   * A defender that has been slowed: in hand, but it cannot be committed (R103).
   *
   * @param others how many others are committed before it comes back
   * @param local whether it stands where the attack comes; null until that is settled
   */
  public record Slowed(List<Body> bodies, int others, Boolean local) {

    /** It after another defender has been committed. */
    Slowed less() {
      return new Slowed(bodies, Math.max(0, others - 1), local);
    }

    /** It with its turn come, since nobody else is left. */
    public Slowed due() {
      return new Slowed(bodies, 0, local);
    }

    /** It where it stands. */
    public Slowed standing(boolean there) {
      return new Slowed(bodies, others, there);
    }
  }

  /** The bodies of the slowed defender. */
  public List<Body> waiting() {
    return slowed == null ? List.of() : slowed.bodies();
  }

  /** Takes the newest defender out of the fight until so many others have been committed. */
  public void slow(int others) {
    List<Guard> left = new ArrayList<>(guards);
    Guard guard = left.removeLast();
    slowed = new Slowed(guard.fighters().stream().map(Fighter::body).toList(), others, null);
    guards = List.copyOf(left);
  }

  /**
   * A step in the arithmetic of the fight.
   *
   * @param cards what causes it
   * @param strength with what strength; 0 where that has no meaning
   * @param left what the attacker has left after it; in an ambush of its DS
   * @param kept what that which caused it has left; -1 where that has no meaning
   */
  public record Step(Kind kind, List<Integer> cards, int strength, int left, int kept) {

    /** What happens in a step. */
    public enum Kind {
      /** The attack comes to its part, or slips in. */
      COMES,
      /** Works take from it (T4.2). */
      WORKS,
      /** A defender meets it (T8.1). */
      DEFENDER,
      /** The first defender from elsewhere doubles it (T7.5). */
      DOUBLED,
      /** Shadowers meet (R48). */
      SHADOWS,
      /** A lightning strikes (T15.1). */
      LIGHTNING,
      /** A deadly gaze takes one of a pair (T15.4, R95). */
      GAZE,
      /** A robber meets it on the way (T12.2). */
      AMBUSH,
      /** The assassin is in and fights with double strength (T12.7). */
      INSIDE
    }
  }

  /** Notes a step after which the attacker has what it has. */
  public void step(Step.Kind kind, List<Integer> cards, int strength, int kept) {
    step(new Step(kind, cards, strength, left(), kept));
  }

  /** Notes a step. */
  public void step(Step step) {
    List<Step> more = new ArrayList<>(steps);
    more.add(step);
    steps = List.copyOf(more);
  }

  /** Adds a defender whose window is about to open: one body, or the two of a pair. */
  public void commit(List<Body> guard) {
    commit(guard, null);
    if (slowed != null) slowed = slowed.less();
  }

  /** Brings the slowed defender back into the fight: of its bodies these. */
  public void comesBack(List<Body> bodies) {
    Boolean local = slowed.local();
    slowed = null;
    commit(bodies, local);
  }

  /** Lets the slowed defender, or what lives of it, come no more. */
  public void stays(List<Body> bodies) {
    List<Body> more = new ArrayList<>(stayed);
    more.addAll(bodies);
    stayed = List.copyOf(more);
    slowed = null;
  }

  private void commit(List<Body> guard, Boolean local) {
    List<Guard> more = new ArrayList<>(guards);
    more.add(new Guard(guard.stream().map(Fighter::of).toList(), local));
    guards = List.copyOf(more);
    defended = true;
    List<Body> still = new ArrayList<>(bound);
    for (Body body : guard) still.remove(body);
    bound = List.copyOf(still);
  }

  /** Takes a body out of the newest defender, and the defender away if it was all of it. */
  public void loses(Body body) {
    List<Guard> changed = new ArrayList<>(guards);
    Guard newest = changed.removeLast();
    List<Fighter> left = new ArrayList<>(newest.fighters());
    left.remove(left.stream().filter(each -> each.body().equals(body)).findFirst().orElseThrow());
    if (left.isEmpty()) blow = 0;
    else changed.add(new Guard(List.copyOf(left), newest.local()));
    guards = List.copyOf(changed);
  }

  /** Says how the newest defender stands. */
  public void settle(List<Fighter> fighters) {
    List<Guard> changed = new ArrayList<>(guards);
    changed.add(new Guard(List.copyOf(fighters), changed.removeLast().local()));
    guards = List.copyOf(changed);
  }
}
