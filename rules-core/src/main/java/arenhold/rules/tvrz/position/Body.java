package arenhold.rules.tvrz.position;

import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Effect;
import arenhold.rules.tvrz.card.Tie;
import arenhold.rules.tvrz.card.Trait;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A card with what is attached to it (T18) and, merged into it, a guest (T12.19). Most bodies are
 * plain cards. Immutable; bodies that look the same are equal, as copies of a card are.
 *
 * @param card the card itself; of a merged pair the host
 * @param ring the ring it wears, or -1
 * @param vial the vial it carries, or -1
 * @param guest the body that has entered it, or null
 */
public record Body(int card, int ring, int vial, Body guest) {

  /** What may be attached and what may come second, by their places in codes, from 1. */
  private static final List<Integer> RINGS = attachable(Effect.Equip.class);

  private static final List<Integer> VIALS = attachable(Effect.Lend.class);
  private static final List<Integer> SECONDS = seconds();
  private static final int CARD = 8;
  private static final int ITEM = 2;
  private static final int WORN = CARD + 2 * ITEM;
  private static final int SECOND = 3;
  private static final String AND = "+";

  private static final Body[] PLAIN = new Body[Catalogue.CARDS.size()];

  static {
    boolean fit = PLAIN.length <= 1 << CARD && SECONDS.size() < 1 << SECOND;
    if (!fit || RINGS.size() >= 1 << ITEM || VIALS.size() >= 1 << ITEM) {
      throw new IllegalStateException("the codes of bodies are too short for the catalogue");
    }
    for (int card = 0; card < PLAIN.length; card++) PLAIN[card] = new Body(card, -1, -1, null);
  }

  private static List<Integer> attachable(Class<? extends Effect> effect) {
    return Catalogue.CARDS.stream()
        .filter(card -> effect.isInstance(card.effect()))
        .map(Card::number)
        .toList();
  }

  /** Guests and the partners of pairs. */
  private static List<Integer> seconds() {
    return Catalogue.CARDS.stream()
        .filter(card -> card.has(Trait.MERGE) || card.has(Trait.PAIR_PARTNER))
        .map(Card::number)
        .toList();
  }

  /** The card alone. */
  public static Body of(int card) {
    return PLAIN[card];
  }

  /** The card with the first of these keys, with the items of the others. */
  public static Body of(List<String> keys) {
    Body body = of(Catalogue.card(keys.getFirst()).number());
    for (String item : keys.subList(1, keys.size())) body = body.with(Catalogue.card(item));
    return body;
  }

  /** Whether it is a card alone. */
  public boolean isPlain() {
    return ring < 0 && vial < 0 && guest == null;
  }

  /** Whether anything is attached to the card itself; everybody has seen that. */
  public boolean isWorn() {
    return ring >= 0 || vial >= 0;
  }

  /** What is printed on the card; of a merged pair on the host, whose strengths count. */
  public Card printed() {
    return Catalogue.card(card);
  }

  /** Whether it has this trait: printed, or lent by a vial. A guest's traits sleep (R94). */
  public boolean has(Trait trait) {
    return printed().has(trait) || lent(trait) > 0;
  }

  /** The level of this trait; 0 where it has none. */
  public int level(Trait trait) {
    return Math.max(printed().level(trait), lent(trait));
  }

  private int lent(Trait trait) {
    if (vial < 0) return 0;
    Effect.Lend lend = (Effect.Lend) Catalogue.card(vial).effect();
    return lend.trait() == trait ? lend.level() : 0;
  }

  /** Race and type: a host has its guest's as well (R94). */
  public Set<String> tags() {
    if (guest == null) return printed().tags();
    Set<String> tags = new LinkedHashSet<>(printed().tags());
    tags.addAll(guest.tags());
    return Collections.unmodifiableSet(tags);
  }

  /** What a ring adds to its strength (T11.2). */
  public int raise(boolean attacks) {
    if (ring < 0) return 0;
    Effect.Equip equip = (Effect.Equip) Catalogue.card(ring).effect();
    return attacks ? equip.attack() : equip.defence();
  }

  /** Whether this item may be attached to it: one ring, and one vial (R108). */
  public boolean takes(Card item) {
    if (!printed().isCreature()) return false;
    return switch (item.effect()) {
      case Effect.Equip equip -> ring < 0;
      case Effect.Lend lend -> vial < 0;
      case null, default -> false;
    };
  }

  /** It with this item attached. */
  public Body with(Card item) {
    boolean equips = item.effect() instanceof Effect.Equip;
    return equips ? new Body(card, item.number(), vial, guest) : worn(ring, item.number());
  }

  /** It without its vial, which has been used up. */
  public Body withoutVial() {
    return vial < 0 ? this : worn(ring, -1);
  }

  private Body worn(int otherRing, int otherVial) {
    boolean plain = otherRing < 0 && otherVial < 0 && guest == null;
    return plain ? of(card) : new Body(card, otherRing, otherVial, guest);
  }

  /** Whether {@code other} may enter it (T12.19). */
  public boolean hosts(Body other) {
    if (guest != null || other.guest != null || !printed().isCreature()) return false;
    for (Tie tie : other.printed().ties()) {
      if (!(tie instanceof Tie.Enters(Set<String> tags))) continue;
      for (String tag : tags) if (printed().tags().contains(tag)) return true;
    }
    return false;
  }

  /** It with a guest that has entered it. */
  public Body entered(Body by) {
    return new Body(card, ring, vial, by);
  }

  /** It without its guest. */
  public Body alone() {
    if (guest == null) return this;
    return isWorn() ? new Body(card, ring, vial, null) : of(card);
  }

  /** Whether it may lead {@code other} into a fight (T12.20); neither is merged (R94). */
  public boolean leads(Body other) {
    if (guest != null || other.guest != null) return false;
    for (Tie tie : printed().ties()) {
      boolean leads =
          tie instanceof Tie.Leads(List<String> partners)
              && partners.contains(other.printed().key());
      if (leads) return true;
    }
    return false;
  }

  /** The creatures in it: the card and its guest. */
  public Cards creatures() {
    return guest == null ? Cards.of(card) : Cards.of(card, guest.card);
  }

  /** Everything attached in it. */
  public Cards items() {
    Cards items = guest == null ? Cards.NONE : guest.items();
    if (ring >= 0) items = items.with(ring);
    return vial >= 0 ? items.with(vial) : items;
  }

  /** All cards it is made of. */
  public Cards cards() {
    return creatures().and(items());
  }

  /** The keys of all that is in it besides the card itself, in the order of its notation. */
  public List<String> besides() {
    if (isPlain()) return List.of();
    List<String> keys = keys();
    return List.copyOf(keys.subList(1, keys.size()));
  }

  /** The keys of all that is in several besides the first one's card. */
  public static List<String> besides(List<Body> bodies) {
    if (bodies.size() == 1) return bodies.getFirst().besides();
    List<String> keys = new ArrayList<>(bodies.getFirst().besides());
    keys.addAll(bodies.getLast().keys());
    return List.copyOf(keys);
  }

  private List<String> keys() {
    List<String> keys = new ArrayList<>();
    keys.add(printed().key());
    if (ring >= 0) keys.add(Catalogue.key(ring));
    if (vial >= 0) keys.add(Catalogue.key(vial));
    if (guest != null) keys.addAll(guest.keys());
    return keys;
  }

  /** How it is written: {@code dog+item-ring-might}, {@code wolf+lur}. */
  public String notation() {
    return isPlain() ? printed().key() : String.join(AND, keys());
  }

  @Override
  public String toString() {
    return notation();
  }

  /** How several that fight as one are written: {@code mahut+elephant} (T12.20). */
  public static String notation(List<Body> bodies) {
    if (bodies.size() == 1) return bodies.getFirst().notation();
    return String.join(AND, bodies.stream().map(Body::notation).toList());
  }

  /**
   * What is written so: one body, or the two of a pair.
   *
   * @throws IllegalArgumentException if it describes no body that there can be
   */
  public static List<Body> readAll(String written) {
    List<Body> bodies = new ArrayList<>();
    for (String key : written.split("\\+", -1)) {
      Card card = Catalogue.card(key);
      boolean item = !card.isCreature() && !bodies.isEmpty();
      if (!item) {
        bodies.add(of(card.number()));
      } else {
        if (!bodies.getLast().takes(card)) throw wrong(written);
        bodies.add(bodies.removeLast().with(card));
      }
    }
    if (bodies.size() == 1) return bodies;
    if (bodies.size() > 2) throw wrong(written);
    Body first = bodies.getFirst();
    Body second = bodies.getLast();
    if (first.leads(second)) return bodies;
    if (first.hosts(second)) return List.of(first.entered(second));
    throw wrong(written);
  }

  /**
   * The one body that is written so.
   *
   * @throws IllegalArgumentException if it describes none
   */
  public static Body read(String written) {
    List<Body> bodies = readAll(written);
    if (bodies.size() != 1) throw wrong(written);
    return bodies.getFirst();
  }

  private static IllegalArgumentException wrong(String written) {
    return new IllegalArgumentException("no such body: " + written);
  }

  /** A number below 2^19 that says all of it; of a plain card the card's own. */
  public int code() {
    return guest == null ? worn() : worn() | second(guest);
  }

  /** The same of one body, or of the two of a pair. */
  public static int code(List<Body> bodies) {
    int code = bodies.getFirst().code();
    return bodies.size() == 1 ? code : code | second(bodies.getLast());
  }

  private int worn() {
    int items = RINGS.indexOf(ring) + 1 | VIALS.indexOf(vial) + 1 << ITEM;
    return card | items << CARD;
  }

  private static int second(Body body) {
    int items = body.worn() >> CARD;
    return (SECONDS.indexOf(body.card) + 1 | items << SECOND) << WORN;
  }

  /** The card that a code begins with. */
  public static int card(int code) {
    return code & (1 << CARD) - 1;
  }

  /** What has this code: one body, or the two of a pair. */
  public static List<Body> decoded(int code) {
    Body first = decoded(card(code), code >> CARD);
    int second = code >> WORN;
    if (second == 0) return List.of(first);
    int card = SECONDS.get((second & (1 << SECOND) - 1) - 1);
    Body other = decoded(card, second >> SECOND);
    return first.leads(other) ? List.of(first, other) : List.of(first.entered(other));
  }

  private static Body decoded(int card, int items) {
    int ring = items & (1 << ITEM) - 1;
    int vial = items >> ITEM & (1 << ITEM) - 1;
    if (ring == 0 && vial == 0) return of(card);
    return new Body(
        card, ring == 0 ? -1 : RINGS.get(ring - 1), vial == 0 ? -1 : VIALS.get(vial - 1), null);
  }
}
