package arenhold.rules.tvrz.card;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A card as printed.
 *
 * @param number its place in the catalogue
 * @param key its name in notations, files and views
 * @param kind what sort of card it is
 * @param bar the colour that limits its copies
 * @param count how many copies one pack holds
 * @param tags race and type of a creature, such as {@code human} or {@code wolf}
 * @param attack printed attack strength; 0 for all that is no creature
 * @param defence printed defence strength; 0 for all that is no creature
 * @param part where a defender stands; null for universal and attack-only creatures and for all
 *     that is no creature
 * @param universal whether it stands wherever the attack comes (T0.6)
 * @param traits its traits with their levels, 0 for those without one
 * @param ties which other cards it can be used with
 * @param spells what a mage knows
 * @param plusOneCard whether it says "+1 card" (T12.18)
 * @param flammable whether a fireball burns it
 * @param works what a fortification does; else null
 * @param king of flags and king's men; else null
 * @param effect what an item or a shadow does; null where it does nothing more
 */
public record Card(
    int number,
    String key,
    Kind kind,
    Bar bar,
    int count,
    Set<String> tags,
    int attack,
    int defence,
    Part part,
    boolean universal,
    Map<Trait, Integer> traits,
    List<Tie> ties,
    List<Spell> spells,
    boolean plusOneCard,
    boolean flammable,
    Works works,
    King king,
    Effect effect) {

  /** Whether it is a creature (T0.4). */
  public boolean isCreature() {
    return kind == Kind.CREATURE;
  }

  /** Whether it is a creature that may stand in a fort's defence (T0.5). */
  public boolean isDefender() {
    return part != null || universal;
  }

  /** Where a defender stands: a part, or {@code universal}; null for all others. */
  public String stands() {
    if (universal) return "universal";
    return part == null ? null : part.key();
  }

  /** Whether it has this trait. */
  public boolean has(Trait trait) {
    return traits.containsKey(trait);
  }

  /** The level of this trait; 0 where it has none. */
  public int level(Trait trait) {
    return traits.getOrDefault(trait, 0);
  }

  /** Whether it makes a wild animal serve its owner (T12.22). */
  public boolean masters(Card animal) {
    for (Tie tie : ties) {
      if (!(tie instanceof Tie.Masters(Set<String> served))) continue;
      if (served.contains("wildAnimal")) return true;
      for (String tag : served) if (animal.tags.contains(tag)) return true;
    }
    return false;
  }

  @Override
  public String toString() {
    return key;
  }
}
