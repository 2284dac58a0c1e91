package arenhold.rules.tvrz.fight;

import arenhold.rules.Asked;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a choice in a fight comes to, for the player who is asked, as further parts of the choice.
 * Only what that player knows is counted: a defender that a hidden noble will raise is stronger
 * than its enemy is told.
 *
 * <ul>
 *   <li>{@code strength}: with what the card fights
 *   <li>{@code left}: what its enemy has left then; for an attack what reaches the garrison
 *   <li>{@code kept}: what the card itself has left then
 *   <li>{@code lives}: {@code yes} if it lives with that, {@code no} if it dies
 *   <li>{@code falls}: {@code yes} if its enemy dies
 *   <li>{@code doubled}: {@code yes} if what the enemy has left doubles before (T7.5)
 *   <li>{@code arrives}: what an attack has left behind the works of each part, in their order
 *   <li>{@code out}: {@code yes} if the player has nobody to attack with as things stand (R8)
 * </ul>
 */
public final class Sums {

  private static final String STRENGTH = "strength";
  private static final String LEFT = "left";
  private static final String KEPT = "kept";

  private Sums() {}

  /** The sums of a choice; empty where there is nothing to count. */
  public static Map<String, List<String>> of(Position p, Asked asked, int code) {
    Map<String, List<String>> sums = new LinkedHashMap<>();
    int seat = asked.seat().index();
    switch (Code.verb(code)) {
      case ATTACK -> {
        if (asked.context() instanceof Integer at) attack(p, seat, at, Code.with(code), sums);
      }
      case PART -> part(p, Part.ALL.get(Code.with(code)), sums);
      case DEFEND -> exchange(p, seat, Catalogue.card(Code.with(code)), true, sums);
      case AMBUSH -> ambush(p, Catalogue.card(Code.with(code)), sums);
      case PASS -> passed(p, seat, (Ask) asked.prompt(), sums);
      case DONE -> {
        if (asked.prompt() == Ask.LAY) put(sums, "out", goesOut(p, seat));
      }
      case STRIKE -> {
        if (asked.context() instanceof Integer unit) put(sums, STRENGTH, striking(p, seat, unit));
      }
      default -> {}
    }
    return sums;
  }

  private static void put(Map<String, List<String>> sums, String name, int number) {
    sums.put(name, List.of(String.valueOf(number)));
  }

  private static void put(Map<String, List<String>> sums, String name, boolean is) {
    sums.put(name, List.of(is ? "yes" : "no"));
  }

  private static void attack(
      Position p, int seat, int target, int number, Map<String, List<String>> sums) {
    Card card = Catalogue.card(number);
    int base = Slaves.factor(p, seat, card, target) * card.attack();
    int shadows = Strength.shadows(p, card);
    put(sums, STRENGTH, base + shadows);
    List<String> arrives = new ArrayList<>();
    for (Part part : Part.ALL) {
      int strength = Strength.atWalls(card, base, part) + shadows;
      arrives.add(String.valueOf(behind(p, target, card, part, strength)));
    }
    sums.put("arrives", List.copyOf(arrives));
  }

  /** What is left of an attack behind the works of a part (T4.2). */
  private static int behind(Position p, int target, Card card, Part part, int strength) {
    return Math.max(0, strength - p.forts[target].worksAgainst(part, card.has(Trait.FLYER)));
  }

  private static void part(Position p, Part part, Map<String, List<String>> sums) {
    Bout bout = p.bout;
    Card card = Catalogue.card(bout.card);
    int base = Slaves.factor(p, bout.attacker, card, bout.defender) * card.attack();
    int strength = Strength.atWalls(card, base, part) + Strength.shadows(p, card);
    put(sums, STRENGTH, strength);
    put(sums, LEFT, behind(p, bout.defender, card, part, strength));
  }

  /** What a pass leads to if the other side passes as well. */
  private static void passed(Position p, int seat, Ask ask, Map<String, List<String>> sums) {
    Bout bout = p.bout;
    if (ask == Ask.EXCHANGE) {
      exchange(p, seat, Catalogue.card(bout.guards.getLast().card()), false, sums);
    } else if (ask == Ask.APPROACH && bout.part != null) {
      int strength = Strength.attacking(p);
      put(sums, STRENGTH, strength);
      put(sums, LEFT, behind(p, bout.defender, Catalogue.card(bout.card), bout.part, strength));
    }
  }

  /**
   * A defender against what the attacker has left, as {@code viewer} may foresee it (T8.1).
   *
   * @param held whether it is still in hand
   */
  private static void exchange(
      Position p, int viewer, Card card, boolean held, Map<String, List<String>> sums) {
    Bout bout = p.bout;
    Card attacker = Catalogue.card(bout.card);
    boolean doubles = !bout.doubled && !Strength.local(bout, card);
    int left = doubles ? 2 * bout.left : bout.left;
    int strength = Strength.defending(p, card) + raise(p, viewer, card, held);
    if (card.has(Trait.SHADOWER)) {
      if (attacker.has(Trait.SHADOWER)) {
        int shadows = bout.doubled || doubles ? 2 * bout.shadows : bout.shadows;
        left -= Math.max(0, Math.min(left - 1, shadows));
      } else {
        strength += Strength.shadows(p, card);
      }
    }
    if (bout.exposer >= 0) strength *= 2;
    int loss = Math.min(left, strength);
    put(sums, STRENGTH, strength);
    if (doubles) put(sums, "doubled", true);
    put(sums, LEFT, left - loss);
    put(sums, KEPT, strength - loss);
    int physician = viewer == bout.defender ? physician(p, card, held) : 0;
    put(sums, "lives", lives(p, card, strength - loss, loss > 0, physician));
  }

  /** What motivation adds to a defender, by cards that the viewer knows in the fort (R34). */
  private static int raise(Position p, int viewer, Card card, boolean held) {
    Fort fort = p.forts[p.bout.defender];
    Cards givers = viewer == p.bout.defender ? fort.hand.cards() : fort.hand.knownTo(viewer);
    int most = 0;
    for (int giver = givers.first(); giver >= 0; giver = givers.next(giver)) {
      if (isAnother(givers, giver, card, held)) {
        most = Math.max(most, Strength.raise(Catalogue.card(giver), card));
      }
    }
    return most;
  }

  /** Whether one of these cards is still in hand when the defender is at the wall. */
  private static boolean isAnother(Cards cards, int number, Card defender, boolean held) {
    return !held || number != defender.number() || cards.count(number) > 1;
  }

  /** The highest level of a physician in hand who may treat the defender (T12.10). */
  private static int physician(Position p, Card card, boolean held) {
    if (!card.tags().contains("human")) return 0;
    Cards cards = p.forts[p.bout.defender].hand.cards();
    int highest = 0;
    for (int each = cards.first(); each >= 0; each = cards.next(each)) {
      if (isAnother(cards, each, card, held)) {
        highest = Math.max(highest, Catalogue.card(each).level(Trait.PHYSICIAN));
      }
    }
    return highest;
  }

  /** Whether a defender will live, as far as it can be foreseen (T9.1, T9.4). */
  private static boolean lives(Position p, Card card, int kept, boolean hurt, int physician) {
    int base = card.defence();
    int left = kept + healed(card, kept, base);
    if (!Strength.survives(left, base)) left += physician;
    int poison = hurt ? Catalogue.card(p.bout.card).level(Trait.POISON) : 0;
    boolean harmless = poison <= card.level(Trait.ANTIDOTE) || poison <= physician;
    return Strength.survives(left, base) && harmless;
  }

  /** A robber against the attacker's DS, which those before have worn down (T12.2). */
  private static void ambush(Position p, Card robber, Map<String, List<String>> sums) {
    Bout bout = p.bout;
    Card victim = Catalogue.card(bout.card);
    int before =
        Slaves.factor(p, bout.attacker, victim, bout.defender) * victim.defence() + bout.shadows;
    boolean another = !bout.steps.isEmpty() && bout.ambushed;
    if (another) before = bout.steps.getLast().left();
    int loss = Math.min(before, robber.attack());
    put(sums, STRENGTH, robber.attack());
    put(sums, LEFT, before - loss);
    put(sums, KEPT, robber.attack() - loss);
    int kept = robber.attack() - loss + healed(robber, robber.attack() - loss, robber.attack());
    boolean poisoned = victim.level(Trait.POISON) > robber.level(Trait.ANTIDOTE);
    put(sums, "lives", Strength.survives(kept, robber.attack()) && !poisoned);
    int left = before - loss + healed(victim, before - loss, victim.defence());
    boolean poison = robber.level(Trait.POISON) > victim.level(Trait.ANTIDOTE);
    put(sums, "falls", !Strength.survives(left, victim.defence()) || poison);
  }

  /** What regeneration adds to a card that would die (T12.11). */
  private static int healed(Card card, int left, int base) {
    return Strength.survives(left, base) ? 0 : card.level(Trait.REGENERATION);
  }

  /** Whether phase 3 would find nobody to attack with, flags in hand aside. */
  private static boolean goesOut(Position p, int seat) {
    boolean spared = p.terms.truce() && p.firstTurn;
    return !spared && Usable.targets(p, seat).isEmpty();
  }

  /** With what a unit strikes: its cards' AS. */
  private static int striking(Position p, int seat, int unit) {
    int sum = 0;
    for (int number : Landscape.cards(p, seat, unit)) sum += Catalogue.card(number).attack();
    return sum;
  }
}
