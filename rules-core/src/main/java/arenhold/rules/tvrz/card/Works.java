package arenhold.rules.tvrz.card;

import java.util.Set;

/**
 * What a fortification does once it is laid (T4).
 *
 * @param covers the parts it strengthens
 * @param value how much the attacker's strength falls there
 * @param wooden whether arsonists can burn it
 * @param stopsFlyers whether it counts against flyers
 * @param stopsWalkers whether it counts against all others
 */
public record Works(
    Set<Part> covers, int value, boolean wooden, boolean stopsFlyers, boolean stopsWalkers) {

  /** How much it takes from an attacker of {@code part}; 0 where it does not cover it. */
  public int against(Part part, boolean flyer) {
    boolean counts = covers.contains(part) && (flyer ? stopsFlyers : stopsWalkers);
    return counts ? value : 0;
  }
}
