package arenhold.rules.tvrz;

import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.tvrz.card.Bar;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Rights;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The places in a position whose cards one seat does not know, and exchanges between them. Cards
 * change places within the pack they come from. Where others play with decks of their own, nobody
 * knows what these hold: then what a deck may hold as well is a place too, outside of the match.
 *
 * <p>One long file, because every exchange keeps to the same limits: what hands and units must hold
 * by what was seen later, and what decks may hold.
 */
final class Hidden {

  /** The pile, and what is outside of the match, in the place of a unit. */
  private static final int PILE = -2;

  private static final int OUTSIDE = -3;
  private static final int HAND = -1;

  private final Position p;
  private final int seat;

  /** What every seat must have in hand. */
  private final List<Cards> held;

  /** What must lie in units. */
  private final Map<Foresight.Spot, Body> faces;

  private final Map<Foresight.Spot, Unit.Kind> kinds;

  /**
   * The hidden places of a position.
   *
   * @param seat from whom they are hidden
   * @param known what it learned of them later, to be kept
   * @param wrong the line after which something was seen that does not come of {@code p}
   */
  Hidden(Position p, int seat, Foresight known, int wrong, Table nature) {
    this.p = p;
    this.seat = seat;
    held = known.hands(p);
    faces = known.faces(p, wrong, nature);
    kinds = known.kinds();
  }

  /** Lets all be in its place that the seat learned of later; answers whether it was not. */
  boolean foreseen(Table nature) {
    boolean changed = false;
    for (Map.Entry<Foresight.Spot, Body> face : faces.entrySet()) {
      changed |= shows(face.getKey(), face.getValue(), nature);
    }
    for (Map.Entry<Foresight.Spot, Unit.Kind> kind : kinds.entrySet()) {
      Foresight.Spot unit = kind.getKey();
      changed |= retyped(unit.holder(), unit.number(), kind.getValue(), nature);
    }
    for (int holder = 0; holder < p.seats(); holder++) {
      Cards needed = held.get(holder);
      if (holder == seat || needed.isEmpty()) continue;
      Cards missing = Redealing.minus(needed, p.forts[holder].hand.cards());
      for (int card : missing.toArray()) {
        changed |= brought(holder, one -> one.number() == card, nature);
      }
    }
    return changed;
  }

  /** Lets a body lie in a unit, or another one in its place; answers whether that was needed. */
  boolean came(int holder, int number, Body body, boolean there, Table nature) {
    List<Body> bodies = p.forts[holder].unit(number).bodies();
    if (bodies.contains(body) == there) return false;
    if (!there) return met(holder, number, card -> card.number() != body.card(), nature);
    int index = Redealing.any(Redealing.upTo(bodies.size()), nature);
    return shows(new Foresight.Spot(holder, number, index), body, nature);
  }

  /** Lets a body lie where it was seen later, and the other cards of its unit be of its kind. */
  private boolean shows(Foresight.Spot spot, Body body, Table nature) {
    Unit unit = p.forts[spot.holder()].unit(spot.number());
    Body other = unit.body(spot.index());
    if (other.equals(body)) return false;
    if (body.isWorn() || other.isWorn()) {
      return lies(spot.holder(), spot.number(), spot.index(), body, nature);
    }
    int deck = deck(spot.holder());
    Place place = new Place(deck, spot.holder(), spot.number(), spot.index(), other.card());
    List<Place> from =
        places().stream()
            .filter(one -> one.card() == body.card() && one.deck() == deck)
            .filter(one -> one.unit() < 0 || one.takes(other.card()))
            .filter(one -> fits(one, other.card()))
            .toList();
    if (from.isEmpty()) return false;
    swap(place, from.get(Redealing.any(Redealing.upTo(from.size()), nature)));
    retyped(spot.holder(), spot.number(), Unit.Kind.of(body.printed()), nature);
    return true;
  }

  /**
   * A hidden place.
   *
   * @param deck the seat from whose deck the card comes; 0 for a shared pack
   * @param holder the seat that holds the card; -1 for none
   * @param unit the unit in which it lies, or where else
   * @param index which card of the unit it is
   */
  record Place(int deck, int holder, int unit, int index, int card) {

    Card printed() {
      return Catalogue.card(card);
    }

    /** The same place after another card has come there. */
    Place with(int other) {
      return new Place(deck, holder, unit, index, other);
    }

    /** Whether {@code other} may lie here as well: only some cards lie face-down in a landscape. */
    boolean takes(int other) {
      if (unit < 0) return true;
      Unit.Kind kind = Unit.Kind.of(Catalogue.card(card));
      return kind == Unit.Kind.of(Catalogue.card(other));
    }
  }

  /** Every hidden place, copies in a hand and in the pile one by one. */
  List<Place> places() {
    List<Place> places = new ArrayList<>();
    if (!p.terms.ownDecks()) addPile(0, places);
    for (int holder = 0; holder < p.seats(); holder++) {
      if (holder == seat) continue;
      if (p.terms.ownDecks()) {
        addPile(holder, places);
        addOutside(holder, places);
      }
      int deck = deck(holder);
      Fort fort = p.forts[holder];
      for (int card : loose(holder).toArray()) {
        places.add(new Place(deck, holder, HAND, 0, card));
      }
      for (Unit unit : fort.units) {
        for (int i = 0; i < unit.cards().size(); i++) {
          if ((unit.cards().knownTo(i) >> seat & 1) != 0) continue;
          // What wears something is known to be in this hand or out.
          if (unit.body(i).isWorn()) continue;
          if (faces.containsKey(new Foresight.Spot(holder, unit.number(), i))) continue;
          places.add(new Place(deck, holder, unit.number(), i, unit.cards().card(i)));
        }
      }
    }
    return places;
  }

  /** The hidden cards in a hand but for those that must be there. */
  private Cards loose(int holder) {
    Fort fort = p.forts[holder];
    Cards hidden = fort.hiddenFrom(seat);
    Cards needed = held.get(holder);
    if (needed.isEmpty()) return hidden;
    Cards spare = Redealing.minus(fort.hand.cards(), needed);
    return Redealing.minus(hidden, Redealing.minus(hidden, spare));
  }

  private void addPile(int deck, List<Place> places) {
    for (int card : p.pile(deck).loose().toArray()) places.add(new Place(deck, -1, PILE, 0, card));
  }

  /** What may be in a seat's deck besides what is there (T1.5). */
  private void addOutside(int deck, List<Place> places) {
    Cards there = p.pile(deck).loose().and(p.pile(deck).discard()).and(p.forts[deck].all());
    for (Card card : OwnDecks.packable()) {
      boolean fits = card.bar() == Bar.BROWN || !there.has(card.number());
      if (fits) places.add(new Place(deck, -1, OUTSIDE, 0, card.number()));
    }
  }

  /** The deck that the cards of {@code holder} come from. */
  private int deck(int holder) {
    return p.terms.ownDecks() ? holder : 0;
  }

  /** Whether a card may lie at a place: no copy of one that another has the right to is held. */
  boolean fits(Place place, int card) {
    return place.takes(card) && (place.holder() < 0 || !Rights.barred(p, place.holder(), card));
  }

  /** Makes {@code card} one of the shuffled ones, so that {@code drawer} may draw it. */
  boolean freed(int drawer, int card, Table nature) {
    int deck = deck(drawer);
    if (p.pile(deck).loose().has(card)) return false;
    return exchange(
        places().stream().filter(place -> place.card() == card).toList(),
        places().stream().filter(one -> one.unit() == PILE && one.deck() == deck).toList(),
        nature);
  }

  /** Gives a seat's pile so many more shuffled cards, or takes some away (T1.8). */
  boolean resized(int deck, int more, Table nature) {
    for (int i = 0; i < Math.abs(more); i++) {
      Deck pile = p.pile(deck);
      if (more > 0) {
        List<Place> from = places().stream().filter(one -> outside(one, deck)).toList();
        Place added = from.get(Redealing.any(Redealing.upTo(from.size()), nature));
        p.pile(deck, pile.with(pile.loose().with(added.card()), pile.discard()));
      } else {
        int[] cards = pile.loose().toArray();
        int dropped = cards[Redealing.any(Redealing.upTo(cards.length), nature)];
        p.pile(deck, pile.with(pile.loose().without(dropped), pile.discard()));
      }
    }
    return more != 0;
  }

  private static boolean outside(Place place, int deck) {
    return place.unit() == OUTSIDE && place.deck() == deck;
  }

  /** Brings a card of this sort into the hand of {@code holder}, for one of another sort. */
  boolean brought(int holder, Predicate<Card> wanted, Table nature) {
    return exchange(
        places().stream()
            .filter(place -> !inHand(place, holder) && wanted.test(place.printed()))
            .toList(),
        places().stream()
            .filter(place -> inHand(place, holder) && !wanted.test(place.printed()))
            .toList(),
        nature);
  }

  /** Lets the hidden cards of a unit be of this kind: each changes places with one that is. */
  boolean retyped(int holder, int number, Unit.Kind kind, Table nature) {
    boolean changed = false;
    for (Place place : places()) {
      boolean there = place.holder() == holder && place.unit() == number;
      if (!there || Unit.Kind.of(place.printed()) == kind) continue;
      List<Place> from =
          places().stream()
              .filter(one -> one.unit() < 0 && one.deck() == place.deck())
              .filter(one -> Unit.Kind.of(one.printed()) == kind)
              .toList();
      if (from.isEmpty()) return false;
      swap(place, from.get(Redealing.any(Redealing.upTo(from.size()), nature)));
      changed = true;
    }
    return changed;
  }

  /** Lets a hidden card of a unit be one of this sort, if another card of its kind is. */
  boolean met(int holder, int number, Predicate<Card> wanted, Table nature) {
    return exchange(
        places().stream()
            .filter(one -> one.holder() != holder || one.unit() != number)
            .filter(one -> wanted.test(one.printed()))
            .toList(),
        places().stream()
            .filter(one -> one.holder() == holder && one.unit() == number)
            .filter(one -> !wanted.test(one.printed()))
            .toList(),
        nature);
  }

  private static boolean inHand(Place place, int holder) {
    return place.holder() == holder && place.unit() == HAND;
  }

  /**
   * Lets {@code holder} have this body in hand: brought there, off a unit if something is attached
   * to it, merged or fallen apart. Answers whether anything was changed.
   */
  boolean embodied(int holder, Body wanted, Table nature) {
    Fort fort = p.forts[holder];
    if (fort.count(wanted) > 0) return false;
    Body guest = wanted.guest();
    if (guest != null) {
      boolean ready = fort.count(wanted.alone()) > 0 && fort.count(guest) > 0;
      if (ready) fort.merge(wanted.alone(), guest);
      return ready || embodied(holder, wanted.alone(), nature) | embodied(holder, guest, nature);
    }
    if (fort.separate(wanted.card(), seat)) return true;
    if (wanted.isWorn()) return tookHome(fort, wanted, nature);
    return brought(holder, card -> card.number() == wanted.card(), nature);
  }

  /** Exchanges a body that lies in a unit with a card of its kind in the same hand. */
  private boolean tookHome(Fort fort, Body wanted, Table nature) {
    for (Unit unit : fort.units) {
      int index = unit.bodies().indexOf(wanted);
      if (index < 0 || unit.open(index)) continue;
      List<Integer> fitting = new ArrayList<>();
      for (int card : fort.hiddenFrom(seat).toArray()) {
        boolean fits = Unit.Kind.of(Catalogue.card(card)) == unit.kind();
        if (fits && fort.plain().has(card)) fitting.add(card);
      }
      if (fitting.isEmpty()) return false;
      int card = fitting.get(Redealing.any(Redealing.upTo(fitting.size()), nature));
      fort.take(Body.of(card), 0);
      fort.put(unit.with(index, Body.of(card)));
      fort.receive(wanted, 0);
      return true;
    }
    return false;
  }

  /** Lets {@code wanted}, of the same hand or landscape, lie at a place of a unit. */
  private boolean lies(Fort fort, int number, int index, Body wanted) {
    Unit unit = fort.unit(number);
    if (unit == null || index >= unit.bodies().size()) return false;
    Body other = unit.body(index);
    if (other.equals(wanted)) return false;
    if (wanted.isWorn() && fort.count(wanted) > 0) {
      fort.take(wanted, 0);
      fort.put(unit.with(index, wanted));
      fort.receive(other, 0);
      return true;
    }
    for (Unit from : fort.units) {
      int at = from.bodies().indexOf(wanted);
      if (at < 0 || from.open(at) || from.number() == number) continue;
      fort.put(unit.with(index, wanted));
      fort.put(from.with(at, other));
      return true;
    }
    return false;
  }

  /** Lets {@code body} lie at a place of a unit where another one does. */
  boolean lies(int owner, int unit, int index, Body body, Table nature) {
    Fort fort = p.forts[owner];
    boolean held = fort.unit(unit) != null && index < fort.unit(unit).bodies().size();
    if (!held) return false;
    if (body.isWorn() || fort.unit(unit).body(index).isWorn()) {
      return body.isWorn()
          ? lies(fort, unit, index, body)
          : tookHome(fort, fort.unit(unit).body(index), nature);
    }
    int wanted = body.card();
    for (Place place : places()) {
      boolean there = place.holder() == owner && place.unit() == unit && place.index() == index;
      if (!there || place.card() == wanted) continue;
      List<Place> from =
          places().stream()
              .filter(one -> one.card() == wanted && one.deck() == place.deck())
              .filter(one -> !one.equals(place))
              .toList();
      if (from.isEmpty()) return false;
      swap(place, from.get(Redealing.any(Redealing.upTo(from.size()), nature)));
      return true;
    }
    return false;
  }

  /** Exchanges a hidden {@code one} of a deck that somebody holds with an {@code other}. */
  boolean exchanged(int deck, int one, int other, Table nature) {
    return exchange(
        places().stream().filter(place -> place.card() == other).toList(),
        places().stream()
            .filter(place -> place.card() == one && place.deck() == deck && place.holder() >= 0)
            .toList(),
        nature);
  }

  /** Puts another card in the place of one that {@code holder} has in hand. */
  boolean taken(int holder, int card, Table nature) {
    return exchange(
        places().stream().filter(one -> !inHand(one, holder) && one.card() != card).toList(),
        places().stream().filter(one -> inHand(one, holder) && one.card() == card).toList(),
        nature);
  }

  /**
   * Exchanges these cards on the discard pile of a deck with those that should lie there and lie
   * hidden.
   */
  boolean recovered(int deck, Cards wrong, Cards missing, Table nature) {
    Cards sought = missing;
    boolean changed = false;
    for (int discarded : wrong.toArray()) {
      Cards left = sought;
      List<Place> from =
          places().stream()
              .filter(place -> place.deck() == deck && left.has(place.card()))
              .filter(place -> fits(place, discarded))
              .toList();
      if (from.isEmpty()) return changed;
      Place place = from.get(Redealing.any(Redealing.upTo(from.size()), nature));
      take(place, discarded);
      Deck pile = p.pile(deck);
      p.pile(deck, pile.with(pile.loose(), pile.discard().without(discarded).with(place.card())));
      sought = sought.without(place.card());
      changed = true;
    }
    return changed;
  }

  /** Puts cards that cannot defend in the place of all in the hand of {@code holder} that can. */
  boolean disarmed(int holder, Table nature) {
    boolean changed = false;
    while (brought(holder, card -> !card.isDefender(), nature)) changed = true;
    return changed;
  }

  /** Exchanges any hidden card of {@code holder} with any other hidden card. */
  boolean shuffled(int holder, Table nature) {
    return exchange(
        places().stream().filter(place -> place.holder() != holder).toList(),
        places().stream().filter(place -> place.holder() == holder).toList(),
        nature);
  }

  /** Exchanges one of these with one of those, by chance; answers whether that could be. */
  private boolean exchange(List<Place> ones, List<Place> others, Table nature) {
    List<Place> near =
        ones.stream()
            .filter(one -> others.stream().anyMatch(other -> other.deck() == one.deck()))
            .toList();
    if (near.isEmpty()) return false;
    Place one = near.get(Redealing.any(Redealing.upTo(near.size()), nature));
    List<Place> fitting =
        others.stream()
            .filter(other -> other.deck() == one.deck() && !other.equals(one))
            .filter(other -> fits(other, one.card()) && fits(one, other.card()))
            .toList();
    if (fitting.isEmpty()) return false;
    swap(one, fitting.get(Redealing.any(Redealing.upTo(fitting.size()), nature)));
    return true;
  }

  /** Exchanges the cards of two places. */
  void swap(Place one, Place other) {
    take(one, other.card());
    take(other, one.card());
  }

  /** Puts {@code card} where another one lies. */
  private void take(Place place, int card) {
    if (place.unit() == OUTSIDE) return;
    if (place.unit() == PILE) {
      Deck pile = p.pile(place.deck());
      Cards loose = pile.loose().without(place.card()).with(card);
      p.pile(place.deck(), pile.with(loose, pile.discard()));
      return;
    }
    Fort fort = p.forts[place.holder()];
    if (place.unit() == HAND) {
      fort.exchange(place.card(), card, seat);
      // A card that was mobilized is hidden, and so is that it was.
      if (fort.magic.all(Body.of(place.card())) > fort.hand.cards().count(place.card())) {
        fort.magic = fort.magic.replaced(Body.of(place.card()), Body.of(card));
      }
      return;
    }
    Unit unit = fort.unit(place.unit());
    fort.put(unit.with(place.index(), Body.of(card)));
  }
}
