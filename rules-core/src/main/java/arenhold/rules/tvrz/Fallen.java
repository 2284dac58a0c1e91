package arenhold.rules.tvrz;

import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.Hidden.Place;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The hidden places of a seat that has gone out: all that it held has been seen since. */
final class Fallen {

  private final Position p;
  private final Hidden hidden;
  private final int holder;

  Fallen(Position p, Hidden hidden, int holder) {
    this.p = p;
    this.hidden = hidden;
    this.holder = holder;
  }

  /** Lets it have held none but these cards and those that are seen. */
  boolean becomes(Cards shown, Table nature) {
    boolean changed = false;
    Cards seen = p.forts[holder].all();
    for (Place place : hidden.places()) {
      if (place.holder() == holder) seen = seen.without(place.card());
    }
    Cards sought = Redealing.minus(shown, seen);
    for (int tries = 0; tries < 100; tries++) {
      Cards wanted = sought;
      List<Place> wrong = new ArrayList<>();
      List<Place> right = new ArrayList<>();
      for (Place place : hidden.places()) {
        if (place.holder() != holder) continue;
        boolean there = wanted.has(place.card());
        if (there) wanted = wanted.without(place.card());
        (there ? right : wrong).add(place);
      }
      // Only some cards can have lain in the landscape: those places come first.
      wrong.sort(Comparator.comparing(place -> place.unit() < 0));
      if (!replaced(wrong, wanted, nature) && !movedOut(wrong, right)) return changed;
      changed = true;
    }
    return changed;
  }

  /** Deals these cards and those that are seen to its places anew, by chance. */
  boolean dealt(Cards shown, Table nature) {
    List<Place> places = new ArrayList<>();
    for (Place place : hidden.places()) if (place.holder() == holder) places.add(place);
    Cards seen = p.forts[holder].all();
    for (Place place : places) seen = seen.without(place.card());
    Cards sought = Redealing.minus(shown, seen);
    List<Integer> cards = sought.size() == places.size() ? lying(places, sought, nature) : null;
    boolean changed = false;
    for (int i = 0; cards != null && i < places.size(); i++) {
      changed |= lies(i, places, cards.get(i), nature);
    }
    return changed;
  }

  /** Which cards lie at its places: those of one kind in each unit. Null if none were found. */
  private List<Integer> lying(List<Place> places, Cards cards, Table nature) {
    for (int tries = 0; tries < 50; tries++) {
      List<Integer> rest = new ArrayList<>(Arrays.stream(cards.toArray()).boxed().toList());
      List<Integer> lying = new ArrayList<>();
      Map<Integer, Unit.Kind> kinds = new HashMap<>();
      // The hand comes last: everything may lie there.
      for (int i = places.size() - 1; i >= 0; i--) {
        int unit = places.get(i).unit();
        Unit.Kind kind = kinds.get(unit);
        List<Integer> fitting =
            rest.stream()
                .filter(card -> unit < 0 || Unit.Kind.of(Catalogue.card(card)) != null)
                .filter(card -> kind == null || Unit.Kind.of(Catalogue.card(card)) == kind)
                .toList();
        if (fitting.isEmpty()) break;
        Integer card = Redealing.any(fitting, nature);
        if (unit >= 0) kinds.put(unit, Unit.Kind.of(Catalogue.card(card)));
        rest.remove(card);
        lying.addFirst(card);
      }
      if (lying.size() == places.size()) return lying;
    }
    return null;
  }

  /** Brings a card to a place, from a later one of these or from elsewhere. */
  private boolean lies(int at, List<Place> places, int card, Table nature) {
    Place place = places.get(at);
    if (place.card() == card) return false;
    for (int i = at + 1; i < places.size(); i++) {
      if (places.get(i).card() != card) continue;
      Place other = places.get(i);
      hidden.swap(place, other);
      places.set(i, other.with(place.card()));
      return true;
    }
    List<Place> from =
        hidden.places().stream()
            .filter(one -> one.card() == card && one.holder() != holder)
            .filter(one -> one.deck() == place.deck() && one.takes(place.card()))
            .toList();
    if (from.isEmpty()) return false;
    hidden.swap(place, from.get(Redealing.any(Redealing.upTo(from.size()), nature)));
    return true;
  }

  /** The same where it is known which of its cards lie open wrongly, and which should instead. */
  boolean laidOpen(Cards extra, Cards missing, Table nature) {
    Cards held = p.forts[holder].all();
    Cards right = Redealing.minus(held, extra);
    boolean wrong = right.size() < held.size() && !missing.isEmpty();
    return wrong && becomes(right.and(missing), nature);
  }

  /** Exchanges one of these cards with a missing one that may lie in its place. */
  private boolean replaced(List<Place> wrong, Cards missing, Table nature) {
    for (Place place : wrong) {
      for (int card = missing.first(); card >= 0; card = missing.next(card)) {
        int wanted = card;
        if (!mayLie(place, card)) continue;
        List<Place> from =
            hidden.places().stream()
                .filter(one -> one.card() == wanted && one.holder() != place.holder())
                .filter(one -> one.deck() == place.deck() && one.takes(place.card()))
                .toList();
        if (from.isEmpty()) continue;
        hidden.swap(place, from.get(Redealing.any(Redealing.upTo(from.size()), nature)));
        return true;
      }
    }
    return false;
  }

  /** Exchanges a wrong card in the landscape with one in the same hand that may lie there. */
  private boolean movedOut(List<Place> wrong, List<Place> right) {
    for (Place place : wrong) {
      if (place.unit() < 0) continue;
      for (Place one : right) {
        if (one.unit() >= 0 || !mayLie(place, one.card())) continue;
        hidden.swap(place, one);
        return true;
      }
    }
    return false;
  }

  /** Whether a card may lie in this place, or in a unit of one card may have lain there alone. */
  private boolean mayLie(Place place, int card) {
    if (hidden.fits(place, card)) return true;
    if (place.unit() < 0) return false;
    boolean alone = p.forts[place.holder()].unit(place.unit()).bodies().size() == 1;
    return alone && Unit.Kind.of(Catalogue.card(card)) != null;
  }
}
