package arenhold.rules.tvrz.position;

import arenhold.rules.tvrz.card.Part;
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

  /** The card that attacks. */
  public final int card;

  /** The part attacked; null until it is declared. */
  public Part part;

  /** Whether it slips into the fort instead of attacking a part (T12.7). */
  public boolean infiltrates;

  /** The patrol that exposed it, which fights first; -1 for none. */
  public int exposer = -1;

  /** What the attacker has left; before the walls, the strength it comes with. */
  public int left;

  /** Whether what was left has been doubled (T7.5). */
  public boolean doubled;

  /** What shadows add to the attacker; 0 once a shadower has met it (T12.15). */
  public int shadows;

  /** Whether robbers have ambushed this attack (R91). */
  public boolean ambushed;

  /** The robbers who are out in an ambush that is still fought. */
  public List<Integer> robbers = List.of();

  /** The level of the worst poison the attacker has taken; 0 for none. */
  public int poison;

  /** The defenders committed, in order. */
  public List<Guard> guards = List.of();

  /** What has changed the strength of the attack so far, in order. */
  public List<Step> steps = List.of();

  /** An attack that is being announced. */
  public Bout(int attacker, int defender, int card) {
    this.attacker = attacker;
    this.defender = defender;
    this.card = card;
  }

  /**
   * A defender in the fight.
   *
   * @param card which
   * @param strength what it began with; -1 while its window is open
   * @param left what it has left
   */
  public record Guard(int card, int strength, int left) {

    /** Whether it lost anything, and so may be poisoned. */
    public boolean hurt() {
      return left < strength;
    }
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
      /** A robber meets it on the way (T12.2). */
      AMBUSH,
      /** The assassin is in and fights with double strength (T12.7). */
      INSIDE
    }
  }

  /** Notes a step after which the attacker has what it has. */
  public void step(Step.Kind kind, List<Integer> cards, int strength, int kept) {
    step(new Step(kind, cards, strength, left, kept));
  }

  /** Notes a step. */
  public void step(Step step) {
    List<Step> more = new ArrayList<>(steps);
    more.add(step);
    steps = List.copyOf(more);
  }

  /** Adds a defender whose window is about to open. */
  public void commit(int guard) {
    List<Guard> more = new ArrayList<>(guards);
    more.add(new Guard(guard, -1, -1));
    guards = List.copyOf(more);
  }

  /** Says what the newest defender began with and has left. */
  public void settle(int strength, int rest) {
    List<Guard> changed = new ArrayList<>(guards);
    changed.set(changed.size() - 1, new Guard(guards.getLast().card(), strength, rest));
    guards = List.copyOf(changed);
  }
}
